import Foundation

/// A whole text, paragraph by paragraph. Use while holding the text engine's lock.
final class ShapedText {
    let paragraphs: [ShapedParagraph]

    struct Key: Hashable {
        var text: StyledText
        var environment: ShapedParagraph.Environment
    }

    /// The last text that is too long for the cache.
    nonisolated(unsafe) private static var lastLong: (key: Key, shaped: ShapedText)?
    nonisolated(unsafe) private static var cache = GenerationCache<Key, ShapedText>(capacity: 512)

    static func find(_ text: StyledText, _ environment: ShapedParagraph.Environment) -> ShapedText {
        let key = Key(text: text, environment: environment)
        // Very long texts would fill the cache for nothing.
        let isLong = text.string.utf8.count >= 20_000
        if isLong, let lastLong, lastLong.key == key { return lastLong.shaped }
        if !isLong, let known = cache[key] { return known }
        let made = ShapedText(text, environment)
        if isLong { lastLong = (key, made) } else { cache[key] = made }
        return made
    }

    static func forgetAll() {
        cache.removeAll()
        lastLong = nil
    }

    private init(_ text: StyledText, _ environment: ShapedParagraph.Environment) {
        var isASCII = true
        var units: [UInt16] = []
        var string = text.string
        string.withUTF8 { bytes in
            isASCII = bytes.allSatisfy { $0 < 0x80 }
            if isASCII {
                units = [UInt16](unsafeUninitializedCapacity: bytes.count) { output, count in
                    for index in bytes.indices { output[index] = UInt16(bytes[index]) }
                    count = bytes.count
                }
            }
        }
        if !isASCII { units = Array(string.utf16) }
        var paragraphs: [ShapedParagraph] = []
        var start = 0
        // Paragraphs come in the order of the runs, so that none is looked for from the beginning.
        var run = 0
        var style = 0
        while start < units.count {
            var end = start
            while end < units.count, !ShapedText.endsParagraph(units[end]) { end += 1 }
            var terminator = end < units.count ? 1 : 0
            if terminator == 1, units[end] == 13, end + 1 < units.count, units[end + 1] == 10 { terminator = 2 }
            while style + 1 < text.paragraphs.count, text.paragraphs[style].range.upperBound <= start { style += 1 }
            while run + 1 < text.runs.count, text.runs[run].range.upperBound <= start { run += 1 }
            paragraphs.append(
                ShapedParagraph(
                    units: start == 0 && end == units.count ? units : Array(units[start..<end]), start: start,
                    terminatorLength: terminator, style: ShapedText.style(text, at: start, from: style),
                    runs: ShapedText.runs(text, start..<end, from: run), environment: environment, isASCII: isASCII))
            start = end + terminator
        }
        self.paragraphs = paragraphs
    }

    /// Line feed, vertical tab, form feed, carriage return, next line, line separator, paragraph separator.
    private static func endsParagraph(_ unit: UInt16) -> Bool {
        switch unit {
        case 10...13, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func style(_ text: StyledText, at offset: Int, from index: Int) -> ParagraphStyle {
        guard index < text.paragraphs.count else { return .default }
        let run = text.paragraphs[index]
        return run.range.contains(offset) ? run.style : text.paragraphs[0].style
    }

    /// The runs of a stretch, offsets relative to its start, without gaps; at least one. Those before `index` end before it.
    private static func runs(
        _ text: StyledText, _ range: Range<Int>, from index: Int
    ) -> [(range: Range<Int>, attributes: TextAttributes)] {
        guard let first = text.runs.first else {
            return [(0..<range.count, TextAttributes(font: Font(FontDescriptor(size: 17))))]
        }
        if text.runs.count == 1 { return [(0..<range.count, first.attributes)] }
        var found: [(range: Range<Int>, attributes: TextAttributes)] = []
        var covered = range.lowerBound
        func append(_ end: Int, _ attributes: TextAttributes) {
            guard end > covered else { return }
            found.append((covered - range.lowerBound..<end - range.lowerBound, attributes))
            covered = end
        }
        for run in text.runs[index...] where run.range.upperBound > covered {
            append(min(run.range.lowerBound, range.upperBound), first.attributes)
            if covered >= range.upperBound { break }
            append(min(run.range.upperBound, range.upperBound), run.attributes)
        }
        append(range.upperBound, first.attributes)
        if found.isEmpty {
            let at =
                text.runs[index...].first { $0.range.upperBound > range.lowerBound }
                .flatMap { $0.range.contains(range.lowerBound) ? $0 : nil } ?? first
            found = [(0..<0, at.attributes)]
        }
        return found
    }
}
