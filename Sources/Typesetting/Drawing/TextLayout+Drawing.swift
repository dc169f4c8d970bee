import CGraphicsLibs
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws with the upper left corner of the room at `origin`, in a context whose y axis points down. Text without a colour
    /// takes `color`, black if nil.
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor? = nil) {
        guard context.isDrawable, origin.x.isFinite, origin.y.isFinite else { return }
        TextEngine.locked {
            let painter = TextPainter(context, defaultColor: color ?? .black)
            for line in lines { painter.draw(line, at: origin) }
        }
    }
}
