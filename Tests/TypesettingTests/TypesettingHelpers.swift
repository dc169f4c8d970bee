import CoreGraphics
import Foundation

@testable import Typesetting

func systemFont(_ size: CGFloat, _ weight: CGFloat = 0) -> Font { Font(FontDescriptor(size: size, weight: weight)) }

let weightValues: [String: CGFloat] = [
    "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4,
]

func styled(_ string: String, size: CGFloat = 17, paragraph: ParagraphStyle = .default) -> StyledText {
    StyledText(string, attributes: TextAttributes(font: systemFont(size)), paragraph: paragraph)
}

/// What each line shows, as text: characters under an ellipsis left out.
func shownLines(_ text: StyledText, _ constraints: TextConstraints) -> [String] {
    let units = Array(text.string.utf16)
    return TextMeasurer.layout(text, constraints).lines.map { String(decoding: units[$0.range], as: UTF16.self) }
}

/// The characters whose glyphs stand on a line, in visual order, `…` for the ellipsis. For fonts without ligatures.
func visibleText(_ line: TextLayout.Line, _ text: StyledText) -> String {
    let units = Array(text.string.utf16)
    var shown = ""
    for run in line.runs {
        if run.range.isEmpty {
            shown += "…"
            continue
        }
        for glyph in run.glyphs { shown += String(decoding: units[Int(glyph.cluster)...].prefix(1), as: UTF16.self) }
    }
    return shown
}

/// Ink of a drawing: how dark the pixels are in total, and where there is any.
func ink(
    width: Int, height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
) -> (sum: Int, columns: Range<Int>, rows: Range<Int>) {
    let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)
    draw(context)
    var sum = 0
    var columns = (Int.max, -1)
    var rows = (Int.max, -1)
    context.makeImage()!.withPixels { pixels in
        let stride = pixels.count / height
        for y in 0..<height {
            for x in 0..<width where pixels[y * stride + x * 4 + 3] != 0 {
                sum += Int(pixels[y * stride + x * 4 + 3])
                columns = (min(columns.0, x), max(columns.1, x))
                rows = (min(rows.0, y), max(rows.1, y))
            }
        }
    }
    return sum == 0 ? (0, 0..<0, 0..<0) : (sum, columns.0..<columns.1 + 1, rows.0..<rows.1 + 1)
}
