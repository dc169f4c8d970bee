import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct TextDrawingTests {
    func draw(_ string: String, size: CGFloat = 17, x: CGFloat = 10, scale: CGFloat = 2, into context: CGContext) {
        TextMeasurer.layout(styled(string, size: size), TextConstraints()).draw(in: context, at: CGPoint(x: x, y: 10))
    }

    @Test("a capital stands on the baseline and is as tall as the cap height")
    func capital() {
        let size: CGFloat = 100
        let found = ink(width: 200, height: 200) { draw("H", size: size, scale: 1, into: $0) }
        let font = systemFont(size)
        let baseline = 10 + font.ascender
        #expect(abs(CGFloat(found.rows.upperBound) - baseline) <= 1)
        #expect(abs(CGFloat(found.rows.count) - font.capHeight) <= 2)
    }

    @Test("a glyph sits in the middle of its width")
    func centred() {
        let found = ink(width: 400, height: 300) { draw("o", size: 160, scale: 1, into: $0) }
        let width = systemFont(160).advance(of: "o")
        let left = CGFloat(found.columns.lowerBound) - 10
        let right = 10 + width - CGFloat(found.columns.upperBound)
        #expect(abs(left - right) <= 2)
    }

    @Test("moving text by quarters of a pixel changes the picture, by a whole pixel it moves it")
    func subpixels() {
        let at: (CGFloat) -> Data = { x in
            let context = CGContext(pixelWidth: 120, pixelHeight: 60, scale: 1)
            draw("Minimum", x: x, into: context)
            return context.makeImage()!.withPixels { Data($0) }
        }
        #expect(at(10) != at(10.25))
        #expect(at(10.25) != at(10.5))
        let one = ink(width: 120, height: 60) { draw("Minimum", x: 10, into: $0) }
        let two = ink(width: 120, height: 60) { draw("Minimum", x: 11, into: $0) }
        #expect(one.sum == two.sum)
        #expect(two.columns.lowerBound == one.columns.lowerBound + 1)
    }

    @Test("the same text gives the same bytes, small, large and turned")
    func deterministic() {
        let picture: () -> Data = {
            let context = CGContext(pixelWidth: 600, pixelHeight: 400, scale: 2)
            draw("Text 日本 😀 مرحبا", into: context)
            context.rotate(by: 0.2)
            draw("turned 😀", size: 30, into: context)
            return context.makeImage()!.withPixels { Data($0) }
        }
        #expect(picture() == picture())
    }

    @Test("outlines and coverage agree on where text is")
    func routes() {
        let straight = ink(width: 300, height: 80, scale: 2) { draw("Route", size: 24, into: $0) }
        let outlined = ink(width: 300, height: 80, scale: 2) { context in
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.00001, d: 1, tx: 0, ty: 0))
            draw("Route", size: 24, into: context)
        }
        #expect(abs(straight.columns.lowerBound - outlined.columns.lowerBound) <= 1)
        #expect(abs(straight.rows.upperBound - outlined.rows.upperBound) <= 1)
        #expect(abs(Double(straight.sum) / Double(outlined.sum) - 1) < 0.05)
    }

    @Test("emoji are drawn in colour at the size of the text")
    func emoji() {
        let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 2)
        draw("😀", size: 20, into: context)
        var colourful = 0
        context.makeImage()!.withPixels { pixels in
            for index in stride(from: 0, to: pixels.count, by: 4)
            where pixels[index + 2] > 200 && pixels[index] < 100 { colourful += 1 }
        }
        #expect(colourful > 200)
        let found = ink(width: 100, height: 100, scale: 2) { draw("😀", size: 20, into: $0) }
        #expect(found.columns.count > 36 && found.columns.count < 56)
    }

    @Test("a colour, an underline, a strikethrough, a background and a shadow all leave their mark")
    func decoration() {
        func sum(_ change: (inout TextAttributes) -> Void) -> Int {
            var attributes = TextAttributes(font: systemFont(20))
            change(&attributes)
            let layout = TextMeasurer.layout(StyledText("ink", attributes: attributes), TextConstraints())
            return ink(width: 120, height: 80, scale: 2) { layout.draw(in: $0, at: CGPoint(x: 10, y: 5)) }.sum
        }
        let plain = sum { _ in }
        #expect(sum { $0.underlineStyle = 1 } > plain)
        #expect(sum { $0.underlineStyle = 9 } > sum { $0.underlineStyle = 1 })
        #expect(sum { $0.strikethroughStyle = 1 } > plain)
        #expect(sum { $0.backgroundColor = CGColor(gray: 0.5, alpha: 1) } > 2 * plain)
        #expect(
            sum { $0.shadow = TextShadow(offset: CGSize(width: 3, height: 3), blurRadius: 3, color: .black) } > plain)
        #expect(sum { $0.strokeWidth = 5 } > 0)
        #expect(sum { $0.color = .clear } == 0)
    }

    @Test("a clip cuts text, and what lies outside costs nothing")
    func clipping() {
        let found = ink(width: 300, height: 60, scale: 1) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 60))
            draw("A long line of text", scale: 1, into: context)
        }
        #expect(found.sum > 0)
        #expect(found.columns.upperBound <= 40)
    }

    @Test("without a font file characters are boxes of their proper widths")
    func missingFont() {
        let face = SizedFace.find(.missing, size: 40, drawnScale: 0.9688, widths: .system(weight: 3))
        let units = Array("ab c".utf16)
        let glyphs = units.withUnsafeBufferPointer {
            Shaper.shape(
                $0, 0..<4, face: face, script: Script.latin, rightToLeft: false, language: "en", features: [])
        }
        for (glyph, character) in zip(glyphs, "ab c") {
            #expect(abs(glyph.advance - systemFont(40).advance(of: String(character))) < 1e-9)
        }
        let run = GlyphRun(
            content: .text(face), glyphs: glyphs, range: 0..<4, level: 0, script: Script.latin, attributes: 0)
        let line = TextLayout.Line(
            range: 0..<4, origin: CGPoint(x: 10, y: 60), width: 100, ascent: 40, descent: 10, isTruncated: false,
            runs: [run], paragraphStart: 0, attributes: [TextAttributes(font: systemFont(40))])
        let layout = TextLayout(lines: [line], size: CGSize(width: 100, height: 50), isTruncated: false)
        let found = ink(width: 150, height: 100) { layout.draw(in: $0, at: .zero) }
        #expect(found.sum > 0)
        #expect(abs(CGFloat(found.rows.count) - systemFont(40).capHeight) <= 2)
    }
}
