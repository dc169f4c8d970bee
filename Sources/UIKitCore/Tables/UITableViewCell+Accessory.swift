extension UITableViewCell {
    func _accessoryChanged() {
        setNeedsLayout()
        guard _indexPath != nil else { return }
        // The content's width changes with it.
        _table?._cellWantsAnotherHeight(self)
    }

    private var _accessoryTypeNow: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// The view beside the content, made if need be; nil without one.
    func _accessoryShown() -> UIView? {
        if let own = isEditing ? editingAccessoryView : accessoryView { return own }
        let type = _accessoryTypeNow
        guard type != .none else { return nil }
        if let view = _parts.accessory, _parts.accessoryType == type { return view }
        _parts.accessory?.removeFromSuperview()
        let view = CellAccessoryView(type)
        view.buttonTapped = { [weak self] in
            guard let self else { return }
            _table?._accessoryTapped(self)
        }
        _parts.accessory = view
        _parts.accessoryType = type
        return view
    }

    func _accessorySize(_ view: UIView) -> CGSize {
        if let view = view as? CellAccessoryView { return view.size(traitCollection) }
        if view.bounds.size != .zero { return view.bounds.size }
        return view.intrinsicContentSize.width > 0 ? view.intrinsicContentSize : view.sizeThatFits(bounds.size)
    }

    func _placeAccessory(_ frame: CGRect) {
        let shown = _accessoryShown()
        for view in [accessoryView, editingAccessoryView, _parts.accessory] where view !== shown {
            if view?.superview === self { view?.removeFromSuperview() }
        }
        guard let shown else {
            _parts.accessory = nil
            return
        }
        if shown.superview !== self {
            shown.translatesAutoresizingMaskIntoConstraints = true
            addSubview(shown)
        }
        if shown.frame != frame { shown.frame = frame }
    }

    // MARK: Editing

    func _setEditing(_ editing: Bool) {
        guard editing != _parts.isEditing else { return }
        let mask: StateMask = editing && _parts.control != .none ? .showingEditControl : []
        willTransition(to: mask)
        _parts.isEditing = editing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        didTransition(to: mask)
        _table?._cellWantsAnotherHeight(self)
    }

    func _placeControl(_ frame: CGRect) {
        guard isEditing, _parts.control != .none else {
            _parts.controlView?.removeFromSuperview()
            _parts.controlView = nil
            return
        }
        let view: CellEditControl
        if let known = _parts.controlView {
            view = known
        } else {
            view = CellEditControl()
            view.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    _table?._controlTapped(self)
                }, for: .touchUpInside)
            _parts.controlView = view
            addSubview(view)
        }
        view.show(_parts.control, isOn: isSelected)
        if view.frame != frame { view.frame = frame }
    }

    func _placeReorder(_ frame: CGRect) {
        guard isEditing, _parts.isMovable else {
            _parts.reorderView?.removeFromSuperview()
            _parts.reorderView = nil
            return
        }
        let view: UIImageView
        if let known = _parts.reorderView {
            view = known
        } else {
            view = UIImageView(
                image: UIImage(
                    systemName: "line.3.horizontal",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)))
            view.tintColor = .tertiaryLabel
            view.contentMode = .center
            _parts.reorderView = view
            addSubview(view)
        }
        if view.frame != frame { view.frame = frame }
    }
}

/// The marks at the trailing edge of a row.
///
/// Measured: the content of a row of 375 points ends at 348 with a chevron, at 335 with a check mark (a mark 19 wide in 24), 63 before
/// the end of a row of 414 with a button and a chevron.
@MainActor
final class CellAccessoryView: UIView {
    static let chevronWidth: CGFloat = 11
    static let markWidth: CGFloat = 24
    static let gap: CGFloat = 8

    let type: UITableViewCell.AccessoryType
    var buttonTapped: (() -> Void)?
    private let mark = UIImageView()
    private var button: UIControl?
    private let buttonImage = UIImageView()

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        mark.contentMode = .center
        isUserInteractionEnabled = false
        switch type {
        case .none: break
        case .disclosureIndicator: addChevron()
        case .detailDisclosureButton:
            addChevron()
            addButton()
        case .checkmark:
            mark.image = UIImage(
                systemName: "checkmark",
                withConfiguration: UIImage.SymbolConfiguration(textStyle: .body).applying(
                    UIImage.SymbolConfiguration(weight: .semibold)))
            addSubview(mark)
        case .detailButton: addButton()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addChevron() {
        mark.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small).applying(
                UIImage.SymbolConfiguration(weight: .semibold)))
        mark.tintColor = .tertiaryLabel
        addSubview(mark)
    }

    private func addButton() {
        isUserInteractionEnabled = true
        let control = UIControl()
        control.accessibilityLabel = "More Info"
        buttonImage.image = UIImage(
            systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        buttonImage.contentMode = .center
        control.addSubview(buttonImage)
        control.isAccessibilityElement = true
        control.accessibilityTraits = .button
        control.addAction(UIAction { [weak self] _ in self?.buttonTapped?() }, for: .touchUpInside)
        addSubview(control)
        button = control
    }

    func size(_ traits: UITraitCollection) -> CGSize {
        let metrics = UIFontMetrics(forTextStyle: .body)
        func scaled(_ length: CGFloat) -> CGFloat {
            metrics.scaledValue(for: length, compatibleWith: traits).rounded()
        }
        let height = scaled(24)
        return switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: scaled(Self.chevronWidth), height: height)
        case .checkmark, .detailButton: CGSize(width: scaled(Self.markWidth), height: height)
        case .detailDisclosureButton:
            CGSize(width: scaled(Self.chevronWidth) + Self.gap + scaled(Self.markWidth), height: height)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard type == .detailDisclosureButton else {
            mark.frame = bounds
            button?.frame = bounds
            buttonImage.frame = button?.bounds ?? .zero
            return
        }
        let chevron = (bounds.width - Self.gap) * Self.chevronWidth / (Self.chevronWidth + Self.markWidth)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        mark.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - chevron, y: 0, width: chevron, height: bounds.height)
        let width = bounds.width - Self.gap - chevron
        button?.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        buttonImage.frame = button?.bounds ?? .zero
    }
}
