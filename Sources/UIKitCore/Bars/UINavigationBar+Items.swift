extension UINavigationBar {
    func _setItems(_ items: [UINavigationItem]) {
        guard !items.elementsEqual(_items, by: { $0 === $1 }) else { return }
        for item in _items where !items.contains(where: { $0 === item }) && item._bar === self { item._bar = nil }
        _items = items
        for item in items { item._bar = self }
        _layoutChanged()
    }

    func _pushItem(_ item: UINavigationItem) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        _setItems(_items + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    func _popItem() -> UINavigationItem? {
        guard let item = _items.last else { return nil }
        if delegate?.navigationBar(self, shouldPop: item) == false { return nil }
        _setItems(Array(_items.dropLast()))
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// A tap on the back button: the item's own action, else back by one.
    func _goBack() {
        if let action = topItem?.backAction ?? backItem?.backBarButtonItem?.primaryAction {
            action.perform(sender: self)
        } else if let _controller {
            _controller._backButtonTapped()
        } else {
            popItem(animated: true)
        }
    }

    /// What a long press on the back button offers: the controllers below, the nearest first.
    ///
    /// Unverified: their order.
    var _backMenu: UIMenu? {
        if let own = backItem?.backBarButtonItem?.menu { return own }
        guard let _controller, _items.count > 1, topItem?.backAction == nil else { return nil }
        let below = Array(_items.dropLast().reversed())
        return UIMenu(
            children: below.map { item in
                let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
                let shown = title.flatMap { $0.isEmpty ? nil : $0 } ?? item.title ?? SystemStrings.text(.back)
                return UIAction(title: shown, image: item.backBarButtonItem?.image) { [weak _controller, weak item] _ in
                    guard let _controller, let item else { return }
                    _controller._popToItem(item)
                }
            })
    }

    func _itemChanged(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        _layoutChanged()
    }

    /// The height may have changed, and with it the place of what is below.
    func _layoutChanged() {
        setNeedsLayout()
        if let _controller {
            _controller.viewIfLoaded?.setNeedsLayout()
        } else {
            invalidateIntrinsicContentSize()
        }
    }

    func _looksChanged() { setNeedsLayout() }

    func _adopt(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let own = appearance._copied() as? UINavigationBarAppearance ?? UINavigationBarAppearance()
        own._bar = self
        setNeedsLayout()
        return own
    }

    // MARK: Large titles

    /// Whether the topmost item's title is large when there is room.
    var _wantsLargeTitle: Bool {
        guard prefersLargeTitles, let index = _items.indices.last else { return false }
        if traitCollection.verticalSizeClass == .compact { return false }
        return resolvesToLarge(index)
    }

    private func resolvesToLarge(_ index: Int) -> Bool {
        switch _items[index].largeTitleDisplayMode {
        case .always: true
        case .never, .inline: false
        case .automatic: index == 0 || resolvesToLarge(index - 1)
        }
    }

    var _largeTitleFont: UIFont {
        let attributes = _currentAppearance.largeTitleTextAttributes
        if let font = (attributes[.font] ?? largeTitleTextAttributes?[.font]) as? UIFont { return font }
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        return UIFont.systemFont(ofSize: size, weight: .bold)
    }

    // MARK: Back button

    /// The titles a back button may show, the best first.
    var _backTitles: [String] {
        if backItem == nil, case .back(let title) = _splitButton { return [title, SystemStrings.text(.back), ""] }
        guard let below = backItem else { return [] }
        if topItem?.style == .editor { return [""] }
        switch below.backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return [SystemStrings.text(.back), ""]
        case .default: break
        }
        let given = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title
        guard let given else { return [SystemStrings.text(.back), ""] }
        return given.isEmpty ? [""] : [given, SystemStrings.text(.back), ""]
    }

    var _showsBackButton: Bool {
        if backItem == nil, case .back = _splitButton { return true }
        guard let top = topItem, backItem != nil || top.backAction != nil, !top.hidesBackButton else { return false }
        let hasLeft = top.leftBarButtonItems?.isEmpty == false
        return !hasLeft || top.leftItemsSupplementBackButton
    }
}

extension UINavigationItem {
    /// Where the search bar goes: on a pad beside the title, elsewhere below it.
    var _resolvedSearchPlacement: SearchBarPlacement {
        guard preferredSearchBarPlacement != .stacked, SystemBehavior.majorVersion >= 16 else { return .stacked }
        // Scope buttons have no room in the row.
        if searchController?.searchBar._showsScopes == true { return .stacked }
        let traits = _bar?.traitCollection ?? UITraitCollection.current
        let isWide = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        return isWide ? .inline : .stacked
    }
}
