import Testing

@testable import CoreGraphics

@Suite struct LuminanceTests {
    @Test("the mean lightness of what was drawn, in user space")
    func mean() throws {
        let context = CGContext(pixelWidth: 40, pixelHeight: 20, scale: 2)
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.meanLuminance(in: CGRect(x: 0, y: 0, width: 10, height: 10)) == 1)
        #expect(context.meanLuminance(in: CGRect(x: 10, y: 0, width: 10, height: 10)) == 0)
        let half = try #require(context.meanLuminance(in: CGRect(x: 5, y: 0, width: 10, height: 10)))
        #expect(abs(half - 0.5) < 0.01)
        #expect(context.meanLuminance(in: CGRect(x: 100, y: 0, width: 10, height: 10)) == nil)
    }
}
