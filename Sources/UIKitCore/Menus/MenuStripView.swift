/// Elements of a menu side by side: symbols alone, or symbols above titles.
///
/// Unverified: heights, fonts, and how an element of a palette looks that is on.
@MainActor
final class MenuStripView: UIView {
    private let items: [Item]

    init(_ elements: [UIMenuElement], hasTitles: Bool, isPalette: Bool, choose: @escaping (UIMenuElement) -> Void) {
        items = elements.map { element in Item(element, hasTitle: hasTitles, isPalette: isPalette) { choose(element) } }
        super.init(frame: .zero)
        for (index, item) in items.enumerated() {
            item.line.isHidden = index == 0 || isPalette
            addSubview(item)
        }
    }

    required init?(coder: NSCoder) { nil }

    func height(for width: CGFloat) -> CGFloat {
        let share = width / CGFloat(max(items.count, 1))
        return items.reduce(MenuOverlayView.rowHeight) { max($0, $1.height(for: share)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let count = CGFloat(items.count)
        for (index, item) in items.enumerated() {
            let place = CGFloat(isRightToLeft ? items.count - 1 - index : index)
            let left = (bounds.width * place / count).rounded()
            let right = (bounds.width * (place + 1) / count).rounded()
            item.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        }
    }

    private final class Item: UIControl {
        private let image = UIImageView()
        private let label = UILabel()
        private let mark = UIView()
        private let hasTitle: Bool
        let line = UIView()

        init(_ element: UIMenuElement, hasTitle: Bool, isPalette: Bool, onTap: @escaping () -> Void) {
            // Without a picture the title has to do.
            let action = element as? UIAction
            let picture = (action?.state == .on ? action?.selectedImage : nil) ?? element.image
            self.hasTitle = hasTitle || picture == nil
            super.init(frame: .zero)
            var color = UIColor.label
            if action?.attributes.contains(.destructive) == true { color = .systemRed }
            if action?.attributes.contains(.disabled) == true {
                color = .tertiaryLabel
                isEnabled = false
            }
            mark.backgroundColor = .tertiarySystemFill
            mark.isHidden = action?.state != .on
            image.image = picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
            image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
            image.contentMode = .scaleAspectFit
            image.tintColor = isPalette ? nil : color
            label.text = element.title
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = color
            label.textAlignment = .center
            label.isHidden = !self.hasTitle
            line.backgroundColor = AlertMetrics.separator
            for view in [mark, image, label, line] as [UIView] {
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
            accessibilityLabel = element.title
            addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { nil }

        private var imageSize: CGSize { image.image == nil ? .zero : image.intrinsicContentSize }

        func height(for width: CGFloat) -> CGFloat {
            let text = hasTitle ? label.intrinsicContentSize.height : 0
            let gap: CGFloat = hasTitle && imageSize.height > 0 ? 4 : 0
            return (imageSize.height + gap + text).rounded(.up) + 22
        }

        override func stateChanged() {
            super.stateChanged()
            backgroundColor = isHighlighted ? AlertMetrics.pressed : nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let size = imageSize
            let text = hasTitle ? label.intrinsicContentSize.height : 0
            let gap: CGFloat = hasTitle && size.height > 0 ? 4 : 0
            let top = ((bounds.height - size.height - gap - text) / 2).rounded()
            let fitted = CGSize(width: min(size.width, bounds.width - 8), height: size.height)
            image.place(
                alignmentRect: CGRect(
                    x: ((bounds.width - fitted.width) / 2).rounded(), y: top, width: fitted.width, height: fitted.height
                ))
            label.frame = CGRect(
                x: 4, y: top + size.height + gap, width: max(bounds.width - 8, 0), height: text)
            let side = min(bounds.width, bounds.height) - 8
            mark.frame = CGRect(
                x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
            mark.layer.cornerRadius = side / 2
            let pixel = 1 / max(traitCollection.displayScale, 1)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            line.frame = CGRect(x: isRightToLeft ? bounds.width - pixel : 0, y: 0, width: pixel, height: bounds.height)
        }
    }
}
