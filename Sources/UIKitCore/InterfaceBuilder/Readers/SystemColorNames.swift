/// The system's colours as interface files name them: `systemBackgroundColor`, `darkTextColor`.
@MainActor
enum SystemColorNames {
    static func color(_ name: String) -> UIColor? {
        if let color = colors[name] { return color }
        return name.hasSuffix("Color") ? colors[String(name.dropLast(5))] : nil
    }

    private static let colors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
        "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tint": .tintColor,
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "darkText": .darkText, "lightText": .lightText, "black": .black, "white": .white, "clear": .clear,
        "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red, "green": .green, "blue": .blue,
        "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
        "viewFlipsideBackground": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
        "scrollViewTexturedBackground": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
        "underPageBackground": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
    ]
}
