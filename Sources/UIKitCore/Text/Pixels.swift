/// Rounding of lengths to device pixels.
enum Pixels {
    /// Up to a whole pixel. An excess below a ten-thousandth of a pixel is arithmetic noise.
    static func ceil(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale - 0.0001).rounded(.up) / scale
    }

    static func round(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    static func floor(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 0.0001).rounded(.down) / scale
    }
}
