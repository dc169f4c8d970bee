/// sRGB channels and alpha in zero through one, not premultiplied: what reaches the pixels.
package struct DrawnColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = DrawnColor(red: 0, green: 0, blue: 0, alpha: 1)
    package static let clear = DrawnColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The values of `space` (alpha last) converted to sRGB and clipped to its gamut.
    init(_ values: [CGFloat], in space: CGColorSpace) {
        let (red, green, blue) = space.convertToSRGB(values)
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }  // not-a-number becomes zero
        self.init(red: clip(red), green: clip(green), blue: clip(blue), alpha: clip(Double(values[values.count - 1])))
    }

    /// The colour as a pixel: alpha in the highest byte, then red, green, blue, each multiplied by alpha.
    package var pixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
