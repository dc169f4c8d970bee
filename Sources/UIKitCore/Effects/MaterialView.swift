/// The blurred picture of what is behind, with the tint of a material over it.
final class MaterialView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
    private let overlay = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        overlay.isUserInteractionEnabled = false
        overlay.frame = bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(overlay)
    }

    required init?(coder: NSCoder) { nil }

    /// A material that follows the appearance by itself.
    ///
    /// - Parameter material: what it is like, in the dark or not.
    convenience init(_ material: @escaping (Bool) -> Material) {
        self.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        following = material
        follow()
    }

    private var following: ((Bool) -> Material)?

    private func follow() {
        if let following { show(following(traitCollection.userInterfaceStyle == .dark)) }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        follow()
    }

    func show(_ material: Material) {
        guard let layer = layer as? BackdropLayer else { return }
        layer.blurRadius = material.radius
        layer.saturation = material.saturation
        overlay.backgroundColor = material.tint
    }
}

/// The content of an effect view, in one colour while a vibrancy effect asks for that.
final class EffectContentView: UIView {
    override class var layerClass: AnyClass { TintedLayer.self }

    var tint: UIColor? {
        didSet { (layer as? TintedLayer)?.tint = tint?.resolvedColor(with: traitCollection).cgColor }
    }
}
