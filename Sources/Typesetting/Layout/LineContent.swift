import CGraphicsLibs
import Foundation

/// What stands on one line before it has a place: glyph runs in visual order.
struct LineContent {
    var runs: [GlyphRun]
    /// Points, hanging spaces left out.
    var width: Double
    /// UTF-16 offsets in the paragraph.
    var range: Range<Int>
    var isTruncated = false

    /// A part of a line in logical order.
    enum Piece {
        case text(Range<Int>)
        /// Takes the looks of the character at the offset.
        case ellipsis(at: Int)
        case hyphen(at: Int)
    }

    static let ellipsis: [UInt16] = [0x2026]
    static let hyphen: [UInt16] = [0x2D]

    /// Puts pieces of a paragraph on a line. `tabs` resolves the widths of tabs, given where the line starts.
    init(_ paragraph: ShapedParagraph, _ pieces: [Piece], range: Range<Int>, tabs: TabStops?) {
        self.range = range
        var logical: [GlyphRun] = []
        for piece in pieces {
            switch piece {
            case .text(let part): LineContent.append(paragraph, part, to: &logical)
            case .ellipsis(let offset):
                logical.append(LineContent.mark(paragraph, LineContent.ellipsis, offset))
            case .hyphen(let offset):
                logical.append(LineContent.mark(paragraph, LineContent.hyphen, offset))
            }
        }
        if let tabs, paragraph.hasTabs { tabs.resolve(&logical) }
        width = logical.reduce(0) { $0 + $1.width }
        if logical.count > 1, logical.contains(where: { $0.level != 0 }) {
            runs = ICU.visualOrder(logical.map(\.level)).map { logical[$0] }
        } else {
            runs = logical
        }
    }

    private static func mark(_ paragraph: ShapedParagraph, _ units: [UInt16], _ offset: Int) -> GlyphRun {
        let index = paragraph.attributeIndex(at: max(0, min(offset, paragraph.units.count - 1)))
        let attributes = paragraph.attributes[index]
        var face = attributes.font.face
        if !face.typeface.isMissing, face.typeface.glyph(for: UInt32(units[0])) == 0 {
            face = FontParts.system(
                face.size, attributes.font.weight, italic: false, tabular: false, stretch: face.request.stretch)
        }
        var run = units.withUnsafeBufferPointer {
            ShapedParagraph.shape(
                $0, 0..<units.count, face, Script.latin, paragraph.baseLevel, index, attributes, paragraph.language)
        }
        run.range = offset..<offset
        return run
    }

    private static func append(_ paragraph: ShapedParagraph, _ part: Range<Int>, to runs: inout [GlyphRun]) {
        var first = 0
        var end = paragraph.runs.count
        while first < end {  // the first run that reaches into the part
            let middle = (first + end) / 2
            if paragraph.runs[middle].range.upperBound <= part.lowerBound { first = middle + 1 } else { end = middle }
        }
        for run in paragraph.runs[first...] {
            if run.range.lowerBound >= part.upperBound { break }
            let range = run.range.clamped(to: part)
            if range.isEmpty { continue }
            if range == run.range {
                runs.append(run)
                continue
            }
            guard case .text(let face) = run.content else { continue }
            if needsShaping(run, range) {
                runs.append(
                    paragraph.units.withUnsafeBufferPointer {
                        ShapedParagraph.shape(
                            $0, range, face, run.script, run.level, run.attributes,
                            paragraph.attributes[run.attributes], paragraph.language)
                    })
                continue
            }
            var cut = run
            cut.range = range
            cut.glyphs = LineContent.glyphs(run, range)
            runs.append(cut)
        }
    }

    /// Letters that join or ligatures over a break look different on a line of their own; kerning across it does not matter.
    private static func needsShaping(_ run: GlyphRun, _ range: Range<Int>) -> Bool {
        if run.script == Script.latin || FallbackFonts.isCJKScript(run.script) {
            // Only a ligature over the break would be torn: its cluster starts before the break and ends behind it.
            return false
        }
        let isUnsafe = { (offset: Int) in
            offset > run.range.lowerBound && offset < run.range.upperBound
                && glyphs(run, offset..<offset + 1).contains { $0.isUnsafeToBreak }
        }
        return isUnsafe(range.lowerBound) || isUnsafe(range.upperBound)
    }

    /// The glyphs whose characters start in a range. O(log n) and what it returns.
    private static func glyphs(_ run: GlyphRun, _ range: Range<Int>) -> [Glyph] {
        // Clusters ascend from left to right, and descend in text that runs the other way.
        func first(_ isPast: (Int) -> Bool) -> Int {
            var low = 0
            var high = run.glyphs.count
            while low < high {
                let middle = (low + high) / 2
                if isPast(Int(run.glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let (start, end) =
            run.isRightToLeft
            ? (first { $0 < range.upperBound }, first { $0 < range.lowerBound })
            : (first { $0 >= range.lowerBound }, first { $0 >= range.upperBound })
        return start < end ? Array(run.glyphs[start..<end]) : []
    }
}
