internal import Typesetting

/// Lines of text in a view's coordinates, and the way between places in the text and points.
///
/// A text that ends with a line break, and an empty one, have an empty line at the end.
struct TextGeometry {
    struct Line {
        /// UTF-16 units, the line break included.
        var range: Range<Int>
        /// Units that end the line and are not shown: a line break.
        var terminator: Int
        /// The whole width that was given, and the height of the line.
        var frame: CGRect
        /// The part that text takes.
        var used: CGRect
        var baseline: CGFloat
        /// Number of the line in the layout; nil for the empty one at the end.
        var index: Int?
    }

    var lines: [Line]
    let layout: TextLayout
    /// Where the layout's origin is.
    var origin: CGPoint
    /// Extra height of the insertion point over its line.
    static let caretOverlap: CGFloat = 1.5

    /// The line a place is on; a place where a line wraps belongs to the later line.
    func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    /// Distance of a place from the view's left edge.
    func x(of offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        guard let number = line.index else { return line.used.minX }
        let end = max(line.range.upperBound - line.terminator, line.range.lowerBound)
        return origin.x + layout.caretX(at: min(offset, end), inLine: number)
    }

    /// Two points wide, half over the place.
    func caret(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return CGRect(x: origin.x, y: origin.y, width: 2, height: 20) }
        let index = lineIndex(of: offset)
        let frame = lines[index].frame
        return CGRect(
            x: x(of: offset, inLine: index) - 1, y: frame.minY - Self.caretOverlap / 2, width: 2,
            height: frame.height + Self.caretOverlap)
    }

    /// A rectangle a line, as wide as the lines that go on.
    func rects(of range: NSRange) -> [CGRect] {
        guard range.length > 0, !lines.isEmpty else { return [] }
        let (start, end) = (range.location, range.location + range.length)
        var result: [CGRect] = []
        for index in lineIndex(of: start)..<lines.count {
            let line = lines[index]
            if line.range.lowerBound >= end { break }
            let isWhole = end >= line.range.upperBound && index < lines.count - 1
            let left = x(of: max(start, line.range.lowerBound), inLine: index)
            let right =
                isWhole && end > line.range.upperBound
                ? line.frame.maxX : x(of: min(end, line.range.upperBound), inLine: index)
            let rect = CGRect(
                x: min(left, right), y: line.frame.minY, width: abs(right - left), height: line.frame.height)
            result.append(rect)
        }
        return result
    }

    /// The line at a height; of several beside each other the nearest.
    func lineIndex(at point: CGPoint) -> Int {
        guard var found = lines.firstIndex(where: { point.y < $0.frame.maxY }) else { return lines.count - 1 }
        func distance(_ index: Int) -> CGFloat {
            max(lines[index].frame.minX - point.x, point.x - lines[index].frame.maxX, 0)
        }
        var next = found + 1
        while next < lines.count, lines[next].frame.minY < lines[next - 1].frame.maxY - 0.001 {
            if distance(next) < distance(found) { found = next }
            next += 1
        }
        return found
    }

    func offset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        return offset(inLine: lineIndex(at: point), atX: point.x)
    }

    func offset(inLine index: Int, atX x: CGFloat) -> Int {
        let line = lines[index]
        guard let number = line.index else { return line.range.lowerBound }
        let end = max(line.range.upperBound - line.terminator, line.range.lowerBound)
        return min(layout.offset(atX: x - origin.x, inLine: number), end)
    }

    /// The character under a point; nil beside the text.
    func character(at point: CGPoint) -> Int? {
        guard !lines.isEmpty else { return nil }
        let line = lines[lineIndex(at: point)]
        guard let number = line.index, line.frame.minY <= point.y, point.y < line.frame.maxY,
            line.used.minX <= point.x, point.x <= line.used.maxX
        else { return nil }
        return layout.character(atX: point.x - origin.x, inLine: number)
    }
}

extension TextGeometry {
    /// - Parameters:
    ///   - string: the text that was laid out.
    ///   - width: the room lines were given; a line without text is as wide.
    ///   - lineHeight: of the empty line at the end.
    init(
        _ layout: TextLayout, of string: NSString, at origin: CGPoint, width: CGFloat, lineHeight: CGFloat,
        emptyLineX: CGFloat, endsWithEmptyLine: Bool
    ) {
        self.layout = layout
        self.origin = origin
        lines = []
        lines.reserveCapacity(layout.lines.count + 1)
        for (index, line) in layout.lines.enumerated() {
            let top = line.origin.y - line.ascent
            let span = line.span ?? 0...width
            let frame = CGRect(
                x: origin.x + span.lowerBound, y: origin.y + top, width: span.upperBound - span.lowerBound,
                height: line.ascent + line.descent)
            let used = CGRect(x: origin.x + line.origin.x, y: frame.minY, width: line.width, height: frame.height)
            lines.append(
                Line(
                    range: line.range, terminator: Self.terminator(string, line.range), frame: frame, used: used,
                    baseline: origin.y + line.origin.y, index: index))
        }
        if endsWithEmptyLine {
            let top = lines.reduce(origin.y) { max($0, $1.frame.maxY) }
            let frame = CGRect(x: origin.x, y: top, width: width, height: lineHeight)
            let used = CGRect(x: origin.x + emptyLineX, y: top, width: 0, height: lineHeight)
            lines.append(
                Line(
                    range: string.length..<string.length, terminator: 0, frame: frame, used: used,
                    baseline: top + lineHeight * 0.8, index: nil))
        }
    }

    private static func terminator(_ string: NSString, _ range: Range<Int>) -> Int {
        guard !range.isEmpty, range.upperBound <= string.length else { return 0 }
        let last = string.character(at: range.upperBound - 1)
        guard endsLine(last) else { return 0 }
        let isPair = last == 10 && range.count > 1 && string.character(at: range.upperBound - 2) == 13
        return isPair ? 2 : 1
    }

    static func endsLine(_ unit: unichar) -> Bool {
        switch unit {
        case 10...13, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
