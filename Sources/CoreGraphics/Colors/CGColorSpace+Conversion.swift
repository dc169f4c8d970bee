/// How a new image or colour may lose gamut on its way to another space.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

extension CGColorSpace {
    /// Values (alpha after them is ignored) to sRGB channels; these may lie outside zero through one.
    func convertToSRGB(_ values: [CGFloat]) -> (Double, Double, Double) {
        let values = values.map { Double($0) }
        switch model {
        case .monochrome:
            // The drawing system of the phone shows gamma 2.2 grays with the same pixel values as sRGB ones.
            let gray = transfer == .linear ? encodeSRGB(values[0]) : values[0]
            return (gray, gray, gray)
        case .cmyk:
            let light = 1 - values[3]
            return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
        case .pattern:
            return (0, 0, 0)
        default:
            if gamut == .sRGB {
                if transfer == .sRGB { return (values[0], values[1], values[2]) }
                return (encodeSRGB(values[0]), encodeSRGB(values[1]), encodeSRGB(values[2]))
            }
            let linear = transfer == .linear ? values : values.map(decodeSRGB)
            let (red, green, blue) = multiply(displayP3ToSRGB, linear[0], linear[1], linear[2])
            return (encodeSRGB(red), encodeSRGB(green), encodeSRGB(blue))
        }
    }

    /// sRGB channels to the values of this space, without alpha.
    func convertFromSRGB(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        switch model {
        case .monochrome:
            let light = 0.2126 * decodeSRGB(red) + 0.7152 * decodeSRGB(green) + 0.0722 * decodeSRGB(blue)
            return [transfer == .linear ? light : encodeSRGB(light)]
        case .cmyk:
            let black = 1 - max(red, green, blue)
            if black >= 1 { return [0, 0, 0, 1] }
            return [red, green, blue].map { (1 - $0 - black) / (1 - black) } + [black]
        default:
            if gamut == .sRGB {
                return transfer == .sRGB ? [red, green, blue] : [red, green, blue].map(decodeSRGB)
            }
            let linear = multiply(sRGBToDisplayP3, decodeSRGB(red), decodeSRGB(green), decodeSRGB(blue))
            let values = [linear.0, linear.1, linear.2]
            return transfer == .linear ? values : values.map(encodeSRGB)
        }
    }
}

extension CGColor {
    /// The colour in another space; nil for a pattern. `options` has no effect.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if colorSpace == space { return self }
        if tile != nil || space.model == .pattern { return nil }
        let (red, green, blue) = (colorSpace ?? .sRGBSpace).convertToSRGB(values)
        var converted = space.convertFromSRGB(red, green, blue)
        if !space.usesExtendedRange { converted = converted.map { min(max($0, 0), 1) } }
        return CGColor(space: space, values: converted.map { CGFloat($0) } + [alpha])
    }
}

/// The transfer function of IEC 61966-2-1, mirrored for negative light.
private func encodeSRGB(_ light: Double) -> Double {
    if light < 0 { return -encodeSRGB(-light) }
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
}

private func decodeSRGB(_ value: Double) -> Double {
    if value < 0 { return -decodeSRGB(-value) }
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

private typealias Matrix = (Double, Double, Double, Double, Double, Double, Double, Double, Double)

private func multiply(_ m: Matrix, _ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
    (m.0 * x + m.1 * y + m.2 * z, m.3 * x + m.4 * y + m.5 * z, m.6 * x + m.7 * y + m.8 * z)
}

// From the primaries of SMPTE EG 432-1 and IEC 61966-2-1; both spaces share the white point D65.
private let displayP3ToSRGB: Matrix = (
    1.224_940_18, -0.224_940_18, 0, -0.042_056_95, 1.042_056_95, 0, -0.019_637_55, -0.078_636_05, 1.098_273_60
)
private let sRGBToDisplayP3: Matrix = (
    0.822_461_97, 0.177_538_03, 0, 0.033_194_20, 0.966_805_80, 0, 0.017_082_63, 0.072_397_44, 0.910_519_93
)
