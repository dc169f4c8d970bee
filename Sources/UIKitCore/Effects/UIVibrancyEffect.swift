/// Makes content over a blur take up the colours behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle?

    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        style = nil
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        blur = UIBlurEffect(style: .regular)
        style = nil
        super.init(coder: coder)
    }
}

/// What the content of a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}
