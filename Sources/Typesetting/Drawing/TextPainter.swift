import CGraphicsLibs
import CoreGraphics
import Foundation

/// Draws lines of text: backgrounds, shadows, glyphs, lines under and through, attachments. Use while holding the text engine's
/// lock.
struct TextPainter {
    let context: CGContext
    let defaultColor: CGColor
    /// User space to pixels.
    let transform: CGAffineTransform
    /// Pixels in a point when the context neither turns, mirrors nor stretches; nil otherwise.
    let scale: Double?
    /// What of the pixels can be seen; nil when everything must be drawn.
    let visible: CGRect?
    let mode: CGTextDrawingMode

    init(_ context: CGContext, defaultColor: CGColor) {
        self.context = context
        self.defaultColor = defaultColor
        transform = context.transform
        mode = context.textDrawingMode
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.a == transform.d
        scale = isUpright ? Double(transform.a) : nil
        visible = context.needsCompositing ? nil : context.clipPixels
    }

    func draw(_ line: TextLayout.Line, at origin: CGPoint) {
        let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
        if let visible {
            // Ink may stand out of the line; twice its height above and below is plenty for any font here.
            let reach = 2 * (line.ascent + line.descent) + 20
            let box = CGRect(
                x: start.x - reach, y: start.y - line.ascent - reach, width: line.width + 2 * reach,
                height: line.ascent + line.descent + 2 * reach)
            // Far out of all sense nothing can be seen, and rectangles cannot be compared.
            guard abs(box.minX) < 1e9, abs(box.maxX) < 1e9, abs(box.minY) < 1e9, abs(box.maxY) < 1e9 else { return }
            if !box.applying(transform).intersects(visible) { return }
        }
        if drawInOneLook(line, at: start) { return }
        var placed: [PlacedRun] = []
        placed.reserveCapacity(line.runs.count)
        var x = Double(start.x)
        for run in line.runs {
            let attributes = line.attributes[run.attributes]
            let width = run.width
            placed.append(PlacedRun(run: run, attributes: attributes, x: x, y: Double(start.y), width: width))
            x += width
        }
        for run in placed where run.attributes.backgroundColor != nil { drawBackground(run, line) }
        for run in placed {
            if let shadow = run.attributes.shadow {
                context.saveGState()
                context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
                let painter = TextPainter(context, defaultColor: defaultColor)
                painter.drawInk(run)
                context.restoreGState()
            }
        }
        drawPlain(placed.filter { $0.attributes.shadow == nil })
    }

    /// Draws the line when it is nothing but glyphs of one font and colour, as most are, without a copy of its attributes.
    private func drawInOneLook(_ line: TextLayout.Line, at start: CGPoint) -> Bool {
        guard line.runs.count == 1, case .text(let face) = line.runs[0].content else { return false }
        let attributes = line.runs[0].attributes
        guard line.attributes[attributes].isPlain, !ColorGlyph.isColor(face.typeface), scale != nil,
            !isOutlined(face), mode == .fill
        else { return false }
        let color = line.attributes[attributes].color ?? defaultColor
        guard color.drawn.alpha > 0 else { return true }
        var ink = GlyphInk()
        let baseline = Double(start.y) - Double(line.attributes[attributes].baselineOffset)
        add(line.runs[0].glyphs, face, x: Double(start.x), baseline: baseline, to: &ink)
        draw(&ink, color)
        return true
    }

    /// A run with its pen position in user space.
    struct PlacedRun {
        var run: GlyphRun
        var attributes: TextAttributes
        var x: Double
        var y: Double
        var width: Double

        var baseline: Double { y - Double(attributes.baselineOffset) }
    }

    /// Neighbours of one colour are drawn in one go.
    private func drawPlain(_ runs: [PlacedRun]) {
        var index = 0
        while index < runs.count {
            let first = runs[index]
            var group = [first]
            index += 1
            guard isPlainText(first) else {
                drawInk(first)
                continue
            }
            while index < runs.count, isPlainText(runs[index]), runs[index].attributes.color == first.attributes.color {
                group.append(runs[index])
                index += 1
            }
            drawGlyphs(group, first.attributes.color ?? defaultColor)
            for run in group { drawLines(run) }
        }
    }

    private func isPlainText(_ run: PlacedRun) -> Bool {
        guard case .text(let face) = run.run.content else { return false }
        return mode == .fill && run.attributes.strokeWidth == 0 && run.attributes.obliqueness == 0
            && !run.attributes.isLetterpress
            && !ColorGlyph.isColor(face.typeface)
    }

    private func drawInk(_ run: PlacedRun) {
        switch run.run.content {
        case .tab: drawLines(run)
        case .attachment(let attachment):
            let rect = CGRect(
                x: run.x, y: run.baseline - Double(attachment.baselineOffset) - Double(attachment.size.height),
                width: Double(attachment.size.width), height: Double(attachment.size.height))
            attachment.draw(context, rect, run.attributes)
            drawLines(run)
        case .text(let face):
            if ColorGlyph.isColor(face.typeface) {
                drawColorGlyphs(run, face)
            } else if run.attributes.isLetterpress {
                drawLetterpress(run)
            } else if mode == .fill, run.attributes.strokeWidth == 0, run.attributes.obliqueness == 0 {
                drawGlyphs([run], run.attributes.color ?? defaultColor)
            } else {
                drawOutlines(run, face)
            }
            drawLines(run)
        }
    }

    /// A light edge below the letters, and on them their upper edges darker.
    private func drawLetterpress(_ run: PlacedRun) {
        let color = run.attributes.color ?? defaultColor
        let depth = max(0.5, Double(run.attributes.font.size) / 34)
        var lower = run
        lower.y += depth
        drawGlyphs([lower], CGColor(gray: 1, alpha: 0.5 * color.alpha))
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        TextPainter(context, defaultColor: defaultColor).drawPressed(run, lower, color)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func drawPressed(_ run: PlacedRun, _ lower: PlacedRun, _ color: CGColor) {
        drawGlyphs([run], color)
        drawGlyphs([run], CGColor(gray: 0, alpha: 0.6 * color.alpha))
        context.setBlendMode(.sourceAtop)
        drawGlyphs([lower], color)
    }

    // MARK: Backgrounds and lines

    private func drawBackground(_ run: PlacedRun, _ line: TextLayout.Line) {
        guard let color = run.attributes.backgroundColor else { return }
        fill(
            CGRect(
                x: run.x, y: run.y - Double(line.ascent), width: run.width, height: Double(line.ascent + line.descent)),
            color)
    }

    /// Fills a rectangle; its edges go to whole pixels.
    private func fill(_ rect: CGRect, _ color: CGColor) {
        var box = rect.applying(transform)
        if transform.b == 0, transform.c == 0 {
            let left = box.minX.rounded()
            let top = box.minY.rounded()
            box = CGRect(
                x: left, y: top, width: max(1, box.maxX.rounded() - left), height: max(1, box.maxY.rounded() - top))
            context.composite(pixelBounds: box) { cairo, alpha in
                cairo_save(cairo)
                cairo_identity_matrix(cairo)
                setSource(cairo, color, alpha)
                cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
                cairo_fill(cairo)
                cairo_restore(cairo)
            }
        } else {
            context.composite(bounds: rect) { cairo, alpha in
                setSource(cairo, color, alpha)
                cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
                cairo_fill(cairo)
            }
        }
    }

    /// Underline and strikethrough. Their place and thickness in San Francisco are not known; Inter's proportions.
    private func drawLines(_ run: PlacedRun) {
        let attributes = run.attributes
        guard attributes.underlineStyle != 0 || attributes.strikethroughStyle != 0 else { return }
        let size = Double(attributes.font.size)
        let textColor = attributes.color ?? defaultColor
        if attributes.underlineStyle & 0xFF0F != 0 {
            drawLine(
                run, style: attributes.underlineStyle, top: run.baseline + size * 0.1,
                attributes.underlineColor ?? textColor)
        }
        if attributes.strikethroughStyle & 0xFF0F != 0 {
            drawLine(
                run, style: attributes.strikethroughStyle,
                top: run.baseline - Double(attributes.font.xHeight) / 2 - size * 0.033,
                attributes.strikethroughColor ?? textColor)
        }
    }

    /// `style` is an `NSUnderlineStyle`: 1 single, 2 thick, 9 double; 0x100...0x400 the dash pattern.
    private func drawLine(_ run: PlacedRun, style: Int, top: Double, _ color: CGColor) {
        let thickness = Double(run.attributes.font.size) * 0.066 * (style & 0xF == 2 ? 2 : 1)
        var dashes: [Double] = []
        switch style & 0x700 {
        case 0x100: dashes = [1, 1]
        case 0x200: dashes = [4, 2]
        case 0x300: dashes = [4, 2, 1, 2]
        case 0x400: dashes = [4, 2, 1, 2, 1, 2]
        default: break
        }
        for stretch in style & 0x8000 != 0 ? words(run) : [run.x..<run.x + max(run.width, 0)] {
            for offset in style & 0xF == 9 ? [0, thickness * 2] : [0] {
                let (x, end) = (stretch.lowerBound, stretch.upperBound)
                let rect = CGRect(x: x, y: top + offset, width: end - x, height: thickness)
                if dashes.isEmpty { fill(rect, color) } else { fillDashes(rect, dashes.map { $0 * thickness }, color) }
            }
        }
    }

    private func fillDashes(_ rect: CGRect, _ dashes: [Double], _ color: CGColor) {
        var (x, index) = (Double(rect.minX), 0)
        while x < Double(rect.maxX), index < 4096 {
            let length = dashes[index % dashes.count]
            if index % 2 == 0 {
                fill(CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height), color)
            }
            x += length
            index += 1
        }
    }

    /// Where the words of a run stand: everything but its spaces.
    private func words(_ run: PlacedRun) -> [Range<Double>] {
        guard case .text(let face) = run.run.content else { return [] }
        let space = face.typeface.glyph(for: 0x20)
        var result: [Range<Double>] = []
        var (pen, start) = (run.x, run.x)
        for glyph in run.run.glyphs {
            let isSpace = glyph.id == space && !face.typeface.isMissing
            if isSpace, pen > start { result.append(start..<pen) }
            pen += max(glyph.advance, 0)
            if isSpace { start = pen }
        }
        if pen > start { result.append(start..<pen) }
        return result
    }

    func setSource(_ cairo: OpaquePointer, _ color: CGColor, _ alpha: CGFloat) {
        let drawn = color.drawn
        cairo_set_source_rgba(cairo, drawn.red, drawn.green, drawn.blue, drawn.alpha * Double(alpha))
    }
}
