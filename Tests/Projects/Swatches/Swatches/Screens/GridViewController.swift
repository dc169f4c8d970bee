import SwatchKit
import UIKit

class GridViewController: UICollectionViewController {
    private lazy var cells = UICollectionView.CellRegistration<SwatchCell, Swatch> { cell, _, swatch in
        cell.show(swatch)
    }
    private lazy var source = UICollectionViewDiffableDataSource<Int, Swatch>(collectionView: collectionView) {
        [cells] view, indexPath, swatch in
        view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: swatch)
    }
    private var isSorted = false

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Colours")
        _ = source
        apply()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: .sortByName, style: .plain, target: self, action: #selector(toggleSorting))
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self]) {
            (self: Self, _: UITraitCollection) in
            self.collectionView.collectionViewLayout.invalidateLayout()
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let layout = collectionViewLayout as! UICollectionViewFlowLayout
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 32
        let columns = max(2, Int(width / UIFontMetrics.default.scaledValue(for: 150)))
        let side = ((width - CGFloat(columns - 1) * 12) / CGFloat(columns)).rounded(.down)
        let size = CGSize(width: side, height: side * 0.75)
        if layout.itemSize != size { layout.itemSize = size }
    }

    @objc private func toggleSorting() {
        isSorted.toggle()
        apply()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch>()
        snapshot.appendSections([0])
        snapshot.appendItems(isSorted ? Swatch.all.sorted { $0.name < $1.name } : Swatch.all)
        source.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let swatch = source.itemIdentifier(for: indexPath) else { return }
        let detail = DetailViewController(swatch: swatch)
        if traitCollection.horizontalSizeClass == .regular {
            detail.modalPresentationStyle = .formSheet
            present(UINavigationController(rootViewController: detail), animated: true)
        } else {
            navigationController?.pushViewController(detail, animated: true)
        }
    }
}

#Preview {
    GridViewController()
}
