import CGraphicsLibs
import Foundation

/// What a font file says of one of its faces.
package struct FontFaceInfo: Hashable, Sendable {
    package var path: String
    package var index: Int
    package var familyName: String
    package var styleName: String
    package var fullName: String
    package var postScriptName: String
    /// `UIFont.Weight` raw value.
    package var weight: CGFloat
    package var italic: Bool
    package var monospaced: Bool
}

/// A font file that cannot be used, and why.
package struct FontFileError: Error, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path): \(reason)" }
}

/// The fonts an app brings along, by name.
package enum FontRegistry {
    nonisolated(unsafe) private static var faces: [FontFaceInfo] = []
    nonisolated(unsafe) private static var byName: [String: Int] = [:]

    /// Makes every face of a font file available by name. Throws `FontFileError` for a file that is no font. Registering a
    /// file again changes nothing; of two faces with one name the first wins.
    @discardableResult package static func register(path: String) throws -> [FontFaceInfo] {
        let found = try inspect(path: path)
        TextEngine.locked {
            // A name that stood for the system font until now may mean this file.
            if found.contains(where: { !faces.contains($0) }) {
                FontParts.forgetAll()
                TextMeasurer.forgetAll()
            }
            for info in found where !faces.contains(info) {
                faces.append(info)
                for name in [info.postScriptName, info.fullName, info.familyName] where !name.isEmpty {
                    if byName[name.lowercased()] == nil { byName[name.lowercased()] = faces.count - 1 }
                }
            }
        }
        return found
    }

    /// The faces of a font file, without registering them.
    package static func inspect(path: String) throws -> [FontFaceInfo] {
        try TextEngine.locked {
            let first = try Typeface.load(path)
            var found = [describe(first)]
            var index = 1
            while index < 64, let next = try? Typeface.load(path, index: index) {
                found.append(describe(next))
                index += 1
            }
            return found
        }
    }

    /// Looks up a PostScript, full or family name; capitals do not matter.
    package static func find(named name: String) -> FontFaceInfo? {
        TextEngine.locked { findLocked(named: name) }
    }

    static func findLocked(named name: String) -> FontFaceInfo? {
        byName[name.lowercased()].map { faces[$0] }
    }

    package static var familyNames: [String] {
        TextEngine.locked { Set(faces.map(\.familyName)).sorted() }
    }

    package static func faces(ofFamily name: String) -> [FontFaceInfo] {
        TextEngine.locked { faces.filter { $0.familyName == name } }
    }

    private static func describe(_ typeface: Typeface) -> FontFaceInfo {
        let family = text(typeface, 16) ?? text(typeface, 1) ?? ""
        let style = text(typeface, 17) ?? text(typeface, 2) ?? "Regular"
        let selection = typeface.number("OS/2", at: 62) ?? 0
        let macStyle = typeface.number("head", at: 44) ?? 0
        return FontFaceInfo(
            path: typeface.path, index: typeface.index, familyName: family, styleName: style,
            fullName: text(typeface, 4) ?? "\(family) \(style)",
            postScriptName: text(typeface, 6) ?? family.filter { $0 != " " },
            weight: weight(typeface.number("OS/2", at: 4) ?? (macStyle & 1 != 0 ? 700 : 400)),
            italic: selection & 1 != 0 || macStyle & 2 != 0,
            monospaced: (typeface.number("post", at: 12) ?? 0) != 0 || (typeface.number("post", at: 14) ?? 0) != 0)
    }

    /// `UIFont.Weight` raw value of an OpenType weight class.
    private static func weight(_ weightClass: Int) -> CGFloat {
        let index = min(8, max(0, (weightClass + 50) / 100 - 1))
        return SystemFontMetrics.weights[index]
    }

    private static func text(_ typeface: Typeface, _ id: UInt32) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var size = UInt32(buffer.count)
        let language = hb_language_from_string("en", -1)
        hb_ot_name_get_utf8(typeface.face, id, language, &size, &buffer)
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
