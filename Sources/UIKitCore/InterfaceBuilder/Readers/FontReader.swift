/// Fonts of interface files.
@MainActor
enum FontReader {
    static func font(_ element: InterfaceElement, _ key: String) -> UIFont? {
        if let child = element.child(key: key, "fontDescription") { return font(child) }
        if let child = element.child(key: key, "font") { return font(child) }
        return nil
    }

    /// `<fontDescription type="system" weight="semibold" pointSize="17"/>`, `style="UICTFontTextStyleBody"`,
    /// `name="Georgia-Bold" family="Georgia" pointSize="20"`; `<font metaFont="system" size="12"/>`, `<font name= size=/>`.
    static func font(_ element: InterfaceElement) -> UIFont? {
        element.markAllRead()
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: textStyle(style)) }
        let size = size(of: element)
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            // A font that is not there is replaced by the system's.
            return UIFont.systemFont(ofSize: size)
        }
        let weight = element["weight"].flatMap { weights[$0] }
        var font: UIFont
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": font = UIFont.boldSystemFont(ofSize: size)
        case "italicSystem": font = UIFont.italicSystemFont(ofSize: size)
        default: font = weight.map { UIFont.systemFont(ofSize: size, weight: $0) } ?? UIFont.systemFont(ofSize: size)
        }
        if let design = element["design"].flatMap({ designs[$0] }),
            let descriptor = font.fontDescriptor.withDesign(design)
        {
            font = UIFont(descriptor: descriptor, size: 0)
        }
        return font
    }

    private static func size(of element: InterfaceElement) -> CGFloat {
        if let size = element.length("pointSize") ?? element.length("size"), size > 0 { return min(size, 2000) }
        switch element["size"] ?? element["metaFont"] {
        case "button": return UIFont.buttonFontSize
        case "label": return UIFont.labelFontSize
        case "smallSystem": return UIFont.smallSystemFontSize
        default: return UIFont.systemFontSize
        }
    }

    static func textStyle(_ name: String) -> UIFont.TextStyle {
        let prefix = "UICTFontTextStyle"
        guard !name.hasPrefix(prefix) else { return UIFont.TextStyle(rawValue: name) }
        return UIFont.TextStyle(rawValue: prefix + name.prefix(1).uppercased() + name.dropFirst())
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let designs: [String: UIFontDescriptor.SystemDesign] = [
        "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]
}
