extension UICollectionViewListCell {
    func _updateAccessories() {
        var old = _accessoryViews
        var new: [AccessoryView] = []
        for accessory in accessories {
            if let index = old.firstIndex(where: { $0.accessory.kind.isLike(accessory.kind) }) {
                let view = old.remove(at: index)
                view.show(accessory)
                new.append(view)
            } else {
                let view = AccessoryView(accessory)
                view.addAction(
                    UIAction { [weak self, weak view] _ in
                        guard let self, let view else { return }
                        if case .menu = view.accessory.kind {
                            return view.showMenu { [weak self] in self?._contentRoomChanged() }
                        }
                        _accessoryTapped(view.accessory)
                    }, for: .touchUpInside)
                new.append(view)
                addSubview(view)
            }
        }
        for view in old { view.removeFromSuperview() }
        _accessoryViews = new
        for view in new {
            view.isExpanded = configurationState.isExpanded
            view.isOn = isSelected
        }
        _contentRoomChanged()
    }

    /// The accessories that are shown on a side, from the leading edge.
    private func _shown(leading: Bool) -> [AccessoryView] {
        let shown = _accessoryViews.filter {
            $0.accessory.isLeading == leading && $0.accessory.isShown(isEditing: configurationState.isEditing)
        }
        var ordered = shown.filter { if case .custom = $0.accessory.kind { false } else { true } }
        ordered.sort { $0.accessory.kind.rank < $1.accessory.kind.rank }
        for view in shown {
            guard case .custom(_, let placement, _) = view.accessory.kind else { continue }
            let position: UICellAccessory.Placement.Position
            switch placement {
            case .leading(_, let at), .trailing(_, let at): position = at
            }
            ordered.insert(view, at: min(max(position(ordered.map(\.accessory)), 0), ordered.count))
        }
        return ordered
    }

    struct AccessoryRoom {
        var left: CGFloat = 0
        var right: CGFloat = 0
        /// Views and their x and width, left to right.
        var views: [(AccessoryView, CGFloat, CGFloat)] = []
    }

    /// What indentation and accessories take from the content.
    ///
    /// Unverified: 8 points between accessories, 16 after leading ones.
    func _room(width: CGFloat) -> AccessoryRoom {
        let margins = directionalLayoutMargins
        let indentation = CGFloat(indentationLevel) * indentationWidth
        var room = AccessoryRoom()
        let leading = _shown(leading: true)
        let trailing = _shown(leading: false)
        var start: CGFloat = 0
        if leading.isEmpty {
            start = indentation
        } else {
            var place = margins.leading + (indentsAccessories ? indentation : 0)
            for view in leading {
                let width = view.roomWidth(traitCollection)
                room.views.append((view, place, width))
                place += width + 8
            }
            // The content's own leading margin of 16 follows.
            start = place - 8 + (indentsAccessories ? 0 : indentation)
        }
        var end: CGFloat = 0
        if !trailing.isEmpty {
            var place = width - _trailingMargin(margins)
            for view in trailing.reversed() {
                let length = view.roomWidth(traitCollection)
                place -= length
                room.views.append((view, place, length))
                place -= 8
            }
            end = width - (place + 8)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        room.left = isRightToLeft ? end : start
        room.right = isRightToLeft ? start : end
        if isRightToLeft { room.views = room.views.map { ($0.0, width - $0.1 - $0.2, $0.2) } }
        return room
    }

    private func _trailingMargin(_ margins: NSDirectionalEdgeInsets) -> CGFloat {
        margins.trailing
    }

    func _placeAccessories(_ room: AccessoryRoom) {
        let shown = Set(room.views.map { ObjectIdentifier($0.0) })
        for view in _accessoryViews { view.isHidden = !shown.contains(ObjectIdentifier(view)) }
        let offset = _swipe?.offset ?? 0
        for (view, x, width) in room.views {
            let frame = LayoutRounding.rect(
                CGRect(x: x + offset, y: 0, width: width, height: bounds.height), scale: _layoutScale)
            if view.frame != frame { view.frame = frame }
        }
    }

    private func _accessoryTapped(_ accessory: UICellAccessory) {
        if let action = accessory.action {
            action()
            return
        }
        guard let collection = _collectionView, let path = collection.indexPath(for: self) else { return }
        switch accessory.kind {
        case .outlineDisclosure: (collection.dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
        case .delete: collection._showSwipeActions(at: path, trailing: true)
        default: break
        }
    }

    /// A tap anywhere on the row opens and closes it.
    var _togglesAnywhere: Bool {
        _accessoryViews.contains { view in
            guard case .outlineDisclosure(let style) = view.accessory.kind else { return false }
            switch style {
            case .header: return true
            case .cell: return false
            case .automatic: return _attributes?._list?.isHeader ?? false
            }
        }
    }
}

extension UICollectionView {
    /// A tap on a row that opens and closes its children; false if it is an ordinary row.
    func _toggleOutline(of cell: UICollectionViewCell, at path: IndexPath) -> Bool {
        guard let cell = cell as? UICollectionViewListCell, cell._togglesAnywhere else { return false }
        if let action = cell.accessories.first(where: { if case .outlineDisclosure = $0.kind { true } else { false } })?
            .action
        {
            action()
        } else {
            (dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
        }
        return true
    }
}
