/// A layer that shows itself and its sublayers in one colour; their own colours do not count, only how opaque they are.
@preconcurrency @MainActor package final class TintedLayer: CALayer {
    override var content: LayerContent { tint.map { .tinted($0) } ?? .plain }

    package override init() { super.init() }

    package override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? TintedLayer { tint = other.tint }
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nil (default): everything keeps its colours.
    package var tint: CGColor? {
        didSet {
            guard tint != oldValue else { return }
            contentChanged()
            requestFrame()
        }
    }
}
