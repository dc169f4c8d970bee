import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct RoundedDesignTests {
    private func shown(_ string: String, rounded: Bool, size: CGFloat = 100, scale: CGFloat = 1) -> CGImage {
        let font = Font(FontDescriptor(family: .system(rounded ? .rounded : .default), size: size))
        let context = CGContext(pixelWidth: 400, pixelHeight: 200, scale: 1)
        context.scaleBy(x: scale, y: 1)
        TextMeasurer.layout(StyledText(string, attributes: TextAttributes(font: font)), TextConstraints())
            .draw(in: context, at: CGPoint(x: 10, y: 10))
        return context.makeImage()!
    }

    /// How much ink there is, and whether the corner of its box at the top left has any.
    private func measured(_ image: CGImage) -> (sum: Int, corner: Int) {
        image.withPixels { pixels in
            var (sum, left, top) = (0, Int.max, Int.max)
            for y in 0..<200 {
                for x in 0..<400 where pixels[y * image.bytesPerRow + x * 4 + 3] > 127 {
                    sum += 1
                    (left, top) = (min(left, x), min(top, y))
                }
            }
            return (sum, sum == 0 ? 0 : Int(pixels[top * image.bytesPerRow + left * 4 + 3]))
        }
    }

    @Test(
        "corners are round, as small pictures and as outlines, and what has none stays as it is", arguments: [1.0, 1.5])
    func corners(scale: CGFloat) {
        let (plain, round) = (
            measured(shown("l", rounded: false, scale: scale)), measured(shown("l", rounded: true, scale: scale))
        )
        #expect(plain.corner > 127)
        #expect(round.corner < 64)
        // Two half discs instead of two half squares of the stem's width: (1 - pi / 4) of its square is gone.
        let stem = (Double(plain.sum) / 75 / Double(scale))
        #expect(abs(Double(plain.sum - round.sum) - 0.2146 * stem * stem * Double(scale)) < 12)
        let ring = (measured(shown("o", rounded: false)).sum, measured(shown("o", rounded: true)).sum)
        #expect(abs(ring.0 - ring.1) * 100 <= ring.0)
    }

    @Test("the inner corner of a letter stays sharp")
    func innerCorners() {
        // Ink is only ever taken away, and no more than at five ends and corners of the letter.
        let (plain, round) = (measured(shown("L", rounded: false)), measured(shown("L", rounded: true)))
        #expect(round.sum < plain.sum)
        #expect(plain.sum - round.sum < plain.sum / 8)
    }

    @Test("advances and line heights are those of the default design")
    func metrics() {
        for weight in [-0.8, 0, 0.4, 0.62] as [CGFloat] {
            let plain = Font(FontDescriptor(size: 17, weight: weight))
            let round = Font(FontDescriptor(family: .system(.rounded), size: 17, weight: weight))
            #expect(plain.advance(of: "Hamburg 123") == round.advance(of: "Hamburg 123"))
            #expect(plain.lineHeight == round.lineHeight)
        }
    }

    @Test("every letter has ink")
    func letters() {
        for scalar in UInt8(33)..<127 {
            #expect(measured(shown(String(UnicodeScalar(scalar)), rounded: true)).sum > 20, "\(UnicodeScalar(scalar))")
        }
    }
}
