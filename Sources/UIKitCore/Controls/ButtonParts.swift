/// The views inside a button, made when first needed.
@MainActor
struct ButtonParts {
    private(set) var existingTitleLabel: UILabel?
    private(set) var existingSubtitleLabel: UILabel?
    private(set) var existingImageView: UIImageView?
    private(set) var existingBackground: UIView?
    private(set) var existingSpinner: UIActivityIndicatorView?
    private(set) var existingBackgroundImage: UIImageView?
    private(set) var existingEffect: UIVisualEffectView?
    private(set) var existingIndicator: UIImageView?
    private var dark: (image: UIImage, result: UIImage)?

    nonisolated init() {}

    mutating func titleLabel(in button: UIButton) -> UILabel {
        if let label = existingTitleLabel { return label }
        let label = ButtonLabel()
        label.lineBreakMode = .byTruncatingMiddle
        label.font = UIFont.systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
        existingTitleLabel = label
        button.addSubview(label)
        return label
    }

    mutating func subtitleLabel(in button: UIButton) -> UILabel {
        if let label = existingSubtitleLabel { return label }
        let label = ButtonLabel()
        existingSubtitleLabel = label
        button.addSubview(label)
        return label
    }

    mutating func imageView(in button: UIButton) -> UIImageView {
        if let view = existingImageView { return view }
        let view = UIImageView(frame: .zero)
        existingImageView = view
        if let label = existingTitleLabel {
            button.insertSubview(view, belowSubview: label)
        } else {
            button.addSubview(view)
        }
        return view
    }

    mutating func spinner(in button: UIButton) -> UIActivityIndicatorView {
        if let view = existingSpinner { return view }
        let view = UIActivityIndicatorView(style: .medium)
        existingSpinner = view
        button.addSubview(view)
        return view
    }

    /// An image as it is under a finger.
    /// Unverified: how dark it is.
    mutating func darkened(_ image: UIImage) -> UIImage {
        if let dark, dark.image === image { return dark.result }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            let whole = CGRect(origin: .zero, size: image.size)
            image.draw(in: whole)
            UIColor(white: 0, alpha: 0.4).setFill()
            context.cgContext.setBlendMode(.sourceAtop)
            context.cgContext.fill(whole)
        }
        let result =
            image.details.isResizable
            ? drawn.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode) : drawn
        dark = (image, result)
        return result
    }

    /// The two arrows of a pop-up button.
    mutating func indicator(in button: UIButton) -> UIImageView {
        if let view = existingIndicator { return view }
        let view = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        existingIndicator = view
        button.addSubview(view)
        return view
    }

    mutating func background(in button: UIButton) -> UIView {
        if let view = existingBackground { return view }
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        existingBackground = view
        button.insertSubview(view, at: 0)
        return view
    }

    /// The effect of a configuration's background, above its colour.
    mutating func effect(in background: UIView) -> UIVisualEffectView {
        if let view = existingEffect { return view }
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        view.frame = background.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        existingEffect = view
        background.insertSubview(view, at: 0)
        return view
    }

    mutating func backgroundImage(in button: UIButton) -> UIImageView {
        if let view = existingBackgroundImage { return view }
        let view = UIImageView(frame: .zero)
        existingBackgroundImage = view
        button.insertSubview(view, at: existingBackground == nil ? 0 : 1)
        return view
    }
}

/// A title: its changes go back to the button, which then needs other room.
@MainActor
final class ButtonLabel: UILabel {
    var isUpdating = false

    override func textChanged() {
        super.textChanged()
        guard !isUpdating, let button = superview as? UIButton else { return }
        button.invalidateIntrinsicContentSize()
        button.setNeedsLayout()
    }

    /// Changes made by the button itself.
    func update(_ body: (ButtonLabel) -> Void) {
        isUpdating = true
        body(self)
        isUpdating = false
    }
}
