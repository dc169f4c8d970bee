/// Shows the menu of a navigation bar's title, and the mark behind the title that says so.
@MainActor
final class TitleMenuButton: UIControl {
    /// From the end of the title to the end of the mark.
    static let markRoom: CGFloat = 24

    var provider: (([UIMenuElement]) -> UIMenu?)?
    private let mark = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))

    init() {
        super.init(frame: .zero)
        mark.tintColor = .secondaryLabel
        mark.contentMode = .center
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        isHidden = true
        addAction(
            UIAction { [weak self] _ in
                guard let self, let menu = provider?([]) else { return }
                MenuPresentation.show(menu, from: self)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = mark.intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        mark.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
