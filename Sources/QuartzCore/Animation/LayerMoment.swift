/// What can be animated of a layer, as it was at one moment.
@MainActor package struct LayerMoment {
    package let layer: CALayer
    let state: LayerState

    package init(_ layer: CALayer) {
        self.layer = layer
        state = layer.state
    }

    /// This layer and all below it.
    package static func all(below layer: CALayer) -> [LayerMoment] {
        var result = [LayerMoment(layer)]
        for child in layer.children { result += all(below: child) }
        return result
    }

    /// Whether the layer has other values than at that moment.
    package var hasChanged: Bool {
        let now = layer.state
        return now.position != state.position || now.bounds != state.bounds || now.anchorPoint != state.anchorPoint
            || now.zPosition != state.zPosition || now.opacity != state.opacity
            || now.backgroundColor != state.backgroundColor || now.cornerRadius != state.cornerRadius
            || now.borderWidth != state.borderWidth || now.borderColor != state.borderColor
            || now.shadowOpacity != state.shadowOpacity || now.shadowRadius != state.shadowRadius
            || now.shadowOffset != state.shadowOffset || now.shadowColor != state.shadowColor
            || (now.transform ?? CATransform3DIdentity) != (state.transform ?? CATransform3DIdentity)
    }

    /// Gives the layer the values between this moment and `end`, as far as they differ.
    ///
    /// - Parameter fraction: 0 for this moment, 1 for `end`; springs go beyond.
    package func apply(towards end: LayerMoment, fraction: CGFloat) {
        let (from, to) = (state, end.state)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fraction == 1 ? b : a + (b - a) * fraction }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        if from.bounds != to.bounds {
            layer.bounds = CGRect(
                origin: mix(from.bounds.origin, to.bounds.origin), size: mix(from.bounds.size, to.bounds.size))
        }
        if from.position != to.position { layer.position = mix(from.position, to.position) }
        if from.anchorPoint != to.anchorPoint { layer.anchorPoint = mix(from.anchorPoint, to.anchorPoint) }
        if from.zPosition != to.zPosition { layer.zPosition = mix(from.zPosition, to.zPosition) }
        if from.opacity != to.opacity {
            layer.opacity = Float(min(max(mix(CGFloat(from.opacity), CGFloat(to.opacity)), 0), 1))
        }
        if from.cornerRadius != to.cornerRadius { layer.cornerRadius = max(0, mix(from.cornerRadius, to.cornerRadius)) }
        if from.borderWidth != to.borderWidth { layer.borderWidth = max(0, mix(from.borderWidth, to.borderWidth)) }
        if from.shadowRadius != to.shadowRadius { layer.shadowRadius = max(0, mix(from.shadowRadius, to.shadowRadius)) }
        if from.shadowOffset != to.shadowOffset { layer.shadowOffset = mix(from.shadowOffset, to.shadowOffset) }
        if from.shadowOpacity != to.shadowOpacity {
            layer.shadowOpacity = Float(min(max(mix(CGFloat(from.shadowOpacity), CGFloat(to.shadowOpacity)), 0), 1))
        }
        if from.backgroundColor != to.backgroundColor {
            layer.backgroundColor = ColorMix.mix(from.backgroundColor, to.backgroundColor, fraction)
        }
        if from.borderColor != to.borderColor {
            layer.borderColor = ColorMix.mix(from.borderColor, to.borderColor, fraction)
        }
        if from.shadowColor != to.shadowColor {
            layer.shadowColor = ColorMix.mix(from.shadowColor, to.shadowColor, fraction)
        }
        let (old, new) = (from.transform ?? CATransform3DIdentity, to.transform ?? CATransform3DIdentity)
        if old != new { layer.transform = TransformMix.mix(old, new, fraction) }
    }
}
