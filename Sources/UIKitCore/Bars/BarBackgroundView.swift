/// The background of a bar: material, colour, image and the hairline at the inner edge.
@MainActor
final class BarBackgroundView: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let tintView = UIView()
    private let color = UIView()
    private var image: UIImageView?
    private let hairline = UIView()
    private var shadow: UIImageView?
    /// Whether the hairline is at the top, as in bars at the bottom.
    private let isBottomBar: Bool

    init(isBottomBar: Bool) {
        self.isBottomBar = isBottomBar
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [material, tintView, color, hairline] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The material of bars where it is not translucent.
    static let materialColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.086, alpha: 1) : UIColor(white: 0.976, alpha: 1)
    }

    /// - Parameters:
    ///   - tint: a colour in place of the material's own, from the time before appearance objects.
    ///   - isDark: the black style.
    func show(_ appearance: UIBarAppearance, tint: UIColor?, isDark: Bool, isTranslucent: Bool) {
        material.isHidden = !appearance._hasMaterial || !isTranslucent
        if appearance._hasMaterial, let effect = appearance.backgroundEffect, effect !== material.effect {
            material.effect = isDark ? UIBlurEffect(style: .systemChromeMaterialDark) : effect
        }
        // A colour of one's own lies over the material, hardly translucent.
        let own = tint ?? (isTranslucent ? nil : isDark ? UIColor(white: 0.086, alpha: 1) : Self.materialColor)
        tintView.isHidden = !appearance._hasMaterial || own == nil
        tintView.backgroundColor = isTranslucent ? own?.withAlphaComponent(0.85) : own
        color.backgroundColor = appearance.backgroundColor
        color.isHidden = appearance.backgroundColor == nil
        showImage(appearance)
        showShadow(appearance)
        setNeedsLayout()
    }

    private func showImage(_ appearance: UIBarAppearance) {
        guard let given = appearance.backgroundImage else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let view = image ?? UIImageView()
        if view.superview == nil { insertSubview(view, aboveSubview: color) }
        view.image = given
        view.contentMode = appearance.backgroundImageContentMode
        view.clipsToBounds = true
        image = view
    }

    private func showShadow(_ appearance: UIBarAppearance) {
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = appearance.shadowColor == nil || appearance.shadowImage != nil
        guard let given = appearance.shadowImage else {
            shadow?.removeFromSuperview()
            shadow = nil
            return
        }
        let view = shadow ?? UIImageView()
        if view.superview == nil { addSubview(view) }
        view.image = given
        view.tintColor = appearance.shadowColor
        shadow = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        tintView.frame = bounds
        color.frame = bounds
        image?.frame = bounds
        let pixel = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: isBottomBar ? -pixel : bounds.height, width: bounds.width, height: pixel)
        if let shadow, let size = shadow.image?.size {
            shadow.frame = CGRect(
                x: 0, y: isBottomBar ? -size.height : bounds.height, width: bounds.width, height: size.height)
        }
    }
}
