/// The bars of a navigation controller and what decides whether they are seen.
@MainActor
final class NavigationBars {
    let navigationBar: UINavigationBar
    private let toolbarClass: AnyClass?
    /// Holds the view of the controller on top.
    let stage = BarStageView()
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    /// What the controller last set the bar's `isHidden` to.
    var appliedHidden = false
    /// Hidden by a tap on the content.
    var areHiddenByTap = false
    weak var controller: UINavigationController?
    var swipeRecognizer: BarSwipeGestureRecognizer?
    /// Hears of keyboards, where they hide the bars.
    var keyboardObserver: (any NSObjectProtocol)?
    private var madeToolbar: UIToolbar?
    /// The scroll view whose offset the bars follow.
    weak var scroll: UIScrollView?
    /// The controller whose view is on the stage.
    var shown: UIViewController?
    /// How the stack came to be what it is, until it is shown.
    var wanted: (operation: UINavigationController.Operation, isAnimated: Bool) = (.none, false)
    /// Have heard `didMove(toParent:)`.
    var told: Set<ObjectIdentifier> = []
    /// Left the stack, still to hear `didMove(toParent: nil)`.
    var leaving: [UIViewController] = []

    init(barClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = barClass as? UINavigationBar.Type ?? UINavigationBar.self
        navigationBar = ClassLookup.make(type) as? UINavigationBar ?? UINavigationBar()
        self.toolbarClass = toolbarClass
    }

    var toolbar: UIToolbar {
        if let madeToolbar { return madeToolbar }
        let type = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        let made = ClassLookup.make(type) as? UIToolbar ?? UIToolbar()
        made._isPlacedByController = true
        madeToolbar = made
        return made
    }

    var toolbarIfMade: UIToolbar? { madeToolbar }

    isolated deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }
}

/// Holds a child's view; bars in front of it count as unsafe.
@MainActor
final class BarStageView: UIView {
    /// How far bars reach into the view from its edges.
    private(set) var barInsets = UIEdgeInsets.zero

    override var _safeAreaForSubviews: UIEdgeInsets {
        let own = _safeAreaInsets
        return UIEdgeInsets(
            top: max(own.top, barInsets.top), left: max(own.left, barInsets.left),
            bottom: max(own.bottom, barInsets.bottom), right: max(own.right, barInsets.right))
    }

    func setBarInsets(_ insets: UIEdgeInsets) {
        guard insets != barInsets else { return }
        barInsets = insets
        for child in subviews { child._updateSafeArea() }
    }
}
