import Foundation
import UIKit

@testable import UIKitCore

/// Numbers from a seed, the same on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    /// The seed is mixed once, so that neighbouring seeds start at places far from each other in the one sequence there is.
    init(seed: UInt64) { state = Self.mix(seed &+ 0x1234_5678_9ABC_DEF1) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(range.lowerBound + below(range.count)) }
}

/// Grows a tree of views with constraints, stacks, guides and texts at random, and changes it at random.
@MainActor
final class TreeFuzzer {
    private final class Weak {
        weak var object: AnyObject?
        let what: String
        init(_ object: AnyObject) {
            self.object = object
            what = "\(type(of: object))"
        }
    }

    private var random: SeededNumbers
    private var shown: Shown?
    private var root: UIView?
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    private var remembered: [Weak] = []
    /// Detached views that come back later.
    private var loose: [UIView] = []
    private(set) var log: [String] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        self.root = root
        shown = Shown(root, scale: 2)
        remember(root)
    }

    /// Runs steps; returns what is wrong, nil if nothing is.
    func run(steps: Int) -> String? {
        for step in 0..<steps {
            mutate()
            if random.chance(40) || step == steps - 1 {
                shown?.window.updateTraitsIfNeeded()
                shown?.window.layoutIfNeeded()
                if let fault = fault() {
                    return "step \(step): \(fault); last: \(log.suffix(6).joined(separator: ", "))"
                }
                Findings.removeAll()
            }
        }
        return nil
    }

    /// Lets go of everything; returns what is still there.
    func leftovers() -> [String] {
        shown = nil
        root = nil
        constraints = []
        guides = []
        loose = []
        return remembered.filter { $0.object != nil }.map(\.what)
    }

    private func fault() -> String? {
        for view in all() {
            let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            if !numbers.allSatisfy(\.isFinite) { return "\(type(of: view)) has the frame \(view.frame)" }
            if view.bounds.width < 0 || view.bounds.height < 0 {
                return "\(type(of: view)) has the bounds \(view.bounds)"
            }
        }
        if let loop = Findings.all.first(where: { $0.kind == .layoutLoop }) { return loop.message }
        guard let engine = root?._liveEngine else { return nil }
        return engine.isDirty ? "the engine is not done" : TreeAudit(engine).fault(in: all())
    }

    /// Every frame, to compare two runs.
    func picture() -> [CGRect] { all().map(\.frame) }

    // MARK: What there is

    private func all() -> [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            found.append(view)
            // What controls are made of is theirs.
            guard isContainer(view) else { return }
            for child in view.subviews { visit(child) }
        }
        if let root { visit(root) }
        return found
    }

    private func isContainer(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || view is UIStackView || type(of: view) == UIScrollView.self
    }

    private func anyView(but root: Bool = false) -> UIView? {
        let views = all().dropFirst(root ? 1 : 0)
        return views.isEmpty ? nil : views[views.startIndex + random.below(views.count)]
    }

    private func anyContainer() -> UIView {
        let containers = all().filter(isContainer)
        return containers[random.below(containers.count)]
    }

    private func remember(_ object: AnyObject) { remembered.append(Weak(object)) }

    // MARK: Changes

    private func mutate() {
        let choice = random.below(100)
        switch choice {
        case ..<18: add()
        case ..<24: remove()
        case ..<29: move()
        case ..<50: constrain()
        case ..<56: release()
        case ..<61: changeConstant()
        case ..<65: changePriority()
        case ..<70: hide()
        case ..<76: changeText()
        case ..<82: changeStack()
        case ..<84: changeContentPriority()
        case ..<86: changeFrame()
        case ..<88: changeMode()
        case ..<90: changeGuide()
        case ..<93: changeWorld()
        case ..<96: ask()
        default: changeDirection()
        }
    }

    private func note(_ text: String) { log.append(text) }

    private func make() -> UIView {
        let view: UIView
        switch random.below(12) {
        case 0, 1: view = UIView(frame: CGRect(x: 0, y: 0, width: random.number(0...90), height: random.number(0...90)))
        case 2, 3, 4:
            let label = UILabel()
            label.text = text()
            label.numberOfLines = random.below(4)
            label.font = .systemFont(ofSize: random.number(6...40))
            view = label
        case 5, 6:
            let stack = UIStackView()
            stack.axis = random.chance(50) ? .vertical : .horizontal
            view = stack
        case 7:
            let button = UIButton(type: .system)
            button.setTitle(text(), for: .normal)
            view = button
        case 8: view = UISwitch()
        case 9:
            let field = UITextField()
            field.text = text()
            view = field
        case 10: view = UIScrollView()
        default: view = IntrinsicBox(random.number(0...150), random.number(0...60))
        }
        if random.chance(75) { view.translatesAutoresizingMaskIntoConstraints = false }
        if random.chance(20) { view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.below(64))) }
        remember(view)
        return view
    }

    private func text() -> String {
        let words = [
            "a", "layout", "of words", "that wrap", "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}",
            "\u{65E5}\u{672C}\u{8A9E}", "\n", "",
        ]
        return (0..<random.below(7)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    }

    private func place(_ view: UIView, in parent: UIView) {
        if let stack = parent as? UIStackView, random.chance(85) {
            stack.insertArrangedSubview(view, at: random.below(stack.arrangedSubviews.count + 1))
        } else {
            parent.addSubview(view)
        }
    }

    private func add() {
        guard all().count < 60 else { return remove() }
        let view = loose.isEmpty || random.chance(70) ? make() : loose.remove(at: random.below(loose.count))
        let parent = anyContainer()
        note("add \(type(of: view)) to \(type(of: parent))")
        place(view, in: parent)
    }

    private func remove() {
        guard let view = anyView(but: true) else { return }
        note("remove \(type(of: view))")
        if let stack = view.superview as? UIStackView, random.chance(30) { stack.removeArrangedSubview(view) }
        if random.chance(80) { view.removeFromSuperview() }
        if view.superview == nil, random.chance(30) { loose.append(view) }
    }

    private func move() {
        guard let view = anyView(but: true) else { return }
        let parent = anyContainer()
        guard !parent.isDescendant(of: view), parent !== view else { return }
        note("move \(type(of: view)) to \(type(of: parent))")
        place(view, in: parent)
    }

    private func anyItem() -> AnyObject? {
        guard let view = anyView() else { return nil }
        switch random.below(8) {
        case 0: return view.layoutMarginsGuide
        case 1: return view.safeAreaLayoutGuide
        case 2 where !guides.isEmpty:
            let guide = guides[random.below(guides.count)]
            return guide.owningView == nil ? view : guide
        case 3 where random.chance(30): return view.readableContentGuide
        default: return view
        }
    }

    private func constrain() {
        guard let first = anyItem(), let second = anyItem() else { return }
        let attributes = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
        func fits(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> Bool {
            item is UIView || (attribute.rawValue <= 10)
        }
        let firstAttribute = attributes[random.below(20)]
        guard fits(firstAttribute, first) else { return }
        let isAlone = !firstAttribute._isLocation && random.chance(50)
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if !isAlone {
            let candidates = attributes.filter { firstAttribute._canPair(with: $0) && fits($0, second) }
            secondAttribute = candidates[random.below(candidates.count)]
            let views = [first, second].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
            guard views.count == 2, NSLayoutConstraint._commonAncestor(views[0], views[1]) != nil else { return }
        }
        let multipliers: [CGFloat] = [1, 1, 1, 1, 0.5, 2, 1.0 / 3, -1]
        let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let made = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relations[random.below(4)],
            toItem: isAlone ? nil : second,
            attribute: secondAttribute, multiplier: isAlone ? 1 : multipliers[random.below(8)],
            constant: isAlone ? random.number(0...200) : random.number(-40...40))
        if random.chance(60) { made.priority = UILayoutPriority(Float(random.number(1...999))) }
        note(
            "constrain \(firstAttribute._name) of \(type(of: first)) to \(secondAttribute._name) of \(type(of: second))"
        )
        made.isActive = true
        remember(made)
        constraints.append(made)
    }

    private func release() {
        guard !constraints.isEmpty else { return }
        note("release")
        let count = random.chance(20) ? min(constraints.count, 5) : 1
        var group: [NSLayoutConstraint] = []
        for _ in 0..<count { group.append(constraints.remove(at: random.below(constraints.count))) }
        NSLayoutConstraint.deactivate(group)
        if random.chance(20) {
            let back = group.filter { constraint in
                let views = constraint._items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
                guard views.count == (constraint.secondAttribute == .notAnAttribute ? 1 : 2) else { return false }
                return NSLayoutConstraint._commonAncestor(views[0], views[views.count - 1]) != nil
            }
            NSLayoutConstraint.activate(back)
            constraints += back
        }
    }

    private func changeConstant() {
        guard !constraints.isEmpty else { return }
        note("constant")
        for _ in 0...random.below(4) {
            constraints[random.below(constraints.count)].constant = random.number(-50...250)
        }
    }

    private func changePriority() {
        guard !constraints.isEmpty else { return }
        let constraint = constraints[random.below(constraints.count)]
        guard constraint.priority != .required else { return }
        note("priority")
        constraint.priority = UILayoutPriority(Float(random.number(1...999)))
    }

    private func hide() {
        guard let view = anyView(but: true) else { return }
        note("hide \(type(of: view))")
        if random.chance(30) {
            UIView.animate(withDuration: 0.2) { view.isHidden.toggle() }
        } else {
            view.isHidden.toggle()
        }
    }

    private func changeText() {
        guard let view = anyView(but: true) else { return }
        note("text \(type(of: view))")
        switch view {
        case let label as UILabel:
            label.text = text()
            label.numberOfLines = random.below(4)
            if random.chance(30) { label.font = .systemFont(ofSize: random.number(6...40)) }
            if random.chance(20) { label.preferredMaxLayoutWidth = random.number(0...120) }
        case let button as UIButton: button.setTitle(text(), for: .normal)
        case let field as UITextField: field.text = text()
        case let box as IntrinsicBox: box.size = CGSize(width: random.number(-1...150), height: random.number(-1...60))
        default: view.invalidateIntrinsicContentSize()
        }
    }

    private func changeStack() {
        let stacks = all().compactMap { $0 as? UIStackView }
        guard !stacks.isEmpty else { return }
        let stack = stacks[random.below(stacks.count)]
        note("stack")
        switch random.below(8) {
        case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case 1: stack.distribution = UIStackView.Distribution(rawValue: random.below(5))!
        case 2: stack.alignment = UIStackView.Alignment(rawValue: random.below(6))!
        case 3: stack.spacing = random.number(-5...40)
        case 4: stack.isBaselineRelativeArrangement.toggle()
        case 5: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 6:
            stack.layoutMargins = UIEdgeInsets(
                top: 1, left: random.number(0...20), bottom: 3, right: random.number(0...20))
        default:
            if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(random.number(0...30), after: view) }
        }
    }

    private func changeContentPriority() {
        guard let view = anyView(but: true) else { return }
        note("hugging")
        let axis: NSLayoutConstraint.Axis = random.chance(50) ? .horizontal : .vertical
        let priority = UILayoutPriority(Float(random.number(1...1000)))
        if random.chance(50) {
            view.setContentHuggingPriority(priority, for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    private func changeFrame() {
        guard let view = anyView(but: true) else { return }
        note("frame \(type(of: view))")
        view.frame = CGRect(
            x: random.number(-50...200), y: random.number(-50...200), width: random.number(0...200),
            height: random.number(0...200))
        if let scroll = view as? UIScrollView {
            scroll.contentOffset = CGPoint(x: random.number(0...9), y: random.number(0...90))
        }
    }

    private func changeMode() {
        guard let view = anyView(but: true), !(view.superview is UIStackView) else { return }
        note("mode \(type(of: view))")
        view.translatesAutoresizingMaskIntoConstraints.toggle()
    }

    private func changeGuide() {
        guard let view = anyView() else { return }
        note("guide")
        if guides.count < 6 || random.chance(40) {
            let guide = UILayoutGuide()
            remember(guide)
            guides.append(guide)
            view.addLayoutGuide(guide)
        } else {
            let guide = guides[random.below(guides.count)]
            switch random.below(3) {
            case 0: guide.owningView?.removeLayoutGuide(guide)
            case 1: view.addLayoutGuide(guide)
            default: guides.removeAll { $0 === guide }
            }
        }
    }

    private func changeWorld() {
        note("world")
        switch random.below(4) {
        case 0, 1: root?.frame.size = CGSize(width: random.number(0...900), height: random.number(0...900))
        case 2:
            let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityLarge]
            shown?.window.traitOverrides.preferredContentSizeCategory = categories[random.below(3)]
        default: shown?.window.traitOverrides.layoutDirection = random.chance(50) ? .rightToLeft : .leftToRight
        }
    }

    private func changeDirection() {
        guard let view = anyView() else { return }
        note("direction")
        view.semanticContentAttribute = UISemanticContentAttribute(rawValue: random.below(5))!
    }

    private func ask() {
        guard let view = anyView() else { return }
        note("ask \(type(of: view))")
        switch random.below(6) {
        case 0: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case 1:
            _ = view.systemLayoutSizeFitting(
                CGSize(width: random.number(0...400), height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        case 2: _ = view.hasAmbiguousLayout
        case 3: view.exerciseAmbiguityInLayout()
        case 4: _ = view.constraintsAffectingLayout(for: random.chance(50) ? .horizontal : .vertical)
        default: view.layoutIfNeeded()
        }
    }
}
