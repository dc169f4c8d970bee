extension UIScrollView {
    func _setContentOffset(_ offset: CGPoint) {
        let old = layer.bounds.origin
        guard offset != old else { return }
        // Adding zero makes a negative zero positive.
        layer.bounds.origin = CGPoint(x: offset.x + 0, y: offset.y + 0)
        let isAdjusting = _isAdjustingOffset
        if !isAdjusting { _wasScrolled() }
        // What the app does when it hears of it is its own wish.
        _isAdjustingOffset = false
        defer { _isAdjustingOffset = isAdjusting }
        _frameChangedForLayout()
        setNeedsLayout()
        _indicators?.update()
        if KeyValueObserving.isUsed { KeyValueObserving.changed(self, "contentOffset", old: old, new: contentOffset) }
        delegate?.scrollViewDidScroll(self)
        _observers.tell(self)
    }

    func _setContentSize(_ size: CGSize) {
        guard size != _contentSize else { return }
        let old = _contentSize
        _contentSize = size
        defer { if KeyValueObserving.isUsed { KeyValueObserving.changed(self, "contentSize", old: old, new: size) } }
        _updateAdjustment()
        _keepOffsetInside()
        _indicators?.update()
        setNeedsLayout()
        _observers.tell(self)
    }

    /// The offsets between which content rests.
    package var _offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        let area = bounds.size
        let right = max(_contentSize.width + insets.right - area.width, -insets.left)
        let bottom = max(_contentSize.height + insets.bottom - area.height, -insets.top)
        // A size that is no number has no end to scroll to.
        return (
            -insets.left...(right.isFinite ? right : -insets.left),
            -insets.top...(bottom.isFinite ? bottom : -insets.top)
        )
    }

    /// After content or bounds shrank: no empty room past the end. An offset before the start is the app's wish.
    func _keepOffsetInside() {
        let range = _offsetRange
        var offset = contentOffset
        if offset.x > range.x.upperBound { offset.x = range.x.upperBound }
        if offset.y > range.y.upperBound { offset.y = range.y.upperBound }
        _adjustOffset { contentOffset = offset }
    }

    /// Changes the offset without anybody scrolling.
    func _adjustOffset(_ change: () -> Void) {
        let outer = _isAdjustingOffset
        _isAdjustingOffset = true
        change()
        _isAdjustingOffset = outer
    }

    /// Moves the offset by as much as the content above what is seen grew. A drag or a motion goes on as if nothing had happened.
    func _compensate(by distance: CGFloat) {
        guard distance != 0 else { return }
        let lowest = _offsetRange.y.lowerBound
        let before = contentOffset.y
        var place = before + distance
        // Content that shrinks cannot be seen before its start.
        if place < lowest, distance < 0 { place = min(lowest, before) }
        guard place != before else { return }
        _adjustOffset { contentOffset.y = place }
        _motion.contentMoved(by: place - before)
    }

    func _scrollToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        func moved(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat)
            -> CGFloat
        {
            if low >= seenLow && high <= seenHigh { return offset }
            // What does not fit shows its start.
            if low < seenLow || high - low > seenHigh - seenLow { return offset + low - seenLow }
            return offset + high - seenHigh
        }
        let wanted = rect.intersection(CGRect(origin: .zero, size: _contentSize))
        guard !wanted.isNull else { return }
        var offset = contentOffset
        offset.x = moved(offset.x, wanted.minX, wanted.maxX, visible.minX, visible.maxX)
        offset.y = moved(offset.y, wanted.minY, wanted.maxY, visible.minY, visible.maxY)
        let range = _offsetRange
        offset.x = min(max(offset.x, range.x.lowerBound), range.x.upperBound)
        offset.y = min(max(offset.y, range.y.lowerBound), range.y.upperBound)
        setContentOffset(offset, animated: animated)
    }

    // MARK: Zooming

    func _setZoomScale(_ scale: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        guard scale != _zoomScale else { return }
        let middle = CGPoint(x: bounds.midX / _zoomScale, y: bounds.midY / _zoomScale)
        _zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.anchorPoint.x, y: size.height * view.anchorPoint.y)
        contentSize = size
        let range = _offsetRange
        contentOffset = CGPoint(
            x: min(max(middle.x * scale - bounds.width / 2, range.x.lowerBound), range.x.upperBound),
            y: min(max(middle.y * scale - bounds.height / 2, range.y.lowerBound), range.y.upperBound))
        delegate?.scrollViewDidZoom(self)
    }

    func _zoom(to rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        _setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height))
        scrollRectToVisible(
            CGRect(
                x: rect.minX * _zoomScale, y: rect.minY * _zoomScale, width: rect.width * _zoomScale,
                height: rect.height * _zoomScale), animated: false)
    }
}

extension UIView {
    /// The guide that stands for the edges of a scroll view when its content is constrained to them.
    var _scrollContentGuide: UILayoutGuide? { (self as? UIScrollView)?.contentLayoutGuide }

    /// Takes over the size that constraints give the content.
    func _applySolvedContentSize(_ engine: LayoutEngine) {
        guard let scroll = self as? UIScrollView, let guide = _layoutStorage?.contentGuide else { return }
        let scale = _layoutScale
        var size = scroll.contentSize
        if let width = engine.value(.width, of: guide) { size.width = LayoutRounding.edge(width, scale: scale) }
        if let height = engine.value(.height, of: guide) { size.height = LayoutRounding.edge(height, scale: scale) }
        scroll.contentSize = size
    }
}
