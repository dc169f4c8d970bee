extension UIColor {
    /// Extended sRGB components of the colour as it resolves now.
    package var _rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch resolvedStorage {
        case .gray(let white, let alpha): (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        case .system, .dynamic, .tint, .pattern: (0, 0, 0, 0)
        }
    }

    /// Writes extended sRGB components; a nil pointer is skipped. Every colour Shoji knows can be converted.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = _rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = _rgba
        let hsb = ColorMath.hsb((rgba.red, rgba.green, rgba.blue))
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The grey level; a coloured one gives its luminance (Rec. 709 weights on the encoded components).
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        switch resolvedStorage {
        case .gray(let level, let opacity):
            white?.pointee = level
            alpha?.pointee = opacity
        default:
            let rgba = _rgba
            white?.pointee = ColorMath.luminance((rgba.red, rgba.green, rgba.blue))
            alpha?.pointee = rgba.alpha
        }
        return true
    }
}
