import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Sizes that items choose belong to one size of the view and of text: after a change everything is as if launched there.
@MainActor @Suite struct MeasuredSizeTests {
    private final class TextCell: UICollectionViewCell {
        private let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.text = "A text that takes more lines the larger it is"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private static let sections = 4

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isAcross = index.isMultiple(of: 2)
            let size = NSCollectionLayoutSize(
                widthDimension: isAcross ? .absolute(120) : .fractionalWidth(1), heightDimension: .estimated(90))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            if isAcross { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
    }

    private func scene(width: CGFloat = 300, category: UIContentSizeCategory = .large) -> CollectionScene {
        let scene = CollectionScene(
            Array(repeating: 5, count: Self.sections), size: CGSize(width: width, height: 400), layout: Self.layout(),
            cell: TextCell.self)
        if category != .large { change(scene, to: category) }
        return scene
    }

    private func change(_ scene: CollectionScene, to category: UIContentSizeCategory) {
        scene.view.window?.traitOverrides.preferredContentSizeCategory = category
        scene.view.window?.updateTraitsIfNeeded()
        scene.settle()
    }

    private func frames(_ scene: CollectionScene) -> [String] {
        (0..<Self.sections).flatMap { section in
            (0..<5).map { "\(section)-\($0): \(scene.frame($0, section)!)" }
        } + ["content: \(scene.view.contentSize)"]
    }

    private func seen(_ scene: CollectionScene) -> [IndexPath] { scene.view.indexPathsForVisibleItems.sorted() }

    @Test("text that grew and shrank again leaves the frames of a fresh launch", arguments: [0, 300])
    func textSize(offset: CGFloat) {
        let fresh = scene()
        let changed = scene()
        changed.view.contentOffset.y = offset
        changed.settle()
        change(changed, to: .accessibilityExtraLarge)
        #expect(changed.view.contentSize.height > fresh.view.contentSize.height)
        changed.view.contentOffset.y = 0
        change(changed, to: .large)
        #expect(frames(changed) == frames(fresh))
        #expect(seen(changed) == seen(fresh))
    }

    @Test("a view that was wider for a while has the frames of a fresh launch")
    func width() {
        let fresh = scene()
        let changed = scene()
        changed.view.frame.size.width = 700
        changed.settle()
        changed.view.frame.size.width = 300
        changed.settle()
        #expect(frames(changed) == frames(fresh))
        #expect(seen(changed) == seen(fresh))
    }

    @Test("a section out of sight has no scroll view in the hierarchy, but keeps where it was scrolled to")
    func outOfSight() throws {
        let scene = scene()
        let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let scroll = try #require(cell.superview as? UIScrollView)
        scroll.contentOffset.x = 150
        scene.settle()
        scene.view.contentOffset.y = scene.view.contentSize.height - 400
        scene.settle()
        #expect(scroll.superview == nil)
        scene.view.contentOffset.y = 0
        scene.settle()
        #expect(scroll.superview === scene.view)
        #expect(scroll.contentOffset.x == 150)
    }
}
