extension UIScrollView {
    /// How far content is pulled down before a refresh control refreshes, in points.
    ///
    /// Unverified: the figure.
    static let refreshPull: CGFloat = 100

    func _setUpGestures() {
        _motion = ScrollMotion(self)
        let pan = ScrollPanGestureRecognizer()
        pan._removesHysteresis = true
        // A subclass may be its delegate, as only the scroll view itself may.
        pan.delegate = self as? any UIGestureRecognizerDelegate
        pan._toolkitAction = { [weak self] in self?._motion.pan($0 as! UIPanGestureRecognizer) }
        let pinch = ScrollPinchGestureRecognizer()
        pinch.delegate = pan.delegate
        pinch._toolkitAction = { [weak self] in self?._motion.pinch($0 as! UIPinchGestureRecognizer) }
        let delay = ScrollDelayGestureRecognizer()
        _gestures = (pan, pinch)
        for recognizer in [delay, pan, pinch] { _add(recognizer) }
    }

    /// The axes along which a finger moves the content.
    var _canPan: (x: Bool, y: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let range = _offsetRange
        return (
            range.x.lowerBound < range.x.upperBound || (alwaysBounceHorizontal && bounces),
            range.y.lowerBound < range.y.upperBound || (alwaysBounceVertical && bounces)
                || (_refreshControl != nil && bounces)
        )
    }

    var _bounces: (x: Bool, y: Bool) { (bounces && bouncesHorizontally, bounces && bouncesVertically) }

    /// At its end, content lets a scroll view around it have the drag that goes on in the same direction.
    ///
    /// Unverified: what happens where both could move.
    func _leavesDragToOuter(_ way: CGPoint) -> Bool {
        let isHorizontal = abs(way.x) > abs(way.y)
        let range = isHorizontal ? _offsetRange.x : _offsetRange.y
        let place = isHorizontal ? contentOffset.x : contentOffset.y
        let canPan = isHorizontal ? _canPan.x : _canPan.y
        let goesBack = (isHorizontal ? way.x : way.y) > 0
        let isAtEnd = !canPan || (goesBack ? place <= range.lowerBound : place >= range.upperBound)
        guard isAtEnd else { return false }
        var outer = _enclosingScrollView
        while let scroll = outer {
            let outerRange = isHorizontal ? scroll._offsetRange.x : scroll._offsetRange.y
            let outerPlace = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
            if scroll.isScrollEnabled,
                goesBack ? outerPlace > outerRange.lowerBound : outerPlace < outerRange.upperBound
            {
                return true
            }
            outer = scroll._enclosingScrollView
        }
        return false
    }

    /// Changes the scale so that the point of the content stays under the fingers.
    func _zoom(toScale scale: CGFloat, about point: CGPoint) {
        guard let view = delegate?.viewForZooming(in: self), scale > 0, scale != _zoomScale else { return }
        let ratio = scale / _zoomScale
        let seen = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        _zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.anchorPoint.x, y: size.height * view.anchorPoint.y)
        contentSize = size
        contentOffset = CGPoint(x: point.x * ratio - seen.x, y: point.y * ratio - seen.y)
        _keepInside()
        delegate?.scrollViewDidZoom(self)
    }

    func _keepInside() {
        let range = _offsetRange
        contentOffset = CGPoint(
            x: min(max(contentOffset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(contentOffset.y, range.y.lowerBound), range.y.upperBound))
    }

    // MARK: Status bar

    /// A tap on the status bar: the one scroll view on the screen that wants to scroll to its top does.
    static func _statusBarWasTapped() {
        var found: [UIScrollView] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isScrollEnabled { found.append(scroll) }
            for child in view.subviews { collect(child) }
        }
        guard let window = UIApplication._sharedIfMade?.keyWindow else { return }
        collect(window)
        guard found.count == 1, let scroll = found.first else { return }
        let top = scroll._offsetRange.y.lowerBound
        guard scroll.contentOffset.y > top, scroll.delegate?.scrollViewShouldScrollToTop(scroll) ?? true else { return }
        scroll._motion.interrupt()
        scroll.contentOffset.y = top
        Frame.inNextFrame { scroll.delegate?.scrollViewDidScrollToTop(scroll) }
    }
}

extension UIView {
    /// Whether a finger that is dragged over the view may do something: it is a scroll view, whose content may fit, or a control,
    /// or a recogniser or a class of the app's sees it.
    package var _mayTakeDrag: Bool {
        if let scroll = self as? UIScrollView { return scroll.isScrollEnabled }
        if self is UIControl || OverrideProbe.overridesTouchesMoved(type(of: self)) { return true }
        if let controller = _viewController, OverrideProbe.overridesTouchesMoved(type(of: controller)) { return true }
        return (gestureRecognizers ?? []).contains { $0.isEnabled && $0._toolkitAction == nil }
    }
}
