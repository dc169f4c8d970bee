extension NSCollectionLayoutSection {
    /// A section that looks like a list: rows as wide as the view, as high as their content.
    ///
    /// Room around sections is that of tables: 35 points above the first section of a grouped list, 35 between sections.
    /// Unverified: that lists of collection views have the same; the insets of sidebars.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section._list = configuration
        section.contentInsetsReference = .none
        var insets = NSDirectionalEdgeInsets.zero
        let sides = (layoutEnvironment as? LayoutEnvironment)?.view?._listSides ?? .zero
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        switch configuration.appearance {
        case .plain: break
        case .grouped, .insetGrouped:
            if configuration.appearance == .insetGrouped { insets = sides }
            if !hasHeader { insets.top = 17.5 }
            if !hasFooter { insets.bottom = 17.5 }
        case .sidebar:
            insets = sides
            // Read off a screenshot of iOS 14.
            insets.bottom = 10
        case .sidebarPlain: break
        }
        section.contentInsets = insets
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }

    /// Room above the section's header, or above its rows where they begin.
    func _roomAbove(isFirst: Bool) -> CGFloat {
        guard let list = _list else { return 0 }
        let hasHeader = list.headerMode == .supplementary
        if let padding = list.headerTopPadding, hasHeader { return padding }
        switch list.appearance {
        case .plain: return hasHeader ? 22 : 0
        case .grouped, .insetGrouped:
            if hasHeader { return isFirst ? 50.0 / 3 : 0 }
            return isFirst ? 17.5 : 0
        case .sidebar, .sidebarPlain: return 0
        }
    }
}

extension UICollectionView {
    /// The distance of content from the sides, without the safe area; margins that the app set go before.
    var _listMargin: CGFloat {
        if let own = _layoutStorage?.physicalMargins { return max(own.left, 0) }
        if let own = _layoutStorage?.margins { return max(own.leading, 0) }
        let isNotched = safeAreaInsets.left > 0 || safeAreaInsets.right > 0
        return bounds.width >= 414 && !isNotched ? 20 : 16
    }

    /// What cards of a list leave free at the sides.
    var _listSides: NSDirectionalEdgeInsets {
        let safe = _directional(safeAreaInsets)
        let margin = _listMargin
        return NSDirectionalEdgeInsets(
            top: 0, leading: safe.leading + margin, bottom: 0, trailing: safe.trailing + margin)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections all look like a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
