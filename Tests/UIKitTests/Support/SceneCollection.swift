import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A collection view of a layout fixture, in a window at 2x.
@MainActor
final class SceneCollection: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let backdrop: UIView
    let expected: [String: CGRect]
    private let cells: [String: Any]
    private let sections: [[String: Any]]
    private var shown: Shown?

    init(_ name: String) throws {
        let table = try #require(fixture("layout/\(name).json") as? [String: Any])
        let input = try #require((table["input"] as? [String: Any])?["root"] as? [String: Any])
        let entries = try #require(input["subviews"] as? [[String: Any]])
        let values = try #require(entries[1]["flowLayout"] as? [String: Any])
        let layout = UICollectionViewFlowLayout()
        func size(_ name: String) -> CGSize? {
            (values[name] as? [Double]).map { CGSize(width: $0[0], height: $0[1]) }
        }
        layout.itemSize = size("itemSize") ?? layout.itemSize
        layout.headerReferenceSize = size("headerReferenceSize") ?? .zero
        layout.footerReferenceSize = size("footerReferenceSize") ?? .zero
        layout.minimumLineSpacing = CGFloat(values["minimumLineSpacing"] as? Double ?? 10)
        layout.minimumInteritemSpacing = CGFloat(values["minimumInteritemSpacing"] as? Double ?? 10)
        layout.sectionInset = insets(values["sectionInset"] as Any) ?? .zero
        view = UICollectionView(frame: rect(entries[1]["frame"] as Any) ?? .zero, collectionViewLayout: layout)
        backdrop = UIView(frame: rect(entries[0]["frame"] as Any) ?? .zero)
        sections = entries[1]["sections"] as? [[String: Any]] ?? []
        cells = try #require(table["cells"] as? [String: Any])
        expected = (table["expected"] as? [String: Any] ?? [:]).compactMapValues { rect($0) }
        super.init()
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = self
        let size = try #require(table["size"] as? [Double])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        root.addSubview(backdrop)
        root.addSubview(view)
        shown = Shown(root, scale: 2)
    }

    func frames(_ list: String) -> [String: CGRect] {
        (cells[list] as? [String: Any] ?? [:]).compactMapValues { rect($0) }
    }

    func sizes(_ list: String) -> [String: CGSize] {
        (cells[list] as? [String: [Double]] ?? [:]).mapValues { CGSize(width: $0[0], height: $0[1]) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        (sections[section]["items"] as? [Any] ?? []).count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let items = sections[indexPath.section]["items"] as? [[String: Any]] ?? []
        let label = UILabel(frame: cell.contentView.bounds)
        label.text = items[indexPath.item]["text"] as? String
        label.textAlignment = .center
        cell.contentView.addSubview(label)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard let text = sections[indexPath.section][isHeader ? "header" : "footer"] as? String else { return view }
        let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 0))
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.text = text
        view.addSubview(label)
        return view
    }
}
