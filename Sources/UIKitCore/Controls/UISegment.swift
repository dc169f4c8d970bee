/// One choice of a segmented control: a title or an image.
@MainActor
struct UISegment {
    let label = UILabel()
    let imageView: UIImageView?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
    var action: UIAction?

    init(title: String?, image: UIImage?) {
        imageView = image.map { UIImageView(image: $0) }
        label.text = title
        label.lineBreakMode = .byTruncatingTail
    }

    var view: UIView { imageView ?? label }
}
