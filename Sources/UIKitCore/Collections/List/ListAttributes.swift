/// What a list layout tells the cells and headers of a section.
package struct ListAttributes: Hashable {
    package var environment: UIListEnvironment
    /// The least distance of content from the cell's sides.
    package var margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    package var isFirst = false
    package var isLast = false
    /// The first item stands for a header.
    package var isHeader = false
    package var topSeparator: Separator?
    package var bottomSeparator: Separator?

    package func hash(into hasher: inout Hasher) {
        hasher.combine(environment)
        hasher.combine(isFirst)
        hasher.combine(isLast)
    }

    package struct Separator: Hashable {
        var color: UIColor
        /// Nil begins where the text does.
        var insets: NSDirectionalEdgeInsets?
        /// From edge to edge, at the ends of a section.
        var isFull = false

        package func hash(into hasher: inout Hasher) { hasher.combine(isFull) }
    }
}

extension UICollectionViewCompositionalLayout {
    func _hasHeaderItem(inSection index: Int) -> Bool {
        guard _state.sections.indices.contains(index) else { return false }
        return _state.sections[index].section._list?.headerMode == .firstItemInSection
    }

    /// For an item, or for headers and footers; nil outside of lists.
    func _listAttributes(_ section: SolvedSection, item: Int?) -> ListAttributes? {
        guard let list = section.section._list else { return nil }
        var attributes = ListAttributes(environment: list._environment)
        if let view = collectionView {
            switch list.appearance {
            case .plain, .grouped, .sidebarPlain:
                attributes.margins.leading = view._listSides.leading
                attributes.margins.trailing = view._listSides.trailing
            case .insetGrouped:
                attributes.margins.leading = view._listMargin
                attributes.margins.trailing = view._listMargin
            case .sidebar:
                attributes.margins.leading = 8
                attributes.margins.trailing = 8
            }
        }
        guard let item else { return attributes }
        let hasHeaderItem = list.headerMode == .firstItemInSection
        let first = hasHeaderItem ? 1 : 0
        attributes.isHeader = hasHeaderItem && item == 0
        attributes.isFirst = item == first
        attributes.isLast = item == section.count - 1 && !attributes.isHeader
        guard list.showsSeparators, !attributes.isHeader else { return attributes }
        var configuration = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler,
            let index = _state.sections.firstIndex(where: { $0 === section })
        {
            configuration = handler(IndexPath(item: item, section: index), configuration)
        }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        func separator(_ insets: NSDirectionalEdgeInsets, isFull: Bool) -> ListAttributes.Separator {
            ListAttributes.Separator(
                color: configuration.color, insets: insets == automatic ? nil : insets, isFull: isFull)
        }
        let isCard = list.appearance == .insetGrouped
        let isGrouped = list.appearance == .grouped
        let isTopShown = attributes.isFirst && !isCard
        switch configuration.topSeparatorVisibility {
        case .visible: attributes.topSeparator = separator(configuration.topSeparatorInsets, isFull: false)
        case .hidden: break
        case .automatic:
            if isTopShown { attributes.topSeparator = separator(configuration.topSeparatorInsets, isFull: isGrouped) }
        }
        switch configuration.bottomSeparatorVisibility {
        case .visible: attributes.bottomSeparator = separator(configuration.bottomSeparatorInsets, isFull: false)
        case .hidden: break
        case .automatic:
            if !(attributes.isLast && isCard) {
                attributes.bottomSeparator = separator(
                    configuration.bottomSeparatorInsets, isFull: isGrouped && attributes.isLast)
            }
        }
        return attributes
    }
}
