internal import Typesetting

extension NSLayoutManager {
    /// Fills one container after the other.
    func makePieces() -> [Piece] {
        guard let storage = textStorage, !textContainers.isEmpty else { return [] }
        let traits = traits?() ?? .current
        return traits._asCurrent {
            let whole = displayed?(storage) ?? storage
            var result: [Piece] = []
            var start = 0
            for (index, container) in textContainers.enumerated() {
                let rest = NSRange(location: start, length: whole.length - start)
                let text = start == 0 ? whole : whole.attributedSubstring(from: rest)
                let isLast = index == textContainers.count - 1
                let geometry = fill(container, text, traits, isWhole: start == 0, isLast: isLast)
                let end = geometry.lines.last?.range.upperBound ?? 0
                result.append(
                    Piece(container: container, range: NSRange(location: start, length: end), geometry: geometry))
                start += end
                if start >= whole.length { break }
            }
            return result
        }
    }

    private func fill(
        _ container: NSTextContainer, _ text: NSAttributedString, _ traits: UITraitCollection, isWhole: Bool,
        isLast: Bool
    ) -> TextGeometry {
        let padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? max(container.size.width - 2 * padding, 0) : 0
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        var constraints = TextConstraints(
            width: container.size.width > 0 ? StringDrawing.limit(width) : .infinity,
            height: container.size.height > 0 ? StringDrawing.limit(container.size.height) : .infinity,
            numberOfLines: container.maximumNumberOfLines, scale: max(traits.displayScale, 1),
            rightToLeft: isRightToLeft)
        if container.lineBreakMode != .byWordWrapping {
            constraints.lineBreakMode = ParagraphStyle.LineBreakMode(rawValue: container.lineBreakMode.rawValue)
        }
        constraints.hyphenation = usesDefaultHyphenation ? max(hyphenationFactor, 1) : hyphenationFactor
        constraints.exclusions = container.areas(padding: padding)
        let string = text.string as NSString
        let layout = TextMeasurer.layout(AttributedConversion.styledText(text, marksLinks: false), constraints)
        let attributes = emptyLineAttributes?() ?? [:]
        let font = attributes[.font] as? UIFont ?? AttributedConversion.plainFont
        let alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        let room = constraints.width.isFinite ? width : layout.size.width
        let x: CGFloat =
            switch alignment {
            case .center: room / 2
            case .right: room
            case .natural where isRightToLeft: room
            default: 0
            }
        let fits = container.maximumNumberOfLines == 0 || layout.lines.count < container.maximumNumberOfLines
        let endsEmpty =
            fits && !layout.isTruncated
            && (string.length == 0 ? isWhole : TextGeometry.endsLine(string.character(at: string.length - 1)))
        var geometry = TextGeometry(
            layout, of: string, at: CGPoint(x: padding, y: 0), width: room, lineHeight: font.lineHeight,
            emptyLineX: x, endsWithEmptyLine: endsEmpty)
        // Line fragments of a container include the padding.
        for index in geometry.lines.indices {
            geometry.lines[index].frame.origin.x -= padding
            geometry.lines[index].frame.size.width += 2 * padding
        }
        return geometry
    }

    /// The empty line after a text that ends with a line break.
    var extraLine: TextGeometry.Line? {
        guard let line = pieces.last?.geometry.lines.last, line.index == nil else { return nil }
        return line
    }

    func used(_ container: NSTextContainer) -> CGRect {
        guard let piece = piece(for: container), let first = piece.geometry.lines.first else { return .zero }
        let rect = piece.geometry.lines.reduce(first.used) { $0.union($1.used) }
        return rect.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    func lineRect(
        _ index: Int, _ effective: NSRangePointer?, _ rect: (TextGeometry.Line, CGFloat) -> CGRect
    ) -> CGRect {
        guard let (line, piece) = line(at: index) else { return .zero }
        effective?.pointee = NSRange(location: piece.range.location + line.range.lowerBound, length: line.range.count)
        return rect(line, piece.container.lineFragmentPadding)
    }

    func location(_ index: Int) -> CGPoint {
        guard let (line, piece) = line(at: index) else { return .zero }
        let number = piece.geometry.lineIndex(of: index - piece.range.location)
        let x = piece.geometry.x(of: index - piece.range.location, inLine: number)
        return CGPoint(x: x - line.frame.minX, y: line.baseline - line.frame.minY)
    }

    /// A rectangle a line, in the container's coordinates.
    func rects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
        guard let piece = piece(for: container) else { return [] }
        let part = NSIntersectionRange(range, piece.range)
        guard part.length > 0 else { return [] }
        return piece.geometry.rects(
            of: NSRange(location: part.location - piece.range.location, length: part.length))
    }

    func enumerateLines(
        _ range: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for piece in pieces {
            let padding = piece.container.lineFragmentPadding
            for line in piece.geometry.lines where line.index != nil {
                let lineRange = NSRange(
                    location: piece.range.location + line.range.lowerBound, length: line.range.count)
                guard NSIntersectionRange(lineRange, range).length > 0 else { continue }
                block(line.frame, line.used.insetBy(dx: -padding, dy: 0), piece.container, lineRange, &stop)
                if stop.boolValue { return }
            }
        }
    }

    func index(at point: CGPoint, _ container: NSTextContainer, _ fraction: UnsafeMutablePointer<CGFloat>?) -> Int {
        fraction?.pointee = 0
        guard let piece = piece(for: container), !piece.geometry.lines.isEmpty else { return 0 }
        let number = piece.geometry.lineIndex(at: point)
        let line = piece.geometry.lines[number]
        guard let index = line.index else { return piece.range.location + line.range.lowerBound }
        let last = max(line.range.upperBound - line.terminator - 1, line.range.lowerBound)
        let layout = piece.geometry.layout
        let x = point.x - piece.geometry.origin.x
        guard let found = layout.character(atX: x, inLine: index) else {
            // Beside the text counts as its first or its last character.
            let isAfter = point.x > line.used.midX
            fraction?.pointee = isAfter ? 1 : 0
            return piece.range.location + (isAfter ? last : line.range.lowerBound)
        }
        let left = layout.caretX(at: found, inLine: index)
        let right = layout.caretX(at: found + 1, inLine: index)
        if right != left { fraction?.pointee = min(max((x - left) / (right - left), 0), 1) }
        return piece.range.location + found
    }

    // MARK: Drawing

    func drawLines(_ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for piece in pieces {
            let part = NSIntersectionRange(range, piece.range)
            guard part.length > 0 else { continue }
            let visible = context.boundingBoxOfClipPath.offsetBy(dx: -origin.x, dy: -origin.y)
            let start = part.location - piece.range.location
            let lines = piece.geometry.lines.filter {
                $0.index != nil && $0.range.lowerBound < start + part.length && $0.range.upperBound > start
                    && $0.frame.insetBy(dx: -20, dy: -20).intersects(visible)
            }
            guard let first = lines.first?.index, let last = lines.last?.index else { continue }
            piece.geometry.layout.draw(
                in: context, at: CGPoint(x: origin.x + piece.geometry.origin.x, y: origin.y + piece.geometry.origin.y),
                lines: first..<last + 1)
        }
    }
}
