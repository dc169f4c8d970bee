/// Where the channels of a pixel are in memory.
struct PixelLayout {
    enum Alpha { case none, skipped, straight, premultiplied }

    let bytesPerPixel: Int
    let alpha: Alpha
    /// Byte offsets of the channels' most significant bytes.
    let red: Int
    let green: Int
    let blue: Int
    let alphaOffset: Int
    let isAlphaOnly: Bool

    /// True for premultiplied BGRA with a real alpha: what everything is drawn in.
    var isNative: Bool {
        bytesPerPixel == 4 && blue == 0 && green == 1 && red == 2 && alphaOffset == 3 && alpha == .premultiplied
    }

    /// Nil for a layout that is not understood: anything but 8 bits (16 too for reading) of gray or RGB.
    init?(_ info: CGBitmapInfo, _ space: CGColorSpace?, bitsPerComponent: Int, bitsPerPixel: Int? = nil) {
        guard let kind = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
        guard bitsPerComponent == 8 || (bitsPerComponent == 16 && bitsPerPixel != nil) else { return nil }
        let unit = bitsPerComponent / 8
        let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        let colors = space?.model == .monochrome ? 1 : 3
        if space?.model == .cmyk { return nil }
        if kind == .alphaOnly {
            guard unit == 1, bitsPerPixel ?? 8 == 8 else { return nil }
            bytesPerPixel = 1
            (red, green, blue, alphaOffset) = (0, 0, 0, 0)
            alpha = .premultiplied
            isAlphaOnly = true
            return
        }
        isAlphaOnly = false
        var isFirst = false
        switch kind {
        case .none: alpha = .none
        case .premultipliedLast: alpha = .premultiplied
        case .premultipliedFirst: (alpha, isFirst) = (.premultiplied, true)
        case .last: alpha = .straight
        case .first: (alpha, isFirst) = (.straight, true)
        case .noneSkipLast: alpha = .skipped
        case .noneSkipFirst: (alpha, isFirst) = (.skipped, true)
        case .alphaOnly: return nil
        }
        let channels = colors + (alpha == .none ? 0 : 1)
        let size = channels * unit
        if let bitsPerPixel, bitsPerPixel != size * 8 { return nil }
        // Contexts of three bytes a pixel do not exist.
        if bitsPerPixel == nil, channels == 3 || channels == 2 { return nil }
        bytesPerPixel = size
        var places = Array(0..<channels)
        if isFirst { places = Array(1..<channels) + [0] }
        let isLittle16 = order == CGBitmapInfo.byteOrder16Little.rawValue
        let isLittle32 = order == CGBitmapInfo.byteOrder32Little.rawValue
        if isLittle32 {
            guard size == 4, unit == 1 else { return nil }
            places = places.map { 3 - $0 }
        } else if isLittle16, unit == 1 {
            return nil
        }
        let offsets = places.map { $0 * unit + (isLittle16 ? 1 : 0) }
        red = offsets[0]
        green = offsets[colors == 3 ? 1 : 0]
        blue = offsets[colors == 3 ? 2 : 0]
        alphaOffset = alpha == .none ? 0 : offsets[colors]
    }

    /// One row to premultiplied BGRA.
    func read(_ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let pixel = from + index * bytesPerPixel
            let out = to + index * 4
            if isAlphaOnly {
                (out[0], out[1], out[2], out[3]) = (0, 0, 0, pixel[0])
                continue
            }
            switch alpha {
            case .none, .skipped:
                (out[0], out[1], out[2], out[3]) = (pixel[blue], pixel[green], pixel[red], 255)
            case .premultiplied:
                let limit = pixel[alphaOffset]
                out[0] = min(pixel[blue], limit)
                out[1] = min(pixel[green], limit)
                out[2] = min(pixel[red], limit)
                out[3] = limit
            case .straight:
                let opacity = pixel[alphaOffset]
                out[0] = multiply(pixel[blue], opacity)
                out[1] = multiply(pixel[green], opacity)
                out[2] = multiply(pixel[red], opacity)
                out[3] = opacity
            }
        }
    }

    /// One row of premultiplied BGRA to this layout (8 bits a channel).
    func write(_ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let pixel = from + index * 4
            let out = to + index * bytesPerPixel
            if isAlphaOnly {
                out[0] = pixel[3]
                continue
            }
            if red == green {
                // Gray: Rec. 709 weights.
                let (red8, green8, blue8) = (UInt32(pixel[2]), UInt32(pixel[1]), UInt32(pixel[0]))
                out[red] = UInt8(truncatingIfNeeded: (red8 * 54 + green8 * 183 + blue8 * 19 + 128) >> 8)
            } else if alpha == .straight, pixel[3] > 0 {
                out[blue] = divide(pixel[0], pixel[3])
                out[green] = divide(pixel[1], pixel[3])
                out[red] = divide(pixel[2], pixel[3])
            } else {
                out[blue] = pixel[0]
                out[green] = pixel[1]
                out[red] = pixel[2]
            }
            switch alpha {
            case .none: break
            case .skipped: out[alphaOffset] = 255
            default: out[alphaOffset] = pixel[3]
            }
        }
    }

    private func multiply(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
        let product = UInt32(value) * UInt32(alpha) + 128
        return UInt8((product + (product >> 8)) >> 8)
    }

    private func divide(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8(min((UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha), 255))
    }
}
