import UIKit

/// All pages, to choose one.
final class PageListViewController: UICollectionViewController {
    var choose: (Page) -> Void = { _ in }
    /// The page last shown; nil before one was chosen.
    var current: Page? { didSet { selectCurrent() } }
    private var source: UICollectionViewDiffableDataSource<Int, Page>!

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = NSLocalizedString("Catalog", comment: "")
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] _, environment in
            let isSidebar = self?.splitViewController?.isCollapsed == false
            return .list(
                using: UICollectionLayoutListConfiguration(appearance: isSidebar ? .sidebar : .insetGrouped),
                layoutEnvironment: environment)
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Page> { cell, _, page in
            var content = cell.defaultContentConfiguration()
            content.text = page.title
            content.image = UIImage(systemName: page.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
            cell.accessibilityIdentifier = page.rawValue
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, page in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: page)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Page>()
        snapshot.appendSections([0])
        snapshot.appendItems(Page.allCases)
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectCurrent()
    }

    private func selectCurrent() {
        guard isViewLoaded, splitViewController?.isCollapsed == false else { return }
        let path = source.indexPath(for: current ?? .buttonStyles)
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let page = source.itemIdentifier(for: indexPath) else { return }
        if splitViewController?.isCollapsed == true { collectionView.deselectItem(at: indexPath, animated: true) }
        choose(page)
    }
}
