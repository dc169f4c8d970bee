import LayoutSolver

/// Where a variable's value is known from outside: frames of views that are not laid out by constraints, the root's size,
/// the toolkit's guides, scroll offsets.
extension LayoutEngine {
    /// The variable for a part, with what ties it down.
    func variable(_ item: ItemVariables, _ part: ItemVariables.Part) -> Variable {
        if let known = item[part] { return known }
        if !item.isView, item.guide._role == .readable {
            installReadable(item)
            return item[part]!
        }
        let made = makeVariable(for: item, part)
        bind(item, part, made)
        if part.isSize, item.bindings[part] == nil { limit(item, part, made) }
        if item.isView, part.isSize, !item.contentWaits, isFree(item.view) { refreshContent(item) }
        return made
    }

    /// Views whose rectangle the solver decides.
    private func isFree(_ view: UIView) -> Bool {
        view === root ? isFitting : !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Bounds of sizes come last: a size that a constraint or a content gives needs no step of the solver then.
    private func limit(_ item: ItemVariables, _ part: ItemVariables.Part, _ variable: Variable) {
        waitingLimits.append((item, part))
    }

    func addWaitingLimits() {
        // Breaking a constraint may need further variables.
        while !waitingLimits.isEmpty {
            let waiting = waitingLimits
            waitingLimits = []
            for (item, part) in waiting
            where item.limits[part] == nil && item.bindings[part] == nil && !item.isForgotten {
                guard let variable = item[part] else { continue }
                item.limits[part] = add(alone(variable), .greaterThanOrEqual, 0, 1000, .limit(item, part))
            }
        }
    }

    private func bind(_ item: ItemVariables, _ part: ItemVariables.Part, _ variable: Variable) {
        guard let rule = rule(for: item, part) else { return }
        if item.isView, !isFitting { item.view._flags.insert(.isBoundInEngine) }
        let id: ConstraintID?
        if let other = rule.reference, rule.slope != 0 {
            let terms = [Term(variable), Term(other, -rule.slope)]
            id = add(terms, rule.relation, rule.constant, rule.priority, .binding(item, part))
        } else {
            id = add(alone(variable), rule.relation, rule.constant, rule.priority, .binding(item, part))
        }
        if let id {
            item.bindings[part] = .init(
                constraint: id, slope: rule.slope, constant: rule.constant, priority: rule.priority)
        }
    }

    func rebind(_ item: ItemVariables, _ part: ItemVariables.Part) {
        if let variable = item[part] { bind(item, part, variable) }
    }

    /// A view started or stopped being laid out by constraints; its variables stay.
    func modeChanged(_ view: UIView) {
        guard let item = known(view) else {
            if !view.translatesAutoresizingMaskIntoConstraints { subtreeAdded(view) }
            return
        }
        releaseConstraints(of: item)
        for part in ItemVariables.Part.allCases {
            guard let variable = item[part] else { continue }
            bind(item, part, variable)
            if part.isSize, item.bindings[part] == nil { limit(item, part, variable) }
        }
        if !view.translatesAutoresizingMaskIntoConstraints {
            makeAllVariables(.view(view))
            refreshContent(item)
        }
        triesBrokenAgain = true
        markDirty()
    }

    /// Drops everything that ties the item's variables down.
    func releaseConstraints(of item: ItemVariables) {
        for part in ItemVariables.Part.allCases {
            unbind(item, part)
            if let limit = item.limits[part] {
                item.limits[part] = nil
                drop(limit)
            }
        }
        for content in [item.content.0, item.content.1].compactMap({ $0 }) {
            drop(content.hugging)
            drop(content.resistance)
        }
        item.content = (nil, nil)
        for id in item.extra { drop(id) }
        item.extra = []
        if let limit = item.readableLimit { drop(limit) }
        item.readableLimit = nil
        if let nudge = item.nudge { drop(nudge) }
        item.nudge = nil
    }

    func unbind(_ item: ItemVariables, _ part: ItemVariables.Part) {
        guard let binding = item.bindings[part] else { return }
        item.bindings[part] = nil
        drop(binding.constraint)
    }

    /// - Returns: whether anything is not as it was.
    func update(bindingsOf stale: [ItemVariables], constantsOf constraints: [NSLayoutConstraint]) -> Bool {
        var changes: [ConstantChange] = []
        var isChanged = false
        for item in stale {
            if let limit = item.readableLimit, let owner = item.guide._owner {
                let width = Double(min(owner._readableWidthLimit, 1_000_000))
                if width != item.readableWidth {
                    item.readableWidth = width
                    changes.append(.init(id: limit, constant: width, source: .limit(item, .width)))
                }
            }
            for part in ItemVariables.Part.allCases {
                guard let variable = item[part], let binding = item.bindings[part], let rule = rule(for: item, part)
                else {
                    continue
                }
                if rule.slope != binding.slope || rule.priority != binding.priority {
                    unbind(item, part)
                    bind(item, part, variable)
                    isChanged = true
                } else if rule.constant != binding.constant {
                    item.bindings[part]?.constant = rule.constant
                    changes.append(
                        .init(id: binding.constraint, constant: rule.constant, source: .binding(item, part)))
                }
            }
        }
        for constraint in constraints {
            guard let id = constraint._installed(in: self) else { continue }
            let constant = Double(constraint.constant + constraint._spacing) - constraint._formConstant
            changes.append(.init(id: id, constant: constant, source: .constraint(constraint)))
        }
        guard !changes.isEmpty else { return isChanged }
        apply(changes)
        return true
    }

    // MARK: Rules

    private struct Rule {
        var constant: Double
        var slope = 0.0
        var reference: Variable?
        var priority: Float = 1000
        var relation = LayoutSolver.Relation.equal
    }

    private func rule(for item: ItemVariables, _ part: ItemVariables.Part) -> Rule? {
        item.isView ? rule(forView: item.view, part) : rule(forGuide: item.guide, part)
    }

    private func rule(forView view: UIView, _ part: ItemVariables.Part) -> Rule? {
        switch part {
        case .boundsX: return Rule(constant: Double(view.layer.bounds.minX))
        case .boundsY: return Rule(constant: Double(view.layer.bounds.minY))
        default: break
        }
        if view === root {
            guard !isFitting else { return part.isSize ? nil : Rule(constant: 0) }
            // A topmost view that wants constraints, or has no size yet, has nobody to size it: its content may object.
            let size = view.layer.bounds.size
            let isSized = (part == .width ? size.width : size.height) > 0 || view is UIWindow
            let priority: Float = view.translatesAutoresizingMaskIntoConstraints && isSized ? 1000 : 999
            let area = view._untransformedFrame.inset(by: view.alignmentRectInsets)
            switch part {
            case .width: return Rule(constant: Double(area.width), priority: priority)
            case .height: return Rule(constant: Double(area.height), priority: priority)
            default: return Rule(constant: 0)
            }
        }
        guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
        return autoresizingRule(view, part)
    }

    /// The frame and the autoresizing mask of a view as constraints, as `translatesAutoresizingMaskIntoConstraints` promises.
    private func autoresizingRule(_ view: UIView, _ part: ItemVariables.Part) -> Rule {
        let frame = view._untransformedFrame
        let insets = view.alignmentRectInsets
        let area = frame.inset(by: insets)
        let mask = view._autoresizingMask
        let horizontal = part == .x || part == .width
        let flexible =
            horizontal
            ? (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            : (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let now: CGFloat
        switch part {
        case .x: now = area.minX
        case .y: now = area.minY
        case .width: now = area.width
        default: now = area.height
        }
        // A superview that is not moved by constraints resizes its subviews itself, and this rule is told.
        guard let superview = view._superview, flexible.0 || flexible.1, isFree(superview) else {
            return Rule(constant: Double(now))
        }
        let container = horizontal ? superview.bounds.width : superview.bounds.height
        let before = horizontal ? frame.minX : frame.minY
        let length = horizontal ? frame.width : frame.height
        let after = container - before - length
        let total = (flexible.0 ? before : 0) + (flexible.1 ? length : 0) + (flexible.2 ? after : 0)
        let count: CGFloat = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
        let isOrigin = part == .x || part == .y
        guard isOrigin ? flexible.0 : flexible.1 else { return Rule(constant: Double(now)) }
        let own = isOrigin ? before : length
        let slope = Double(total == 0 ? 1 / count : own / total)
        let reference = variable(variables(of: .view(superview)), horizontal ? .width : .height)
        let outer = superview.alignmentRectInsets
        let referenceNow = Double(container) - Double(horizontal ? outer.left + outer.right : outer.top + outer.bottom)
        return Rule(constant: Double(now) - slope * referenceNow, slope: slope, reference: reference)
    }

    private func rule(forGuide guide: UILayoutGuide, _ part: ItemVariables.Part) -> Rule? {
        guard let owner = guide._owner else { return nil }
        switch guide._role {
        case .free: return nil
        case .safeArea: return insetRule(owner, owner.safeAreaInsets, part, follows: true)
        case .margins: return insetRule(owner, owner.layoutMargins, part, follows: false)
        case .readable: return nil
        case .keyboard: return keyboardRule(owner, guide, part)
        case .scrollContent: return part.isSize ? nil : Rule(constant: 0)
        case .scrollFrame: return insetRule(owner, .zero, part, follows: true)
        }
    }

    /// A rectangle inside the owner's bounds. In a scroll view it moves with the visible part, or belongs to the content.
    private func insetRule(
        _ owner: UIView, _ insets: UIEdgeInsets, _ part: ItemVariables.Part, follows: Bool
    ) -> Rule {
        let scrolls = owner._flags.contains(.isScrollView)
        let alignment = owner.alignmentRectInsets
        let base: ItemVariables
        if scrolls, !follows, let content = owner._scrollContentGuide {
            base = variables(of: .guide(content))
        } else {
            base = variables(of: .view(owner))
        }
        switch part {
        case .x:
            let offset = scrolls && follows ? variable(variables(of: .view(owner)), .boundsX) : nil
            return Rule(constant: Double(insets.left), slope: offset == nil ? 0 : 1, reference: offset)
        case .y:
            let offset = scrolls && follows ? variable(variables(of: .view(owner)), .boundsY) : nil
            return Rule(constant: Double(insets.top), slope: offset == nil ? 0 : 1, reference: offset)
        case .width:
            let fixed = alignment.left + alignment.right - insets.left - insets.right
            return Rule(constant: Double(fixed), slope: 1, reference: variable(base, .width))
        default:
            let fixed = alignment.top + alignment.bottom - insets.top - insets.bottom
            return Rule(constant: Double(fixed), slope: 1, reference: variable(base, .height))
        }
    }

    /// The margins' rectangle, no wider than the limit and in the middle; installed as a whole.
    private func installReadable(_ item: ItemVariables) {
        guard let owner = item.guide._owner else { return }
        let margins = variables(of: .guide(owner.layoutMarginsGuide))
        let x = makeVariable(for: item, .x)
        let y = makeVariable(for: item, .y)
        let width = makeVariable(for: item, .width)
        let height = makeVariable(for: item, .height)
        let outer = variable(margins, .width)
        func fix(
            _ terms: [Term], _ relation: LayoutSolver.Relation = .equal, _ constant: Double = 0,
            _ priority: Float = 1000
        ) {
            if let id = add(terms, relation, constant, priority, .limit(item, .width)) { item.extra.append(id) }
        }
        fix([Term(y), Term(variable(margins, .y), -1)])
        fix([Term(height), Term(variable(margins, .height), -1)])
        fix([Term(width), Term(outer, -1)], .lessThanOrEqual)
        fix([Term(width), Term(outer, -1)], .equal, 0, 999.5)
        fix([Term(x), Term(width, 0.5), Term(variable(margins, .x), -1), Term(outer, -0.5)])
        limitReadable(item)
    }

    func limitReadable(_ item: ItemVariables) {
        guard let owner = item.guide._owner, let width = item[.width] else { return }
        item.readableWidth = Double(min(owner._readableWidthLimit, 1_000_000))
        item.readableLimit = add([Term(width)], .lessThanOrEqual, item.readableWidth, 1000, .limit(item, .width))
    }

    private func keyboardRule(_ owner: UIView, _ guide: UILayoutGuide, _ part: ItemVariables.Part) -> Rule {
        let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
        let height = max(usesSafeArea ? owner.safeAreaInsets.bottom : 0, KeyboardPresenter.shared.overlap(of: owner))
        let base = variables(of: .view(owner))
        switch part {
        case .x: return Rule(constant: 0)
        case .width: return Rule(constant: 0, slope: 1, reference: variable(base, .width))
        case .y: return Rule(constant: -Double(height), slope: 1, reference: variable(base, .height))
        default: return Rule(constant: Double(height))
        }
    }
}
