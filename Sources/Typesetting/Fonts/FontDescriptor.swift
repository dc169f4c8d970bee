import Foundation

/// What a font is asked for by: a family, a size in points and a style.
package struct FontDescriptor: Hashable, Sendable {
    /// The four system designs.
    package enum Design: Hashable, Sendable {
        case `default`, monospaced, rounded, serif
    }

    package enum Family: Hashable, Sendable {
        case system(Design)
        /// A font file, and the face in it (0 unless it is a collection).
        case file(path: String, index: Int)
        /// A family, full or PostScript name of a font registered with `FontRegistry`; unknown names give the system font.
        case named(String)
    }

    package var family: Family
    /// Points. Values that are not finite or not positive behave as 0.01.
    package var size: CGFloat
    /// `UIFont.Weight` raw value: -0.8 ultra light, -0.6 thin, -0.4 light, 0 regular, 0.23 medium, 0.3 semibold,
    /// 0.4 bold, 0.56 heavy, 0.62 black. Other values take the nearest of the nine.
    package var weight: CGFloat
    package var italic: Bool
    /// `UIFont.Width` raw value: 0 standard. The system designs have one width here; their glyphs are squeezed or stretched.
    package var width: CGFloat
    /// Factor on the widths of all glyphs, whatever the family.
    package var stretch: CGFloat = 1
    /// Points added between lines, or taken away.
    package var leadingChange: CGFloat = 0
    /// OpenType features by their four-letter tag, for instance `["smcp": 1]`.
    package var features: [String: Int]
    package var monospacedDigits: Bool

    package init(
        family: Family = .system(.default), size: CGFloat, weight: CGFloat = 0, italic: Bool = false,
        width: CGFloat = 0, features: [String: Int] = [:], monospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.width = width
        self.features = features
        self.monospacedDigits = monospacedDigits
    }
}
