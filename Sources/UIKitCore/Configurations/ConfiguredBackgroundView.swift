/// Shows a background configuration behind the content of a cell or header; as large as its superview.
package final class ConfiguredBackgroundView: UIView {
    private var configuration: UIBackgroundConfiguration
    private let fill = UIView()
    private let stroke = UIView()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        apply()
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        apply()
    }

    /// The corners that are rounded; all unless a list rounds only the ends of a section.
    package var roundedCorners: CACornerMask = .all {
        didSet { fill.layer.maskedCorners = roundedCorners }
    }

    private func apply() {
        let tint: UIColor = tintColor ?? .systemBlue
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        fill.layer.cornerCurve = .continuous
        fill.clipsToBounds =
            configuration.cornerRadius > 0
            && (configuration.customView != nil || configuration.image != nil || configuration.visualEffect != nil)
        if let image = configuration.image {
            let view = imageView ?? UIImageView()
            view.image = image
            view.contentMode = configuration.imageContentMode
            view.clipsToBounds = true
            if imageView == nil {
                fill.addSubview(view)
                imageView = view
            }
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        if let effect = configuration.visualEffect {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            if view.effect != effect { view.effect = effect }
            if effectView == nil {
                fill.insertSubview(view, at: 0)
                effectView = view
            }
        } else {
            effectView?.removeFromSuperview()
            effectView = nil
        }
        for view in fill.subviews
        where view !== imageView && view !== effectView && view !== configuration.customView {
            view.removeFromSuperview()
        }
        if let custom = configuration.customView, custom.superview !== fill {
            fill.insertSubview(custom, at: effectView == nil ? 0 : 1)
        }
        if configuration.strokeWidth > 0 {
            if stroke.superview == nil { addSubview(stroke) }
            stroke.layer.borderWidth = configuration.strokeWidth
            stroke.layer.borderColor =
                configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
            stroke.layer.cornerCurve = .continuous
        } else {
            stroke.removeFromSuperview()
        }
        setNeedsLayout()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration.strokeWidth > 0 { apply() }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        fill.layer.cornerRadius = min(configuration.cornerRadius, fill.bounds.height / 2, fill.bounds.width / 2)
        stroke.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        stroke.layer.cornerRadius = fill.layer.cornerRadius + max(configuration.strokeOutset, 0)
        for view in fill.subviews { view.frame = fill.bounds }
        configuration.shadowProperties.apply(
            to: layer, outline: UIBezierPath(roundedRect: fill.frame, cornerRadius: fill.layer.cornerRadius),
            traits: traitCollection)
    }
}
