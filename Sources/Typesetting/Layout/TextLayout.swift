import CoreGraphics
import Foundation

/// A text broken into lines and ready to draw. Immutable. Lengths are points, y grows downwards, the origin is the top left
/// corner of the room that was given.
package final class TextLayout: @unchecked Sendable {
    package struct Line: @unchecked Sendable {
        /// UTF-16 offsets of what the line shows, its line break included.
        package var range: Range<Int>
        /// Left end of the baseline.
        package var origin: CGPoint
        /// Without trailing spaces that hang over a soft break.
        package var width: CGFloat
        package var ascent: CGFloat
        /// Positive.
        package var descent: CGFloat
    }

    package let lines: [Line]
    /// Width of the widest line and sum of all line heights; exact, not rounded.
    package let size: CGSize
    /// Distance of the baselines from the top.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
    package let isTruncated: Bool

    init(lines: [Line], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }
}
