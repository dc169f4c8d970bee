import CGraphicsLibs
import CoreGraphics
import Foundation

extension TextPainter {
    /// Pictures of glyphs on whole pixels, and the pixels they touch.
    struct GlyphInk {
        fileprivate var spots: [(bitmap: GlyphBitmap, x: Int, y: Int)] = []
        fileprivate var left = Int.max
        fileprivate var top = Int.max
        fileprivate var right = Int.min
        fileprivate var bottom = Int.min
    }

    /// Draws text runs in one colour.
    func drawGlyphs(_ runs: [PlacedRun], _ color: CGColor) {
        guard color.drawn.alpha > 0 else { return }
        var ink = GlyphInk()
        for run in runs {
            guard case .text(let face) = run.run.content else { continue }
            if isOutlined(face) {
                fillOutlines(run, color)
            } else {
                add(run.run.glyphs, face, x: run.x, baseline: run.baseline, to: &ink)
            }
        }
        draw(&ink, color)
    }

    /// Whether the glyphs of a face are filled as paths here.
    func isOutlined(_ face: SizedFace) -> Bool {
        guard let scale else { return true }
        return face.typeface.isMissing || face.size * scale > GlyphStrike.largestSize
    }

    /// Places the glyphs of a run, whose pen starts at `x`.
    func add(_ glyphs: [Glyph], _ face: SizedFace, x: Double, baseline: Double, to ink: inout GlyphInk) {
        guard let scale else { return }
        let strike = GlyphStrike.find(face, scale: scale)
        var pen = x * scale + Double(transform.tx)
        let baseline = baseline * scale + Double(transform.ty)
        guard abs(pen) < 1e6, abs(baseline) < 1e6 else { return }
        ink.spots.reserveCapacity(ink.spots.count + glyphs.count)
        for glyph in glyphs {
            let x = pen + Double(glyph.xOffset) * scale
            let y = Int((baseline - Double(glyph.yOffset) * scale).rounded())
            pen += glyph.advance * scale
            let quarter = Int((x * Double(GlyphStrike.slots)).rounded(.down))
            let whole = quarter >> 2
            if let visible, Double(whole) > Double(visible.maxX) + 400 || Double(whole) < Double(visible.minX) - 800 {
                continue
            }
            guard let bitmap = strike.glyph(glyph.id, slot: quarter & 3) else { continue }
            ink.left = min(ink.left, whole + bitmap.left)
            ink.right = max(ink.right, whole + bitmap.left + bitmap.width)
            ink.top = min(ink.top, y - bitmap.top)
            ink.bottom = max(ink.bottom, y - bitmap.top + bitmap.height)
            ink.spots.append((bitmap, whole, y))
        }
    }

    func draw(_ ink: inout GlyphInk, _ color: CGColor) {
        guard !ink.spots.isEmpty else { return }
        var (left, top, right, bottom) = (ink.left, ink.top, ink.right, ink.bottom)
        if let visible {
            left = max(left, Int(visible.minX.rounded(.down)))
            right = min(right, Int(visible.maxX.rounded(.up)))
            top = max(top, Int(visible.minY.rounded(.down)))
            bottom = min(bottom, Int(visible.maxY.rounded(.up)))
        }
        guard left < right, top < bottom else { return }
        right = min(right, left + 32000)
        bottom = min(bottom, top + 32000)
        guard let mask = CoverageMask(x: left, y: top, width: right - left, height: bottom - top) else { return }
        for spot in ink.spots { mask.add(spot.bitmap, penX: spot.x, penY: spot.y) }
        if mask.draw(on: context, color) { return }
        mask.finish()
        context.composite(pixelBounds: CGRect(x: left, y: top, width: right - left, height: bottom - top)) {
            cairo, alpha in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            setSource(cairo, color, alpha)
            cairo_mask_surface(cairo, mask.surface, Double(left), Double(top))
            cairo_restore(cairo)
        }
    }

    // MARK: Outlines

    /// Large, turned or stretched text.
    private func fillOutlines(_ run: PlacedRun, _ color: CGColor) {
        guard case .text(let face) = run.run.content else { return }
        context.composite(bounds: inkBounds(run)) { cairo, alpha in
            cairo_new_path(cairo)
            setSource(cairo, color, alpha)
            appendOutlines(run, face, cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            let embolden = face.request.embolden * face.size
            if embolden > 0 {
                cairo_fill_preserve(cairo)
                cairo_set_line_width(cairo, embolden)
                cairo_stroke(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
    }

    /// Stroked or slanted text.
    func drawOutlines(_ run: PlacedRun, _ face: SizedFace) {
        let attributes = run.attributes
        let fillColor = attributes.color ?? defaultColor
        context.composite(bounds: inkBounds(run)) { cairo, alpha in
            cairo_save(cairo)
            cairo_new_path(cairo)
            appendOutlines(run, face, cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            if attributes.strokeWidth <= 0, mode.fills {
                setSource(cairo, fillColor, alpha)
                cairo_fill_preserve(cairo)
            }
            if attributes.strokeWidth != 0 {
                setSource(cairo, attributes.strokeColor ?? fillColor, alpha)
                cairo_set_line_width(cairo, abs(Double(attributes.strokeWidth)) / 100 * Double(attributes.font.size))
                cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
                cairo_set_dash(cairo, nil, 0, 0)
                cairo_stroke(cairo)
            } else if mode.strokes {
                setSource(cairo, fillColor, alpha)
                cairo_stroke(cairo)
            }
            cairo_new_path(cairo)
            cairo_restore(cairo)
        }
    }

    private func inkBounds(_ run: PlacedRun) -> CGRect {
        let reach = Double(run.attributes.font.size) * 1.5 + (mode.strokes ? Double(context.lineWidth) : 0)
        return CGRect(
            x: run.x - reach, y: run.baseline - 2 * reach, width: run.width + 2 * reach, height: 4 * reach)
    }

    private func appendOutlines(_ run: PlacedRun, _ face: SizedFace, _ cairo: OpaquePointer) {
        var pen = run.x
        let slant = face.request.slant + Double(run.attributes.obliqueness)
        for glyph in run.run.glyphs {
            let x = pen + Double(glyph.xOffset)
            let y = run.baseline - Double(glyph.yOffset)
            pen += glyph.advance
            if face.typeface.isMissing {
                if glyph.id == 0 { TextPainter.appendBox(cairo, x, y, glyph.advance, face.size) }
                continue
            }
            let outline = GlyphOutline.path(face.typeface, glyph.id, isRounded: face.request.isRounded)
            if outline.isEmpty { continue }
            TextPainter.append(outline, cairo) { point in
                let up = Double(point.y) * face.scale
                return (x + Double(point.x) * face.xScale + up * slant, y - up)
            }
        }
    }

    /// Adds a path whose points go through `place` to the cairo path, in user space.
    static func append(_ path: PathData, _ cairo: OpaquePointer, _ place: (CGPoint) -> (x: Double, y: Double)) {
        path.forEach { verb, from, points in
            let first = points.startIndex
            switch verb {
            case .move:
                let to = place(points[first])
                cairo_move_to(cairo, to.x, to.y)
            case .line:
                let to = place(points[first])
                cairo_line_to(cairo, to.x, to.y)
            case .quadratic:
                let start = place(from)
                let control = place(points[first])
                let to = place(points[first + 1])
                cairo_curve_to(
                    cairo, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
                    to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
            case .cubic:
                let one = place(points[first])
                let two = place(points[first + 1])
                let to = place(points[first + 2])
                cairo_curve_to(cairo, one.x, one.y, two.x, two.y, to.x, to.y)
            case .close:
                cairo_close_path(cairo)
            }
        }
    }

    /// A hollow box for a character without a font.
    private static func appendBox(_ cairo: OpaquePointer, _ x: Double, _ y: Double, _ width: Double, _ size: Double) {
        let height = size * SystemFontMetrics.capHeight
        let pen = size * 0.06
        let inset = width * 0.12
        cairo_rectangle(cairo, x + inset, y - height, width - 2 * inset, height)
        cairo_new_sub_path(cairo)
        // The other way round, so that the inside stays empty.
        let (left, right) = (x + inset + pen, x + width - inset - pen)
        if right > left {
            cairo_move_to(cairo, left, y - height + pen)
            cairo_line_to(cairo, left, y - pen)
            cairo_line_to(cairo, right, y - pen)
            cairo_line_to(cairo, right, y - height + pen)
            cairo_close_path(cairo)
        }
    }

    // MARK: Emoji

    func drawColorGlyphs(_ run: PlacedRun, _ face: SizedFace) {
        var pen = run.x
        for glyph in run.run.glyphs {
            let x = pen + Double(glyph.xOffset)
            let y = run.baseline - Double(glyph.yOffset)
            pen += glyph.advance
            guard let scale else {
                drawTransformed(face, glyph.id, x, y)
                continue
            }
            guard let picture = ColorGlyph.find(face, glyph.id, scale: scale) else { continue }
            let left = (x * scale + Double(transform.tx) + picture.left).rounded()
            let top = (y * scale + Double(transform.ty) - picture.top).rounded()
            let box = CGRect(x: left, y: top, width: Double(picture.width), height: Double(picture.height))
            if let visible, !visible.intersects(box) { continue }
            context.composite(pixelBounds: box) { cairo, alpha in
                cairo_save(cairo)
                cairo_identity_matrix(cairo)
                cairo_set_source_surface(cairo, picture.surface, left, top)
                cairo_rectangle(cairo, left, top, Double(picture.width), Double(picture.height))
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, Double(alpha))
                cairo_restore(cairo)
            }
        }
    }

    private func drawTransformed(_ face: SizedFace, _ glyph: UInt32, _ x: Double, _ y: Double) {
        let factor = max(1, Double(max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))))
        guard let picture = ColorGlyph.find(face, glyph, scale: factor) else { return }
        let rect = CGRect(
            x: x + picture.left / factor, y: y - picture.top / factor, width: Double(picture.width) / factor,
            height: Double(picture.height) / factor)
        context.composite(bounds: rect) { cairo, alpha in
            cairo_save(cairo)
            cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
            cairo_scale(cairo, 1 / factor, 1 / factor)
            cairo_set_source_surface(cairo, picture.surface, 0, 0)
            cairo_rectangle(cairo, 0, 0, Double(picture.width), Double(picture.height))
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_restore(cairo)
        }
    }
}
