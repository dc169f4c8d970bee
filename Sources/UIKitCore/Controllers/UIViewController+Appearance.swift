/// How far a controller has come in appearing or disappearing.
struct AppearanceState {
    enum Phase {
        case disappeared
        /// `viewWillAppear` was called.
        case willAppear
        /// `viewIsAppearing` was called.
        case isAppearing
        case appeared
        /// `viewWillDisappear` was called.
        case willDisappear
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// A container or a presentation says when the transition ends.
    var isManaged = false
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    /// The children whose appearance follows this controller's.
    private var followers: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let _view else { return [] }
        return _children.filter { $0._view?.isDescendant(of: _view) == true }
    }

    func _beginAppearing(animated: Bool) {
        guard _appearance.phase == .disappeared || _appearance.phase == .willDisappear else { return }
        _appearance.phase = .willAppear
        _appearance.isAnimated = animated
        loadViewIfNeeded()
        AppearancePass.add(self)
        _withCurrentTraits { viewWillAppear(animated) }
        for child in followers { child._beginAppearing(animated: animated) }
    }

    func _beginDisappearing(animated: Bool) {
        guard _appearance.phase != .disappeared && _appearance.phase != .willDisappear else { return }
        _appearance.phase = .willDisappear
        _appearance.isAnimated = animated
        viewWillDisappear(animated)
        for child in followers { child._beginDisappearing(animated: animated) }
    }

    /// Calls `viewIsAppearing` once the view is in a window with its final traits.
    func _callIsAppearingIfNeeded() {
        guard _appearance.phase == .willAppear, _view?.window != nil else { return }
        _appearance.phase = .isAppearing
        if SystemBehavior.callsViewIsAppearing { _withCurrentTraits { viewIsAppearing(_appearance.isAnimated) } }
    }

    func _finishAppearing() {
        if _appearance.phase == .willAppear {
            if let window = _view?.window { TraitPass.run(window) }
            _callIsAppearingIfNeeded()
            // An app may call the transition methods for a view that is not in a window.
            if _appearance.phase == .willAppear { _appearance.phase = .isAppearing }
        }
        guard _appearance.phase == .isAppearing else { return }
        _appearance.phase = .appeared
        let children = followers
        _withCurrentTraits { viewDidAppear(_appearance.isAnimated) }
        _appearance.isMovingToParent = false
        _appearance.isMovingFromParent = false
        for child in children { child._finishAppearing() }
    }

    func _finishDisappearing() {
        guard _appearance.phase == .willDisappear else { return }
        _appearance.phase = .disappeared
        let children = followers
        viewDidDisappear(_appearance.isAnimated)
        _appearance.isMovingFromParent = false
        _appearance.isMovingToParent = false
        for child in children { child._finishDisappearing() }
    }

    /// Whether this controller, or one above that it follows, appears when a container says so.
    var _isAppearanceManaged: Bool {
        if _appearance.isManaged { return true }
        guard let _parent, _parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return _parent._appearance.phase != .appeared && _parent._isAppearanceManaged
    }

    func _beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        _appearance.isManaged = true
        if isAppearing { _beginAppearing(animated: animated) } else { _beginDisappearing(animated: animated) }
    }

    /// - Parameter isOfApp: a container of the app's says so; it may do that for views that are not in a window.
    func _endAppearanceTransition(isOfApp: Bool = false) {
        _appearance.isManaged = false
        // What the view was to appear in may have left the window meanwhile; with it the controller appears again.
        let hasComeInVain = [.willAppear, .isAppearing].contains(_appearance.phase) && _view?.window == nil
        if hasComeInVain, !isOfApp { _beginDisappearing(animated: false) }
        if _appearance.phase == .willDisappear { _finishDisappearing() } else { _finishAppearing() }
    }

    /// A container's own call. Where it contradicts the state, the system says so and goes on.
    func _containerBeganTransition(_ isAppearing: Bool, animated: Bool) {
        let phase = _appearance.phase
        let isOnTheWay = isAppearing ? phase == .willAppear || phase == .isAppearing : phase == .willDisappear
        if _appearance.isManaged && isOnTheWay { return warnOfUnbalancedCalls() }
        _beginAppearanceTransition(isAppearing, animated: animated)
    }

    func _containerEndedTransition() {
        guard _appearance.isManaged else { return warnOfUnbalancedCalls() }
        _endAppearanceTransition(isOfApp: true)
    }

    private func warnOfUnbalancedCalls() {
        Inconsistency.warn("Unbalanced calls to begin/end appearance transitions for \(_named).")
    }

    // MARK: Calls from the view

    /// Whether the appearance follows the view's way in and out of windows.
    private var followsView: Bool {
        !_appearance.isManaged && _parent?.shouldAutomaticallyForwardAppearanceMethods != false && !isMovedAlong
    }

    /// Whether a controller above has appeared and moves its view without disappearing.
    private var isMovedAlong: Bool {
        guard let _parent else { return false }
        if _parent._appearance.isManaged, _parent._appearance.phase == .appeared { return true }
        return _parent.isMovedAlong
    }

    package func _viewWillMove(toWindow window: UIWindow?) {
        guard followsView else { return }
        if window == nil {
            _appearance.isMovingFromParent = _parent != nil && _appearance.phase == .appeared
            _beginDisappearing(animated: false)
        } else {
            _beginAppearing(animated: _parent?._isAppearingAnimated == true)
        }
    }

    /// Whether the controller is coming with a transition that is animated; children it adds meanwhile come with it.
    private var _isAppearingAnimated: Bool {
        (_appearance.phase == .willAppear || _appearance.phase == .isAppearing) && _appearance.isAnimated
    }

    package func _viewMovedToWindow(_ window: UIWindow?) {
        if window == nil {
            if followsView { _finishDisappearing() }
        } else {
            if let above = _view?._superview { _checkHierarchy(above: above) }
            if !SystemBehavior.updatesTraitsWithLayout, let window { TraitPass.run(window) }
            _view?._marginsChanged()
            AppearancePass.add(self)
        }
    }
}
