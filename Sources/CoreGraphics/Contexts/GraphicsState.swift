/// The part of a context's state that cairo does not keep itself. Saved and restored with cairo's.
struct GraphicsState {
    var transform: CGAffineTransform
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var patternPhase = CGSize.zero
    var textDrawingMode = CGTextDrawingMode.fill
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
    var lineWidth: CGFloat = 1
    /// Whether the clip is a rectangle of whole pixels, or none.
    var clipsPixels = true
    /// How many groups that wait for a mask are open.
    var maskCount = 0

    /// Offset and blur in pixels, y down.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }
}
