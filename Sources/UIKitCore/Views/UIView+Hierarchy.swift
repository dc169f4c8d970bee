extension UIView {
    /// Walks up: no view keeps a copy, so none can go stale.
    package var _window: UIWindow? {
        _root as? UIWindow
    }

    package nonisolated var _root: UIView { _rootReference.takeUnretainedValue() }

    /// Asked all the time, so no reference is counted on the way up. A closure of the main actor would check for it.
    nonisolated var _rootReference: Unmanaged<UIView> {
        var view = Unmanaged.passUnretained(self)
        while let above = view._withUnsafeGuaranteedRef({ $0._superviewReference }) { view = above }
        return view
    }

    /// Puts `view` at `index` of the subviews; nil or an index past the end puts it in front.
    func _insert(_ view: UIView, at index: Int?) {
        Inconsistency.check(view !== self, .invalidArgument, "Can't add self as subview")
        Inconsistency.check(!isDescendant(of: view), "\(type(of: self)) can't have a view above it as its subview")
        if view._superview === self {
            _move(view, to: index)
            return
        }
        view._viewController?._checkHierarchy(above: self)
        let oldSuperview = view._superview
        let oldWindow = view._window
        let newWindow = _window
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view._sendWillMove(toWindow: newWindow) }
        if let oldSuperview { oldSuperview._detach(view) }

        let place = min(max(index ?? _subviews.count, 0), _subviews.count)
        _place(view, at: place)
        view._superview = self
        view._didAttach()
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view._sendDidMoveToWindow() }
    }

    func _insert(_ view: UIView, beside sibling: UIView, above: Bool) {
        guard view !== sibling else { return }
        guard var index = _subviews.place(of: sibling) else {
            _insert(view, at: nil)
            return
        }
        if let own = _subviews.place(of: view), own < index { index -= 1 }
        _insert(view, at: above ? index + 1 : index)
    }

    func _exchange(_ first: Int, _ second: Int) {
        guard first != second else { return }
        _subviews.swapAt(first, second)
        _resyncSublayers()
    }

    func _reorder(_ view: UIView, toFront: Bool) {
        guard view._superview === self else { return }
        _move(view, to: toFront ? nil : 0)
    }

    func _removeFromSuperview() {
        guard let superview = _superview else { return }
        let oldWindow = _window
        willMove(toSuperview: nil)
        if oldWindow != nil { _sendWillMove(toWindow: nil) }
        superview._detach(self)
        didMoveToSuperview()
        if oldWindow != nil { _sendDidMoveToWindow() }
    }

    /// Takes the view out of both trees without telling it.
    private func _detach(_ view: UIView) {
        willRemoveSubview(view)
        view._willDetachFromLayout()
        if let index = _subviews.place(of: view) { _subviews.remove(at: index) }
        view.layer.removeFromSuperlayer()
        view._superview = nil
        Frame.setNeedsFrame()
    }

    private func _move(_ view: UIView, to index: Int?) {
        guard let old = _subviews.place(of: view) else { return }
        let new = min(max(index ?? _subviews.count - 1, 0), _subviews.count - 1)
        guard old != new else { return }
        _subviews.remove(at: old)
        view.layer.removeFromSuperlayer()
        _place(view, at: new)
    }

    /// Layers that the app added itself may lie between the layers of subviews; order is kept relative to the view below.
    private func _place(_ view: UIView, at index: Int) {
        if index == _subviews.count {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: _subviews[index].layer)
        }
        _subviews.insert(view, at: index)
    }

    private func _resyncSublayers() {
        for child in _subviews { layer.addSublayer(child.layer) }
    }

    /// The view is in the tree: what it has pending is known above, and inherited values are worked out anew.
    private func _didAttach() {
        _propagatePendingWork()
        _setNeedsTraitUpdate()
        _didAttachToLayout()
        _superview?.setNeedsLayout()
        _updateSafeArea()
        if _tintColor == nil { _inheritedTintChanged() }
        Frame.setNeedsFrame()
    }

    private func _sendWillMove(toWindow window: UIWindow?) {
        _viewController?._viewWillMove(toWindow: window)
        willMove(toWindow: window)
        if window == nil, FirstResponder.current === self { resignFirstResponder() }
        for child in _subviews { child._sendWillMove(toWindow: window) }
    }

    private func _sendDidMoveToWindow() {
        if _window != nil { AppearanceStore.apply(to: self) }
        didMoveToWindow()
        _viewController?._viewMovedToWindow(_window)
        for child in _subviews { child._sendDidMoveToWindow() }
        if _window != nil { FirstResponder.viewEnteredWindow(self) }
    }
}
