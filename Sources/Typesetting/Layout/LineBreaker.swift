import Foundation

/// Finds where the next line of a paragraph ends: as much as fits, as UIKit breaks.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// `NSParagraphStyle.LineBreakStrategy` raw value.
    var strategy = 0
    /// A line that words fill to a smaller part than this gets a part of the next word; 0 never divides words.
    var hyphenation = 0.0
    /// Widths are sums of many advances: equal within this many points is equal.
    static let tolerance = 0.00001

    /// The width of a stretch on a line of its own.
    func width(_ range: Range<Int>, _ tabs: TabStops?) -> Double {
        if let tabs, paragraph.hasTabs { return tabs.advance(paragraph, range, from: 0) }
        return paragraph.positions[range.upperBound] - paragraph.positions[range.lowerBound]
    }

    /// The end of the line that starts at `start`: the paragraph's end or a break after it. Always moves on.
    /// - Returns: also whether a hyphen comes behind it that the text does not have.
    func end(from start: Int, width limit: Double, byCharacter: Bool, tabs: TabStops?) -> (
        offset: Int, hyphenates: Bool
    ) {
        let count = paragraph.units.count
        if start >= count { return (count, false) }
        let limit = limit + LineBreaker.tolerance
        if width(start..<paragraph.trimmed(start, count), tabs) <= limit { return (count, false) }
        if !byCharacter {
            let breaks = strategy & 2 != 0 ? paragraph.wordBreaks : paragraph.lineBreaks
            let found = last(breaks, from: start, limit, tabs)
            if hyphenation > 0, let division = division(after: found, start, breaks, limit, tabs) {
                return (division, true)
            }
            if found > start {
                return (strategy & 1 != 0 ? withoutOrphan(found, start, breaks, limit, tabs) : found, false)
            }
        }
        let breaks = paragraph.graphemeBreaks
        let found = last(breaks, from: start, limit, tabs)
        return (found > start ? found : breaks[index(breaks, after: start)], false)
    }

    /// Whether a line of its own would have room for the first word at `start`.
    func fitsWord(from start: Int, width limit: Double, byCharacter: Bool, tabs: TabStops?) -> Bool {
        guard start < paragraph.units.count else { return true }
        let breaks = byCharacter ? paragraph.graphemeBreaks : paragraph.lineBreaks
        let end = breaks[index(breaks, after: start)]
        let limit = limit + LineBreaker.tolerance
        return width(start..<paragraph.trimmed(start, end), tabs) <= limit
            || hyphenation > 0 && division(after: start, start, breaks, limit, tabs) != nil
    }

    /// The last place in the word after `end` up to which the line and a hyphen have room.
    private func division(
        after end: Int, _ start: Int, _ breaks: [Int], _ limit: Double, _ tabs: TabStops?
    ) -> Int? {
        guard limit.isFinite, width(start..<paragraph.trimmed(start, end), tabs) < hyphenation * limit else {
            return nil
        }
        let next = index(breaks, after: end)
        guard next < breaks.count else { return nil }
        return paragraph.divisions(in: end..<paragraph.trimmed(end, breaks[next])).last {
            width(start..<$0, tabs) + paragraph.hyphenWidth(after: $0 - 1) <= limit
        }
    }

    /// The break before `end` if otherwise a single word would be left for the paragraph's last line, and two fit there. Which
    /// words count as orphans on a phone is not documented; here every one between spaces does.
    private func withoutOrphan(
        _ end: Int, _ start: Int, _ breaks: [Int], _ limit: Double, _ tabs: TabStops?
    ) -> Int {
        let count = paragraph.units.count
        let next = index(breaks, after: end)
        let isOneWord = next < breaks.count && breaks[next] >= paragraph.trimmed(end, count)
        guard isOneWord, ShapedParagraph.isSpace(paragraph.units[end - 1]) else { return end }
        let own = index(breaks, after: end - 1)
        guard own > 0, own < breaks.count, breaks[own] == end else { return end }
        let earlier = breaks[own - 1]
        guard earlier > start, ShapedParagraph.isSpace(paragraph.units[earlier - 1]),
            width(earlier..<paragraph.trimmed(earlier, count), tabs) <= limit
        else { return end }
        return earlier
    }

    /// The last of the ascending offsets up to which everything but trailing spaces fits; `start` when none does.
    private func last(_ offsets: [Int], from start: Int, _ limit: Double, _ tabs: TabStops?) -> Int {
        var found = start
        var index = index(offsets, after: start)
        while index < offsets.count {
            let offset = offsets[index]
            let width = width(start..<paragraph.trimmed(start, offset), tabs)
            if width > limit { break }
            index += 1
            // A soft hyphen is seen only where the line ends at it.
            if paragraph.units[offset - 1] == 0xAD, offset < paragraph.units.count,
                width + paragraph.hyphenWidth(after: offset - 1) > limit
            {
                continue
            }
            found = offset
        }
        return found
    }

    /// Index of the first offset greater than `start`. O(log n).
    private func index(_ offsets: [Int], after start: Int) -> Int {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] > start { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
