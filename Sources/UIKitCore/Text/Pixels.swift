/// Rounding of lengths to device pixels. Zero never comes out negative.
enum Pixels {
    /// Up to a whole pixel. An excess below a ten-thousandth of a pixel is arithmetic noise.
    static func ceil(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale - 0.0001).rounded(.up) / scale + 0
    }

    static func round(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale + 0
    }

    static func floor(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 0.0001).rounded(.down) / scale + 0
    }
}
