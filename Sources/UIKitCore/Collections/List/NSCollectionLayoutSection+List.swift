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
        var insets = NSDirectionalEdgeInsets.zero
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        switch configuration.appearance {
        case .plain: section.contentInsetsReference = .none
        case .grouped, .insetGrouped:
            section.contentInsetsReference = configuration.appearance == .insetGrouped ? .layoutMargins : .none
            if !hasHeader { insets.top = 17.5 }
            if !hasFooter { insets.bottom = 17.5 }
        case .sidebar, .sidebarPlain:
            section.contentInsetsReference = .layoutMargins
            if configuration.appearance == .sidebarPlain { section.contentInsetsReference = .none }
            insets.bottom = configuration.appearance == .sidebar ? 16 : 0
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
