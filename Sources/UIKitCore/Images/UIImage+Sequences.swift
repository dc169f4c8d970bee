extension UIImage {
    /// Always false: images are read in standard range.
    public var isHighDynamicRange: Bool { false }

    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// Inert: there is no such encoder; always nil, as on devices without one.
    public func heicData() -> Data? { nil }

    /// A format for drawing images like this one: its scale and whether it is opaque.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .bitmap(let picture) = content {
            format.opaque = [.none, .noneSkipFirst, .noneSkipLast].contains(picture.alphaInfo)
        }
        return format
    }

    /// The images `name0`, `name1` and so on, shown one after the other; nil if there is none. Apple: up to 1024 of them.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animated(name, duration) { $0 }
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animated(name, duration) { $0.resizableImage(withCapInsets: capInsets) }
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animated(name, duration) { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    }

    private class func animated(
        _ name: String, _ duration: TimeInterval, _ change: (UIImage) -> UIImage
    ) -> UIImage? {
        var images: [UIImage] = []
        for number in 0..<1024 {
            guard let image = UIImage(named: "\(name)\(number)") else {
                // The numbers may begin with 1.
                if number == 0 { continue }
                break
            }
            images.append(change(image))
        }
        return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
    }
}

extension UIImageView {
    /// Inert: images are shown in standard range.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { frames.dynamicRange }
        set { frames.dynamicRange = newValue }
    }

    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
