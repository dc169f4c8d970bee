internal import Typesetting

/// Families that come with iOS, as far as apps name them often. The fonts themselves are not free; each is drawn in the design that
/// comes nearest, so measures differ from a phone's.
enum ShippedFonts {
    struct Family: Sendable {
        var name: String
        /// What PostScript names start with.
        var prefix: String
        var design: FontDescriptor.Design
        /// PostScript suffixes, the plain face first; "" is the bare prefix.
        var faces: [String]

        func face(_ suffix: String) -> FontName {
            FontName(
                family: name, postScript: suffix.isEmpty ? prefix : "\(prefix)-\(suffix)", design: design,
                weight: ShippedFonts.weight(suffix),
                italic: ["Italic", "Oblique", "Ita"].contains { suffix.contains($0) } || suffix.hasSuffix("It"))
        }
    }

    private static func weight(_ suffix: String) -> UIFont.Weight {
        let words: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("DemiBold", .semibold),
            ("SemiBold", .semibold), ("Semibold", .semibold), ("Light", .light), ("Medium", .medium),
            ("Heavy", .heavy), ("Black", .black), ("Bold", .bold), ("W3", .regular), ("W6", .semibold),
            ("W7", .bold), ("W8", .heavy),
        ]
        return words.first { suffix.contains($0.0) }?.1 ?? .regular
    }

    private static let four = ["", "Bold", "Italic", "BoldItalic"]

    static let families: [Family] = [
        Family(
            name: "Helvetica Neue", prefix: "HelveticaNeue", design: .default,
            faces: [
                "", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light", "LightItalic", "Italic", "Medium",
                "MediumItalic", "Bold", "BoldItalic", "CondensedBold", "CondensedBlack",
            ]),
        Family(
            name: "Helvetica", prefix: "Helvetica", design: .default,
            faces: ["", "Light", "LightOblique", "Oblique", "Bold", "BoldOblique"]),
        Family(
            name: "Avenir Next", prefix: "AvenirNext", design: .default,
            faces: [
                "Regular", "UltraLight", "UltraLightItalic", "Italic", "Medium", "MediumItalic", "DemiBold",
                "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
            ]),
        Family(
            name: "Avenir Next Condensed", prefix: "AvenirNextCondensed", design: .default,
            faces: [
                "Regular", "UltraLight", "UltraLightItalic", "Italic", "Medium", "MediumItalic", "DemiBold",
                "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
            ]),
        Family(
            name: "Avenir", prefix: "Avenir", design: .default,
            faces: [
                "Roman", "Light", "LightOblique", "Book", "BookOblique", "Oblique", "Medium", "MediumOblique", "Heavy",
                "HeavyOblique", "Black", "BlackOblique",
            ]),
        Family(name: "Arial", prefix: "ArialMT", design: .default, faces: [""]),
        Family(name: "Arial", prefix: "Arial", design: .default, faces: ["BoldMT", "ItalicMT", "BoldItalicMT"]),
        Family(name: "Arial Rounded MT Bold", prefix: "ArialRoundedMTBold", design: .rounded, faces: [""]),
        Family(name: "Verdana", prefix: "Verdana", design: .default, faces: four),
        Family(name: "Trebuchet MS", prefix: "TrebuchetMS", design: .default, faces: ["", "Bold", "Italic"]),
        Family(name: "Trebuchet MS", prefix: "Trebuchet", design: .default, faces: ["BoldItalic"]),
        Family(
            name: "Gill Sans", prefix: "GillSans", design: .default,
            faces: [
                "", "Light", "LightItalic", "Italic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic", "UltraBold",
            ]),
        Family(
            name: "Futura", prefix: "Futura", design: .default,
            faces: ["Medium", "MediumItalic", "Bold", "CondensedMedium", "CondensedExtraBold"]),
        Family(
            name: "Optima", prefix: "Optima", design: .default,
            faces: ["Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack"]),
        Family(
            name: "Hiragino Sans", prefix: "HiraginoSans", design: .default, faces: ["W3", "W5", "W6", "W7", "W8"]),
        Family(name: "Hiragino Mincho ProN", prefix: "HiraMinProN", design: .serif, faces: ["W3", "W6"]),
        Family(name: "Hiragino Maru Gothic ProN", prefix: "HiraMaruProN", design: .rounded, faces: ["W4"]),
        Family(
            name: "PingFang SC", prefix: "PingFangSC", design: .default,
            faces: ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
        Family(
            name: "PingFang TC", prefix: "PingFangTC", design: .default,
            faces: ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
        Family(
            name: "PingFang HK", prefix: "PingFangHK", design: .default,
            faces: ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
        Family(
            name: "Apple SD Gothic Neo", prefix: "AppleSDGothicNeo", design: .default,
            faces: ["Regular", "UltraLight", "Thin", "Light", "Medium", "SemiBold", "Bold"]),
        Family(name: "Thonburi", prefix: "Thonburi", design: .default, faces: ["", "Light", "Bold"]),
        Family(name: "Georgia", prefix: "Georgia", design: .serif, faces: four),
        Family(name: "Times New Roman", prefix: "TimesNewRomanPSMT", design: .serif, faces: [""]),
        Family(
            name: "Times New Roman", prefix: "TimesNewRomanPS", design: .serif,
            faces: ["BoldMT", "ItalicMT", "BoldItalicMT"]),
        Family(
            name: "Palatino", prefix: "Palatino", design: .serif, faces: ["Roman", "Italic", "Bold", "BoldItalic"]),
        Family(
            name: "Baskerville", prefix: "Baskerville", design: .serif,
            faces: ["", "Italic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic"]),
        Family(name: "Didot", prefix: "Didot", design: .serif, faces: ["", "Italic", "Bold"]),
        Family(name: "Cochin", prefix: "Cochin", design: .serif, faces: four),
        Family(
            name: "Hoefler Text", prefix: "HoeflerText", design: .serif,
            faces: ["Regular", "Italic", "Black", "BlackItalic"]),
        Family(
            name: "Charter", prefix: "Charter", design: .serif,
            faces: ["Roman", "Italic", "Bold", "BoldItalic", "Black", "BlackItalic"]),
        Family(
            name: "Rockwell", prefix: "Rockwell", design: .serif, faces: ["Regular", "Italic", "Bold", "BoldItalic"]),
        Family(
            name: "American Typewriter", prefix: "AmericanTypewriter", design: .serif,
            faces: ["", "Light", "Semibold", "Bold", "Condensed", "CondensedLight", "CondensedBold"]),
        Family(name: "Copperplate", prefix: "Copperplate", design: .serif, faces: ["", "Light", "Bold"]),
        Family(
            name: "Menlo", prefix: "Menlo", design: .monospaced, faces: ["Regular", "Italic", "Bold", "BoldItalic"]),
        Family(name: "Courier", prefix: "Courier", design: .monospaced, faces: ["", "Oblique", "Bold", "BoldOblique"]),
        Family(name: "Courier New", prefix: "CourierNewPSMT", design: .monospaced, faces: [""]),
        Family(
            name: "Courier New", prefix: "CourierNewPS", design: .monospaced,
            faces: ["BoldMT", "ItalicMT", "BoldItalicMT"]),
        Family(name: "Marker Felt", prefix: "MarkerFelt", design: .rounded, faces: ["Thin", "Wide"]),
        Family(name: "Chalkboard SE", prefix: "ChalkboardSE", design: .rounded, faces: ["Regular", "Light", "Bold"]),
        Family(name: "Noteworthy", prefix: "Noteworthy", design: .rounded, faces: ["Light", "Bold"]),
        Family(name: "Bradley Hand", prefix: "BradleyHandITCTT", design: .rounded, faces: ["Bold"]),
        Family(name: "Chalkduster", prefix: "Chalkduster", design: .rounded, faces: [""]),
        Family(name: "Snell Roundhand", prefix: "SnellRoundhand", design: .serif, faces: ["", "Bold", "Black"]),
        Family(name: "Zapfino", prefix: "Zapfino", design: .serif, faces: [""]),
        Family(name: "Papyrus", prefix: "Papyrus", design: .serif, faces: ["", "Condensed"]),
    ]
}

extension UIFont {
    /// Families that can be asked for by name.
    public class var familyNames: [String] {
        var seen = Set<String>()
        return (ShippedFonts.families.map(\.name) + AppFonts.families).filter { seen.insert($0).inserted }.sorted()
    }

    /// PostScript names of a family's faces; empty for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let shipped = ShippedFonts.families.filter { $0.name == familyName }
        return shipped.flatMap { family in family.faces.map { family.face($0).postScript } }
            + AppFonts.names(ofFamily: familyName)
    }
}
