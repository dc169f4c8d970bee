import CGraphicsLibs
import Foundation

/// One font at one size. Immutable; two fonts of equal descriptors are equal.
package final class Font: Hashable, @unchecked Sendable {
    package let descriptor: FontDescriptor
    /// Points above the baseline.
    package let ascender: CGFloat
    /// Points below the baseline, negative.
    package let descender: CGFloat
    /// Extra space between lines the font asks for, in points; 0 for the system font. Not part of `lineHeight`.
    package let leading: CGFloat
    package let capHeight: CGFloat
    package let xHeight: CGFloat
    package var lineHeight: CGFloat { ascender - descender }
    package var size: CGFloat { descriptor.size }

    /// The same number for equal fonts, so that caches compare and hash cheaply.
    let id: UInt32
    let face: SizedFace
    let features: [hb_feature_t]
    /// Weight as an index into `SystemFontMetrics.weights`.
    let weight: Int
    /// The system font without feature switches of the caller's: ASCII text in it needs nothing but pair kerning.
    let hasPlainPairs: Bool
    var isSerif: Bool { descriptor.family == .system(.serif) }

    /// Never fails: a file or name that cannot be had falls back to the system font (see `FontRegistry` to ask first).
    /// Fonts of equal descriptors share their parts; making one again costs a look-up.
    package init(_ descriptor: FontDescriptor) {
        var clean = descriptor
        if !(clean.size.isFinite && clean.size > 0) { clean.size = 0.01 }
        clean.size = min(clean.size, 20000)
        self.descriptor = clean
        let parts = TextEngine.locked { FontParts.find(clean) }
        id = parts.id
        face = parts.face
        features = parts.features
        weight = parts.weight
        let isSystem = clean.family == .system(.default) || clean.family == .system(.rounded)
        hasPlainPairs = isSystem && clean.features.isEmpty && !clean.monospacedDigits && !parts.face.typeface.isMissing
        ascender = parts.ascender
        descender = parts.descender
        leading = parts.leading + clean.leadingChange
        capHeight = parts.capHeight
        xHeight = parts.xHeight
    }

    /// The width of a string on one line, in points, not rounded.
    package func advance(of string: String) -> CGFloat {
        TextMeasurer.size(StyledText(string, attributes: TextAttributes(font: self)), TextConstraints()).width
    }

    package static func == (left: Font, right: Font) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
