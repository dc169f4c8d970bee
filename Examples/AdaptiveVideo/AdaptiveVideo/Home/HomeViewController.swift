import UIKit

/// All videos in a grid whose columns follow the size classes and whose cells follow the width.
final class HomeViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let videos = Video.all
    private lazy var cells = UICollectionView.CellRegistration<VideoCell, Video> { cell, _, video in cell.video = video
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = cells
        collectionView.alwaysBounceVertical = true
        collectionView.contentInsetAdjustmentBehavior = .always
        registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]
        ) { (self: Self, _: UITraitCollection) in
            self.collectionView.reloadData()
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        videos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: videos[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(WatchViewController(video: videos[indexPath.item]), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let arrangement = Arrangement(traitCollection)
        let columns =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            ? max(1, arrangement.columns / 2) : arrangement.columns
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 2 * arrangement.sideMargin
        let width = ((room - CGFloat(columns - 1) * 12) / CGFloat(columns)).rounded(.down)
        return CGSize(width: width, height: VideoCell.height(forWidth: width, traits: traitCollection))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let margin = Arrangement(traitCollection).sideMargin
        return UIEdgeInsets(top: 8, left: margin, bottom: 24, right: margin)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 20 }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 12 }
}
