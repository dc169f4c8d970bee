/// The columns of a split view controller: what is in them and which are seen.
@MainActor
final class SplitColumns {
    typealias Split = UISplitViewController
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    weak var split: UISplitViewController!
    /// What the app set.
    var given: [Column: UIViewController] = [:]
    /// What is shown of it: the controller itself or the navigation controller made for it.
    var holders: [Column: UIViewController] = [:]
    private var madeForColumn: Set<ObjectIdentifier> = []
    var isCollapsed = false
    /// Whether columns have been laid out once.
    var isReady = false
    /// The mode chosen by the app's or the user's show and hide.
    var chosen: Mode?
    private(set) var currentMode: Mode?
    /// What is shown while collapsed.
    var collapsedController: UIViewController?
    /// The view of each column, with its separator.
    let frame = SplitFrame()
    lazy var swipes = SplitSwipes(self)
    private var button: UIBarButtonItem?

    var isClassic: Bool { split.style == .unspecified }
    var isTriple: Bool { split.style == .tripleColumn }

    /// The columns that can be side by side, from the leading edge.
    var order: [Column] { isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    // MARK: Content

    func set(_ controller: UIViewController?, for column: Column) {
        guard !isClassic else { return }
        if column == .supplementary, !isTriple { return }
        if column == .compact || column == .inspector {
            let old = given[column]
            given[column] = controller
            if column == .compact, isCollapsed, collapsedController === old { showCollapsed(controller) }
            return changed()
        }
        // A plain controller goes onto the stack that was made for the secondary column.
        if column == .secondary, let controller, !(controller is UINavigationController),
            let navigation = holders[column] as? UINavigationController,
            madeForColumn.contains(ObjectIdentifier(navigation)), isReady
        {
            given[column] = controller
            if !navigation._stack.contains(where: { $0 === controller }) {
                navigation.pushViewController(controller, animated: true)
            }
            return
        }
        let old = holders[column]
        given[column] = controller
        holders[column] = controller.map(wrapped)
        if isCollapsed { replaceCollapsed(old, with: holders[column], column: column) } else if let old { remove(old) }
        changed()
    }

    private func wrapped(_ controller: UIViewController) -> UIViewController {
        if controller is UINavigationController { return controller }
        if let above = controller._parent as? UINavigationController { return above }
        let made = UINavigationController(rootViewController: controller)
        madeForColumn.insert(ObjectIdentifier(made))
        return made
    }

    func setClassic(_ controllers: [UIViewController]) {
        guard isClassic else { return }
        for (index, column) in [Column.primary, .secondary].enumerated() {
            let new = controllers.indices.contains(index) ? controllers[index] : nil
            guard new !== given[column], !(isCollapsed && new == nil) else { continue }
            let old = holders[column]
            given[column] = new
            holders[column] = new
            if isCollapsed, column == .primary { showCollapsed(new) } else if let old, !isCollapsed { remove(old) }
        }
        changed()
    }

    var listed: [UIViewController] {
        if isCollapsed { return collapsedController.map { [$0] } ?? [] }
        return order.compactMap { holders[$0] }
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        if controller._parent === split { controller._removeFromParent() }
    }

    func adopt(_ controller: UIViewController) {
        guard controller._parent !== split else { return }
        if let navigation = controller._parent as? UINavigationController { navigation._dropNested(controller) }
        split.addChild(controller)
        controller.didMove(toParent: split)
    }

    func changed() { split.viewIfLoaded?.setNeedsLayout() }

    func preferenceChanged() {
        chosen = nil
        changed()
    }

    var statusBarChild: UIViewController? {
        isCollapsed ? collapsedController : holders[.secondary] ?? holders[.primary]
    }

    func stackChanged(_ navigation: UINavigationController) { changed() }

    // MARK: Mode

    var behavior: Split.SplitBehavior { SplitRules.behavior(self) }

    var mode: Mode {
        if let currentMode, isReady { return currentMode }
        return SplitRules.mode(self)
    }

    /// Takes the mode over that the rules want.
    func updateMode() {
        if let chosen, !SplitRules.allowed(behavior, isTriple: isTriple).contains(chosen) { self.chosen = nil }
        let wanted = chosen ?? SplitRules.mode(self)
        guard wanted != currentMode else { return }
        let old = currentMode.map { SplitRules.visible($0, isTriple: isTriple) } ?? []
        let new = SplitRules.visible(wanted, isTriple: isTriple)
        split.delegate?.splitViewController(split, willChangeTo: wanted)
        for column in order where old.contains(column) && !new.contains(column) {
            split.delegate?.splitViewController(split, willHide: column)
        }
        for column in order where new.contains(column) && !old.contains(column) && holders[column] != nil {
            split.delegate?.splitViewController(split, willShow: column)
        }
        currentMode = wanted
        AppearancePass.afterCommit { [weak self] in
            guard let self, let split else { return }
            for column in order where old.contains(column) && !new.contains(column) {
                split.delegate?.splitViewController(split, didHide: column)
            }
            for column in order where new.contains(column) && !old.contains(column) && holders[column] != nil {
                split.delegate?.splitViewController(split, didShow: column)
            }
        }
    }

    func forgetMode() { currentMode = nil }

    func isVisible(_ column: Column) -> Bool {
        if isCollapsed {
            if column == .compact { return collapsedController === given[.compact] && collapsedController != nil }
            guard let navigation = collapsedController as? UINavigationController, let holder = holders[column] else {
                return holders[column] === collapsedController
            }
            let top = navigation._stack.last
            return holder === top || holder === navigation && !(top is UINavigationController)
        }
        return SplitRules.visible(mode, isTriple: isTriple).contains(column) && holders[column] != nil
    }

    // MARK: Showing and hiding

    func show(_ column: Column) {
        guard column != .compact, column != .inspector, !isClassic else { return }
        if isCollapsed { return showInStack(column) }
        guard let next = SplitRules.nearest(showing: column, from: mode, behavior, isTriple: isTriple) else { return }
        chosen = next
        changed()
    }

    func hide(_ column: Column) {
        guard column != .compact, column != .inspector, !isClassic else { return }
        if isCollapsed {
            guard column != .primary, let navigation = collapsedController as? UINavigationController,
                let holder = holders[column], navigation._stack.last === holder
            else { return }
            navigation.popViewController(animated: true)
            return
        }
        guard let next = SplitRules.nearest(hiding: column, from: mode, behavior, isTriple: isTriple) else { return }
        chosen = next
        changed()
    }

    func toggle() {
        guard !isCollapsed else { return }
        var next = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
        if next == .automatic || !isClassic { next = SplitRules.next(after: mode, behavior, isTriple: isTriple) }
        chosen = next
        changed()
    }

    // MARK: Controllers shown by name

    func show(_ controller: UIViewController, sender: Any?) {
        if split.delegate?.splitViewController(split, show: controller, sender: sender) == true { return }
        if isCollapsed {
            if let navigation = collapsedController as? UINavigationController {
                navigation._pushNested(controller)
            } else {
                split.present(controller, animated: true)
            }
        } else if isClassic {
            setClassic([controller] + [holders[.secondary]].compactMap { $0 })
        } else {
            set(controller, for: .secondary)
        }
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if split.delegate?.splitViewController(split, showDetail: controller, sender: sender) == true { return }
        if isCollapsed {
            if let navigation = collapsedController as? UINavigationController {
                if !(given[.compact] === navigation) {
                    given[.secondary] = controller
                    if let old = holders[.secondary], navigation._stack.contains(where: { $0 === old }) {
                        navigation._dropNested(old)
                    }
                    holders[.secondary] = isClassic ? controller : wrapped(controller)
                    navigation._pushNested(holders[.secondary] ?? controller)
                } else {
                    navigation.pushViewController(controller, animated: true)
                }
            } else {
                split.present(controller, animated: true)
            }
            return
        }
        if isClassic {
            setClassic([holders[.primary], controller].compactMap { $0 })
        } else {
            set(controller, for: .secondary)
        }
    }

    // MARK: Button

    var displayModeButton: UIBarButtonItem {
        if let button { return button }
        let made = UIBarButtonItem(system: nil)
        made.primaryAction = UIAction { [weak self] _ in self?.toggle() }
        button = made
        updateButton()
        return made
    }

    /// In the classic form: back to the primary while it is hidden, larger while it is beside.
    func updateButton() {
        guard let button else { return }
        button.isHidden = isCollapsed
        let isTile = mode == .oneBesideSecondary || mode == .twoBesideSecondary
        button._showsBackIndicator = !isTile
        if isTile {
            button.image = UIImage(
                systemName: "arrow.up.left.and.arrow.down.right", withConfiguration: BarSymbols.configuration)
            button.title = nil
        } else {
            let primary = (holders[.primary] as? UINavigationController)?._stack.last ?? holders[.primary]
            button.image = nil
            button.title = primary?.navigationItem.title ?? primary?.title ?? SystemStrings.text(.back)
        }
    }

    func showsButton(_ isWanted: Bool) -> Bool {
        switch split.displayModeButtonVisibility {
        case .never: false
        case .always: isWanted
        case .automatic: isWanted && split.presentsWithGesture
        }
    }
}
