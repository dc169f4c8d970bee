extension UIView {
    func _setHidden(_ hidden: Bool) {
        guard hidden != layer.isHidden else { return }
        layer.isHidden = hidden
        _hiddenChanged()
        Frame.setNeedsFrame()
    }

    /// A stack view rearranges when one of its views comes or goes.
    func _hiddenChanged() {
        _superview?._arrangedSubviewHiddenChanged(self)
    }

    func _setOpaque(_ opaque: Bool) {
        _flags.set(.isOpaque, opaque)
        _applyOpacity()
    }

    /// A backing store has no alpha unless the background lets something through. Without a background it starts black, as in
    /// UIKit: views that draw only in parts set `isOpaque` to false or a clear background.
    private func _applyOpacity() {
        layer.isOpaque = isOpaque && (layer.backgroundColor.map { $0.alpha >= 1 } ?? true)
    }

    func _setBackgroundColor(_ color: UIColor?) {
        _backgroundColor = color
        _applyBackgroundColor()
    }

    func _applyBackgroundColor() {
        let shown = _backgroundColor?._isTint == true ? _resolvedTintColor() : _backgroundColor
        let color = shown?.resolvedColor(with: _traitStorage.collection).cgColor
        layer.backgroundColor = color
        _applyOpacity()
    }

    func _setContentMode(_ mode: ContentMode) {
        guard mode != _contentMode else { return }
        _contentMode = mode
        layer.contentsGravity = mode._gravity
        if mode == .redraw { _setNeedsDisplay() }
    }

    // MARK: Tint

    func _resolvedTintColor() -> UIColor {
        let color = _inheritedTintColor()
        return _resolvedTintAdjustmentMode() == .dimmed ? color._dimmedTint : color
    }

    private func _inheritedTintColor() -> UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current._tintColor, !color._isTint { return color }
            view = current._superview
        }
        return .systemBlue
    }

    func _resolvedTintAdjustmentMode() -> TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current._tintAdjustmentMode != .automatic { return current._tintAdjustmentMode }
            view = current._superview
        }
        return .normal
    }

    func _setTintColor(_ color: UIColor?) {
        guard color !== _tintColor else { return }
        _tintColor = color
        _tintChanged()
    }

    func _setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != _tintAdjustmentMode else { return }
        _tintAdjustmentMode = mode
        _tintChanged()
    }

    /// Tells the view and everything below that shows the same tint.
    private func _tintChanged() {
        if _backgroundColor?._isTint == true { _applyBackgroundColor() }
        _withCurrentTraits { tintColorDidChange() }
        for child in _subviews where child._tintColor == nil || child._tintAdjustmentMode == .automatic {
            child._tintChanged()
        }
    }

    /// After a move to another superview.
    func _inheritedTintChanged() {
        guard _superview?._tintColorDiffersFromDefault == true else { return }
        _tintChanged()
    }

    private var _tintColorDiffersFromDefault: Bool {
        var view: UIView? = self
        while let current = view {
            if current._tintColor != nil || current._tintAdjustmentMode != .automatic { return true }
            view = current._superview
        }
        return false
    }

    // MARK: Traits

    func _applyTraitChange(from previous: UITraitCollection?) {
        let now = _traitStorage.collection
        if AppearanceStore.dependsOnTraits, _window != nil { AppearanceStore.apply(to: self) }
        if now.displayScale > 0, layer.contentsScale != now.displayScale, previous?.displayScale != now.displayScale {
            layer.contentsScale = now.displayScale
            _setNeedsDisplay()
            _layoutScaleChanged()
        }
        if let guide = _layoutStorage?.readableGuide { _liveEngine?.geometryChanged(guide) }
        if previous?.layoutDirection != now.layoutDirection { _layoutDirectionChanged() }
        if previous.map({ now.hasDifferentColorAppearance(comparedTo: $0) }) ?? true {
            if _backgroundColor != nil { _applyBackgroundColor() }
            if _flags.contains(.draws) { _setNeedsDisplay() }
            _withCurrentTraits { tintColorDidChange() }
            // Apps take new colours in these too, as documented.
            if previous != nil, SystemBehavior.hasDarkAppearance {
                setNeedsUpdateConstraints()
                setNeedsLayout()
            }
        }
    }

    // MARK: Direction

    func _setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != _semanticContentAttribute else { return }
        _semanticContentAttribute = attribute
        _layoutDirectionChanged()
    }

    func _effectiveLayoutDirection() -> UIUserInterfaceLayoutDirection {
        Self._direction(
            of: _semanticContentAttribute,
            in: _traitStorage.collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    nonisolated static func _direction(
        of attribute: UISemanticContentAttribute, in direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIView.ContentMode {
    /// A layer's "bottom" is the edge that UIKit shows on top: Core Animation's own axes point upwards.
    var _gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}

extension UIColor {
    /// The grey that stands for a tint while an alert is in front: its luminance, at reduced strength.
    var _dimmedTint: UIColor {
        UIColor { traits in
            var red: CGFloat = 0
            var green: CGFloat = 0
            var blue: CGFloat = 0
            var alpha: CGFloat = 1
            _ = self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: 0.8 * alpha)
        }
    }
}
