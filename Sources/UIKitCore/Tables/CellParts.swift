/// What a cell is made of and what it knows.
@MainActor
struct CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    /// The toolkit's own look of a selected row.
    var systemSelection: UIView?
    var configuredBackground: ConfiguredBackgroundView?
    var ownBackground: UIColor?
    var isSelected = false
    var isHighlighted = false
    var separator: UIView?
    var topSeparator: UIView?
    var separatorInset: UIEdgeInsets?
    /// The view that shows `accessoryType`.
    var accessory: UIView?
    var accessoryType = UITableViewCell.AccessoryType.none
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// The row has a control for editing, moves or selection.
    var control = CellEditControl.Kind.none
    var controlView: CellEditControl?
    var isMovable = false
    /// Rows of grouped tables make room in the editing mode even without a control.
    var isIndentedWhileEditing = false
    var reorderView: UIImageView?
    var needsUpdateConfiguration = true
    var isUpdatingConfiguration = false
    var contentConfiguration: (any UIContentConfiguration)?
    var backgroundConfiguration: UIBackgroundConfiguration?
    /// How far swipe actions have moved the content, to the left if negative.
    var swipeOffset: CGFloat = 0
    var position = UITableViewCell.Position(isFirst: false, isLast: false)
}

/// The content view of a cell: keeps the row's margins at the sides, and 11 points above and below.
@MainActor
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
    }
}

extension UITableViewCell {
    /// Where a row is in its section.
    struct Position: Equatable {
        var isFirst: Bool
        var isLast: Bool
    }

    var _position: Position {
        get { _parts.position }
        set {
            guard newValue != _parts.position else { return }
            _parts.position = newValue
            setNeedsLayout()
        }
    }

    // MARK: Labels

    func _label(_ place: WritableKeyPath<CellParts, UILabel?>) -> UILabel? {
        if let label = _parts[keyPath: place] { return label }
        guard _parts.contentConfiguration == nil else { return nil }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        let isTitle = place == \CellParts.textLabel
        switch _cellStyle {
        case .default:
            label.font = .preferredFont(forTextStyle: .body)
        case .value1:
            label.font = .preferredFont(forTextStyle: .body)
            if !isTitle { label.textColor = .secondaryLabel }
        case .value2:
            label.font = .preferredFont(forTextStyle: .caption1)
            if isTitle {
                label.textAlignment = .right
                label.textColor = .tintColor
            }
        case .subtitle:
            label.font = .preferredFont(forTextStyle: isTitle ? .body : .caption1)
        }
        _parts[keyPath: place] = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func _imageView() -> UIImageView? {
        if let view = _parts.imageView { return view }
        guard _parts.contentConfiguration == nil else { return nil }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        _parts.imageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Whether the toolkit lays out the content, not constraints or a configuration.
    var _hasStyledContent: Bool {
        guard _parts.contentConfiguration == nil else { return false }
        return _parts.textLabel?.text?.isEmpty == false || _parts.detailLabel?.text?.isEmpty == false
            || _parts.imageView?.image != nil
    }

    // MARK: Life in a table

    func _resetForReuse() {
        _parts.swipeOffset = 0
        _isNewlyMade = false
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    /// Margins as the table has them.
    func _follow(_ table: UITableView) {
        let side = table.style == .insetGrouped ? table._baseMargin : table._sideMargin
        let leading = side + CGFloat(max(indentationLevel, 0)) * indentationWidth
        let own = _layoutStorage?.margins
        let trailing = side + table._indexWidth
        if own?.leading != leading || own?.trailing != trailing {
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: leading, bottom: 8, trailing: trailing)
        }
        insetsLayoutMarginsFromSafeArea = table.insetsContentViewsToSafeArea
        _backgroundChanged()
    }

    func _marginsOfRowChanged() {
        if let _table { _follow(_table) }
        setNeedsLayout()
    }

    func _cellTraitsChanged(from previous: UITraitCollection) {
        setNeedsUpdateConfiguration()
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            _parts.accessoryType = .none
            _parts.accessory?.removeFromSuperview()
            _parts.accessory = nil
        }
    }
}
