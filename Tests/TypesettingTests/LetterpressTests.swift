import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Letters that look pressed into the surface: the upper inner edge is darker than the letter, a lighter edge shows below it.
@Suite struct LetterpressTests {
    /// The grey values of a column of pixels through the stem of a capital I, 0 black.
    private func column(letterpress: Bool, background: CGFloat) -> [Int] {
        let context = CGContext(pixelWidth: 60, pixelHeight: 120, scale: 1)
        context.setFillColor(CGColor(gray: background, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 120))
        var attributes = TextAttributes(font: systemFont(80, 0.4), color: CGColor(gray: 0.5, alpha: 1))
        attributes.isLetterpress = letterpress
        let text = StyledText("I", attributes: attributes)
        let layout = TextMeasurer.layout(text, TextConstraints())
        layout.draw(in: context, at: CGPoint(x: 10, y: 5))
        let x = 10 + Int(layout.size.width / 2)
        return context.makeImage()!.withPixels { pixels in
            let stride = pixels.count / 120
            return (0..<120).map { Int(pixels[$0 * stride + x * 4 + 1]) }
        }
    }

    @Test("dark above, light below, the letter's own colour in between")
    func edges() throws {
        let plain = column(letterpress: false, background: 0.8)
        let pressed = column(letterpress: true, background: 0.8)
        let ink = plain.indices.filter { abs(plain[$0] - 204) > 20 }
        let (top, bottom) = (try #require(ink.first), try #require(ink.last))
        #expect(pressed[top + 1] < plain[top + 1] - 20)
        #expect(pressed[bottom + 1...bottom + 2].max()! > 214)
        #expect(pressed[(top + bottom) / 2] == plain[(top + bottom) / 2])
        #expect(Array(pressed[..<(top - 1)]) == Array(plain[..<(top - 1)]))
    }

    @Test("size and lines are those of plain text")
    func measure() {
        var attributes = TextAttributes(font: systemFont(17))
        let plain = TextMeasurer.size(StyledText("Pressed", attributes: attributes), TextConstraints())
        attributes.isLetterpress = true
        #expect(TextMeasurer.size(StyledText("Pressed", attributes: attributes), TextConstraints()) == plain)
    }
}
