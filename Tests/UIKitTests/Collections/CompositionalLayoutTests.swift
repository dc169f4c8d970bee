import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Frames follow from the documented rules: fractions of the container, insets taken off last, spacing between groups.
@MainActor @Suite("Compositional layout")
struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func scene(
        _ counts: [Int], configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        _ section: @escaping (Int) -> NSCollectionLayoutSection
    ) -> CollectionScene {
        let layout = UICollectionViewCompositionalLayout { index, _ in section(index) }
        if let configuration { layout.configuration = configuration }
        return CollectionScene(counts, layout: layout, cell: cell)
    }

    @Test("a grid of squares: fractions of the section, insets off each item, spacing between groups")
    func grid() {
        let scene = scene([7]) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
            section.interGroupSpacing = 8
            return section
        }
        // 280 wide: four of 70.
        #expect(scene.frame(0) == CGRect(x: 12, y: 7, width: 66, height: 66))
        #expect(scene.frame(3) == CGRect(x: 222, y: 7, width: 66, height: 66))
        #expect(scene.frame(4) == CGRect(x: 12, y: 85, width: 66, height: 66))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 5 + 70 + 8 + 70 + 15))
    }

    @Test("a count overrides the item's width so that all fit with their spacing")
    func count() {
        let scene = scene([3]) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.absolute(999), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
            group.interItemSpacing = .fixed(15)
            return NSCollectionLayoutSection(group: group)
        }
        #expect(scene.frame(1) == CGRect(x: 105, y: 0, width: 90, height: 40))
        #expect(scene.frame(2)?.maxX == 300)
    }

    @Test("groups in groups take their items in order")
    func nested() {
        let scene = scene([6]) { _ in
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
            return NSCollectionLayoutSection(group: group)
        }
        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 210, height: 100))
        #expect(scene.frame(2) == CGRect(x: 210, y: 50, width: 90, height: 50))
        #expect(scene.frame(3) == CGRect(x: 0, y: 100, width: 210, height: 100))
        #expect(scene.frame(5) == CGRect(x: 210, y: 150, width: 90, height: 50))
    }

    @Test("flexible spacing takes what is left over, fixed spacing leaves it at the end")
    func spacing() {
        for isFlexible in [true, false] {
            let scene = scene([3]) { _ in
                let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
                group.interItemSpacing = isFlexible ? .flexible(10) : .fixed(10)
                return NSCollectionLayoutSection(group: group)
            }
            #expect(scene.frame(1)?.minX == (isFlexible ? 110 : 90))
            #expect(scene.frame(2)?.minX == (isFlexible ? 220 : 180))
        }
    }

    @Test("a header extends the section, a badge pokes out by a part of its own size, a background covers the section")
    func supplementary() throws {
        let scene = scene([2]) { _ in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 20, bottom: 4, trailing: 20)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))?.frame
                == CGRect(x: 20, y: 0, width: 260, height: 30))
        #expect(scene.frame(0) == CGRect(x: 20, y: 36, width: 100, height: 50))
        // 30 % of 20 points beyond the corner at (120, 36).
        #expect(
            scene.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(0))?.frame
                == CGRect(x: 106, y: 30, width: 20, height: 20))
        #expect(scene.view.contentSize.height == CGFloat(30 + 6 + 50 + 4))
    }

    @Test("a section that scrolls across keeps its items in a scroll view of its own")
    func orthogonal() throws {
        let scene = scene([10, 1]) { index in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(120), .absolute(60)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
            return section
        }
        let first = try #require(scene.view.cellForItem(at: path(0)))
        let scroll = try #require(first.superview as? UIScrollView)
        #expect(scroll !== scene.view)
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
        #expect(scroll.contentSize.width == CGFloat(10 * 120 + 9 * 10))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 120))
        #expect(scene.view.cellForItem(at: path(3)) == nil)
        scroll.contentOffset.x = 260
        scene.settle()
        #expect(scene.view.cellForItem(at: path(3))?.frame == CGRect(x: 390, y: 0, width: 120, height: 60))
        #expect(scene.view.cellForItem(at: path(0)) == nil)
    }

    @Test("estimated heights become those that cells want; groups below move")
    func estimated() {
        final class Sized: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
                preferred.size.height = 60 + CGFloat(layoutAttributes.indexPath.item)
                return preferred
            }
        }
        let scene = scene([3], cell: Sized.self) { _ in
            let row = size(.fractionalWidth(1), .estimated(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
            return NSCollectionLayoutSection(group: group)
        }
        #expect(scene.frame(2) == CGRect(x: 0, y: 60 + 61, width: 300, height: 62))
        #expect(scene.view.contentSize.height == CGFloat(60 + 61 + 62))
    }

    @Test("custom groups place items by the app's rectangles, moved to the group")
    func custom() {
        let scene = scene([4]) { _ in
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
                environment in
                let width = environment.container.effectiveContentSize.width
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(x: width / 2, y: 20, width: 50, height: 50), zIndex: 3),
                ]
            }
            return NSCollectionLayoutSection(group: group)
        }
        #expect(scene.frame(1) == CGRect(x: 150, y: 20, width: 50, height: 50))
        #expect(scene.frame(2) == CGRect(x: 0, y: 100, width: 150, height: 100))
        #expect(scene.view.layoutAttributesForItem(at: path(1))?.zIndex == 3)
    }

    @Test("ten thousand items cost as much as what is seen")
    func large() {
        let scene = scene([10_000]) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        #expect(scene.made == 16)
        scene.view.contentOffset.y = 100_000
        scene.settle()
        #expect(scene.frame(4000)?.minY == 100_000)
        #expect(scene.view.visibleCells.count == 16)
    }
}
