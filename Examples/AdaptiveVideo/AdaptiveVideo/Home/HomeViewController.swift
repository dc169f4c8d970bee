import UIKit

/// What there is to watch: one video large, rows that scroll sideways, and a grid of all.
final class HomeViewController: UICollectionViewController {
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case featured, resume, new, all
    }

    nonisolated struct Item: Hashable, Sendable {
        var section: Section
        var video: Video
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    init() {
        super.init(collectionViewLayout: HomeLayout.make())
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeDataSource()
        // How many videos stand side by side depends on size classes and text size.
        registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]
        ) { (self: Self, _: UITraitCollection) in
            self.collectionViewLayout.invalidateLayout()
        }
    }

    private func makeDataSource() {
        let video = UICollectionView.CellRegistration<VideoCell, Item> { cell, _, item in
            cell.show(item.video, progress: item.section == .resume ? item.video.watched : nil)
        }
        let featured = UICollectionView.CellRegistration<FeaturedCell, Item> { cell, _, item in
            cell.video = item.video
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, index, item in
            item.section == .featured
                ? view.dequeueConfiguredReusableCell(using: featured, for: index, item: item)
                : view.dequeueConfiguredReusableCell(using: video, for: index, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<SectionHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, index in
            view.title = Section(rawValue: index.section)?.title
        }
        dataSource.supplementaryViewProvider = { view, _, index in
            view.dequeueConfiguredReusableSupplementary(using: header, for: index)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        for section in Section.allCases {
            snapshot.appendItems(section.videos.map { Item(section: section, video: $0) }, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(WatchViewController(video: item.video), animated: true)
    }
}

extension HomeViewController.Section {
    @MainActor var videos: [Video] {
        switch self {
        case .featured: [Video.all[9]]
        case .resume: Array(Video.all[1...6])
        case .new: Array(Video.all.reversed())
        case .all: Video.all
        }
    }

    @MainActor var title: String? {
        switch self {
        case .featured: nil
        case .resume: String(localized: "Continue watching")
        case .new: String(localized: "New this week")
        case .all: String(localized: "All videos")
        }
    }
}
