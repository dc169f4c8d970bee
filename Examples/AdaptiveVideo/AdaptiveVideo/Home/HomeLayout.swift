import UIKit

/// Where the videos of the home screen go. Widths come from the room that the safe area leaves, heights from the text.
enum HomeLayout {
    @MainActor static func make() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 28
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch HomeViewController.Section(rawValue: index) {
                case .featured: featured(environment)
                case .all: grid(environment)
                default: row(environment)
                }
            }, configuration: configuration)
    }

    private static func columns(_ environment: any NSCollectionLayoutEnvironment) -> (Columns, CGFloat) {
        let width = environment.container.effectiveContentSize.width
        return (Columns(environment.traitCollection, width: width), width)
    }

    private static func featured(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let (columns, width) = columns(environment)
        let isTall = Arrangement(environment.traitCollection) == .tall
        let height = (width - 2 * columns.margin) * (isTall ? 9 / 16 : 0.3)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(columns, top: 8, bottom: 0)
        return section
    }

    private static func row(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let (columns, width) = columns(environment)
        let size = videoSize(width: columns.widthWithPeek(in: width))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = columns.spacing
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.contentInsets = insets(columns, top: 12, bottom: 0)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let (columns, width) = columns(environment)
        let size = videoSize(width: columns.width(in: width))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: size.heightDimension),
            repeatingSubitem: item, count: columns.count)
        group.interItemSpacing = .fixed(columns.spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 24
        section.contentInsets = insets(columns, top: 12, bottom: 24)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static func videoSize(width: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .estimated(width * 9 / 16 + 66))
    }

    private static func insets(_ columns: Columns, top: CGFloat, bottom: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: columns.margin, bottom: bottom, trailing: columns.margin)
    }

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
