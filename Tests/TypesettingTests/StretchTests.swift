import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct StretchTests {
    private func font(stretch: CGFloat = 1, width: CGFloat = 0, family: FontDescriptor.Family = .system(.default))
        -> Font
    {
        var descriptor = FontDescriptor(family: family, size: 100, width: width)
        descriptor.stretch = stretch
        return Font(descriptor)
    }

    @Test(
        "stretched glyphs are wider by the factor, and no taller",
        arguments: [FontDescriptor.Design.default, .serif, .monospaced, .rounded])
    func advances(design: FontDescriptor.Design) {
        let plain = font(family: .system(design))
        let wide = font(stretch: 1.5, family: .system(design))
        #expect(abs(wide.advance(of: "Hamburg, AV") - 1.5 * plain.advance(of: "Hamburg, AV")) < 0.001)
        #expect(wide.lineHeight == plain.lineHeight)
    }

    @Test(
        "the ink of stretched glyphs is as much wider, small as bitmaps and large as outlines", arguments: [1.0, 3.0])
    func ink(scale: CGFloat) {
        func columns(_ stretch: CGFloat) -> Int {
            let text = StyledText("H", attributes: TextAttributes(font: font(stretch: stretch)))
            return TypesettingTests.ink(width: 900, height: 500, scale: scale) {
                TextMeasurer.layout(text, TextConstraints()).draw(in: $0, at: CGPoint(x: 5, y: 5))
            }.columns.count
        }
        let plain = columns(1)
        #expect(abs(CGFloat(columns(2)) - 2 * CGFloat(plain)) <= 2)
        #expect(abs(CGFloat(columns(0.5)) - 0.5 * CGFloat(plain)) <= 2)
    }

    @Test("fallback fonts stretch with the text, emoji do not")
    func fallback() {
        #expect(abs(font(stretch: 2).advance(of: "日本") - 2 * font().advance(of: "日本")) < 0.001)
        #expect(font(stretch: 2).advance(of: "😀") == font().advance(of: "😀"))
    }

    @Test("the four widths of the system font are in order")
    func widths() {
        let widths = [-0.4, -0.2, 0, 0.2].map { font(width: $0).advance(of: "Hamburg") }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
        #expect(widths[2] == font().advance(of: "Hamburg"))
    }

    @Test("senseless factors do no harm", arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
    func senseless(stretch: CGFloat) {
        let width = font(stretch: stretch, width: stretch).advance(of: "Hamburg")
        #expect(width.isFinite && width > 0)
    }

    /// Points of tracking in the Human Interface Guidelines' table for large text.
    @Test(
        "tracking above the measured sizes is the guidelines'",
        arguments: [
            (41, 0.36), (44, 0.37), (48, 0.35), (53, 0.31), (56, 0.30), (60, 0.26), (70, 0.14), (76, 0.07), (80, 0),
        ]
            as [(Double, Double)])
    func tracking(size: Double, points: Double) {
        #expect(abs(SystemFontMetrics.tracking(size) * size / 2048 - points) < 0.006)
    }
}
