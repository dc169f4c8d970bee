extension UIView: CALayerDelegate {
    /// Asked by the layer when it makes its backing store; only classes that override `draw(_:)` have one.
    public func draw(_ layer: CALayer, in context: CGContext) {
        guard _flags.contains(.draws) else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        _trackingTraits(.display) { draw(bounds) }
    }
}

extension UIView: LayerOwner {
    package func layerSetNeedsLayout() { setNeedsLayout() }
    package var layerNeedsLayout: Bool { _pending.contains(.layout) }
    package func layerLayoutIfNeeded() { layoutIfNeeded() }
    package func layerSetNeedsFrame() { Frame.setNeedsFrame() }
}

extension UIView {
    static func _makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        guard type != CALayer.self else { return CALayer() }
        guard let layerType = type as? CALayer.Type else {
            fatalError("\(self).layerClass is \(type), which is not a subclass of CALayer")
        }
        return LayerFactory.make(layerType)
    }

    func _setUp(frame: CGRect) {
        _ = TextLayerText.isInstalled
        layer.setOwner(self)
        let draws = OverrideProbe.overridesDraw(type(of: self))
        layer.wantsBackingStore = draws
        if draws {
            _flags.insert(.draws)
            _setNeedsDisplay()
        }
        if SystemBehavior.updatesProperties, OverrideProbe.overridesUpdateProperties(type(of: self)) {
            _setNeedsUpdateProperties()
        }
        layer.isOpaque = true
        if frame != .zero { layer.frame = frame }
        let scale = _traitStorage.collection.displayScale
        if scale > 0 { layer.contentsScale = scale }
    }

    /// `<UIView: 0x...; frame = (0 0; 100 50); hidden = YES; layer = <CALayer: 0x...>>`
    var _description: String {
        func address(_ object: AnyObject) -> String {
            "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        }
        let number = NSLayoutConstraint._number
        let frame = frame
        var text = "<\(type(of: self)): \(address(self)); frame = (\(number(frame.minX)) \(number(frame.minY)); "
        text += "\(number(frame.width)) \(number(frame.height)))"
        if isHidden { text += "; hidden = YES" }
        if alpha != 1 { text += "; alpha = \(number(alpha))" }
        if tag != 0 { text += "; tag = \(tag)" }
        return text + "; layer = <\(type(of: layer)): \(address(layer))>>"
    }
}
