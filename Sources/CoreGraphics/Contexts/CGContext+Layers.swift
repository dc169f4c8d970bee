import CGraphicsLibs

/// An open transparency layer.
struct TransparencyLayer {
    /// The state when the layer began: it is composited with it.
    let state: GraphicsState
    /// How many states were saved when the layer began.
    let stackDepth: Int
    /// Whether a clip made for the layer is to be undone at its end.
    var isClipped = false
}

extension CGContext {
    /// Collects what is drawn until `endTransparencyLayer()` and then composites it as one, with the alpha, blend mode and
    /// shadow set now. Inside, they start afresh. `auxiliaryInfo` has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer()
    }

    /// The same, clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        let outer = stack.removeLast()
        cairo_push_group(cairo)
        layers.append(TransparencyLayer(state: outer, stackDepth: stack.count, isClipped: true))
        startAfresh()
    }

    private func beginTransparencyLayer() {
        cairo_push_group(cairo)
        layers.append(TransparencyLayer(state: state, stackDepth: stack.count))
        startAfresh()
    }

    private func startAfresh() {
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Does nothing without an open layer.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while stack.count > layer.stackDepth { restoreGState() }
        while state.maskCount > layer.state.maskCount {
            applyMask()
            state.maskCount -= 1
        }
        layers.removeLast()
        guard let group = cairo_pop_group(cairo) else { return }
        state = layer.state
        composite(pixelBounds: clipPixels) { cairo, alpha in
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
        cairo_pattern_destroy(group)
        if layer.isClipped { cairo_restore(cairo) }
    }
}
