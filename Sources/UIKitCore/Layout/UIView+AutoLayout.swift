extension UIView {
    func _hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? _layoutStorage?.horizontalHugging : _layoutStorage?.verticalHugging) ?? .defaultLow
    }

    func _compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? _layoutStorage?.horizontalResistance : _layoutStorage?.verticalResistance)
            ?? .defaultHigh
    }

    func _setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            _madeLayoutStorage.horizontalHugging = priority
        } else {
            _madeLayoutStorage.verticalHugging = priority
        }
        _invalidateIntrinsicContentSize()
    }

    func _setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            _madeLayoutStorage.horizontalResistance = priority
        } else {
            _madeLayoutStorage.verticalResistance = priority
        }
        _invalidateIntrinsicContentSize()
    }

    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { _flags.contains(.translatesMask) }
        set { _flags.set(.translatesMask, newValue) }
    }

    var _isLaidOutByConstraints: Bool { false }

    func _applySolvedFrames() {}
    func _invalidateIntrinsicContentSize() {}
    func _frameChangedForLayout() {}
    func _willDetachFromLayout() {}
    func _didAttachToLayout() {}
    func _layoutScaleChanged() {}
    func _layoutDirectionChanged() { setNeedsLayout() }
    func _fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        bounds.size
    }
}
