import Foundation

/// Shortens the rest of a paragraph to one line with an ellipsis. Cuts between user-perceived characters and leaves no space
/// beside the ellipsis.
struct Truncation {
    let paragraph: ShapedParagraph
    let mode: ParagraphStyle.LineBreakMode
    let limit: Double

    func line(_ range: Range<Int>, tabs: TabStops?) -> LineContent {
        let available = limit + LineBreaker.tolerance
        var content: LineContent
        switch mode {
        case .byTruncatingHead: content = head(range, available, tabs)
        case .byTruncatingMiddle: content = middle(range, available, tabs)
        default: content = tail(range, available, tabs)
        }
        content.isTruncated = true
        return content
    }

    private func ellipsisWidth(at offset: Int) -> Double {
        LineContent(paragraph, [.ellipsis(at: offset)], range: offset..<offset, tabs: nil).width
    }

    /// All places to cut, both ends included.
    private func cuts(_ range: Range<Int>) -> [Int] {
        [range.lowerBound] + paragraph.graphemeBreaks.filter { $0 > range.lowerBound && $0 < range.upperBound }
            + (range.isEmpty ? [] : [range.upperBound])
    }

    private func width(_ range: Range<Int>, _ tabs: TabStops?) -> Double {
        LineBreaker(paragraph: paragraph).width(range, tabs)
    }

    private func trimmedStart(_ start: Int, _ end: Int) -> Int {
        var start = start
        while start < end, ShapedParagraph.isSpace(paragraph.units[start]) { start += 1 }
        return start
    }

    /// The last index for which `fits` holds, given that it holds up to some index; 0 when for none.
    private func last(_ count: Int, _ fits: (Int) -> Bool) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func tail(_ range: Range<Int>, _ available: Double, _ tabs: TabStops?) -> LineContent {
        let cuts = cuts(range)
        let start = range.lowerBound
        let index = last(cuts.count) { index in
            let end = paragraph.trimmed(start, cuts[index])
            return width(start..<end, tabs) + ellipsisWidth(at: max(start, end - 1)) <= available
        }
        let end = paragraph.trimmed(start, cuts[index])
        return LineContent(
            paragraph, [.text(start..<end), .ellipsis(at: max(start, end - 1))], range: range, tabs: tabs)
    }

    private func head(_ range: Range<Int>, _ available: Double, _ tabs: TabStops?) -> LineContent {
        let cuts = cuts(range)
        let end = paragraph.trimmed(range.lowerBound, range.upperBound)
        let index = last(cuts.count) { index in
            let start = min(end, trimmedStart(cuts[cuts.count - 1 - index], end))
            return width(start..<end, nil) + ellipsisWidth(at: start) <= available
        }
        let start = min(end, trimmedStart(cuts[cuts.count - 1 - index], end))
        return LineContent(paragraph, [.ellipsis(at: start), .text(start..<end)], range: range, tabs: tabs)
    }

    /// As much of the start as of the end: the start gets the odd character.
    private func middle(_ range: Range<Int>, _ available: Double, _ tabs: TabStops?) -> LineContent {
        let cuts = cuts(range)
        let start = range.lowerBound
        let end = paragraph.trimmed(start, range.upperBound)
        func parts(_ kept: Int) -> (head: Int, tail: Int) {
            let head = paragraph.trimmed(start, cuts[(kept + 1) / 2])
            let tail = min(end, trimmedStart(cuts[cuts.count - 1 - kept / 2], end))
            return (head, max(head, tail))
        }
        let kept = last(cuts.count) { kept in
            let (head, tail) = parts(kept)
            return width(start..<head, nil) + ellipsisWidth(at: max(start, head - 1)) + width(tail..<end, nil)
                <= available
        }
        let (head, tail) = parts(kept)
        return LineContent(
            paragraph, [.text(start..<head), .ellipsis(at: max(start, head - 1)), .text(tail..<end)], range: range,
            tabs: tabs)
    }
}
