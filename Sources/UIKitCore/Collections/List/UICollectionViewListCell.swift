/// A cell, header or footer of a list: content, accessories beside it, and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var _accessoryViews: [AccessoryView] = []
    private let _topLine = UIView()
    private let _bottomLine = UIView()
    private var _separatorGuide: UILayoutGuide?
    private var _isStyled = false
    var _swipe: OpenListSwipe?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpListCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUpListCell()
    }

    private func _setUpListCell() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        backgroundConfiguration = .listCell()
        _isStyled = true
        for line in [_topLine, _bottomLine] {
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    // MARK: Settings

    /// How deep in a tree the item is; set by the data source for sections given as trees.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { _contentRoomChanged() } } }
    /// For each level; 10 points by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { _contentRoomChanged() } } }
    /// Leading accessories are moved in with the content; true by default.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { _contentRoomChanged() } } }

    /// Beside the content; the system decides about sides and order.
    open var accessories: [UICellAccessory] = [] { didSet { _updateAccessories() } }

    /// Where the separator runs. Content constrains it; without constraints it begins where the primary text does.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide = _separatorGuide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
        let height = guide.heightAnchor.constraint(equalToConstant: 0)
        for constraint in [leading, trailing, bottom, height] {
            constraint.priority = UILayoutPriority(50)
            constraint.isActive = true
        }
        _separatorGuide = guide
        return guide
    }

    /// A new configuration in the style of the list and of this cell's part in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(style: _defaultStyle)
        configuration = configuration.updated(for: configurationState)
        return configuration
    }

    /// Not yet that of the list's appearance: the configuration follows when the list gets another.
    private var _defaultStyle: ListContentStyle {
        if _attributes?._category == .supplementaryView {
            let isFooter = _attributes?._kind == UICollectionView.elementKindSectionFooter
            return isFooter ? .footer : .header
        }
        return _attributes?._list?.isHeader == true ? .header : .cell
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let configuration: UIBackgroundConfiguration =
            _attributes?._category == .supplementaryView || (_attributes?._list?.isHeader ?? false)
            ? .listHeader() : .listCell()
        return configuration.updated(for: configurationState)
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        if let environment = _attributes?._list?.environment, state.traitCollection.listEnvironment != environment {
            state.traitCollection = state.traitCollection.modifyingTraits { $0.listEnvironment = environment }
        }
        state.isPinned = _attributes?._isPinned ?? false
        state.isSwiped = _swipe != nil
        return state
    }

    // MARK: List

    private var _knownList: ListAttributes?
    private var _knownPin = false

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let list = layoutAttributes._list
        let isPinned = layoutAttributes._isPinned
        guard list != _knownList || isPinned != _knownPin else { return }
        if let margins = list?.margins, margins != _knownList?.margins { directionalLayoutMargins = margins }
        _knownList = list
        _knownPin = isPinned
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let background = backgroundConfiguration
        for view in _accessoryViews {
            view.isExpanded = state.isExpanded
            view.isOn = state.isSelected
            view.isOnTint =
                state.isSelected && background?.backgroundColor == nil && background?.style == .cell
                && _attributes?._list?.environment == .sidebar
        }
        // A header or footer has none of the row's background unless the app set one.
        guard var background, background.style == .cell else { return }
        if _attributes?._category == .supplementaryView || (_attributes?._list?.isHeader ?? false) {
            background.style = .header
            backgroundConfiguration = background.updated(for: state)
        }
    }

    override func _contentChanged() {
        super._contentChanged()
        _collectionView?._contentChanged(in: self)
    }

    func _contentRoomChanged() {
        setNeedsLayout()
        _collectionView?._contentChanged(in: self)
    }

    var _collectionView: UICollectionView? {
        var view = superview
        while let current = view {
            if let collection = current as? UICollectionView { return collection }
            view = current.superview
        }
        return nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = _room(width: bounds.width)
        _placeAccessories(room)
        let content = CGRect(
            x: room.left + (_swipe?.offset ?? 0), y: 0, width: max(bounds.width - room.left - room.right, 0),
            height: bounds.height)
        if contentView.frame != content { contentView.frame = content }
        contentView.layoutIfNeeded()
        _placeLines()
        _placeCorners()
        _swipe?.layout()
    }

    private func _placeLines() {
        let list = _attributes?._list
        let thickness = 1 / _layoutScale
        for (line, separator, y) in [
            (_topLine, list?.topSeparator, CGFloat(0)), (_bottomLine, list?.bottomSeparator, bounds.height - thickness),
        ] {
            guard let separator else {
                line.isHidden = true
                continue
            }
            line.isHidden = false
            line.backgroundColor = separator.color
            var left: CGFloat = 0
            var right: CGFloat = 0
            if !separator.isFull {
                let insets = separator.insets
                let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                let start = insets?.leading ?? _separatorStart
                let end = insets?.trailing ?? 0
                left = isRightToLeft ? end : start
                right = isRightToLeft ? start : end
            }
            line.frame = CGRect(x: left, y: y, width: max(bounds.width - left - right, 0), height: thickness)
            bringSubviewToFront(line)
        }
    }

    /// From the leading edge of the cell to where separators begin.
    private var _separatorStart: CGFloat {
        if let guide = _separatorGuide {
            let frame = guide.layoutFrame
            return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
        }
        let room = _room(width: bounds.width)
        let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? room.right : room.left
        if let content = contentView as? UIListContentView { return start + content._separatorStart }
        return max(start, directionalLayoutMargins.leading)
    }

    /// The ends of a section of cards are round.
    ///
    /// Unverified: a radius of 10 points on iOS 13 to 18.
    private func _placeCorners() {
        guard let list = _attributes?._list, list.environment == .insetGrouped, _attributes?._category == .cell,
            !list.isHeader
        else { return }
        var corners: CACornerMask = []
        if list.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if list.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius: CGFloat = corners.isEmpty ? 0 : 10
        layer.cornerCurve = .continuous
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if layer.maskedCorners != corners { layer.maskedCorners = corners }
        if clipsToBounds != !corners.isEmpty { clipsToBounds = !corners.isEmpty }
    }

    // MARK: Size

    override func _roomAroundMeasuredView(width: CGFloat) -> CGSize {
        let room = _room(width: width)
        return CGSize(width: room.left + room.right, height: 0)
    }

    /// Rows are at least 44 points high, plain headers 28.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // The content keeps margins by where it is, so it has to be there.
        if bounds.width != layoutAttributes.size.width { bounds.size.width = layoutAttributes.size.width }
        _updateConfigurationIfNeeded()
        let room = _room(width: bounds.width)
        contentView.frame = CGRect(
            x: room.left, y: 0, width: max(bounds.width - room.left - room.right, 0), height: contentView.frame.height)
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard layoutAttributes._freeAxes.contains(.vertical) else { return preferred }
        let isEdge = layoutAttributes._category == .supplementaryView
        let least: CGFloat = isEdge ? (layoutAttributes._list?.environment == .plain ? 28 : 0) : 44
        guard contentView is UIListContentView, preferred.size.height < least else { return preferred }
        let raised = preferred.copy() as! UICollectionViewLayoutAttributes
        raised.frame.size.height = least
        return raised
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        _swipe = nil
        indentationLevel = 0
    }
}
