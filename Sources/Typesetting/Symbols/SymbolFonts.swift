import CGraphicsLibs
import CoreGraphics
import Foundation

/// Outlines of icon glyphs. Use while holding the text engine's lock.
enum SymbolFonts {
    typealias Source = SymbolRecipe.GlyphReference.Source

    /// Drawn size at scale 1 of the table, in em of the point size.
    static func baseScale(_ source: Source) -> Double { source == .bootstrap ? 1 : 1.2 }
    /// Stroke width of the glyphs in em of the font.
    static func stroke(_ source: Source) -> Double { source == .bootstrap ? 0.0633 : 0.062 }

    private static func typeface(_ source: Source) -> Typeface? {
        switch source {
        case .bootstrap: FontFiles.symbols("bootstrap")
        case .fluent: FontFiles.symbols("FluentSystemIcons-Regular")
        case .fluentFilled: FontFiles.symbols("FluentSystemIcons-Filled")
        case .material: FontFiles.symbols("MaterialSymbolsOutlined")
        }
    }

    /// The outline in em around the centre of the design box, y down; nil when the font is not there.
    static func outline(_ glyph: SymbolRecipe.GlyphReference, weight: Int) -> PathData? {
        guard let typeface = typeface(glyph.source) else { return nil }
        let path: PathData
        let advance: Double
        if glyph.source == .material {
            (path, advance) = variable(typeface, glyph, weight)
        } else {
            let id = typeface.glyph(for: glyph.scalar)
            if id == 0 { return nil }
            path = GlyphOutline.path(typeface, id)
            advance = typeface.advanceInUnits(id)
        }
        let em = typeface.unitsPerEm
        var transform = CGAffineTransform(translationX: -advance / 2, y: -em / 2)
            .concatenating(CGAffineTransform(scaleX: 1 / em, y: -1 / em))
        if glyph.rotation != 0 {
            transform = transform.concatenating(CGAffineTransform(rotationAngle: glyph.rotation * .pi / 180))
        }
        if glyph.isMirrored { transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1)) }
        return path.applying(transform)
    }

    // MARK: The variable font

    private final class Pen {
        var path = PathData()
    }

    nonisolated(unsafe) private static let drawFunctions: OpaquePointer = {
        let functions = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                Unmanaged<Pen>.fromOpaque(data!).takeUnretainedValue().path.move(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                Unmanaged<Pen>.fromOpaque(data!).takeUnretainedValue().path.line(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                Unmanaged<Pen>.fromOpaque(data!).takeUnretainedValue().path.quadratic(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)),
                    control: CGPoint(x: CGFloat(controlX), y: CGFloat(controlY)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                Unmanaged<Pen>.fromOpaque(data!).takeUnretainedValue().path.cubic(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)), CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
                    CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in Unmanaged<Pen>.fromOpaque(data!).takeUnretainedValue().path.close() }, nil,
            nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    /// HarfBuzz applies the axes and, by shaping, the exchange of glyphs that comes with the filled form.
    private static func variable(
        _ typeface: Typeface, _ glyph: SymbolRecipe.GlyphReference, _ weight: Int
    ) -> (PathData, advance: Double) {
        // Not a sub-font: those draw their parent's outlines without the axes.
        let font = hb_font_create(typeface.face)!
        hb_font_set_scale(font, Int32(typeface.unitsPerEm), Int32(typeface.unitsPerEm))
        defer { hb_font_destroy(font) }
        let axes = [
            hb_variation_t(tag: Typeface.tag("wght"), value: SymbolWeights.materialAxis[weight]),
            hb_variation_t(tag: Typeface.tag("FILL"), value: glyph.isFilled ? 1 : 0),
            hb_variation_t(tag: Typeface.tag("opsz"), value: 24),
            hb_variation_t(tag: Typeface.tag("GRAD"), value: 0),
        ]
        hb_font_set_variations(font, axes, UInt32(axes.count))
        let buffer = hb_buffer_create()!
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_codepoints(buffer, [glyph.scalar], 1, 0, 1)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0 else { return (PathData(), 0) }
        let pen = Pen()
        hb_font_get_glyph_shape(font, infos[0].codepoint, drawFunctions, Unmanaged.passUnretained(pen).toOpaque())
        return (pen.path, typeface.unitsPerEm)
    }
}
