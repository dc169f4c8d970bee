import Foundation

/// Where the font files are: fixed paths of the distribution's packages, so that no font configuration can change a picture.
enum FontFiles {
    private static let interNames = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// The system font. `weight` is an index into `SystemFontMetrics.weights`.
    static func inter(_ weight: Int, italic: Bool) -> Typeface? {
        let upright = interNames[weight]
        let name = italic ? (upright == "Regular" ? "Italic" : upright + "Italic") : upright
        return Typeface.installed("/usr/share/fonts/opentype/inter/Inter-\(name).otf", package: "fonts-inter")
    }

    /// The monospaced design; it has 300 to 700 and no italic.
    static func firaCode(_ weight: Int) -> Typeface? {
        let name = ["Light", "Light", "Light", "Regular", "Medium", "SemiBold", "Bold", "Bold", "Bold"][weight]
        return Typeface.installed(
            "/usr/share/fonts/truetype/firacode/FiraCode-\(name).ttf", package: "fonts-firacode")
    }

    /// The serif design; regular and bold.
    static func notoSerif(bold: Bool, italic: Bool) -> Typeface? {
        let name = bold ? (italic ? "BoldItalic" : "Bold") : (italic ? "Italic" : "Regular")
        return noto("NotoSerif-\(name)")
    }

    static func noto(_ name: String) -> Typeface? {
        Typeface.installed("/usr/share/fonts/truetype/noto/\(name).ttf", package: "fonts-noto-core")
    }

    /// A face of the fonts for Japanese 0, Korean 1, Simplified 2, Traditional Chinese 3 and Hong Kong 4.
    static func cjk(_ index: Int, bold: Bool, serif: Bool) -> Typeface? {
        let design = serif ? "Serif" : "Sans"
        return Typeface.installed(
            "/usr/share/fonts/opentype/noto/Noto\(design)CJK-\(bold ? "Bold" : "Regular").ttc", index: index,
            package: "fonts-noto-cjk")
    }

    static var emoji: Typeface? {
        Typeface.installed(
            "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
    }

    /// The icon fonts' folder; `SHOJI_FONTS` names another one.
    static let symbolFolder: String = {
        guard let folder = getenv("SHOJI_FONTS").map({ String(cString: $0) }), !folder.isEmpty else {
            return "/usr/local/share/shoji/fonts"
        }
        return folder
    }()

    static func symbols(_ name: String) -> Typeface? {
        Typeface.installed("\(symbolFolder)/\(name).ttf", package: "of Shoji's icon fonts")
    }
}
