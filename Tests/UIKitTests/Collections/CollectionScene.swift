import Foundation
import UIKit

@testable import UIKitCore

/// A window with a collection view whose items are numbers, and a journal of what it asks and tells.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    let view: UICollectionView
    let journal = Journal()
    private let window: UIWindow
    var made = 0

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 300, height: 400),
        layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) {
        self.counts = counts
        UIApplication._use(.default)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.isHidden = false
        settle()
    }

    isolated deinit {
        view.removeFromSuperview()
        window.isHidden = true
    }

    func settle() { window.layoutIfNeeded() }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldHighlight \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.note("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldSelect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.note("didDeselect \(indexPath.item)")
    }
}
