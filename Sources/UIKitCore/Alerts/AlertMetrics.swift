/// Lengths of alerts and action sheets in points, as they were before iOS 26.
///
/// Unverified: lengths at accessibility text sizes.
@MainActor
struct AlertMetrics {
    let isSheet: Bool
    let isPopover: Bool
    let traits: UITraitCollection

    private var isLarge: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

    /// Of an alert; sheets are as wide as the screen is narrow.
    var alertWidth: CGFloat { isLarge ? 358 : 270 }
    var cornerRadius: CGFloat { isSheet ? 13 : 14 }
    var textInset: CGFloat { 16 }
    var topInset: CGFloat { isSheet ? 14.5 : 19 }
    var bottomInset: CGFloat { isSheet ? 14.5 : 20 }
    var titleGap: CGFloat { isSheet ? 8 : 4 }
    /// Between the cancelling action of a sheet and the others.
    var cancelGap: CGFloat { 8 }
    var fieldHeight: CGFloat { max(25, (font(.footnote).lineHeight + 9).rounded(.up)) }
    var fieldGap: CGFloat { 4 }

    private func font(_ style: UIFont.TextStyle) -> UIFont {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// A title or message that stands alone in an alert is as large as a title, in regular weight only if it is the message.
    func titleFont(hasMessage: Bool) -> UIFont {
        if isSheet {
            let size = font(.footnote).pointSize
            return UIFont.systemFont(ofSize: size, weight: .semibold)
        }
        return font(.headline)
    }

    func messageFont(hasTitle: Bool) -> UIFont { font(.footnote) }

    func actionFont(isBold: Bool) -> UIFont {
        let base = isSheet ? font(.body).pointSize * 20 / 17 : font(.body).pointSize
        return UIFont.systemFont(ofSize: base, weight: isBold ? .semibold : .regular)
    }

    var actionHeight: CGFloat {
        let line = actionFont(isBold: false).lineHeight
        return isSheet ? max(57, (line + 33).rounded(.up)) : max(44, (line + 23).rounded(.up))
    }

    /// The group of the cancelling action is opaque.
    static let cancelBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.173, alpha: 1) : .white
    }

    static let separator = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0.24, alpha: 0.29)
    }

    static let pressed = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
    }
}
