import LayoutSolver

/// Keeps the constraints of one hierarchy in a solver, and frames in step with it.
///
/// The topmost view owns the engine. Changes are collected and reach the solver together, in `prepare()`, which layout calls
/// before it reads a frame. An engine made for fitting lives only for one measurement and reports nothing.
@MainActor
final class LayoutEngine {
    /// Where a constraint of the solver came from.
    enum Source {
        case none
        case constraint(NSLayoutConstraint)
        case binding(ItemVariables, ItemVariables.Part)
        case content(ItemVariables, NSLayoutConstraint.Axis)
        case limit(ItemVariables, ItemVariables.Part)
        case fitting
    }

    private static var lastSerial = 0

    struct ConstantChange {
        var id: ConstraintID
        var constant: Double
        var source: Source
    }

    unowned(unsafe) let root: UIView
    /// Tells engines apart, also those that are gone.
    let serial: Int
    let isFitting: Bool
    let solver: Solver
    /// The items of a fitting engine. What the living engine knows of an item is kept with the item.
    var fittingItems: [ObjectIdentifier: ItemVariables] = [:]
    /// The constraints on baselines of a fitting engine.
    private var fittingBaselines: [(constraint: NSLayoutConstraint, id: ConstraintID)] = []
    /// Items whose baselines are those of views inside them.
    var lending: [ItemVariables] = []
    // Used again and again, so that making constraints allocates nothing.
    private var form = LinearExpression()
    var aloneTerms: [Term] = []
    /// By the index of the solver's constraint.
    private var sources: [Source] = []
    /// By the index of the solver's variable.
    var owners: [(item: ItemVariables, part: ItemVariables.Part)?] = []

    // What waits for `prepare()`.
    private var newSubtrees: [UIView] = []
    private var newConstraints: [NSLayoutConstraint] = []
    private var changedConstants: [NSLayoutConstraint] = []
    private var staleBindings: [ItemVariables] = []
    private var staleContent: [UIView] = []
    var waitingLimits: [(item: ItemVariables, part: ItemVariables.Part)] = []
    /// Constraints left out because they cannot hold; tried again when something changes.
    private(set) var broken: [NSLayoutConstraint] = []
    var triesBrokenAgain = false
    private(set) var isDirty = true
    private var isPreparing = false
    /// How often the changes of one `prepare()` led to further ones.
    private(set) var round = 0

    init(root: UIView, isFitting: Bool = false) {
        LayoutEngine.lastSerial += 1
        serial = LayoutEngine.lastSerial
        self.root = root
        self.isFitting = isFitting
        solver = Solver(expecting: Self.constraintCount(in: root))
        newSubtrees = [root]
    }

    /// About how many constraints the solver will have: those of the views and, for their sizes, six a view.
    private static func constraintCount(in view: UIView) -> Int {
        var count = 6 + (view._layoutStorage?.constraints.count ?? 0)
        for child in view._subviews where child._flags.contains(.hasLayoutContent) {
            count += constraintCount(in: child)
        }
        return count
    }

    // MARK: What changed

    func markDirty() {
        guard !isDirty, !isFitting else { return }
        isDirty = true
        root._noteEngineWork()
    }

    func constraintActivated(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        markDirty()
    }

    func constraintDeactivated(_ constraint: NSLayoutConstraint) {
        withdraw(constraint)
        triesBrokenAgain = true
        markDirty()
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        if constraint._installed(in: self) != nil, !constraint._waitsForConstant {
            constraint._waitsForConstant = true
            changedConstants.append(constraint)
        }
        triesBrokenAgain = true
        markDirty()
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        guard let id = constraint._installed(in: self) else { return }
        try? solver.setPriority(constraint.priority.rawValue, of: id)
        triesBrokenAgain = true
        markDirty()
    }

    /// A constraint's terms are not what they were: another direction, another baseline.
    func termsChanged(_ constraint: NSLayoutConstraint) {
        guard constraint._installed(in: self) != nil else { return }
        uninstall(constraint)
        newConstraints.append(constraint)
        markDirty()
    }

    /// The same for a constraint on baselines; an engine for fitting knows those it has put in.
    func baselineTermsChanged(_ constraint: NSLayoutConstraint) {
        guard isFitting else { return termsChanged(constraint) }
        guard let index = fittingBaselines.firstIndex(where: { $0.constraint === constraint }) else { return }
        drop(fittingBaselines.remove(at: index).id)
        newConstraints.append(constraint)
        isDirty = true
    }

    func geometryChanged(_ object: AnyObject) {
        guard let item = known(object) else { return }
        if !item.isStale {
            item.isStale = true
            staleBindings.append(item)
        }
        markDirty()
    }

    func contentChanged(_ view: UIView) {
        guard known(view) != nil else { return }
        staleContent.append(view)
        markDirty()
    }

    func subtreeAdded(_ view: UIView) {
        newSubtrees.append(view)
        markDirty()
    }

    /// The view is about to leave the hierarchy, or starts or stops being laid out by constraints.
    func forget(_ object: AnyObject) {
        guard let item = known(object) else { return }
        remember(nil, for: item.item)
        item.isForgotten = true
        if item.lenders != (nil, nil) { lending.removeAll { $0 === item } }
        releaseConstraints(of: item)
        for part in ItemVariables.Part.allCases {
            guard let variable = item[part] else { continue }
            owners[Int(variable.index)] = nil
            solver.remove(variable)
        }
        staleBindings.removeAll { $0 === item }
        triesBrokenAgain = true
        markDirty()
    }

    func subtreeRemoved(_ view: UIView) {
        newSubtrees.removeAll { $0.isDescendant(of: view) }
        staleContent.removeAll { $0.isDescendant(of: view) }
    }

    // MARK: Solving

    /// Brings the solver up to date and marks the superviews of what moved for layout.
    func prepare() {
        guard isDirty, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        round = 0
        repeat {
            isDirty = false
            takeChanges()
            solver.solve()
            publish()
            if !lending.isEmpty { refreshLenders() }
            round += 1
        } while isDirty && round < 12
        isDirty = false
        round = 0
    }

    private func takeChanges() {
        let stale = staleBindings
        staleBindings = []
        for item in stale { item.isStale = false }
        let constants = changedConstants
        changedConstants = []
        for constraint in constants { constraint._waitsForConstant = false }
        // A try that fails may leave another of several equally good solutions: tried again for every frame that moves, and moving
        // frames by that, it would never end.
        if update(bindingsOf: stale, constantsOf: constants) { triesBrokenAgain = true }
        for item in stale where item.baselines != nil { refreshBaselines(item) }

        let subtrees = newSubtrees
        newSubtrees = []
        for view in subtrees { install(subtreeOf: view) }

        let content = staleContent
        staleContent = []
        for view in content {
            if let item = known(view) { refreshContent(item) }
        }

        let constraints = newConstraints
        newConstraints = []
        for constraint in constraints where constraint._installed(in: self) == nil { install(constraint) }
        addWaitingLimits()

        if triesBrokenAgain {
            triesBrokenAgain = false
            retryBroken()
            addWaitingLimits()
        }
    }

    /// Marks for layout what has another place now; wrapped text gets its height for its width.
    private func publish() {
        // A loop: a closure formed on the main actor checks for the actor on every call.
        for (variable, _) in solver.takeChangedVariables() {
            guard let owner = owners[Int(variable.index)] else { continue }
            if owner.item.wraps, owner.part == .width {
                staleContent.append(owner.item.view)
                isDirty = true
            }
            guard !isFitting else { continue }
            if owner.item.isView {
                if owner.item.object !== root, !owner.item.view.translatesAutoresizingMaskIntoConstraints {
                    owner.item.view._superview?._setNeedsLayoutFromEngine()
                }
            } else {
                owner.item.guide._owner?._setNeedsLayoutFromEngine()
            }
        }
    }

    // MARK: Installing

    private func install(subtreeOf view: UIView) {
        if view !== root { makeVariablesIfFree(view) }
        installBelow(view)
    }

    private func makeVariablesIfFree(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints { makeAllVariables(.view(view)) }
    }

    /// Children come before the constraints between them: among equal wishes the older one gives way, so that of equal views
    /// the first one stretches.
    private func installBelow(_ view: UIView) {
        for child in view._subviews { makeVariablesIfFree(child) }
        if let storage = view._layoutStorage {
            for constraint in storage.constraints where isFitting || constraint._installed(in: self) == nil {
                install(constraint)
            }
        }
        for child in view._subviews { installBelow(child) }
    }

    func makeAllVariables(_ item: LayoutItem) {
        let made = variables(of: item)
        // The content is asked once, not for each size.
        let waits = made.isView && made[.width] == nil && made[.height] == nil
        made.contentWaits = waits
        _ = variable(made, .x)
        _ = variable(made, .y)
        _ = variable(made, .width)
        _ = variable(made, .height)
        if waits {
            made.contentWaits = false
            refreshContent(made)
        }
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint._holder else { return }
        form.reset()
        guard fill(&form, with: constraint, in: holder) else { return }
        let constant = Double(constraint.constant + constraint._spacing) - form.constant
        if !isFitting { constraint._formConstant = form.constant }
        let id = add(
            form.terms, constraint.relation._solver, constant, constraint.priority.rawValue, .constraint(constraint))
        if !isFitting {
            constraint._setInstalled(id, in: self)
            if id == nil, !broken.holds(constraint) { broken.append(constraint) }
        } else if let id, constraint._mentionsBaseline {
            fittingBaselines.append((constraint, id))
        }
    }

    private func uninstall(_ constraint: NSLayoutConstraint) {
        guard let id = constraint._installed(in: self) else { return }
        constraint._setInstalled(nil, in: self)
        drop(id)
    }

    /// The constraint's subtree leaves; it stays active there.
    func withdraw(_ constraint: NSLayoutConstraint) {
        if constraint._installed(in: self) != nil {
            uninstall(constraint)
        } else {
            newConstraints.removeLast(constraint)
            broken.removeLast(constraint)
        }
    }

    /// Takes a constraint out because it cannot hold.
    func break_(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        broken.append(constraint)
    }

    private func retryBroken() {
        guard !broken.isEmpty else { return }
        let waiting = broken
        broken = []
        for constraint in waiting {
            guard let holder = constraint._holder else { continue }
            form.reset()
            guard fill(&form, with: constraint, in: holder) else { continue }
            let constant = Double(constraint.constant + constraint._spacing) - form.constant
            if let id = try? solver.add(
                form.terms, constraint.relation._solver, constant, priority: constraint.priority.rawValue)
            {
                record(id, .constraint(constraint))
                constraint._setInstalled(id, in: self)
                constraint._formConstant = form.constant
            } else {
                broken.append(constraint)
            }
        }
    }

    // MARK: The solver's constraints

    func add(
        _ terms: [Term], _ relation: LayoutSolver.Relation, _ constant: Double, _ priority: Float, _ source: Source
    ) -> ConstraintID? {
        for _ in 0..<32 {
            do {
                let id = try solver.add(terms, relation, constant, priority: priority)
                record(id, source)
                return id
            } catch {
                guard resolve(error, adding: source) else { return nil }
            }
        }
        return nil
    }

    private func record(_ id: ConstraintID, _ source: Source) {
        let index = Int(id.index)
        if index >= sources.count { sources += repeatElement(.none, count: index + 1 - sources.count) }
        sources[index] = source
    }

    func drop(_ id: ConstraintID) {
        solver.remove(id)
        sources[Int(id.index)] = .none
    }

    func source(of id: ConstraintID) -> Source { sources[Int(id.index)] }

    /// Changes constants together. Where they do not hold together, one that cannot hold yet leaves the solver and comes back after
    /// the others, so that only what fails then is a conflict.
    func apply(_ changes: [ConstantChange]) {
        guard !changes.isEmpty else { return }
        if (try? solver.setConstants(changes.map { ($0.constant, $0.id) })) != nil { return }
        var waiting: [Source] = []
        for change in changes where solver.contains(change.id) {
            if (try? solver.setConstant(change.constant, of: change.id)) != nil { continue }
            switch change.source {
            case .constraint(let constraint): uninstall(constraint)
            case .binding(let item, let part): unbind(item, part)
            case .limit(let item, _): item.readableLimit = nil
            case .none, .content, .fitting: continue
            }
            waiting.append(change.source)
            if case .limit = change.source { drop(change.id) }
        }
        for source in waiting {
            switch source {
            case .constraint(let constraint): install(constraint)
            case .binding(let item, let part): rebind(item, part)
            case .limit(let item, _): limitReadable(item)
            case .none, .content, .fitting: break
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    var _solver: LayoutSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
