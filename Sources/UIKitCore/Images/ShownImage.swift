/// The images of an image view besides `image`, and the one in use made ready for its traits.
struct ImageFrames {
    var images: [UIImage]?
    var highlighted: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var isRunning = false
    /// Of the animation image that is shown.
    var index = 0
    /// When the animation began, by the frame clock.
    var start: CFTimeInterval = 0
    var timer: FrameTimers.Token?
    var dynamicRange = UIImage.DynamicRange.unspecified
    /// Whether an effect let the symbol disappear.
    var hidesSymbol = false
    /// The image to show with the view's symbol wishes and traits.
    var resolved: UIImage?
}

/// What an image view's layer was last given.
struct ShownImage {
    var image: UIImage?
    var tint: CGColor?
    /// Of a symbol's second layer.
    var secondaryTint: CGColor?
    /// The drawn size of contents that depend on it.
    var size: CGSize?
    var isMirrored = false
    var picture: CGImage?
}
