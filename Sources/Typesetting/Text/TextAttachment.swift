import CoreGraphics
import Foundation

/// Something that is not text but sits on a line like a character (U+FFFC in the string). Equality is identity.
package final class TextAttachment: Hashable, @unchecked Sendable {
    /// Size in points.
    package let size: CGSize
    /// How far the lower edge lies above the baseline, in points; negative hangs below.
    package let baselineOffset: CGFloat
    /// Draws in the given rectangle of a context whose y axis points down. The attributes are those of the text around it.
    package let draw: (CGContext, CGRect, TextAttributes) -> Void

    package init(
        size: CGSize, baselineOffset: CGFloat = 0, draw: @escaping (CGContext, CGRect, TextAttributes) -> Void
    ) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.draw = draw
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
