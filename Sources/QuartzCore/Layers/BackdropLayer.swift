/// A layer that shows what lies behind it, blurred and in stronger colours.
@preconcurrency @MainActor package final class BackdropLayer: CALayer {
    private var backdrop = BackdropState()
    override var content: LayerContent { backdrop.isActive ? .backdrop(backdrop) : .plain }

    package override init() { super.init() }

    package override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? BackdropLayer { backdrop = other.backdrop }
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The standard deviation of the blur, in points; 0 (default) shows nothing.
    package var blurRadius: CGFloat {
        get { backdrop.blurRadius }
        set { set(\.blurRadius, newValue) }
    }

    /// Factor on the distance of colours from grey; default 1.
    package var saturation: CGFloat {
        get { backdrop.saturation }
        set { set(\.saturation, newValue) }
    }

    private func set(_ path: WritableKeyPath<BackdropState, CGFloat>, _ value: CGFloat) {
        guard backdrop[keyPath: path] != value else { return }
        backdrop[keyPath: path] = value
        contentChanged()
        requestFrame()
    }
}

/// What a backdrop layer does to the picture behind it.
struct BackdropState: Equatable {
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1

    var isActive: Bool { blurRadius > 0 }
}
