/// Where the parts of a cell go.
extension UITableViewCell {
    /// The room of the parts beside the content, left to right; mirrored where the interface runs from right to left.
    struct Arrangement {
        var control = CGRect.zero
        var content = CGRect.zero
        var accessory = CGRect.zero
        var reorder = CGRect.zero
        var hasAccessory = false
    }

    static let _reorderWidth: CGFloat = 30
    /// Between content and an accessory view of the app's own.
    static let _accessoryGap: CGFloat = 8

    func _arrange(_ size: CGSize) -> Arrangement {
        var result = Arrangement()
        let safe = _table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
        let isRightToLeft = _isRightToLeft
        let start = isRightToLeft ? safe.right : safe.left
        let end = size.width - (isRightToLeft ? safe.left : safe.right)
        // The cell's own margins hold the indentation at their start; accessories keep the plain one.
        let margin = (_isRightToLeft ? layoutMargins.left - safe.left : layoutMargins.right - safe.right)
        var left = start
        var right = end
        if isEditing, _parts.control != .none {
            result.control = CGRect(x: start + margin - 8, y: 0, width: CellEditControl.width, height: size.height)
            left = start + CellEditControl.width
        } else if isEditing, shouldIndentWhileEditing, _parts.isIndentedWhileEditing {
            left = start + CellEditControl.width
        }
        var isAtEdge = true
        if isEditing, _parts.isMovable {
            let width = Self._reorderWidth
            result.reorder = CGRect(x: right - margin - width + 6, y: 0, width: width, height: size.height)
            right = result.reorder.minX
            isAtEdge = false
        }
        if let accessory = _accessoryShown() {
            let fitted = _accessorySize(accessory)
            let x = right - (isAtEdge ? margin : Self._accessoryGap) - fitted.width
            result.accessory = CGRect(
                x: x, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
            right = x
            result.hasAccessory = true
            if accessory === accessoryView || accessory === editingAccessoryView { right -= Self._accessoryGap }
        }
        result.content = CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height)
        return result
    }

    /// Gives the content view its place in the cell as large as it is now.
    func _placeContent() {
        var content = LayoutRounding.rect(_arrange(bounds.size).content, scale: _layoutScale)
        if _isRightToLeft { content.origin.x = bounds.width - content.maxX }
        content.origin.x += _parts.swipeOffset
        if contentView.frame != content { contentView.frame = content }
    }

    func _layoutCell() {
        let scale = _layoutScale
        let arrangement = _arrange(bounds.size)
        func placed(_ rect: CGRect) -> CGRect {
            var rect = LayoutRounding.rect(rect, scale: scale)
            if _isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
            rect.origin.x += _parts.swipeOffset
            return rect
        }
        _placeControl(placed(arrangement.control))
        _placeReorder(placed(arrangement.reorder))
        _placeAccessory(placed(arrangement.accessory))
        let back = bounds.offsetBy(dx: _parts.swipeOffset, dy: 0)
        for view in [_parts.backgroundView, _parts.configuredBackground, _parts.systemSelection]
        where view?.frame != back {
            view?.frame = back
        }
        if let own = _parts.selectedBackgroundView, own.superview === self { own.frame = back }
        if let own = multipleSelectionBackgroundView, own.superview === self { own.frame = back }
        if _parts.contentConfiguration == nil { _layoutStyledContent() }
        _roundCorners()
        _layoutSeparators()
        if let swipe = _table?._state.swipe, swipe.cell === self { swipe.layout() }
    }

    /// The first and the last row of an inset section have round corners.
    private func _roundCorners() {
        let position = _parts.position
        guard _table?.style == .insetGrouped else {
            if layer.cornerRadius != 0 {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return
        }
        var corners: CACornerMask = []
        if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        clipsToBounds = !corners.isEmpty || _parts.swipeOffset != 0
    }

    // MARK: Separators

    private func _layoutSeparators() {
        guard let table = _table, table.separatorStyle != .none else {
            _parts.separator?.isHidden = true
            _parts.topSeparator?.isHidden = true
            return
        }
        let pixel = 1 / _layoutScale
        let position = _parts.position
        let isChosen = (isSelected || isHighlighted) && selectionStyle != .none
        var bottom: CGRect?
        var top: CGRect?
        let start = _separatorStart()
        let trailing = (_parts.separatorInset?.right ?? table._state.separatorInset?.right ?? 0) + table._indexWidth
        let line = CGRect(
            x: start, y: bounds.height - pixel, width: bounds.width - start - max(trailing, 0), height: pixel)
        let full = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        switch table.style {
        case .plain: bottom = line
        case .grouped:
            bottom = position.isLast ? full : line
            if position.isFirst { top = CGRect(x: 0, y: 0, width: bounds.width, height: pixel) }
        case .insetGrouped: bottom = position.isLast ? nil : line
        }
        if isChosen || table._isChosen(below: self) { bottom = position.isLast && table.style == .grouped ? full : nil }
        _place(\.separator, bottom, table)
        _place(\.topSeparator, top, table)
    }

    private func _place(_ part: WritableKeyPath<CellParts, UIView?>, _ frame: CGRect?, _ table: UITableView) {
        guard var frame, frame.width > 0 else {
            _parts[keyPath: part]?.isHidden = true
            return
        }
        let view: UIView
        if let known = _parts[keyPath: part] {
            view = known
        } else {
            view = UIView()
            view.isUserInteractionEnabled = false
            _parts[keyPath: part] = view
        }
        if view.superview !== self || _subviews.last !== view { addSubview(view) }
        view.isHidden = false
        view.backgroundColor = table.separatorColor
        frame = LayoutRounding.rect(frame, scale: _layoutScale)
        if _isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        view.frame = frame
    }

    /// The distance of separators from the leading edge: as the app says, or where the text starts.
    private func _separatorStart() -> CGFloat {
        let safe = _isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
        if let own = _parts.separatorInset { return own.left + (own.left > 0 ? safe : 0) }
        let automatic = _automaticSeparatorStart()
        guard let own = _table?._state.separatorInset else { return automatic }
        if _table?.separatorInsetReference == .fromAutomaticInsets { return automatic + own.left }
        return own.left + (own.left > 0 ? safe : 0)
    }

    private func _automaticSeparatorStart() -> CGFloat {
        let content = contentView.frame
        let leading = _isRightToLeft ? bounds.width - content.maxX : content.minX
        let swiped = leading - (_isRightToLeft ? -_parts.swipeOffset : _parts.swipeOffset)
        if let list = contentView as? UIListContentView { return swiped + list._separatorStart }
        let margin = _isRightToLeft ? contentView.layoutMargins.right : contentView.layoutMargins.left
        guard _hasStyledContent, _cellStyle != .value2, let image = _parts.imageView, image.image != nil,
            !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return swiped + margin }
        return swiped + margin + _styledLayout(contentView.bounds.size).imageRoom
    }
}
