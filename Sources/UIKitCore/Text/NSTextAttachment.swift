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
    /// Points added to the line's ends around the picture.
    /// Inert: not measured.
    open var lineLayoutPadding: CGFloat = 0
    open var accessibilityLabel: String?

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
