/// A picture among characters. It stands on the character U+FFFC.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    /// The character attachments are set on.
    public class var character: Int { 0xFFFC }

    /// The picture. A symbol without a size of its own takes that of the text around it.
    open var image: UIImage?
    /// Size and place against the baseline (y up), in points; empty: the image's own size, standing on the baseline.
    open var bounds: CGRect = .zero
    open var contents: Data?
    open var fileType: String?
    /// Points kept free on both sides of the picture.
    open var lineLayoutPadding: CGFloat = 0
    /// Inert: no views are put among text.
    open var allowsTextAttachmentView = true
    /// Always false: the picture is drawn.
    open var usesTextAttachmentView: Bool { false }
    /// Whether the picture grows at the five accessibility text sizes. Default false.
    /// Inert: pictures keep their size; symbols follow the text around them.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var accessibilityLabel: String?

    /// Size and place of the picture against the baseline, y up, in points. Overrides size pictures by the text around.
    ///
    /// The line proposed is as high as the font's; its width has no limit here.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.width == 0 && bounds.height == 0 ? naturalBounds : bounds
    }

    /// The picture for those bounds: `image`, unless a subclass overrides it.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// The bounds an attachment has that says nothing of them.
    final var naturalBounds: CGRect { CGRect(origin: bounds.origin, size: image?.size ?? .zero) }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        if let contentData { image = UIImage(data: contentData) }
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}

extension NSAttributedString {
    /// The attachment character carrying this attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
