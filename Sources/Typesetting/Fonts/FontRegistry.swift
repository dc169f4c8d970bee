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

    /// Makes every face of a font file available by name. Throws `FontFileError` for a file that is no font.
    @discardableResult package static func register(path: String) throws -> [FontFaceInfo] {
        throw FontFileError(path: path, reason: "not a font file")
    }

    /// The faces of a font file, without registering them.
    package static func inspect(path: String) throws -> [FontFaceInfo] {
        throw FontFileError(path: path, reason: "not a font file")
    }

    /// Looks up a PostScript, full or family name.
    package static func find(named name: String) -> FontFaceInfo? { nil }

    package static var familyNames: [String] { Set(faces.map(\.familyName)).sorted() }

    package static func faces(ofFamily name: String) -> [FontFaceInfo] { faces.filter { $0.familyName == name } }
}
