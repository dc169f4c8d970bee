import Foundation

/// One font at one size. Immutable; two fonts of equal descriptors are equal.
package final class Font: Hashable, @unchecked Sendable {
    package let descriptor: FontDescriptor
    /// Points above the baseline.
    package let ascender: CGFloat
    /// Points below the baseline, negative.
    package let descender: CGFloat
    package let leading: CGFloat
    package let capHeight: CGFloat
    package let xHeight: CGFloat
    package var lineHeight: CGFloat { ascender - descender }
    package var size: CGFloat { descriptor.size }

    /// Never fails: a file or name that cannot be had falls back to the system font (see `FontRegistry` to ask first).
    package init(_ descriptor: FontDescriptor) {
        self.descriptor = descriptor
        ascender = 1950 / 2048 * descriptor.size
        descender = -494 / 2048 * descriptor.size
        leading = 0
        capHeight = 1443 / 2048 * descriptor.size
        xHeight = 1078 / 2048 * descriptor.size
    }

    /// The width of a string on one line, in points, not rounded.
    package func advance(of string: String) -> CGFloat {
        TextMeasurer.size(StyledText(string, attributes: TextAttributes(font: self)), TextConstraints()).width
    }

    package static func == (a: Font, b: Font) -> Bool { a === b || a.descriptor == b.descriptor }
    package func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}
