/// Shows one accessory of a list cell.
@MainActor
final class AccessoryView: UIControl {
    private(set) var accessory: UICellAccessory
    private let mark = UIImageView()
    private var label: UILabel?
    private var custom: UIView?
    /// The mark of an item whose children are seen points down.
    var isExpanded = false {
        didSet { if isExpanded != oldValue { update() } }
    }
    var isOn = false {
        didSet { if isOn != oldValue { update() } }
    }

    /// The row is filled with the tint colour: everything on it is white.
    var isOnTint = false {
        didSet { if isOnTint != oldValue { update() } }
    }

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        mark.contentMode = .center
        addSubview(mark)
        update()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ accessory: UICellAccessory) {
        self.accessory = accessory
        update()
    }

    private func symbol(_ name: String, _ scale: UIImage.SymbolScale, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: scale).applying(
                UIImage.SymbolConfiguration(weight: weight)))
    }

    private func update() {
        isUserInteractionEnabled = false
        mark.isHidden = false
        mark.transform = .identity
        var tint: UIColor?
        switch accessory.kind {
        case .disclosureIndicator:
            mark.image = symbol("chevron.forward", .small, .semibold)
            tint = .tertiaryLabel
        case .checkmark: mark.image = symbol("checkmark", .medium, .semibold)
        case .detail:
            mark.image = symbol("info.circle", .large, .regular)
            isUserInteractionEnabled = true
        case .delete:
            mark.image = symbol("minus.circle.fill", .large, .regular)
            tint = .systemRed
            isUserInteractionEnabled = true
        case .insert:
            mark.image = symbol("plus.circle.fill", .large, .regular)
            tint = .systemGreen
            isUserInteractionEnabled = true
        case .reorder:
            mark.image = symbol("line.3.horizontal", .large, .regular)
            tint = .tertiaryLabel
        case .multiselect:
            mark.image = symbol(isOn ? "checkmark.circle.fill" : "circle", .large, .regular)
            tint = isOn ? nil : .tertiaryLabel
        case .outlineDisclosure:
            mark.image = symbol("chevron.forward", .small, .semibold)
            isUserInteractionEnabled = true
            if isExpanded {
                let quarter = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
                mark.transform = CGAffineTransform(rotationAngle: quarter)
            }
        case .label(let text, let options):
            mark.isHidden = true
            let shown = label ?? UILabel()
            shown.text = text
            shown.font = options.font ?? .preferredFont(forTextStyle: .body)
            shown.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
            shown.textColor = accessory.tint ?? .secondaryLabel
            if label == nil { addSubview(shown) }
            label = shown
        case .menu(let menu, _):
            isUserInteractionEnabled = true
            mark.image = symbol("chevron.up.chevron.down", .small, .regular)
            let shown = label ?? UILabel()
            let actions = menu._allActions
            shown.text = (actions.first { $0.state == .on } ?? actions.first)?.title
            shown.font = .preferredFont(forTextStyle: .body)
            shown.adjustsFontForContentSizeCategory = true
            shown.textColor = .secondaryLabel
            tint = .secondaryLabel
            if label == nil { addSubview(shown) }
            label = shown
        case .custom(let view, _, _):
            mark.isHidden = true
            isUserInteractionEnabled = true
            if custom !== view {
                if custom?.superview === self { custom?.removeFromSuperview() }
                custom = view
                view.translatesAutoresizingMaskIntoConstraints = true
                addSubview(view)
            }
        }
        tintColor = accessory.tint ?? nil
        mark.tintColor = isOnTint ? .white : accessory.tint ?? tint
        if isOnTint { label?.textColor = .white }
        alpha = accessory.isHidden ? 0 : 1
        setNeedsLayout()
    }

    /// Shows the menu of a pop-up accessory.
    /// - Parameter changed: told when another element was chosen.
    func showMenu(changed: @escaping () -> Void) {
        guard case .menu(let menu, let handler) = accessory.kind else { return }
        if !menu._allActions.contains(where: { $0.state == .on }) { menu._allActions.first?.state = .on }
        MenuPresentation.show(
            menu, from: self, order: .fixed,
            onChoose: { [weak self] action in
                for other in menu._allActions { other.state = other === action ? .on : .off }
                self?.update()
                changed()
                handler?(menu)
            })
    }

    /// The size of what is seen.
    var contentSize: CGSize {
        switch accessory.kind {
        case .label: return label?.intrinsicContentSize ?? .zero
        case .menu:
            let text = label?.intrinsicContentSize ?? .zero
            let image = mark.intrinsicContentSize
            return CGSize(width: text.width + 4 + image.width, height: max(text.height, image.height))
        case .custom(let view, _, _):
            let wanted =
                view._flags.contains(.hasLayoutContent) || view.intrinsicContentSize.width > 0
                ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
            if wanted.width > 0, wanted.height > 0 { return wanted }
            if view.bounds.size != .zero { return view.bounds.size }
            return view.sizeThatFits(CGSize(width: 1000, height: 1000))
        default: return mark.intrinsicContentSize
        }
    }

    /// The room the accessory takes.
    ///
    /// Unverified: the standard width of other accessories than the chevron (11 points) and the check mark (24).
    func roomWidth(_ traits: UITraitCollection) -> CGFloat {
        let metrics = UIFontMetrics(forTextStyle: .body)
        func scaled(_ length: CGFloat) -> CGFloat { metrics.scaledValue(for: length, compatibleWith: traits).rounded() }
        switch accessory.width {
        case .actual: return contentSize.width
        case .custom(let width): return width
        case .standard:
            switch accessory.kind {
            case .disclosureIndicator: return scaled(CellAccessoryView.chevronWidth)
            case .outlineDisclosure: return scaled(16)
            case .label, .menu: return contentSize.width
            case .custom: return max(contentSize.width, 0)
            default: return scaled(CellAccessoryView.markWidth)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch accessory.kind {
        case .menu:
            let image = mark.intrinsicContentSize.width
            mark.frame = CGRect(
                x: isRightToLeft ? 0 : bounds.width - image, y: 0, width: image, height: bounds.height)
            label?.frame = CGRect(
                x: isRightToLeft ? image + 4 : 0, y: 0, width: max(bounds.width - image - 4, 0), height: bounds.height)
        case .custom(let view, _, _):
            let size = contentSize
            view.frame = LayoutRounding.rect(
                CGRect(
                    x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                    height: size.height), scale: _layoutScale)
        default:
            mark.bounds = bounds
            mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
            label?.frame = bounds
        }
    }

    /// A view of the app's own that wants no touches leaves them to the row.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if hit === self, case .custom = accessory.kind { return nil }
        return hit
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
