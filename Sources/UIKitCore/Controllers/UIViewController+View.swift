extension UIViewController {
    func _loadViewIfNeeded() {
        guard _view == nil, !_isLoadingView else { return }
        _isLoadingView = true
        loadView()
        _isLoadingView = false
        if _view == nil {
            NSLog("%@ did not set a view in loadView(); an empty one is used", String(describing: type(of: self)))
            _loadDefaultView()
        }
        viewDidLoad()
    }

    func _loadDefaultView() {
        if _loadViewFromInterface() { return }
        let scene = UIApplication._sharedIfMade?._connectedWindowScene
        let made = UIView(frame: scene?._bounds ?? UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    func _setView(_ view: UIView?) {
        guard view !== _view else { return }
        if let view, let other = view._viewController, other !== self {
            Inconsistency.raise(
                .controllerHierarchy,
                "A view can only be associated with at most one view controller at a time! View \(view._named) is "
                    + "associated with \(other._named). Clear this association before associating this view with "
                    + "\(_named).")
        }
        if let _view, _view._viewController === self { _view._viewController = nil }
        _view = view
        view?._viewController = self
        if SystemBehavior.updatesProperties, OverrideProbe.overridesUpdateProperties(type(of: self)) {
            view?._setNeedsUpdateProperties()
        }
        // A controller predicts the traits of the place it was made in; its view starts with the same.
        if let view, !_traitStorage.isResolved, view.window != nil { _setNeedsTraitUpdate() }
    }

    /// Takes the view out of the window it is the root of, with what is presented over it.
    func _removeFromWindow() {
        _removePresentations()
        _view?.removeFromSuperview()
    }

    /// Ends at once what this controller and those in it present, the topmost first.
    func _removePresentations() {
        for child in _children { child._removePresentations() }
        guard let presentation = _presentation else { return }
        presentation.presented._removePresentations()
        presentation.removeAtOnce()
    }
}

/// What views tell the controller they belong to.
extension UIViewController {
    package func _viewWillLayoutSubviews() {
        if let window = _view?.window, TraitPass.needsRun(window) { TraitPass.run(window) }
        _callIsAppearingIfNeeded()
        if let size = _view?.bounds.size, size != _lastLayoutSize {
            _lastLayoutSize = size
            // What a controller overrides for its children may depend on its size.
            for child in _children { child._viewSizeOfParentChanged() }
        }
        _updateMissingContent()
        _trackingTraits(.willLayout) {
            viewWillLayoutSubviews()
            _layOutContainer()
        }
    }

    package func _viewDidLayoutSubviews() {
        _trackingTraits(.didLayout) { viewDidLayoutSubviews() }
        _noticeFittingSize()
    }

    package func _updateViewConstraints() { _trackingTraits(.updateViewConstraints) { updateViewConstraints() } }

    private func _viewSizeOfParentChanged() {
        guard _view?.superview != nil, _parent?.overrideTraitCollection(forChild: self) != nil else { return }
        _setNeedsTraitUpdate()
    }

    /// 16 points at the sides up to a width of 413, 20 from 414 (measured: 16 up to 393, 20 from 414 and on every pad); notched
    /// phones in landscape have 16 beyond the safe area at any width.
    ///
    /// Unverified: widths of 402 and 420 to 440, and windows in split view, are assumed to follow the same rule.
    var _systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        guard let _view else { return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
        let area = _view.window ?? _view
        let isNotched = area.safeAreaInsets.left > 0 || area.safeAreaInsets.right > 0
        let side: CGFloat = area.bounds.width >= 414 && !isNotched ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The interface's orientation.
    public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main._configuration.orientation }

    /// Asks anew for what this controller wants of the status bar.
    public func setNeedsStatusBarAppearanceUpdate() {
        (_view?.window ?? UIApplication._sharedIfMade?.keyWindow)?._updateWindowSafeArea()
        Frame.setNeedsFrame()
    }

    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { Frame.setNeedsFrame() }

    /// Inert: there are no system gestures to defer.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Asks anew for the supported orientations. Before the next layout the interface turns, if it has to.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        InterfaceRotation.setNeedsUpdate(of: _view?.window?.windowScene)
    }

    /// Turns the interface as the device is held, if the controllers now support that.
    public class func attemptRotationToDeviceOrientation() { InterfaceRotation.setNeedsUpdate(of: nil) }
}
