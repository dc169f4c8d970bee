import CGraphicsLibs
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws with the upper left corner of the room at `origin`, in a context whose y axis points down. Text without a colour
    /// takes `color`, black if nil.
    /// - Parameter range: the lines to draw; nil draws all.
    package func draw(
        in context: CGContext, at origin: CGPoint, color: CGColor? = nil, lines range: Range<Int>? = nil
    ) {
        guard context.isDrawable, origin.x.isFinite, origin.y.isFinite else { return }
        TextEngine.locked {
            let painter = TextPainter(context, defaultColor: color ?? .black)
            for line in lines[range ?? 0..<lines.count] { painter.draw(line, at: origin) }
        }
    }
}
