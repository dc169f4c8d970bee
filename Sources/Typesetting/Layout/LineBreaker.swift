import Foundation

/// Finds where the next line of a paragraph ends: as much as fits, as UIKit breaks.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// Widths are sums of many advances: equal within this many points is equal.
    static let tolerance = 0.00001

    /// The width of a stretch on a line of its own.
    func width(_ range: Range<Int>, _ tabs: TabStops?) -> Double {
        if let tabs, paragraph.hasTabs { return tabs.advance(paragraph, range, from: 0) }
        return paragraph.positions[range.upperBound] - paragraph.positions[range.lowerBound]
    }

    /// The end of the line that starts at `start`: the paragraph's end or a break after it. Always moves on.
    func end(from start: Int, width limit: Double, byCharacter: Bool, tabs: TabStops?) -> Int {
        let count = paragraph.units.count
        if start >= count { return count }
        let limit = limit + LineBreaker.tolerance
        if width(start..<paragraph.trimmed(start, count), tabs) <= limit { return count }
        if !byCharacter {
            let found = last(paragraph.lineBreaks, from: start, limit, tabs)
            if found > start { return found }
        }
        let breaks = paragraph.graphemeBreaks
        let found = last(breaks, from: start, limit, tabs)
        return found > start ? found : breaks[index(breaks, after: start)]
    }

    /// The last of the ascending offsets up to which everything but trailing spaces fits; `start` when none does.
    private func last(_ offsets: [Int], from start: Int, _ limit: Double, _ tabs: TabStops?) -> Int {
        var found = start
        var index = index(offsets, after: start)
        while index < offsets.count {
            let offset = offsets[index]
            if width(start..<paragraph.trimmed(start, offset), tabs) > limit { break }
            found = offset
            index += 1
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
