/// The two colours of a configured button in its state.
/// Unverified: strengths of highlighted and tinted colours; they are read off pictures.
@MainActor
struct ButtonColors {
    var foreground: UIColor
    var background: UIColor?

    init(_ configuration: UIButton.Configuration, button: UIButton) {
        let tint = button.tintColor ?? .systemBlue
        let isEnabled = button.isEnabled
        let isPressed = button.isHighlighted && isEnabled
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let base = configuration.baseForegroundColor
        let fill = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain, .borderless:
            foreground = base ?? tint
            background = isSelected && configuration.style == .plain ? (fill ?? tint).withAlphaComponent(0.18) : nil
        case .gray, .bordered:
            foreground = base ?? tint
            background = fill ?? .secondarySystemFill
        case .tinted, .borderedTinted:
            foreground = base ?? tint
            background = (fill ?? tint).withAlphaComponent(0.18)
        case .filled, .borderedProminent:
            foreground = base ?? .white
            background = fill ?? tint
        }
        if isSelected, configuration.style != .plain, configuration.style != .borderless {
            foreground = base ?? .white
            background = fill ?? tint
        }
        if let own = configuration.background.backgroundColor { background = own }
        if !isEnabled {
            foreground = .tertiaryLabel
            if background != nil, configuration.background.backgroundColor == nil { background = .tertiarySystemFill }
        } else if isPressed {
            foreground = ButtonColors.faded(foreground, 0.75, button.traitCollection)
            background = background.map { ButtonColors.faded($0, 0.75, button.traitCollection) }
        }
        if let transformer = configuration.background.backgroundColorTransformer {
            background = transformer(background ?? tint)
        }
    }

    /// The colour as the traits have it, with its alpha multiplied.
    static func faded(_ color: UIColor, _ factor: CGFloat, _ traits: UITraitCollection) -> UIColor {
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved._rgba.alpha * factor)
    }
}
