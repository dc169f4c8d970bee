import CoreGraphics
import Foundation

/// A symbol by its SF Symbols name, drawn from freely licensed icon fonts.
package final class SymbolGlyph: @unchecked Sendable {
    package enum Scale: Int, Sendable {
        case small = 1
        case medium, large
    }

    package let name: String
    /// Names with forward, backward, leading or trailing flip in right-to-left layouts.
    package let mirrorsInRightToLeft: Bool
    /// The name is known but has no glyph of its own; a dashed square is drawn.
    package let isPlaceholder: Bool

    init(name: String, mirrors: Bool, isPlaceholder: Bool) {
        self.name = name
        mirrorsInRightToLeft = mirrors
        self.isPlaceholder = isPlaceholder
    }

    /// nil for a name SF Symbols does not have.
    package static func find(_ name: String) -> SymbolGlyph? { nil }

    /// `weight` is a `UIFont.Weight` raw value, `pointSize` that of the text beside it. Cached.
    package func rendition(pointSize: CGFloat, weight: CGFloat = 0, scale: Scale = .medium) -> SymbolRendition {
        SymbolRendition(
            size: CGSize(width: pointSize, height: pointSize), baselineOffsetFromBottom: 0,
            alignmentRect: CGRect(x: 0, y: 0, width: pointSize, height: pointSize))
    }
}
