/// Draws images into contexts with y down.
enum ImagePainter {
    /// `tint` colours templates and symbols; other images keep their own colours.
    static func draw(_ image: UIImage, in rect: CGRect, context: CGContext, tint: UIColor) {
        switch image.content {
        case .empty: break
        case .symbol(let symbol):
            let color = image.details.tint ?? symbol.color ?? tint
            let metrics = symbol.metrics(scale: image.scale)
            guard metrics.size.width > 0, metrics.size.height > 0 else { return }
            let (x, y) = (rect.width / metrics.size.width, rect.height / metrics.size.height)
            let drawn = CGRect(
                x: rect.minX + metrics.drawn.minX * x, y: rect.minY + metrics.drawn.minY * y,
                width: metrics.drawn.width * x, height: metrics.drawn.height * y)
            context.saveGState()
            symbol.rendition.draw(
                in: context, rect: drawn, color: color.cgColor, secondary: image.secondaryColor(tint: tint)?.cgColor,
                mirrored: image.details.isMirrored)
            context.restoreGState()
        case .bitmap(let picture):
            if image.isTemplate || image.details.tint != nil {
                let color = image.details.tint ?? tint
                context.saveGState()
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                drawCapped(image, picture, rect, context)
                context.setBlendMode(.sourceIn)
                context.setAlpha(1)
                context.setFillColor(color.cgColor)
                context.fill(rect)
                context.endTransparencyLayer()
                context.restoreGState()
            } else {
                drawCapped(image, picture, rect, context)
            }
        }
    }

    /// Draws corners, edges and middle apart if the image has caps.
    private static func drawCapped(_ image: UIImage, _ picture: CGImage, _ rect: CGRect, _ context: CGContext) {
        let size = image.size
        guard image.details.isResizable, rect.size != size, size.width > 0, size.height > 0 else {
            if rect.size != size, let sharp = sharpened(image, rect.size, context) {
                return drawOriented(sharp, image.imageOrientation, rect, context)
            }
            drawOriented(picture, image.imageOrientation, rect, context)
            return
        }
        guard let upright = image.imageOrientation == .up ? picture : image.uprightBitmap else { return }
        let caps = image.capInsets
        let columns = NineParts.spans(size.width, rect.width, caps.left, caps.right)
        let rows = NineParts.spans(size.height, rect.height, caps.top, caps.bottom)
        for row in rows where row.target.length > 0 && row.source.length > 0 {
            for column in columns where column.target.length > 0 && column.source.length > 0 {
                let source = CGRect(
                    x: column.source.start, y: row.source.start, width: column.source.length, height: row.source.length)
                let target = CGRect(
                    x: rect.minX + column.target.start, y: rect.minY + row.target.start, width: column.target.length,
                    height: row.target.length)
                let pixels = source.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
                guard let part = upright.cropping(to: pixels) else { continue }
                if image.resizingMode == .tile, column.isMiddle || row.isMiddle {
                    tile(
                        part,
                        CGSize(
                            width: column.isMiddle ? source.width : target.width,
                            height: row.isMiddle ? source.height : target.height), target, context)
                } else {
                    context.drawUpright(part, in: target)
                }
            }
        }
    }

    /// A vector drawing made anew for the size and the context's pixels.
    private static func sharpened(_ image: UIImage, _ size: CGSize, _ context: CGContext) -> CGImage? {
        guard let drawing = image.details.drawing else { return nil }
        let matrix = context.ctm
        let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        guard scale > 0, scale.isFinite else { return nil }
        return drawing.image(size: size, scale: scale)
    }

    private static func tile(_ part: CGImage, _ size: CGSize, _ target: CGRect, _ context: CGContext) {
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: target)
        var y = target.minY
        while y < target.maxY {
            var x = target.minX
            while x < target.maxX {
                context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    static func drawOriented(
        _ picture: CGImage, _ orientation: UIImage.Orientation, _ rect: CGRect, _ context: CGContext
    ) {
        guard orientation != .up else { return context.drawUpright(picture, in: rect) }
        let drawn = orientation.swapsAxes ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        switch orientation {
        case .up: break
        case .down: context.rotate(by: .pi)
        case .left: context.rotate(by: -.pi / 2)
        case .right: context.rotate(by: .pi / 2)
        case .upMirrored: context.scaleBy(x: -1, y: 1)
        case .downMirrored: context.scaleBy(x: 1, y: -1)
        case .leftMirrored:
            context.scaleBy(x: -1, y: 1)
            context.rotate(by: .pi / 2)
        case .rightMirrored:
            context.scaleBy(x: -1, y: 1)
            context.rotate(by: -.pi / 2)
        }
        context.drawUpright(
            picture, in: CGRect(x: -drawn.width / 2, y: -drawn.height / 2, width: drawn.width, height: drawn.height))
        context.restoreGState()
    }
}

/// How one axis of an image with caps falls into three parts.
enum NineParts {
    struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    struct Part {
        var source: Span
        var target: Span
        var isMiddle: Bool
    }

    /// Caps too large for the target shrink in proportion.
    static func spans(_ source: CGFloat, _ target: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Part] {
        let caps = first + last
        let shrink = caps > target && caps > 0 ? target / caps : 1
        let (drawnFirst, drawnLast) = (first * shrink, last * shrink)
        return [
            Part(
                source: Span(start: 0, length: first), target: Span(start: 0, length: drawnFirst), isMiddle: false),
            Part(
                source: Span(start: first, length: max(source - caps, 0)),
                target: Span(start: drawnFirst, length: max(target - drawnFirst - drawnLast, 0)), isMiddle: true),
            Part(
                source: Span(start: source - last, length: last),
                target: Span(start: target - drawnLast, length: drawnLast), isMiddle: false),
        ]
    }
}
