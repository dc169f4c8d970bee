import CoreGraphics
import Foundation

/// The way between characters and points on a line.
extension TextLayout {
    /// Where the insertion point before a UTF-16 unit stands, in points from the left edge of the room.
    package func caretX(at offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        var pen = Double(line.origin.x)
        // The end of the line in reading order, for places behind all characters.
        var end: Double?
        var endOffset = -1
        for run in line.runs {
            let width = run.width
            let range = line.paragraphStart + run.range.lowerBound..<line.paragraphStart + run.range.upperBound
            if range.contains(offset) { return CGFloat(pen + advance(run, to: offset - line.paragraphStart)) }
            if range.upperBound > endOffset {
                endOffset = range.upperBound
                end = run.isRightToLeft ? pen : pen + width
            }
            pen += width
        }
        return CGFloat(end ?? Double(line.origin.x))
    }

    /// The place between characters nearest to a distance from the left edge of the room.
    package func offset(atX x: CGFloat, inLine index: Int) -> Int {
        let line = lines[index]
        var best = line.range.lowerBound
        var distance = CGFloat.infinity
        for offset in places(line) {
            let gap = abs(caretX(at: offset, inLine: index) - x)
            if gap < distance { (best, distance) = (offset, gap) }
        }
        return best
    }

    /// The first UTF-16 unit of the glyph under a distance from the left edge of the room; nil beside the glyphs.
    package func character(atX x: CGFloat, inLine index: Int) -> Int? {
        let line = lines[index]
        var pen = Double(line.origin.x)
        for run in line.runs {
            for glyph in run.glyphs {
                if Double(x) >= pen, Double(x) < pen + glyph.advance { return line.paragraphStart + Int(glyph.cluster) }
                pen += glyph.advance
            }
        }
        return nil
    }

    /// Starts of glyphs, and the end of the line.
    private func places(_ line: Line) -> [Int] {
        var result = Set<Int>()
        var end = line.range.lowerBound
        for run in line.runs {
            for glyph in run.glyphs { result.insert(line.paragraphStart + Int(glyph.cluster)) }
            end = max(end, line.paragraphStart + run.range.upperBound)
        }
        result.insert(end)
        return result.sorted()
    }

    /// How far from a run's left end its unit starts; within a glyph of several units, in parts.
    private func advance(_ run: GlyphRun, to offset: Int) -> Double {
        var pen = 0.0
        // Cluster starts in reading order tell how many units a glyph stands for.
        let starts = Set(run.glyphs.map { Int($0.cluster) }).sorted()
        let place = starts.last { $0 <= offset } ?? run.range.lowerBound
        let next = starts.first { $0 > place } ?? run.range.upperBound
        let part = next > place ? Double(offset - place) / Double(next - place) : 0
        var width = 0.0
        var isFound = false
        for glyph in run.glyphs {
            if Int(glyph.cluster) == place {
                isFound = true
                width += glyph.advance
            } else if !isFound {
                pen += glyph.advance
            }
        }
        return run.isRightToLeft ? pen + width * (1 - part) : pen + width * part
    }
}
