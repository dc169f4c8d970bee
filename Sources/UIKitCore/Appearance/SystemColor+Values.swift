private func c(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> SystemColor.Components {
    SystemColor.Components(red: red, green: green, blue: blue, alpha: alpha)
}

extension SystemColor {
    var values: Values {
        switch self {
        // Palette
        case .systemRed:
            Values(
                c(255, 59, 48), dark: c(255, 69, 58), contrast: c(215, 0, 21), darkContrast: c(255, 105, 97))
        case .systemOrange:
            Values(
                c(255, 149, 0), dark: c(255, 159, 10), contrast: c(201, 52, 0), darkContrast: c(255, 179, 64))
        case .systemYellow:
            Values(
                c(255, 204, 0), dark: c(255, 214, 10), contrast: c(178, 80, 0), darkContrast: c(255, 212, 38))
        case .systemGreen:
            Values(
                c(52, 199, 89), dark: c(48, 209, 88), contrast: c(36, 138, 61), darkContrast: c(48, 219, 91))
        case .systemMint:
            Values(
                c(0, 199, 190), dark: c(99, 230, 226), contrast: c(12, 129, 123), darkContrast: c(102, 212, 207))
        case .systemTeal:
            Values(
                c(48, 176, 199), dark: c(64, 200, 224), contrast: c(0, 130, 153), darkContrast: c(93, 230, 255))
        case .systemCyan:
            Values(
                c(50, 173, 230), dark: c(100, 210, 255), contrast: c(0, 113, 164), darkContrast: c(112, 215, 255))
        case .systemBlue:
            Values(
                c(0, 122, 255), dark: c(10, 132, 255), contrast: c(0, 64, 221), darkContrast: c(64, 156, 255))
        case .systemIndigo:
            Values(
                c(88, 86, 214), dark: c(94, 92, 230), contrast: c(54, 52, 163), darkContrast: c(125, 122, 255))
        case .systemPurple:
            Values(
                c(175, 82, 222), dark: c(191, 90, 242), contrast: c(137, 68, 171), darkContrast: c(218, 143, 255))
        case .systemPink:
            Values(
                c(255, 45, 85), dark: c(255, 55, 95), contrast: c(211, 15, 69), darkContrast: c(255, 100, 130))
        case .systemBrown:
            Values(
                c(162, 132, 94), dark: c(172, 142, 104), contrast: c(127, 101, 69), darkContrast: c(181, 148, 105))
        case .systemGray:
            Values(
                c(142, 142, 147), dark: c(142, 142, 147), contrast: c(108, 108, 112), darkContrast: c(174, 174, 178))
        case .systemGray2:
            Values(
                c(174, 174, 178), dark: c(99, 99, 102), contrast: c(142, 142, 147), darkContrast: c(124, 124, 128))
        case .systemGray3:
            Values(
                c(199, 199, 204), dark: c(72, 72, 74), contrast: c(174, 174, 178), darkContrast: c(84, 84, 86))
        case .systemGray4:
            Values(
                c(209, 209, 214), dark: c(58, 58, 60), contrast: c(188, 188, 192), darkContrast: c(68, 68, 70))
        case .systemGray5:
            Values(
                c(229, 229, 234), dark: c(44, 44, 46), contrast: c(216, 216, 220), darkContrast: c(54, 54, 56))
        case .systemGray6:
            Values(
                c(242, 242, 247), dark: c(28, 28, 30), contrast: c(235, 235, 240), darkContrast: c(36, 36, 38))
        // Roles
        case .label:
            Values(
                c(0, 0, 0), dark: c(255, 255, 255), contrast: c(0, 0, 0), darkContrast: c(255, 255, 255))
        case .secondaryLabel:
            Values(
                c(60, 60, 67, 0.6), dark: c(235, 235, 245, 0.6), contrast: c(60, 60, 67, 0.8),
                darkContrast: c(235, 235, 245, 0.7))
        case .tertiaryLabel:
            Values(
                c(60, 60, 67, 0.3), dark: c(235, 235, 245, 0.3), contrast: c(60, 60, 67, 0.7),
                darkContrast: c(235, 235, 245, 0.55))
        case .quaternaryLabel:
            Values(
                c(60, 60, 67, 0.18), dark: c(235, 235, 245, 0.16), contrast: c(60, 60, 67, 0.55),
                darkContrast: c(235, 235, 245, 0.4))
        case .placeholderText:
            Values(
                c(60, 60, 67, 0.3), dark: c(235, 235, 245, 0.3), contrast: c(60, 60, 67, 0.7),
                darkContrast: c(235, 235, 245, 0.55))
        case .link:
            Values(
                c(0, 122, 255), dark: c(9, 132, 255), contrast: c(0, 64, 221), darkContrast: c(64, 156, 255))
        case .separator:
            Values(
                c(60, 60, 67, 0.29), dark: c(84, 84, 88, 0.6), contrast: c(60, 60, 67, 0.37),
                darkContrast: c(84, 84, 88, 0.7))
        case .opaqueSeparator:
            Values(
                c(198, 198, 200), dark: c(56, 56, 58), contrast: c(188, 188, 192), darkContrast: c(68, 68, 70))
        case .systemFill:
            Values(
                c(120, 120, 128, 0.2), dark: c(120, 120, 128, 0.36), contrast: c(120, 120, 128, 0.28),
                darkContrast: c(120, 120, 128, 0.44))
        case .secondarySystemFill:
            Values(
                c(120, 120, 128, 0.16), dark: c(120, 120, 128, 0.32), contrast: c(120, 120, 128, 0.24),
                darkContrast: c(120, 120, 128, 0.4))
        case .tertiarySystemFill:
            Values(
                c(118, 118, 128, 0.12), dark: c(118, 118, 128, 0.24), contrast: c(118, 118, 128, 0.2),
                darkContrast: c(118, 118, 128, 0.32))
        case .quaternarySystemFill:
            Values(
                c(116, 116, 128, 0.08), dark: c(118, 118, 128, 0.18), contrast: c(116, 116, 128, 0.16),
                darkContrast: c(118, 118, 128, 0.26))
        case .systemBackground:
            Values(
                c(255, 255, 255), dark: c(0, 0, 0), contrast: c(255, 255, 255), darkContrast: c(0, 0, 0),
                elevated: c(28, 28, 30), elevatedContrast: c(36, 36, 38))
        case .secondarySystemBackground:
            Values(
                c(242, 242, 247), dark: c(28, 28, 30), contrast: c(235, 235, 240), darkContrast: c(36, 36, 38),
                elevated: c(44, 44, 46), elevatedContrast: c(54, 54, 56))
        case .tertiarySystemBackground:
            Values(
                c(255, 255, 255), dark: c(44, 44, 46), contrast: c(255, 255, 255), darkContrast: c(54, 54, 56),
                elevated: c(58, 58, 60), elevatedContrast: c(68, 68, 70))
        case .systemGroupedBackground:
            Values(
                c(242, 242, 247), dark: c(0, 0, 0), contrast: c(235, 235, 240), darkContrast: c(0, 0, 0),
                elevated: c(28, 28, 30), elevatedContrast: c(36, 36, 38))
        case .secondarySystemGroupedBackground:
            Values(
                c(255, 255, 255), dark: c(28, 28, 30), contrast: c(255, 255, 255), darkContrast: c(36, 36, 38),
                elevated: c(44, 44, 46), elevatedContrast: c(54, 54, 56))
        case .tertiarySystemGroupedBackground:
            Values(
                c(242, 242, 247), dark: c(44, 44, 46), contrast: c(235, 235, 240), darkContrast: c(54, 54, 56),
                elevated: c(58, 58, 60), elevatedContrast: c(68, 68, 70))
        }
    }
}
