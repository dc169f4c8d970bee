/// The button that shows an item of a tab bar.
@MainActor
final class TabBarButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = BadgeView()
    private var style = UITabBarItemAppearance.Style.stacked
    private(set) weak var item: UITabBarItem?
    var onTap: ((UITabBarItem) -> Void)?
    private var titleOffset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        for view in [imageView, label, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        // A symbol is not as high as the line it stands in.
        imageView.contentMode = .center
        addAction(
            UIAction { [weak self] _ in
                guard let self, let item = self.item else { return }
                onTap?(item)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Grey of items that are not selected.
    static let unselectedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    }

    func show(_ item: UITabBarItem, isSelected: Bool, look: UITabBarAppearance, bar: UITabBar) {
        self.item = item
        style = bar._style
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        let itemLook =
            switch style {
            case .stacked: look.stackedLayoutAppearance
            case .inline: look.inlineLayoutAppearance
            case .compactInline: look.compactInlineLayoutAppearance
            }
        let state = !item.isEnabled ? itemLook.disabled : isSelected ? itemLook.selected : itemLook.normal
        let stateKey: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        let base: UIColor =
            isSelected
            ? bar.selectedImageTintColor ?? bar.tintColor : bar.unselectedItemTintColor ?? Self.unselectedColor
        let color = state.iconColor ?? base

        let image = item._shownImage(isSelected: isSelected, isLow: style == .compactInline)
        imageView.image = image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        imageView.tintColor = item.isEnabled ? color : color.withAlphaComponent(0.4)
        imageView.preferredSymbolConfiguration =
            style == .compactInline
            ? UIImage.SymbolConfiguration(pointSize: 14, weight: .medium, scale: .large)
            : UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)

        let size: CGFloat =
            switch style {
            case .stacked: 10
            case .inline: 13
            case .compactInline: 12
            }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: style == .stacked ? .medium : .regular),
            .foregroundColor: item.isEnabled ? base : base.withAlphaComponent(0.4),
        ]
        attributes.merge(itemLook.normal.titleTextAttributes.filter { $0.key == .font }) { _, new in new }
        attributes.merge(state.titleTextAttributes) { _, new in new }
        if isSelected, let normal = item.titleTextAttributes(for: .normal)?[.font] { attributes[.font] = normal }
        if let own = item.titleTextAttributes(for: stateKey) { attributes.merge(own) { _, new in new } }
        let title = item._shownTitle ?? ""
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        label.lineBreakMode = .byTruncatingTail
        label.isHidden = title.isEmpty
        titleOffset =
            item.titlePositionAdjustment == .zero ? state.titlePositionAdjustment : item.titlePositionAdjustment

        badge.show(item.badgeValue, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
        accessibilityLabel = item.accessibilityLabel ?? title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        setNeedsLayout()
    }

    override func stateChanged() {
        super.stateChanged()
        alpha = isHighlighted ? 0.6 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image == nil ? CGSize.zero : imageView.intrinsicContentSize
        let text = label.isHidden ? CGSize.zero : label.intrinsicContentSize
        let insets = item?.imageInsets ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var imageFrame: CGRect
        if style == .stacked {
            // The title stands just above the lower edge, the image in what is left.
            let labelTop = bounds.height - 2 - 12
            let width = min(text.width, bounds.width - 2)
            label.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: labelTop, width: width, height: max(text.height, 12)
            ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
            let middle = label.isHidden ? bounds.midY : labelTop / 2 + 1
            imageFrame = CGRect(
                x: bounds.midX - image.width / 2, y: middle - image.height / 2, width: image.width,
                height: image.height)
        } else {
            let gap: CGFloat = image.width > 0 && text.width > 0 ? 7 : 0
            let width = min(text.width, max(0, bounds.width - image.width - gap))
            let total = image.width + gap + width
            let x = bounds.midX - total / 2
            imageFrame = CGRect(
                x: isRightToLeft ? x + total - image.width : x, y: bounds.midY - image.height / 2,
                width: image.width, height: image.height)
            label.frame = CGRect(
                x: isRightToLeft ? x : x + image.width + gap, y: ((bounds.height - text.height) / 2).rounded(),
                width: width, height: text.height
            ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        imageFrame = imageFrame.inset(by: insets)
        if insets != .zero, imageFrame.width <= 0 { imageFrame = .zero }
        let scale = max(traitCollection.displayScale, 1)
        imageFrame.origin.x = (imageFrame.minX * scale).rounded() / scale
        imageFrame.origin.y = (imageFrame.minY * scale).rounded() / scale
        imageView.place(alignmentRect: imageFrame)
        let badgeSize = badge.sizeThatFits(bounds.size)
        let anchor = imageFrame.width > 0 ? imageFrame : CGRect(x: bounds.midX, y: 4, width: 0, height: 20)
        var badgeX = isRightToLeft ? anchor.minX - badgeSize.width + 8 : anchor.maxX - 8
        if style != .stacked, imageFrame.width > 0, !label.isHidden {
            // On the image's corner, and over the image rather than over the title beside it.
            badgeX =
                isRightToLeft
                ? max(badgeX, label.frame.maxX + 1) : min(badgeX, label.frame.minX - 1 - badgeSize.width)
        }
        badge.frame = CGRect(
            x: badgeX.rounded(), y: style == .stacked ? 2 : max(0, (anchor.minY - 7).rounded()),
            width: badgeSize.width, height: badgeSize.height)
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? [.button, .selected] : .button }
        set { super.accessibilityTraits = newValue }
    }
}

/// White text on a coloured oval.
@MainActor
final class BadgeView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        label.font = UIFont.systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String?, color: UIColor) {
        isHidden = text == nil
        label.text = text
        backgroundColor = color
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = label.intrinsicContentSize.width
        return CGSize(width: max(18, (width + 10).rounded(.up)), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
