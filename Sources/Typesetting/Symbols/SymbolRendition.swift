import CGraphicsLibs
import CoreGraphics
import Foundation

/// A symbol at one point size, weight and scale. Points; y grows downwards, the origin is the image's top left corner.
package final class SymbolRendition: @unchecked Sendable {
    /// Of the image, not rounded: the ink with the padding that one measured symbol has.
    package let size: CGSize
    /// `UIImage.baselineOffsetFromBottom`: from the image's bottom edge up to the baseline of the text beside it; negative
    /// when the baseline lies below the image.
    package let baselineOffsetFromBottom: CGFloat
    /// What constraints align, in the image's coordinates: the text's line box, which may reach out of the image.
    package let alignmentRect: CGRect

    /// Whether mark and frame can have colours of their own.
    package var hasLayers: Bool { shape.layers != nil }

    private let shape: SymbolShape
    private let pointSize: Double
    /// The symbol's centre in the image.
    private let center: CGPoint

    private struct Key: Hashable {
        var scale: Double
        var mirrored: Bool
        var part: Part
    }

    private enum Part {
        case whole, mark, frame
    }

    private var masks: [Key: CoverageMask] = [:]

    /// Padding around the ink in em, measured on one symbol (chevron.compact.down).
    private static let padding = (x: 0.125, y: 0.0886)
    /// Each pixel is drawn this many times as large in both directions: strokes on edges leave no seams.
    private static let oversampling = 4

    init(_ shape: SymbolShape, pointSize: Double) {
        self.shape = shape
        self.pointSize = pointSize
        let bounds = shape.bounds.isNull ? CGRect(x: -0.5, y: -0.5, width: 1, height: 1) : shape.bounds
        let width = (Double(bounds.width) + 2 * SymbolRendition.padding.x) * pointSize
        let height = (Double(bounds.height) + 2 * SymbolRendition.padding.y) * pointSize
        size = CGSize(width: width, height: height)
        center = CGPoint(
            x: (SymbolRendition.padding.x - Double(bounds.minX)) * pointSize,
            y: (SymbolRendition.padding.y - Double(bounds.minY)) * pointSize)
        // The centre stands half a capital's height above the baseline.
        let baseline = Double(center.y) + SystemFontMetrics.capHeight / 2 * pointSize
        baselineOffsetFromBottom = height - baseline
        alignmentRect = CGRect(
            x: 0, y: baseline - SystemFontMetrics.ascender * pointSize, width: width,
            height: (SystemFontMetrics.ascender - SystemFontMetrics.descender) * pointSize)
    }

    /// Draws the symbol in one colour in a context whose y axis points down. It is stretched to `rect`, unless that is just the
    /// size rounded to pixels: then it is centred.
    /// With a `secondary` colour, a symbol that shows a mark in a frame draws the frame in it.
    package func draw(
        in context: CGContext, rect: CGRect, color: CGColor, secondary: CGColor? = nil, mirrored: Bool = false
    ) {
        if let secondary, shape.layers != nil {
            draw(.frame, in: context, rect: rect, color: secondary, mirrored: mirrored)
            draw(.mark, in: context, rect: rect, color: color, mirrored: mirrored)
        } else {
            draw(.whole, in: context, rect: rect, color: color, mirrored: mirrored)
        }
    }

    private func draw(_ part: Part, in context: CGContext, rect: CGRect, color: CGColor, mirrored: Bool) {
        guard context.isDrawable, rect.width > 0, rect.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite,
            rect.width < 1e5, rect.height < 1e5, color.drawn.alpha > 0
        else { return }
        let isRounded = abs(rect.width - size.width) < 1 && abs(rect.height - size.height) < 1
        let stretch: (x: Double, y: Double) =
            isRounded ? (1, 1) : (Double(rect.width / size.width), Double(rect.height / size.height))
        let target =
            isRounded
            ? CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
            : rect
        let transform = context.transform
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d == transform.a
        let reach = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        let scale = Double(reach) * max(stretch.x, stretch.y)
        TextEngine.locked {
            guard let mask = mask(scale: max(0.25, min(scale, 4000 / max(size.width, size.height))), mirrored, part)
            else {
                return
            }
            if isUpright, stretch.x == stretch.y, mask.width == max(1, Int((size.width * scale).rounded(.up))) {
                let corner = target.origin.applying(transform)
                let x = corner.x.rounded()
                let y = corner.y.rounded()
                let box = CGRect(x: x, y: y, width: CGFloat(mask.width), height: CGFloat(mask.height))
                context.composite(pixelBounds: box) { cairo, alpha in
                    cairo_save(cairo)
                    cairo_identity_matrix(cairo)
                    SymbolRendition.setSource(cairo, color, alpha)
                    cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
                    cairo_restore(cairo)
                }
                return
            }
            context.composite(bounds: target) { cairo, alpha in
                cairo_save(cairo)
                SymbolRendition.setSource(cairo, color, alpha)
                cairo_translate(cairo, Double(target.minX), Double(target.minY))
                cairo_scale(
                    cairo, Double(target.width) / Double(mask.width), Double(target.height) / Double(mask.height))
                cairo_mask_surface(cairo, mask.surface, 0, 0)
                cairo_restore(cairo)
            }
        }
    }

    private static func setSource(_ cairo: OpaquePointer, _ color: CGColor, _ alpha: CGFloat) {
        let drawn = color.drawn
        cairo_set_source_rgba(cairo, drawn.red, drawn.green, drawn.blue, drawn.alpha * Double(alpha))
    }

    private func mask(scale: Double, _ mirrored: Bool, _ part: Part) -> CoverageMask? {
        let key = Key(scale: scale, mirrored: mirrored, part: part)
        if let known = masks[key] { return known }
        if masks.count >= 4 { masks.removeAll() }
        let made = render(scale: scale, mirrored, steps(of: part))
        masks[key] = made
        return made
    }

    private func steps(of part: Part) -> [SymbolShape.Step] {
        switch part {
        case .whole: shape.steps
        case .mark: shape.layers?.mark ?? []
        case .frame: shape.layers?.frame ?? []
        }
    }

    private func render(scale: Double, _ mirrored: Bool, _ steps: [SymbolShape.Step]) -> CoverageMask? {
        let width = max(1, Int((Double(size.width) * scale).rounded(.up)))
        let height = max(1, Int((Double(size.height) * scale).rounded(.up)))
        var factor = SymbolRendition.oversampling
        while factor > 1, max(width, height) * factor > 4096 { factor /= 2 }
        guard let large = CoverageMask(x: 0, y: 0, width: width * factor, height: height * factor),
            let mask = CoverageMask(x: 0, y: 0, width: width, height: height)
        else { return nil }
        let painter = cairo_create(large.surface)!
        let zoom = scale * Double(factor)
        if mirrored {
            cairo_translate(painter, Double(size.width) * zoom, 0)
            cairo_scale(painter, -1, 1)
        }
        cairo_scale(painter, zoom, zoom)
        cairo_translate(painter, Double(center.x), Double(center.y))
        cairo_scale(painter, pointSize, pointSize)
        cairo_set_line_join(painter, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(painter, CAIRO_LINE_CAP_ROUND)
        paint(steps, on: painter)
        if !shape.faint.isEmpty {
            cairo_push_group(painter)
            paint(shape.faint, on: painter)
            cairo_pop_group_to_source(painter)
            cairo_set_operator(painter, CAIRO_OPERATOR_OVER)
            cairo_paint_with_alpha(painter, SymbolVariation.faintness)
        }
        if let drawing = shape.drawing {
            cairo_scale(painter, 1 / drawing.unitsPerEm, 1 / drawing.unitsPerEm)
            cairo_translate(painter, -Double(drawing.origin.x), -Double(drawing.origin.y))
            drawing.picture.paint(element: drawing.element, on: painter)
        }
        cairo_destroy(painter)
        cairo_surface_flush(large.surface)
        let reducer = cairo_create(mask.surface)
        cairo_scale(reducer, 1 / Double(factor), 1 / Double(factor))
        cairo_set_source_surface(reducer, large.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(reducer), CAIRO_FILTER_GOOD)
        cairo_set_operator(reducer, CAIRO_OPERATOR_SOURCE)
        cairo_paint(reducer)
        cairo_destroy(reducer)
        return mask
    }

    private func paint(_ steps: [SymbolShape.Step], on painter: OpaquePointer) {
        for step in steps {
            cairo_set_operator(painter, step.erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            cairo_new_path(painter)
            TextPainter.append(step.path, painter) { (Double($0.x), Double($0.y)) }
            if step.strokeWidth > 0 {
                cairo_set_line_width(painter, step.strokeWidth)
                cairo_set_line_cap(
                    painter,
                    step.dashes.isEmpty || step.dashes[0] < 0.01 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
                cairo_set_dash(painter, step.dashes, Int32(step.dashes.count), 0)
                cairo_stroke(painter)
            } else {
                cairo_fill(painter)
            }
        }
    }
}
