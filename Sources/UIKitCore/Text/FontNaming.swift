internal import Typesetting

/// A font asked for by name: one that iOS ships or the app brings along.
package struct FontName: Hashable, Sendable {
    package var family: String
    package var postScript: String
    var design: FontDescriptor.Design
    var weight: UIFont.Weight
    var italic: Bool
    /// A font of the app's own; nil for one that iOS ships.
    var file: FontFile?

    /// Condensed faces that iOS ships are drawn as such.
    var width: UIFont.Width { file == nil && postScript.contains("Condensed") ? .condensed : .standard }
}

package struct FontFile: Hashable, Sendable {
    var path: String
    var index: Int
}

/// Names of fonts, both ways.
enum FontNaming {
    static func postScriptName(_ font: FontDescriptor) -> String {
        let weight = UIFont.Weight(font.weight).name
        let slant = font.italic ? "Italic" : ""
        switch font.family {
        case .system(let design):
            let face = font.italic && weight == "Regular" ? "RegularItalic" : weight + slant
            return "\(systemPrefix(design, postScript: true))-\(face)"
        default: return "Unknown-\(weight)\(slant)"
        }
    }

    static func familyName(_ font: FontDescriptor) -> String {
        guard case .system(let design) = font.family else { return "Unknown" }
        return systemPrefix(design, postScript: false)
    }

    private static func systemPrefix(_ design: FontDescriptor.Design, postScript: Bool) -> String {
        switch design {
        case .default: postScript ? ".SFUI" : ".AppleSystemUIFont"
        case .rounded: postScript ? ".SFUIRounded" : ".AppleSystemUIFontRounded"
        case .monospaced: postScript ? ".SFUIMono" : ".AppleSystemUIFontMonospaced"
        case .serif: postScript ? ".NewYork" : ".AppleSystemUIFontSerif"
        }
    }

    static func values(_ name: FontName, size: CGFloat) -> UIFontDescriptor.Values {
        let font = FontDescriptor(
            family: name.drawnFamily, size: size, weight: name.weight.rawValue, italic: name.italic,
            width: name.width.rawValue)
        return UIFontDescriptor.Values(font: font, name: name)
    }

    /// A PostScript name (`HelveticaNeue-Bold`) or a family name (`Helvetica Neue`).
    static func lookUp(_ name: String) -> FontName? {
        for family in ShippedFonts.families where name == family.name || name.hasPrefix(family.prefix) {
            if name == family.name || name == family.prefix { return family.face(family.faces[0]) }
            let rest = name.dropFirst(family.prefix.count)
            guard rest.first == "-" else { continue }
            let suffix = String(rest.dropFirst())
            if family.faces.contains(suffix) { return family.face(suffix) }
        }
        return AppFonts.find(name)
    }

    /// The face of a family nearest to a weight and slant.
    static func face(inFamily name: String, weight: UIFont.Weight, italic: Bool) -> FontName? {
        guard let family = ShippedFonts.families.first(where: { $0.name == name }) else {
            return AppFonts.face(inFamily: name, weight: weight, italic: italic)
        }
        return family.faces.map(family.face).min { left, right in
            distance(left, weight, italic) < distance(right, weight, italic)
        }
    }

    static func distance(_ name: FontName, _ weight: UIFont.Weight, _ italic: Bool) -> CGFloat {
        abs(name.weight.rawValue - weight.rawValue) + (name.italic == italic ? 0 : 10)
    }
}

extension FontName {
    var drawnFamily: FontDescriptor.Family {
        file.map { .file(path: $0.path, index: $0.index) } ?? .system(design)
    }
}
