import CoreGraphics
import Foundation

/// Something that is not text but sits on a line like a character (U+FFFC in the string). Equality is identity.
package final class TextAttachment: Hashable, @unchecked Sendable {
    /// Size in points.
    package let size: CGSize
    /// How far the lower edge lies above the baseline, in points; negative hangs below.
    package let baselineOffset: CGFloat

    package init(size: CGSize, baselineOffset: CGFloat = 0) {
        self.size = size
        self.baselineOffset = baselineOffset
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
