import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ListAppearanceChangeTests {
    private final class List: UICollectionViewController {
        var appearance = UICollectionLayoutListConfiguration.Appearance.sidebar
        private var source: UICollectionViewDiffableDataSource<Int, Int>!

        init() {
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] _, environment in
                .list(
                    using: UICollectionLayoutListConfiguration(appearance: self?.appearance ?? .plain),
                    layoutEnvironment: environment)
            }
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                content.image = UIImage(systemName: "star")
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot, animatingDifferences: false)
        }

        var content: UIListContentConfiguration? {
            collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.contentConfiguration
                as? UIListContentConfiguration
        }
    }

    @Test("a cell's default content follows a list that gets another appearance")
    func follows() throws {
        let list = List()
        let harness = AppHarness(root: list)
        harness.frame()
        let sidebar = UIListContentConfiguration.sidebarCell()
        #expect(try #require(list.content).imageToTextPadding == sidebar.imageToTextPadding)
        list.appearance = .insetGrouped
        list.collectionView.collectionViewLayout.invalidateLayout()
        harness.frame()
        let plain = UIListContentConfiguration.cell()
        #expect(plain.imageToTextPadding != sidebar.imageToTextPadding)
        let content = try #require(list.content)
        #expect(content.imageToTextPadding == plain.imageToTextPadding)
        #expect(content.directionalLayoutMargins == plain.directionalLayoutMargins)
        #expect(content.text == "1")
    }
}
