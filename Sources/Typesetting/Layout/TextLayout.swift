import CoreGraphics
import Foundation

/// A text broken into lines and ready to draw. Immutable. Lengths are points, y grows downwards, the origin is the top left
/// corner of the room that was given.
package final class TextLayout: @unchecked Sendable {
    package struct Line: @unchecked Sendable {
        /// UTF-16 offsets of the text the line stands for: its line break and what truncation left out included.
        package var range: Range<Int>
        /// Left end of the baseline.
        package var origin: CGPoint
        /// Without spaces that hang over a soft break.
        package var width: CGFloat
        package var ascent: CGFloat
        /// Positive.
        package var descent: CGFloat
        /// An ellipsis stands for some of the text.
        package var isTruncated: Bool
        /// The part of the room's width that the line was given, if it was not all of it.
        package var span: ClosedRange<CGFloat>?

        /// In visual order.
        var runs: [GlyphRun]
        /// Where the paragraph of the line starts in the text; the runs count from there.
        var paragraphStart: Int
        var attributes: [TextAttributes]
    }

    package let lines: [Line]
    /// Width of the widest line, indents included, and height of all lines and the spaces between; exact, not rounded.
    package let size: CGSize
    /// Distance of the baselines from the top; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
    /// Some of the text is not shown.
    package let isTruncated: Bool

    init(lines: [Line], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }
}
