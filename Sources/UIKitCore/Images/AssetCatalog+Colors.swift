extension AssetCatalog {
    /// A colour that follows the traits as its variants say.
    func color(named name: String) -> UIColor? {
        guard let set = set(name, "colorset", list: "colors") else { return nil }
        let entries = set.entries.filter { $0.color != nil }
        let colors = entries.map { entry in entry.color.flatMap(Self.color) }
        guard colors.contains(where: { $0 != nil }) else { return nil }
        if entries.count == 1 { return colors[0] }
        let variants = AssetColors(entries: entries, colors: colors)
        return UIColor { traits in variants.color(AssetTraits(traits)) }
    }

    private static func color(_ value: [String: Any]) -> UIColor? {
        if let name = value["reference"] as? String { return systemColors[name] }
        guard let components = value["components"] as? [String: Any] else { return nil }
        let alpha = component(components["alpha"]) ?? 1
        if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = component(components["red"]), let green = component(components["green"]),
            let blue = component(components["blue"])
        else { return nil }
        return value["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0xFF`, `255` (whole numbers above one are bytes) or `1.000`; nil for what no colour space has.
    private static func component(_ value: Any?) -> CGFloat? {
        guard let number = number(value), (-16...16).contains(number) else { return nil }
        return CGFloat(number)
    }

    private static func number(_ value: Any?) -> Double? {
        guard let text = value as? String else { return value as? Double }
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") || number <= 1 ? number : number / 255
    }

    /// Colours of the system that a set may stand for.
    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "darkTextColor": .darkText,
        "lightTextColor": .lightText,
    ]
}

/// The variants of a colour set.
private struct AssetColors: @unchecked Sendable {
    let entries: [AssetEntry]
    let colors: [UIColor?]

    func color(_ traits: AssetTraits) -> UIColor {
        let best = entries.indices.compactMap { index in entries[index].fitness(traits).map { (index, $0) } }
            .sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
        return best.lazy.compactMap { colors[$0.0] }.first ?? colors.lazy.compactMap { $0 }.first ?? .clear
    }
}
