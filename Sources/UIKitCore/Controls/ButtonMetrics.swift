/// Sizes of configured buttons on iOS 15 to 18.
enum ButtonMetrics {
    /// Of the dynamic and medium styles at the default text size.
    static let cornerRadius: CGFloat = 5.95

    /// Between content and the mark of a pop-up button.
    /// Unverified: the length.
    static let indicatorGap: CGFloat = 5

    /// Medium makes one line of body text 34.33 points high at 3x, large 50.33, small 28.
    /// Unverified: insets of the mini size and side insets of the large size.
    static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        switch size {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    /// Unverified: which text style subtitles have in each size.
    static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        switch size {
        case .mini, .small: .caption2
        case .medium: .caption1
        case .large: .footnote
        }
    }

    /// Unverified: radii of the small and large styles and of large dynamic buttons.
    static func radius(_ configuration: UIButton.Configuration, height: CGFloat, traits: UITraitCollection) -> CGFloat {
        let own = configuration.background.cornerRadius
        switch configuration.cornerStyle {
        case .fixed: return own
        case .capsule: return height / 2
        case .small: return 4
        case .medium: return cornerRadius
        case .large: return 8.75
        case .dynamic:
            let base = own == cornerRadius && configuration.buttonSize == .large ? 8.75 : own
            return UIFontMetrics.default.scaledValue(for: base, compatibleWith: traits)
        }
    }
}
