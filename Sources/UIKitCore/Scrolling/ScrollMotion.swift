/// Follows the finger that drags a scroll view's content, and lets the content glide afterwards.
@MainActor
final class ScrollMotion {
    private unowned let scroll: UIScrollView
    /// A finger is down in the scroll view.
    var isTracking = false
    private(set) var isDragging = false
    private(set) var isDecelerating = false
    private(set) var isZooming = false

    /// The offset without rubber bands when the drag began.
    private var start = CGPoint.zero
    private var isLocked = (x: false, y: false)
    private var tracker = VelocityTracker()
    private var axes: (x: AxisMotion, y: AxisMotion)?
    private var token: FrameTimers.Token?
    private var pageStart = CGPoint.zero

    init(_ scroll: UIScrollView) { self.scroll = scroll }

    // MARK: Fingers

    /// A finger that comes down stops the content.
    /// - Returns: whether the content moved.
    func touchDown() -> Bool {
        isTracking = true
        guard isDecelerating else { return false }
        stop()
        return true
    }

    func touchUp() { isTracking = false }

    // MARK: Dragging

    func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin(recognizer)
            move(recognizer)
        case .changed: move(recognizer)
        case .ended: end(recognizer, isCancelled: false)
        case .cancelled: end(recognizer, isCancelled: true)
        default: break
        }
    }

    private func begin(_ recognizer: UIPanGestureRecognizer) {
        if isDecelerating { stop() }
        isDragging = true
        scroll._showIndicators()
        scroll.delegate?.scrollViewWillBeginDragging(scroll)
        scroll._didBeginDragging()
        switch scroll.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: _ = UIResponder._first?.resignFirstResponder()
        default: break
        }
        let offset = scroll.contentOffset
        let range = scroll._offsetRange
        let size = scroll.bounds.size
        start = CGPoint(
            x: Self.raw(offset.x, range.x, size.width), y: Self.raw(offset.y, range.y, size.height))
        pageStart = offset
        let way = recognizer._wayInWindow
        // A drag that is clearly sideways or upright stays so.
        if scroll.isDirectionalLockEnabled, scroll._canPan.x, scroll._canPan.y {
            isLocked.x = abs(way.y) > 1.5 * abs(way.x)
            isLocked.y = abs(way.x) > 1.5 * abs(way.y)
        } else {
            isLocked = (false, false)
        }
        tracker.reset()
        tracker.add(offset, at: FrameClock.now)
    }

    private func move(_ recognizer: UIPanGestureRecognizer) {
        guard isDragging else { return }
        let way = recognizer.translation(in: scroll.superview)
        let range = scroll._offsetRange
        let size = scroll.bounds.size
        var offset = scroll.contentOffset
        if scroll._canPan.x, !isLocked.x {
            offset.x = Self.shown(start.x - way.x, range.x, size.width, scroll._bounces.x)
        }
        if scroll._canPan.y, !isLocked.y {
            offset.y = Self.shown(start.y - way.y, range.y, size.height, scroll._bounces.y)
        }
        apply(offset)
        tracker.add(scroll.contentOffset, at: FrameClock.now)
    }

    private func end(_ recognizer: UIPanGestureRecognizer, isCancelled: Bool) {
        guard isDragging else { return }
        isTracking = false
        dismissKeyboard(below: recognizer)
        var velocity = isCancelled ? .zero : tracker.velocity(at: FrameClock.now)
        if !scroll._canPan.x || isLocked.x { velocity.x = 0 }
        if !scroll._canPan.y || isLocked.y { velocity.y = 0 }
        let aim = natural(velocity)
        var target = scroll._restingOffset(
            proposed: aim, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
        scroll.delegate?.scrollViewWillEndDragging(
            scroll, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        let offset = scroll.contentOffset
        isDragging = false
        scroll._indicators?.hideSoon()
        let refresh = scroll._refreshControl
        if let refresh, !refresh.isRefreshing, refresh.isEnabled,
            scroll._offsetRange.y.lowerBound - offset.y >= UIScrollView.refreshPull
        {
            refresh.beginRefreshing()
            refresh.sendActions(for: .valueChanged)
        }
        let isChosen = target != aim || scroll.isPagingEnabled
        let range = scroll._offsetRange
        let now = FrameClock.now
        let rate = min(max(scroll.decelerationRate.rawValue, 0.9), 0.9999)
        func axis(_ place: CGFloat, _ speed: CGFloat, _ target: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool)
            -> AxisMotion
        {
            AxisMotion(
                from: place, velocity: speed, target: isChosen ? target : nil, range: range, rate: rate,
                bounces: bounces, at: now)
        }
        let motion = (
            x: axis(offset.x, velocity.x, target.x, range.x, scroll._bounces.x),
            y: axis(offset.y, velocity.y, target.y, range.y, scroll._bounces.y)
        )
        let moves = !motion.x.isAtRest || !motion.y.isAtRest
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: moves)
        scroll._didEndDragging(willDecelerate: moves)
        // The delegate may have scrolled itself.
        guard moves, scroll.contentOffset == offset else { return }
        axes = motion
        isDecelerating = true
        scroll._indicators?.show()
        scroll.delegate?.scrollViewWillBeginDecelerating(scroll)
        guard isDecelerating else { return }
        token = FrameTimers.everyFrame { [weak self] in self?.step() }
    }

    /// A finger that was dragged into the keyboard has pushed it away.
    private func dismissKeyboard(below recognizer: UIPanGestureRecognizer) {
        guard [.interactive, .interactiveWithAccessory].contains(scroll.keyboardDismissMode),
            let keyboard = KeyboardPresenter.shared.frame,
            recognizer.location(in: nil).y + (scroll.window?.frame.minY ?? 0) > keyboard.minY
        else { return }
        _ = UIResponder._first?.resignFirstResponder()
    }

    /// Where the content would come to rest.
    private func natural(_ velocity: CGPoint) -> CGPoint {
        let offset = scroll.contentOffset
        let range = scroll._offsetRange
        let rate = min(max(scroll.decelerationRate.rawValue, 0.9), 0.9999)
        func inside(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            min(max(value, range.lowerBound), range.upperBound)
        }
        if scroll.isPagingEnabled {
            let size = scroll.bounds.size
            return CGPoint(
                x: inside(page(offset.x, pageStart.x, velocity.x, size.width, range.x), range.x),
                y: inside(page(offset.y, pageStart.y, velocity.y, size.height, range.y), range.y))
        }
        return CGPoint(
            x: inside(offset.x + ScrollPhysics.distance(velocity.x, rate), range.x),
            y: inside(offset.y + ScrollPhysics.distance(velocity.y, rate), range.y))
    }

    /// The next page in the direction of a flick, else the nearest; never further than one page from where the drag began.
    private func page(
        _ place: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ extent: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard extent > 0 else { return place }
        let pages = (place - range.lowerBound) / extent
        var page = pages.rounded()
        // Unverified: the speed that counts as a flick.
        if velocity > 200 { page = pages.rounded(.up) }
        if velocity < -200 { page = pages.rounded(.down) }
        let first = ((start - range.lowerBound) / extent).rounded()
        page = min(max(page, first - 1), first + 1)
        return range.lowerBound + page * extent
    }

    // MARK: Gliding

    /// Content above what is seen grew by so much, and the offset with it.
    func contentMoved(by distance: CGFloat) {
        start.y += distance
        pageStart.y += distance
        tracker.shift(by: CGPoint(x: 0, y: distance))
        axes?.y.shift(by: distance)
    }

    private func step() {
        guard var motion = axes else { return }
        // More may have been measured since the last step.
        let range = scroll._offsetRange
        motion.x.range = range.x
        motion.y.range = range.y
        let offset = scroll.contentOffset
        let now = FrameClock.now
        let next = CGPoint(
            x: motion.x.value(at: now, current: offset.x), y: motion.y.value(at: now, current: offset.y))
        axes = motion
        apply(next)
        // The delegate may have stopped it.
        guard isDecelerating else { return }
        if motion.x.isAtRest, motion.y.isAtRest { stop() }
    }

    private func stop() {
        token = nil
        axes = nil
        guard isDecelerating else { return }
        isDecelerating = false
        // The content may have another size than when the motion began, as rows were measured meanwhile.
        scroll._keepInside()
        scroll._indicators?.hideSoon()
        scroll.delegate?.scrollViewDidEndDecelerating(scroll)
        scroll._didEndDecelerating()
    }

    /// Ends every motion, as when the app scrolls.
    func interrupt() {
        guard isDecelerating else { return }
        stop()
    }

    /// Offsets are whole pixels.
    private func apply(_ offset: CGPoint) {
        let scale = max(scroll.traitCollection.displayScale, 1)
        scroll._isMoving = true
        scroll.contentOffset = CGPoint(
            x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        scroll._isMoving = false
    }

    // MARK: Rubber bands

    /// What is shown for an offset of the finger.
    private static func shown(
        _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ extent: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        guard bounces, offset != inside else { return inside }
        let band = ScrollPhysics.banded(abs(offset - inside), extent)
        return offset < inside ? inside - band : inside + band
    }

    private static func raw(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ extent: CGFloat) -> CGFloat {
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        let pull = ScrollPhysics.unbanded(abs(offset - inside), extent)
        return offset < inside ? inside - pull : inside + pull
    }

    // MARK: Zooming

    private var zoomStart: CGFloat = 1

    func pinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let view = scroll.delegate?.viewForZooming(in: scroll) else { return }
            isZooming = true
            zoomStart = scroll.zoomScale
            scroll.delegate?.scrollViewWillBeginZooming(scroll, with: view)
        case .changed where isZooming:
            scroll._zoom(toScale: limited(zoomStart * recognizer.scale), about: recognizer.location(in: scroll))
        case .ended where isZooming, .cancelled where isZooming:
            let limit = min(max(scroll.zoomScale, scroll.minimumZoomScale), scroll.maximumZoomScale)
            if limit != scroll.zoomScale { scroll._zoom(toScale: limit, about: recognizer.location(in: scroll)) }
            isZooming = false
            scroll._keepInside()
            scroll.delegate?.scrollViewDidEndZooming(
                scroll, with: scroll.delegate?.viewForZooming(in: scroll), atScale: scroll.zoomScale)
        default: break
        }
    }

    /// Beyond the limits a pinch does less and less.
    ///
    /// Unverified: how much less.
    private func limited(_ scale: CGFloat) -> CGFloat {
        let (low, high) = (scroll.minimumZoomScale, max(scroll.maximumZoomScale, scroll.minimumZoomScale))
        guard low > 0 else { return scale }
        if scale > high { return scroll.bouncesZoom ? high * pow(scale / high, 0.25) : high }
        if scale < low { return scroll.bouncesZoom ? low * pow(scale / low, 0.25) : low }
        return scale
    }
}
