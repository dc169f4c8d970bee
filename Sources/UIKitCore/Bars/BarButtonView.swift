/// The button that shows a bar button item.
@MainActor
final class BarButtonView: UIControl {
    /// What the bar gives a button.
    struct Look {
        var appearance: UIBarButtonItemAppearance
        var tint: UIColor?
        var isLow = false
        /// The chevron of a back button; nil for other buttons.
        var backIndicator: UIImage?
        var backTitle: String?
    }

    private(set) var item: UIBarButtonItem?
    private let label = UILabel()
    private let imageView = UIImageView()
    private let indicator = UIImageView()
    private let backdrop = UIImageView()
    private var look = Look(appearance: UIBarButtonItemAppearance())
    /// Called on a tap in place of the item's action.
    var onTap: (() -> Void)?
    /// The menu that a long press shows; nil leaves it to the item.
    var heldMenu: (() -> UIMenu?)?

    init() {
        super.init(frame: .zero)
        for view in [backdrop, indicator, imageView, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [indicator, imageView] { view.contentMode = .center }
        label.adjustsFontForContentSizeCategory = false
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        let hold = UILongPressGestureRecognizer(target: nil, action: nil)
        hold._toolkitAction = { [weak self] recognizer in
            if recognizer.state == .began { self?.showHeldMenu() }
        }
        addGestureRecognizer(hold)
        self.hold = hold
    }

    private var hold: UIGestureRecognizer?

    private func showHeldMenu() {
        guard isEnabled else { return }
        if let menu = heldMenu?() { MenuPresentation.show(menu, from: self) } else { item?._showMenu(from: self) }
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() {
        if let onTap { onTap() } else { item?._perform(from: self) }
    }

    // MARK: Content

    func show(_ item: UIBarButtonItem?, _ look: Look) {
        self.item = item
        self.look = look
        if let item { isEnabled = item.isEnabled }
        // Without a menu a long press is a tap.
        hold?.isEnabled = item?.menu != nil || heldMenu != nil
        tintColor = item?.tintColor ?? look.tint
        let title = look.backIndicator != nil ? look.backTitle : item?._shownTitle
        let image = look.backIndicator != nil ? item?.image : item?._shownImage(isLow: look.isLow)
        imageView.image = image.map(Self.template)
        imageView.isHidden = image == nil
        imageView.preferredSymbolConfiguration = item?._systemItem == .close ? nil : BarSymbols.configuration
        indicator.image = look.backIndicator.map(Self.template)
        indicator.isHidden = look.backIndicator == nil
        let hasTitle = image == nil && title?.isEmpty == false
        label.isHidden = !hasTitle
        if hasTitle, let title { label.attributedText = NSAttributedString(string: title, attributes: attributes) }
        accessibilityLabel = item?.accessibilityLabel ?? title ?? item?._spokenName
        accessibilityIdentifier = item?.accessibilityIdentifier ?? (look.backIndicator != nil ? "BackButton" : nil)
        isSelected = item?.isSelected ?? false
        showBackdrop()
        stateChanged()
    }

    private static func template(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private var isDone: Bool { item?.style == .done }

    private var attributes: [NSAttributedString.Key: Any] {
        let state = look.appearance._state(isEnabled: isEnabled, isHighlighted: isHighlighted)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
        ]
        attributes[.foregroundColor] = isEnabled ? tintColor : Self.disabledColor
        let base = isEnabled ? look.appearance.normal.titleTextAttributes : state.titleTextAttributes
        attributes.merge(look.appearance.normal.titleTextAttributes) { _, new in new }
        if !isEnabled, base[.foregroundColor] == nil { attributes[.foregroundColor] = Self.disabledColor }
        attributes.merge(state.titleTextAttributes) { _, new in new }
        if let own = item?.titleTextAttributes(for: .normal) {
            attributes.merge(own) { _, new in new }
            if !isEnabled { attributes[.foregroundColor] = Self.disabledColor }
        }
        let stateNow: UIControl.State = isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
        if let own = item?.titleTextAttributes(for: stateNow) { attributes.merge(own) { _, new in new } }
        return attributes
    }

    /// Grey of titles that cannot be tapped.
    static let disabledColor = UIColor.tertiaryLabel

    private func showBackdrop() {
        let state = look.appearance._state(isEnabled: isEnabled, isHighlighted: isHighlighted)
        let metrics: UIBarMetrics = look.isLow ? .compact : .default
        let own =
            look.backIndicator == nil
            ? item?.backgroundImage(for: .normal, barMetrics: metrics)
            : item?.backButtonBackgroundImage(for: .normal, barMetrics: metrics)
        backdrop.image = own ?? state.backgroundImage ?? look.appearance.normal.backgroundImage
        backdrop.isHidden = backdrop.image == nil
    }

    override func stateChanged() {
        super.stateChanged()
        if let text = label.attributedText?.string, !label.isHidden {
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
        }
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        for view in [label, imageView, indicator] as [UIView] { view.alpha = alpha }
        imageView.tintColor = isEnabled ? nil : Self.disabledColor
        if isEnabled, item?._systemItem == .close { imageView.tintColor = .systemGray2 }
        if isSelected, isEnabled {
            backgroundColor = tintColor
            layer.cornerRadius = 6
            label.textColor = .systemBackground
            imageView.tintColor = .systemBackground
        } else if backgroundColor != nil {
            backgroundColor = nil
        }
        if look.appearance.normal.titleTextAttributes[.foregroundColor] == nil { return }
        let state = look.appearance._state(isEnabled: isEnabled, isHighlighted: isHighlighted)
        let color = state.titleTextAttributes[.foregroundColor] as? UIColor
        // Symbols follow the colour that an appearance gives titles.
        if let color, isEnabled, item?.tintColor == nil { imageView.tintColor = color }
    }

    override func tintColorDidChange() { stateChanged() }

    // MARK: Layout

    private var titleSize: CGSize {
        guard !label.isHidden else { return .zero }
        var size = label.intrinsicContentSize
        for other in item?.possibleTitles ?? [] {
            let text = NSAttributedString(string: other, attributes: attributes)
            size.width = max(size.width, text.size().width.rounded(.up))
        }
        return size
    }

    private var imageSize: CGSize { imageView.isHidden ? .zero : imageView.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleSize
        let image = imageSize
        var width = max(title.width, image.width)
        if !indicator.isHidden {
            let chevron = indicator.intrinsicContentSize.width
            width = width > 0 ? chevron + BarMetrics.backTitleSpacing + width : chevron
        }
        if !backdrop.isHidden, let own = backdrop.image { width = max(width, own.size.width) }
        return CGSize(width: max(width.rounded(.up), item?.width ?? 0), height: size.height)
    }

    /// The title of a back button is wider than its room.
    var titleWidth: CGFloat { titleSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var area = bounds
        backdrop.frame = bounds
        if !indicator.isHidden {
            let size = indicator.intrinsicContentSize
            let x = isRightToLeft ? area.maxX - size.width : area.minX
            indicator.place(alignmentRect: centred(size, x: x))
            let taken = size.width + BarMetrics.backTitleSpacing
            area.size.width = max(0, area.width - taken)
            if !isRightToLeft { area.origin.x += taken }
        }
        if !label.isHidden {
            let size = label.intrinsicContentSize
            let width = min(size.width, area.width)
            let x = indicator.isHidden ? area.midX - width / 2 : isRightToLeft ? area.maxX - width : area.minX
            let offset = titleOffset
            label.frame = centred(CGSize(width: width, height: size.height), x: x)
                .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        }
        if !imageView.isHidden {
            let size = imageSize
            let insets = item?.imageInsets ?? .zero
            let x = indicator.isHidden ? area.midX - size.width / 2 : isRightToLeft ? area.maxX - size.width : area.minX
            imageView.place(
                alignmentRect: centred(size, x: x)
                    .offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2))
        }
    }

    private var titleOffset: UIOffset {
        let state = look.appearance._state(isEnabled: isEnabled, isHighlighted: isHighlighted)
        let metrics: UIBarMetrics = look.isLow ? .compact : .default
        let own =
            look.backIndicator == nil
            ? item?.titlePositionAdjustment(for: metrics) : item?.backButtonTitlePositionAdjustment(for: metrics)
        if let own, own != .zero { return own }
        return state.titlePositionAdjustment == .zero
            ? look.appearance.normal.titlePositionAdjustment : state.titlePositionAdjustment
    }

    private func centred(_ size: CGSize, x: CGFloat) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// A finger needs more room than the text.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let extra = max(0, (44 - bounds.width) / 2)
        return bounds.insetBy(dx: -max(extra, 8), dy: -max(0, (44 - bounds.height) / 2)).contains(point)
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .button : [.button, .notEnabled] }
        set { super.accessibilityTraits = newValue }
    }
}
