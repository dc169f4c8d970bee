import CGraphicsLibs
import CoreGraphics
import Foundation

/// Puts a symbol together from glyphs, shapes and text. Use while holding the text engine's lock.
struct SymbolBuilder {
    /// Index into `SystemFontMetrics.weights`.
    let weight: Int
    /// Part of the weight's stroke that glyphs get; details in a frame would run together with all of it.
    var strokeShare = 1.0

    /// `scale` multiplies sizes; strokes keep the weight's width, as between the scales of SF Symbols.
    func shape(_ name: String, _ recipe: SymbolRecipe, scale: Double, depth: Int = 0) -> SymbolShape {
        guard depth < 6 else { return SymbolShape() }
        switch recipe {
        case .glyph(let glyph): return self.glyph(name, glyph, scale)
        case .enclosed(let frame, let isFilled, let inner):
            var small = self
            small.strokeShare = 0.6
            return enclosed(frame, isFilled, scale, depth) { small.found(inner, $0, depth) }
        case .enclosedText(let frame, let isFilled, let string):
            return enclosed(frame, isFilled, scale, depth) { text(string, $0) }
        case .badge(let inner, let badge):
            return badged(found(inner, scale, depth), found(badge, scale, depth), scale)
        case .slash(let inner): return slashed(found(inner, scale, depth), name)
        case .text(let string): return text(string, scale)
        case .dashed: return dashed(name, scale)
        case .seal(let isFilled): return seal(name, isFilled, scale)
        case .placeholder: return found("square.dashed", scale, depth)
        }
    }

    private func found(_ name: String, _ scale: Double, _ depth: Int) -> SymbolShape {
        if let recipe = SymbolRecipe.find(name) { return shape(name, recipe, scale: scale, depth: depth + 1) }
        let stand: [String: String] = [
            "person.crop": "person", "shield.half.filled": "shield", "automatic": "a", "record": "circle.fill",
            "arrow.uturn.backward.circle": "arrow.uturn.backward", "arrow.uturn.left.circle": "arrow.uturn.left",
        ]
        guard let other = stand[name], let recipe = SymbolRecipe.find(other) else { return SymbolShape() }
        return shape(other, recipe, scale: scale, depth: depth + 1)
    }

    private func glyph(_ name: String, _ glyph: SymbolRecipe.GlyphReference, _ scale: Double) -> SymbolShape {
        var shape = SymbolShape()
        let size = scale * SymbolFonts.baseScale(glyph.source) * glyph.scale
        guard let outline = SymbolFonts.outline(glyph, weight: weight) else {
            // No font: a square of the symbol's size.
            var square = PathData()
            square.addRect(CGRect(x: -0.4 * size, y: -0.4 * size, width: 0.8 * size, height: 0.8 * size))
            shape.add(square, strokeWidth: 0.06)
            return shape
        }
        let path = outline.applying(CGAffineTransform(scaleX: size, y: size))
        var extra =
            glyph.source == .material
            ? SymbolWeights.materialExtra[weight]
            : SymbolWeights.stroke(weight, symbol: name) * share(name) - size * SymbolFonts.stroke(glyph.source)
        shape.add(path)
        if name.hasSuffix(".fill") {
            if SymbolWeights.isFilledFrame(name) {
                weighFrame(&shape, path, extra)
                shape.layers = SymbolLayers.filled(shape.steps, path, extra)
                return shape
            }
            extra /= 2
        }
        if extra > 0.002 {
            shape.add(path, strokeWidth: extra)
        } else if extra < -0.002 {
            shape.erase(path, strokeWidth: -extra)
        }
        if SymbolWeights.isOutlinedFrame(name) { shape.layers = SymbolLayers.outlined(shape.steps) }
        return shape
    }

    /// A filled frame with a mark cut out: the frame hardly grows with the weight, the mark gets wider.
    private func weighFrame(_ shape: inout SymbolShape, _ path: PathData, _ extra: Double) {
        let contours = path.contours
        for (index, contour) in contours.enumerated() {
            guard let start = contour.points.first else { continue }
            let isMark = contours.enumerated().contains { $0 != index && $1.contains(start, .winding) }
            let width = isMark ? extra * 0.7 : extra / 2
            guard abs(width) > 0.002 else { continue }
            if (width > 0) == isMark {
                shape.erase(contour, strokeWidth: abs(width))
            } else {
                shape.add(contour, strokeWidth: abs(width))
            }
        }
    }

    private func share(_ name: String) -> Double {
        strokeShare == 1 || SymbolWeights.isSimple(name) ? 1 : strokeShare
    }

    /// A string in the system font, its cap height centred.
    private func text(_ string: String, _ scale: Double) -> SymbolShape {
        let units = Array(string.utf16)
        let face = FontParts.system(1, weight, italic: false, tabular: false)
        var shape = SymbolShape()
        var pen = 0.0
        var path = PathData()
        units.withUnsafeBufferPointer { text in
            var chosen = face
            let first = text.count > 0 ? text.scalar(at: 0) : 32
            if face.typeface.glyph(for: first) == 0,
                let other = FallbackFonts.typeface(
                    for: first, script: ICU.script(of: first), cjk: 0, bold: weight >= 5, serif: false)
            {
                chosen = SizedFace.find(other, size: 1)
            }
            let glyphs = Shaper.shape(
                text, 0..<text.count, face: chosen, script: ICU.script(of: first), rightToLeft: false, language: "en",
                features: [FontParts.feature("calt", 0)])
            for glyph in glyphs {
                let place = CGAffineTransform(scaleX: chosen.scale, y: -chosen.scale)
                    .concatenating(
                        CGAffineTransform(translationX: pen + Double(glyph.xOffset), y: -Double(glyph.yOffset)))
                path.append(GlyphOutline.path(chosen.typeface, glyph.id).applying(place))
                pen += glyph.advance
            }
        }
        shape.add(
            path.applying(
                CGAffineTransform(translationX: -pen / 2, y: SystemFontMetrics.capHeight / 2)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale))))
        return shape
    }

    private func enclosed(
        _ frame: String, _ isFilled: Bool, _ scale: Double, _ depth: Int, inner make: (Double) -> SymbolShape
    ) -> SymbolShape {
        var shape = found(isFilled && frame != "circle.dashed" ? frame + ".fill" : frame, scale, depth)
        if frame == "rectangle" {
            shape = stretched(shape, 1.25 * scale, 0.95 * scale)
        }
        let share: Double =
            switch frame {
            case "square", "app", "rectangle", "shield", "bubble", "message": 0.56
            case "diamond", "icloud": 0.40
            default: 0.50
            }
        let size = min(Double(shape.bounds.width), Double(shape.bounds.height)) * share
        var inner = make(scale)
        let extent = max(Double(inner.bounds.width), Double(inner.bounds.height))
        guard extent > 0, size > 0 else { return shape }
        inner = make(scale * size / extent)
        let x = Double(shape.bounds.midX - inner.bounds.midX)
        // Bubbles have a tail below, clouds are heavier below.
        let lift = frame == "bubble" || frame == "message" ? -0.06 * scale : frame == "icloud" ? 0.06 * scale : 0
        let y = Double(shape.bounds.midY - inner.bounds.midY) + lift
        let frameOnly = shape.steps
        shape.append(inner, x: x, y: y, erases: isFilled)
        var mark = SymbolShape()
        mark.append(inner, x: x, y: y)
        shape.layers = .init(mark: mark.steps, frame: isFilled ? shape.steps : frameOnly)
        return shape
    }

    private func stretched(_ shape: SymbolShape, _ width: Double, _ height: Double) -> SymbolShape {
        guard shape.bounds.width > 0, shape.bounds.height > 0 else { return shape }
        let transform = CGAffineTransform(
            scaleX: width / Double(shape.bounds.width), y: height / Double(shape.bounds.height))
        var result = SymbolShape()
        result.steps = shape.steps.map {
            var step = $0
            step.path = step.path.applying(transform)
            return step
        }
        result.bounds = shape.bounds.applying(transform)
        return result
    }

    /// A disc at the lower right corner, with a clear ring, the mark cut out of it.
    private func badged(_ inner: SymbolShape, _ mark: SymbolShape, _ scale: Double) -> SymbolShape {
        var shape = inner
        guard !inner.bounds.isNull else { return shape }
        let x = Double(inner.bounds.maxX) - 0.115 * scale
        let y = Double(inner.bounds.maxY) - 0.14 * scale
        func disc(_ diameter: Double) -> PathData {
            var path = PathData()
            path.addEllipse(CGRect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter))
            return path
        }
        shape.erase(disc(0.58 * scale))
        let drawing = shape.steps
        shape.add(disc(0.46 * scale))
        let extent = max(Double(mark.bounds.width), Double(mark.bounds.height))
        if extent > 0 {
            let share = 0.26 * scale / extent
            let middle = CGAffineTransform(translationX: -mark.bounds.midX, y: -mark.bounds.midY)
                .concatenating(CGAffineTransform(scaleX: share, y: share))
            var small = SymbolShape()
            small.steps = mark.steps.map {
                SymbolShape.Step(
                    path: $0.path.applying(middle), strokeWidth: $0.strokeWidth * share, dashes: [], erases: $0.erases)
            }
            shape.append(small, x: x, y: y, erases: true)
        }
        shape.layers = .init(mark: Array(shape.steps[drawing.count...]), frame: drawing)
        return shape
    }

    /// A bar from the upper left to the lower right, with a clear gap on its upper right side.
    private func slashed(_ inner: SymbolShape, _ name: String) -> SymbolShape {
        var shape = inner
        shape.layers = nil
        let box = inner.bounds
        guard !box.isNull else { return shape }
        let width = min(SymbolWeights.stroke(weight, symbol: name), 0.11)
        func bar(_ shift: Double) -> PathData {
            var path = PathData()
            path.move(
                to: CGPoint(x: box.minX + 0.12 * box.width + shift, y: box.minY + 0.12 * box.height - shift))
            path.line(
                to: CGPoint(x: box.minX + 0.88 * box.width + shift, y: box.minY + 0.88 * box.height - shift))
            return path
        }
        shape.erase(bar(width * 0.7071), strokeWidth: width)
        shape.add(bar(0), strokeWidth: width)
        return shape
    }

    private func dashed(_ name: String, _ scale: Double) -> SymbolShape {
        let stroke = SymbolWeights.stroke(weight, symbol: name)
        var path = PathData()
        let radius = 0.5 * scale - stroke / 2
        path.addEllipse(CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        var shape = SymbolShape()
        let dashes = name.hasSuffix("dotted") ? [0.001, 0.16 * scale] : [0.14 * scale, 0.12 * scale]
        shape.add(path, strokeWidth: stroke, dashes: dashes)
        return shape
    }

    private func seal(_ name: String, _ isFilled: Bool, _ scale: Double) -> SymbolShape {
        let stroke = SymbolWeights.stroke(weight, symbol: name)
        let size = isFilled ? scale : scale - stroke
        var path = PathData()
        for step in 0..<128 {
            let angle = Double(step) / 128 * 2 * .pi
            let radius = 0.5 * size * 1.08 * (0.93 + 0.07 * cos(8 * angle))
            let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
            if step == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        var shape = SymbolShape()
        shape.add(path, strokeWidth: isFilled ? 0 : stroke)
        return shape
    }
}
