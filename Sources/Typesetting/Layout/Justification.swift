import Foundation

/// Stretches a line to a width: spaces grow; a line of ideographs without spaces spreads between them.
enum Justification {
    static func stretch(_ content: inout LineContent, to width: Double, _ paragraph: ShapedParagraph) {
        let missing = width - content.width
        guard missing > 0 else { return }
        var places = gaps(content) { paragraph.units[$0] == 0x20 || paragraph.units[$0] == 0xA0 }
        if places.isEmpty {
            places = gaps(content) { (0x2E80...0xFFEF).contains(paragraph.units[$0]) }
            if !places.isEmpty { places.removeLast() }
        }
        guard !places.isEmpty else { return }
        for place in places { content.runs[place.run].glyphs[place.glyph].advance += missing / Double(places.count) }
        content.width = width
    }

    /// The ratio of a text to its room up to which letters are set tighter rather than left out: `NSParagraphStyle`'s documented
    /// default of `tighteningFactorForTruncation`, 0.05, over 1.
    static let largestTightening = 1.05

    /// Takes what is too much evenly from all glyphs.
    static func tighten(_ content: inout LineContent, to width: Double) {
        let excess = content.width - width
        let count = content.runs.reduce(0) { $0 + $1.glyphs.count { $0.advance > 0 } }
        guard excess > 0, count > 0 else { return }
        for run in content.runs.indices {
            guard case .text = content.runs[run].content else { continue }
            for glyph in content.runs[run].glyphs.indices where content.runs[run].glyphs[glyph].advance > 0 {
                content.runs[run].glyphs[glyph].advance -= excess / Double(count)
            }
        }
        content.width = width
    }

    private static func gaps(_ content: LineContent, _ isGap: (Int) -> Bool) -> [(run: Int, glyph: Int)] {
        var places: [(run: Int, glyph: Int)] = []
        for (runIndex, run) in content.runs.enumerated() {
            guard case .text = run.content else { continue }
            for (glyphIndex, glyph) in run.glyphs.enumerated() where glyph.advance > 0 && isGap(Int(glyph.cluster)) {
                places.append((runIndex, glyphIndex))
            }
        }
        return places
    }
}
