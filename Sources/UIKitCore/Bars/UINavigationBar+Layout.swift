extension UINavigationBar {
    func _setUpBar() {
        let content = _content
        insetsLayoutMarginsFromSafeArea = true
        content.largeTitleArea.clipsToBounds = true
        content.largeTitleArea.isUserInteractionEnabled = false
        content.largeTitleArea.addSubview(content.largeTitle)
        content.searchArea.clipsToBounds = true
        content.prompt.font = UIFont.systemFont(ofSize: 14)
        content.prompt.textAlignment = .center
        content.title.isAccessibilityElement = true
        content.title.accessibilityTraits = .header
        content.largeTitle.accessibilityTraits = .header
        for view in [
            content.background, content.largeTitleArea, content.searchArea, content.prompt, content.title,
            content.backButton, content.titleMenu,
        ] as [UIView] { addSubview(view) }
        content.backButton.onTap = { [weak self] in self?._goBack() }
        content.backButton.heldMenu = { [weak self] in self?._backMenu }
    }

    // MARK: Heights

    private var promptHeight: CGFloat { topItem?.prompt == nil || _isLow ? 0 : BarMetrics.promptHeight }

    /// The height with prompt, row and, where they are seen, large title and search bar.
    var _heightThatFits: CGFloat {
        let row = _state.rowHeight ?? BarMetrics.navigationBarHeight(traitCollection, isInSheet: false)
        return promptHeight + (_state.hidesRow ? 0 : row) + _state.largeTitle + _state.search
    }

    /// Without large title and a search bar that can go.
    var _fixedHeight: CGFloat { _heightThatFits - _state.largeTitle - _state.search }

    /// How far the background reaches above the bar.
    private var reachAbove: CGFloat {
        guard barPosition == .topAttached, let superview else { return 0 }
        if _controller != nil { return max(frame.minY, 0) }
        return window == nil ? max(frame.minY, 0) : max(superview.convert(frame, to: nil).minY, 0)
    }

    // MARK: Layout

    func _layOutBar() {
        let content = _content
        let above = reachAbove
        content.background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        _showBackground()
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let margin = BarMetrics.sideMargin(self)

        content.prompt.text = topItem?.prompt
        content.prompt.isHidden = promptHeight == 0
        content.prompt.frame = CGRect(x: area.minX + margin, y: 4, width: max(0, area.width - 2 * margin), height: 22)

        let extra = _state.largeTitle + _state.search
        let rowHeight = _state.hidesRow ? 0 : max(0, bounds.height - promptHeight - extra)
        let row = CGRect(x: area.minX, y: promptHeight, width: area.width, height: rowHeight)
        layOutRow(row, margin: margin)
        layOutLargeTitle(y: row.maxY, area: area, margin: margin)
        layOutSearch(y: row.maxY + _state.largeTitle, area: area)
    }

    private func layOutLargeTitle(y: CGFloat, area: CGRect, margin: CGFloat) {
        let label = _content.largeTitle
        let seen = _state.largeTitle
        _content.largeTitleArea.isHidden = seen <= 0
        _content.largeTitleArea.frame = CGRect(x: 0, y: y, width: bounds.width, height: seen)
        // Whole, it may reach below its area, as some scripts do.
        _content.largeTitleArea.clipsToBounds = seen < BarMetrics.largeTitleHeight(_largeTitleFont)
        let width = max(0, area.width - 2 * margin)
        guard seen > 0 else {
            label.frame.size.width = width
            return
        }
        let attributes = _largeTitleAttributes
        label.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
        let height = label.intrinsicContentSize.height
        // Measured from the lower edge, so that the title goes up under the row.
        let top = seen - BarMetrics.largeTitleHeight(_largeTitleFont) + 3
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingTail
        label.frame = CGRect(x: area.minX + margin, y: top, width: width, height: height)
    }

    private func layOutSearch(y: CGFloat, area: CGRect) {
        let host = _content.searchArea
        host.isHidden = _state.search <= 0
        host.frame = CGRect(x: area.minX, y: y, width: area.width, height: max(_state.search, 0))
        guard let bar = topItem?.searchController?.searchBar, topItem?.searchBarPlacement == .stacked else {
            for old in host.subviews { old.removeFromSuperview() }
            return
        }
        if bar.superview !== host {
            for old in host.subviews { old.removeFromSuperview() }
            host.addSubview(bar)
        }
        // The field keeps its distance from the lower edge while the area closes.
        bar._isInNavigationBar = true
        let inset = BarMetrics.sideMargin(self) - 8
        let scopes = (bar._showsScopes ? 46 : 0) + BarMetrics.extraSearchHeight(bar)
        bar.frame = CGRect(
            x: inset, y: min(0, _state.search - BarMetrics.searchHeight - scopes), width: area.width - 2 * inset,
            height: 38 + scopes)
        bar.alpha = min(1, max(0, (_state.search - 16) / 20))
    }

    // MARK: The row

    private func layOutRow(_ row: CGRect, margin: CGFloat) {
        let content = _content
        let item = topItem
        let isHidden = row.height <= 0
        var used: [UIView] = []
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        /// A place from the leading edge of the row.
        func slot(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            let left = isRightToLeft ? row.maxX - x - width : row.minX + x
            return CGRect(x: left, y: row.minY, width: width, height: row.height)
        }

        let trailing = pieces(item?._trailingItems ?? [], height: row.height)
        let leading = pieces(_splitItems + (item?._leadingItems ?? []), height: row.height)
        let search = inlineSearchBar
        let searchWidth = search == nil ? 0 : min(260, row.width / 3)
        let rightWidth = width(of: trailing) + (search == nil ? 0 : searchWidth + (trailing.isEmpty ? 0 : 12))
        let titleWidth = showTitle(isHidden: isHidden, room: row)

        // Leading side.
        var x = margin
        content.backButton.isHidden = !_showsBackButton || isHidden
        if _showsBackButton {
            let room = titleWidth > 0 ? (row.width - titleWidth) / 2 - 8 : row.width - rightWidth - 2 * margin
            let taken = showBackButton(room: max(room, row.width - titleWidth - rightWidth > 140 ? 44 : 0), row: row)
            content.backButton.frame = slot(BarMetrics.backMargin + margin - 16, taken)
            x = BarMetrics.backMargin + margin - 16 + taken
            if !leading.isEmpty { x += BarMetrics.itemSpacing }
        }
        for (index, piece) in leading.enumerated() {
            if index > 0 { x += spacing(leading[index - 1], piece) }
            if let view = piece.view {
                BarItemRow.place(view, item: piece.item, in: slot(x, piece.width))
                view.isHidden = isHidden
                used.append(view)
            }
            x += piece.width
        }
        let leftEnd = leading.isEmpty && !_showsBackButton ? margin : x + 8

        // Trailing side, from the edge inwards.
        var right = row.width - margin
        if let search {
            right -= searchWidth
            if search.superview !== self { addSubview(search) }
            search.frame = slot(right, searchWidth)
            search.alpha = 1
            used.append(search)
            if !trailing.isEmpty { right -= 12 }
        }
        for (index, piece) in trailing.enumerated() {
            if index > 0 { right -= spacing(trailing[index - 1], piece) }
            right -= piece.width
            if let view = piece.view {
                BarItemRow.place(view, item: piece.item, in: slot(right, piece.width))
                view.isHidden = isHidden
                used.append(view)
            }
        }
        let rightStart = trailing.isEmpty && search == nil ? row.width - margin : right - 8

        placeTitle(width: titleWidth, from: leftEnd, to: max(leftEnd, rightStart), row: row, slot: slot)
        // A search bar that goes below the row is moved there in one step, so that it keeps the keyboard.
        let stacked = search == nil ? item?.searchController?.searchBar : nil
        for view in content.itemViews where !used.contains(where: { $0 === view }) && view.superview === self {
            if view !== stacked || item?.searchBarPlacement != .stacked { view.removeFromSuperview() }
        }
        content.itemViews = used
    }

    private func pieces(_ items: [UIBarButtonItem], height: CGFloat) -> [BarItemRow.Piece] {
        items.filter { !$0.isHidden }.map { item in
            let view = BarItemRow.view(for: item, in: self, _look(for: item))
            return BarItemRow.Piece(
                item: item, view: view, width: BarItemRow.width(of: item, view: view, height: height))
        }
    }

    /// The split view controller's button, at the root of a column.
    private var _splitItems: [UIBarButtonItem] {
        if backItem == nil, case .toggle(let item) = _splitButton { return [item] }
        return []
    }

    private func width(of pieces: [BarItemRow.Piece]) -> CGFloat {
        var total: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            total += piece.width + (index > 0 ? spacing(pieces[index - 1], piece) : 0)
        }
        return total
    }

    private func spacing(_ first: BarItemRow.Piece, _ second: BarItemRow.Piece) -> CGFloat {
        if first.item._isSpace || second.item._isSpace { return 0 }
        return first.item.customView != nil || second.item.customView != nil ? 8 : BarMetrics.itemSpacing
    }

    private var inlineSearchBar: UIView? {
        guard let item = topItem, let search = item.searchController, item.searchBarPlacement == .inline else {
            return nil
        }
        search.searchBar._isInNavigationBar = true
        return search.searchBar
    }

    // MARK: Title

    /// Shows the title, or the view in its place.
    /// - Returns: the width it would like.
    private func showTitle(isHidden: Bool, room: CGRect) -> CGFloat {
        let content = _content
        let view = topItem?.titleView
        if content.titleView !== view {
            if let old = content.titleView, old.superview === self { old.removeFromSuperview() }
            content.titleView = view
        }
        if let view {
            if view.superview !== self { addSubview(view) }
            view.isHidden = isHidden
            content.title.isHidden = true
            return titleViewSize(view, room: room).width
        }
        let text = topItem?.title ?? ""
        content.title.attributedText = NSAttributedString(string: text, attributes: _titleAttributes)
        content.title.textAlignment = .center
        content.title.lineBreakMode = .byTruncatingTail
        content.title.isHidden = isHidden || text.isEmpty
        // As the large title leaves, the small one comes.
        content.title.alpha = _state.largeTitle > 0 ? max(0, 1 - _state.largeTitle / 8) : 1
        return text.isEmpty ? 0 : content.title.intrinsicContentSize.width
    }

    private func titleViewSize(_ view: UIView, room: CGRect) -> CGSize {
        var size = view.bounds.size
        let intrinsic = view.intrinsicContentSize
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            size = fitting
            if size.width == 0, intrinsic.width > 0 { size.width = intrinsic.width }
        }
        if size.width == 0 { size.width = room.width }
        if size.height == 0 || size.height > room.height { size.height = room.height }
        return size
    }

    private func placeTitle(
        width: CGFloat, from: CGFloat, to: CGFloat, row: CGRect, slot: (CGFloat, CGFloat) -> CGRect
    ) {
        let taken = min(width, to - from)
        let centred = topItem?.style == .navigator || topItem == nil
        let x = min(centred ? max((row.width - taken) / 2, from) : from + (from > 20 ? 8 : 0), to - taken)
        var place = slot(x, taken)
        if let view = _content.titleView {
            _content.titleMenu.isHidden = true
            let size = titleViewSize(view, room: row)
            place.origin.y = (row.midY - size.height / 2).rounded()
            place.size.height = size.height
            view.frame = place
            return
        }
        let metrics: UIBarMetrics = _isLow ? .compact : .default
        let offset = _currentAppearance.titlePositionAdjustment
        let height = _content.title.intrinsicContentSize.height
        let scale = max(traitCollection.displayScale, 1)
        place.origin.x = (place.minX * scale).rounded() / scale
        place.origin.y = ((row.midY - height / 2) * scale).rounded() / scale
        place.size.height = height
        _content.title.frame = place.offsetBy(
            dx: offset.horizontal, dy: offset.vertical + titleVerticalPositionAdjustment(for: metrics))
        layOutTitleMenu(row)
    }

    /// A title with a menu has a mark behind it, and the bar a button over both.
    private func layOutTitleMenu(_ row: CGRect) {
        let button = _content.titleMenu
        button.provider = topItem?.titleMenuProvider
        button.isHidden = button.provider == nil || _content.title.isHidden || _content.title.alpha < 0.5
        guard !button.isHidden else { return }
        let title = _content.title.frame
        let room = TitleMenuButton.markRoom
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.accessibilityLabel = topItem?.title
        button.frame = CGRect(
            x: isRightToLeft ? title.minX - room : title.minX, y: row.minY, width: title.width + room,
            height: row.height)
        bringSubviewToFront(button)
    }

    /// Shows the back button with the best title for which there is room.
    /// - Returns: its width.
    private func showBackButton(room: CGFloat, row: CGRect) -> CGFloat {
        let button = _content.backButton
        let below = backItem?.backBarButtonItem
        let item = below ?? UIBarButtonItem()
        var look = _look(for: item, isBack: true)
        look.backIndicator = _currentAppearance._backIndicatorImage ?? backIndicatorImage ?? BarSymbols.backIndicator
        var width: CGFloat = 0
        for title in _backTitles {
            look.backTitle = title
            button.show(item, look)
            width = button.sizeThatFits(CGSize(width: 0, height: row.height)).width
            if BarMetrics.backMargin + width <= room { break }
        }
        if _backTitles.isEmpty {
            look.backTitle = ""
            button.show(item, look)
            width = button.sizeThatFits(CGSize(width: 0, height: row.height)).width
        }
        button.accessibilityLabel = _backTitles.first { !$0.isEmpty } ?? backItem?.title ?? SystemStrings.text(.back)
        return width
    }
}

extension UINavigationItem {
    /// From the leading edge inwards.
    var _leadingItems: [UIBarButtonItem] {
        var items = leftBarButtonItems ?? []
        for group in leadingItemGroups where !group.isHidden { items += group.barButtonItems }
        return items
    }

    /// From the trailing edge inwards.
    var _trailingItems: [UIBarButtonItem] {
        var items: [UIBarButtonItem] = []
        if let pinned = pinnedTrailingGroup, !pinned.isHidden { items += pinned.barButtonItems.reversed() }
        items += rightBarButtonItems ?? []
        for group in trailingItemGroups.reversed() where !group.isHidden { items += group.barButtonItems.reversed() }
        return items
    }
}
