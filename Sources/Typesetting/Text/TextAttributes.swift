import CoreGraphics
import Foundation

/// How a stretch of text looks. Lengths are points.
package struct TextAttributes: Hashable, @unchecked Sendable {
    package var font: Font
    /// nil draws black.
    package var color: CGColor?
    /// Added after every character; nil leaves pair kerning as the font has it, a value switches pair kerning off only when 0.
    package var kern: CGFloat?
    /// Added after every character; never switches kerning off.
    package var tracking: CGFloat = 0
    /// Up is positive.
    package var baselineOffset: CGFloat = 0
    /// `NSUnderlineStyle` raw value.
    package var underlineStyle: Int = 0
    package var underlineColor: CGColor?
    /// `NSUnderlineStyle` raw value.
    package var strikethroughStyle: Int = 0
    package var strikethroughColor: CGColor?
    package var backgroundColor: CGColor?
    package var shadow: TextShadow?
    /// Percent of the font size; positive strokes only, negative fills and strokes, as `NSAttributedString.Key.strokeWidth`.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: CGColor?
    /// 0 switches ligatures off.
    package var ligature: Int = 1
    /// Skew, tangent of the angle.
    package var obliqueness: CGFloat = 0
    /// Drawn as if pressed into the surface.
    package var isLetterpress = false
    /// `NSAttributedString.Key.writingDirection` values, outermost first: 0 and 1 embed left to right and right to left, 2 and 3
    /// override.
    package var writingDirection: [Int] = []
    package var attachment: TextAttachment?
    /// BCP 47; chooses between Japanese, Korean and Chinese shapes and the line-breaking rules.
    package var language: String?

    /// Whether the text is drawn as its glyphs alone.
    var isPlain: Bool {
        backgroundColor == nil && shadow == nil && strokeWidth == 0 && obliqueness == 0 && !isLetterpress
            && (underlineStyle | strikethroughStyle) & 0xFF0F == 0
    }

    package init(font: Font, color: CGColor? = nil) {
        self.font = font
        self.color = color
    }

    /// The parts that tell most texts apart; all parts count for equality.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(kern)
        hasher.combine(underlineStyle)
    }
}

package struct TextShadow: Hashable, @unchecked Sendable {
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: CGColor?

    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor?) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}
