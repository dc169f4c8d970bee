/// Conversions between colour models; everything in straight alpha, components 0...1 unless extended.
enum ColorMath {
    typealias RGB = (red: Double, green: Double, blue: Double)

    static func rgb(hue: Double, saturation: Double, brightness: Double) -> RGB {
        let hue = min(max(hue, 0), 1) * 6
        let saturation = min(max(saturation, 0), 1)
        let value = min(max(brightness, 0), 1)
        let sector = hue >= 6 ? 0 : Int(hue)
        let fraction = hue - Double(Int(hue))
        let p = value * (1 - saturation)
        let q = value * (1 - saturation * fraction)
        let t = value * (1 - saturation * (1 - fraction))
        switch sector {
        case 0: return (value, t, p)
        case 1: return (q, value, p)
        case 2: return (p, value, t)
        case 3: return (p, q, value)
        case 4: return (t, p, value)
        default: return (value, p, q)
        }
    }

    static func hsb(_ rgb: RGB) -> (hue: Double, saturation: Double, brightness: Double) {
        let highest = max(rgb.red, rgb.green, rgb.blue)
        let lowest = min(rgb.red, rgb.green, rgb.blue)
        let range = highest - lowest
        guard range > 0, highest > 0 else { return (0, 0, highest) }
        var hue: Double
        if highest == rgb.red {
            hue = (rgb.green - rgb.blue) / range
        } else if highest == rgb.green {
            hue = 2 + (rgb.blue - rgb.red) / range
        } else {
            hue = 4 + (rgb.red - rgb.green) / range
        }
        if hue < 0 { hue += 6 }
        return (hue / 6, range / highest, highest)
    }

    /// The sRGB transfer curve, mirrored for negative values as extended sRGB defines it.
    static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// Display P3 to extended sRGB; both have the D65 white point, so one matrix on linear light is enough.
    static func extendedSRGB(displayP3Red red: Double, green: Double, blue: Double) -> RGB {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_176 * r - 0.224_940_176 * g),
            encoded(-0.042_056_955 * r + 1.042_056_955 * g),
            encoded(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b)
        )
    }

    static func luminance(_ rgb: RGB) -> Double {
        0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
    }

    static func storage(of color: CGColor) -> UIColor.Storage {
        let components = color.components ?? []
        switch color.numberOfComponents {
        case 2 where components.count == 2:
            return .gray(white: components[0], alpha: components[1])
        case 4 where components.count == 4:
            if color.colorSpace?.name == CGColorSpace.displayP3 {
                let rgb = extendedSRGB(displayP3Red: components[0], green: components[1], blue: components[2])
                return .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: components[3])
            }
            return .rgb(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default:
            return .gray(white: 0, alpha: 0)
        }
    }
}
