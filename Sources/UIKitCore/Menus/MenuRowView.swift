/// One row of a menu.
@MainActor
final class MenuRowView: UIControl {
    private let row: MenuOverlayView.Row
    private let label = UILabel()
    private let subtitle = UILabel()
    private let imageView = UIImageView()
    private let check = UIImageView()
    private let line = UIView()
    private let hasChecks: Bool
    var onTap: (() -> Void)?

    init(_ row: MenuOverlayView.Row, hasChecks: Bool, hasLine: Bool) {
        self.row = row
        self.hasChecks = hasChecks
        super.init(frame: .zero)
        for view in [label, subtitle, imageView, check, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.numberOfLines = 2
        subtitle.font = UIFont.preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = AlertMetrics.separator
        line.isHidden = !hasLine
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
        check.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: UIFontMetrics(forTextStyle: .body).scaledValue(for: 13), weight: .semibold)
        check.tintColor = .label
        fill()
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func fill() {
        var color = UIColor.label
        switch row {
        case .action(let action):
            label.text = action.title
            subtitle.text = action.subtitle
            imageView.image = (action.state == .on ? action.selectedImage : nil) ?? action.image
            if action.attributes.contains(.destructive) { color = .systemRed }
            if action.attributes.contains(.disabled) {
                color = .tertiaryLabel
                isEnabled = false
            }
            switch action.state {
            case .on: check.image = UIImage(systemName: "checkmark")
            case .mixed: check.image = UIImage(systemName: "minus")
            case .off: break
            }
        case .submenu(let menu):
            label.text = menu.title
            subtitle.text = menu.subtitle
            imageView.image = menu.image ?? UIImage(systemName: "chevron.right")
            if menu.options.contains(.destructive) { color = .systemRed }
        case .title(let text):
            label.text = text
            label.font = UIFont.preferredFont(forTextStyle: .caption1)
            color = .secondaryLabel
        case .gap:
            backgroundColor = UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.08)
            }
            line.isHidden = true
        case .strip: break
        }
        label.textColor = color
        imageView.tintColor = color
        if let image = imageView.image, image.renderingMode == .automatic {
            imageView.image = image.withRenderingMode(.alwaysTemplate)
        }
        subtitle.isHidden = subtitle.text?.isEmpty ?? true
        accessibilityLabel = label.text
    }

    /// Columns of images grow with the text.
    private var growth: CGFloat { max(UIFontMetrics(forTextStyle: .body).scaledValue(for: 28) / 28, 1) }

    private var textInset: CGFloat { hasChecks ? (32 * growth).rounded() : 16 }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - textInset - (imageView.image == nil ? 16 : 24 + (28 * growth).rounded())
    }

    func height(for width: CGFloat) -> CGFloat {
        if case .gap = row { return MenuOverlayView.gapHeight }
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        var height = label.sizeThatFits(room).height + 22
        if !subtitle.isHidden { height += subtitle.sizeThatFits(room).height }
        if case .title = row { return max(32, height - 4) }
        return max(MenuOverlayView.rowHeight, height.rounded(.up))
    }

    override func stateChanged() {
        super.stateChanged()
        if case .gap = row { return }
        backgroundColor = isHighlighted ? AlertMetrics.pressed : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if case .gap = row { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
        }
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let first = label.sizeThatFits(room).height
        let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
        let top = ((bounds.height - first - second) / 2).rounded()
        label.frame = place(textInset, top, CGSize(width: width, height: first))
        subtitle.frame = place(textInset, top + first, CGSize(width: width, height: second))
        let image = imageView.image == nil ? CGSize.zero : imageView.intrinsicContentSize
        let column = (28 * growth).rounded()
        let size = CGSize(width: min(image.width, column), height: min(image.height, column))
        imageView.contentMode = .scaleAspectFit
        imageView.place(
            alignmentRect: place(
                bounds.width - 14 - column / 2 - size.width / 2, ((bounds.height - size.height) / 2).rounded(), size))
        let mark = check.image == nil ? CGSize.zero : check.intrinsicContentSize
        check.place(
            alignmentRect: place(
                (18 * growth).rounded() - mark.width / 2, ((bounds.height - mark.height) / 2).rounded(), mark))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    }
}
