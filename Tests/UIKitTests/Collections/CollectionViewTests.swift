import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Collection views")
struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("only items that are seen get cells, and scrolling uses cells again")
    func work() {
        let scene = CollectionScene([10_000])
        // Five to a line of 300 points (5 x 50 + 4 x 12.5), lines 60 apart: seven lines meet 400 points.
        #expect(scene.view.visibleCells.count == 35)
        #expect(scene.made == 35)
        let before = Set(scene.view.visibleCells.map { ObjectIdentifier($0) })
        scene.view.contentOffset.y = 60_000
        scene.settle()
        #expect(scene.made == 70)
        let after = Set(scene.view.visibleCells.map { ObjectIdentifier($0) })
        #expect(after.subtracting(before).isEmpty)
        #expect(scene.view.contentSize.height == CGFloat(2000 * 50 + 1999 * 10))
    }

    @Test("a tap highlights and selects in the documented order, and deselects the item before")
    func tap() {
        let scene = CollectionScene([4])
        scene.view._selection.tap(path(1), in: scene.view)
        #expect(scene.journal.take() == ["shouldSelect 1", "didSelect 1"])
        scene.view._selection.tap(path(2), in: scene.view)
        #expect(scene.journal.take() == ["shouldSelect 2", "didDeselect 1", "didSelect 2"])
        #expect(scene.view.indexPathsForSelectedItems == [path(2)])
        #expect(scene.view.cellForItem(at: path(2))?.isSelected == true)
        #expect(scene.view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test("the delegate does not hear of what the app selects itself")
    func programmatic() {
        let scene = CollectionScene([4])
        scene.view.selectItem(at: path(3), animated: false, scrollPosition: [])
        #expect(scene.view.indexPathsForSelectedItems == [path(3)])
        scene.view.deselectItem(at: path(3), animated: false)
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.journal.take() == [])
    }

    @Test("deletions count as before a batch, insertions as after it; cells of surviving items stay")
    func batch() {
        let scene = CollectionScene([5])
        let cells = (0..<5).map { scene.view.cellForItem(at: path($0))! }
        scene.view.selectItem(at: path(4), animated: false, scrollPosition: [])
        var finished = false
        scene.view.performBatchUpdates {
            scene.counts = [5]
            scene.view.deleteItems(at: [path(0), path(2)])
            scene.view.insertItems(at: [path(1), path(3)])
        } completion: {
            finished = $0
        }
        scene.settle()
        // Old 1, 3, 4 fill the places that the insertions leave: 0, 2, 4.
        #expect(scene.view.cellForItem(at: path(0)) === cells[1])
        #expect(scene.view.cellForItem(at: path(2)) === cells[3])
        #expect(scene.view.cellForItem(at: path(4)) === cells[4])
        #expect(scene.view.indexPathsForSelectedItems == [path(4)])
        Frame.runPasses()
        #expect(finished)
    }

    @Test("sections and items can move in one batch")
    func moves() {
        let scene = CollectionScene([2, 3])
        let cell = scene.view.cellForItem(at: path(1, 1))!
        let other = scene.view.cellForItem(at: path(0, 0))!
        scene.view.performBatchUpdates {
            scene.counts = [3, 2]
            scene.view.moveSection(1, toSection: 0)
        }
        scene.settle()
        #expect(scene.view.cellForItem(at: path(1, 0)) === cell)
        #expect(scene.view.cellForItem(at: path(0, 1)) === other)
        scene.view.performBatchUpdates {
            scene.counts = [2, 3]
            scene.view.moveItem(at: path(1, 0), to: path(2, 1))
        }
        #expect(scene.view.cellForItem(at: path(2, 1)) === cell)
    }

    @Test("numbers that do not match the data source end the app")
    func inconsistent() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let scene = CollectionScene([3])
                scene.view.performBatchUpdates { scene.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
            }
        }
    }

    @Test("reconfiguring keeps the cell, reloading replaces it")
    func reconfigure() {
        let scene = CollectionScene([3])
        let cell = scene.view.cellForItem(at: path(1))!
        scene.view.reconfigureItems(at: [path(1)])
        #expect(scene.view.cellForItem(at: path(1)) === cell)
        #expect(scene.made == 4)
        scene.view.reloadItems(at: [path(1)])
        scene.settle()
        #expect(scene.made == 5)
    }

    @Test("scrolling to an item puts it where it was asked for, within the content")
    func scrolling() {
        let scene = CollectionScene([1000])
        scene.view.scrollToItem(at: path(500), at: .top, animated: false)
        // Line 100 of lines 60 apart.
        #expect(scene.view.contentOffset.y == 6000)
        scene.view.scrollToItem(at: path(500), at: .centeredVertically, animated: false)
        #expect(scene.view.contentOffset.y == CGFloat(6000 + 25 - 200))
        scene.view.scrollToItem(at: path(999), at: .top, animated: false)
        #expect(scene.view.contentOffset.y == CGFloat(200 * 50 + 199 * 10 - 400))
        #expect(scene.view.cellForItem(at: path(999)) != nil)
    }

    @Test("cells that measure themselves get their size before they are seen")
    func selfSizing() {
        final class Sized: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
                preferred.size = CGSize(width: 120, height: 30 + CGFloat(layoutAttributes.indexPath.item))
                return preferred
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let scene = CollectionScene([4], layout: layout, cell: Sized.self)
        // Two of 120 fit in 300: the gap takes what is left, the smaller one is centred on the line.
        #expect(scene.frame(1) == CGRect(x: 180, y: 0, width: 120, height: 31))
        #expect(scene.frame(0)?.height == 30)
        #expect(scene.frame(3)?.minY == CGFloat(31 + 10))
        #expect(scene.view.cellForItem(at: path(1))?.frame == scene.frame(1))
    }

    @Test("headers that stick stay at the top while their section is seen")
    func pinned() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let scene = CollectionScene([20, 20], layout: layout)
        // Sections are 30 + 4 x 50 + 3 x 10 = 260 high.
        func header(_ section: Int) -> CGRect? {
            scene.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?.frame
        }
        scene.view.contentOffset.y = 100
        scene.settle()
        #expect(header(0) == CGRect(x: 0, y: 100, width: 300, height: 30))
        scene.view.contentOffset.y = 120
        scene.settle()
        scene.view.frame.size.height = 300
        scene.view.contentOffset.y = 220
        scene.settle()
        #expect(header(0)?.minY == 220)
        scene.view.contentOffset.y = 240
        scene.settle()
        // Pushed out by the next section, whose end of items is at 260.
        #expect(header(0)?.minY == 230)
        #expect(header(1)?.minY == 260)
    }

    @Test("a layout of one's own is prepared, asked for its size and then for what is seen")
    func order() {
        final class Own: UICollectionViewLayout {
            var journal: [String] = []
            override func prepare() { journal.append("prepare") }
            override var collectionViewContentSize: CGSize {
                journal.append("size")
                return CGSize(width: 300, height: 900)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                journal.append("elements")
                return (0..<9).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 300, height: 100)
                return attributes
            }
        }
        let layout = Own()
        let scene = CollectionScene([9], layout: layout)
        #expect(layout.journal.starts(with: ["prepare", "size", "elements"]))
        #expect(scene.view.visibleCells.count == 4)
        layout.journal = []
        layout.invalidateLayout()
        scene.settle()
        #expect(layout.journal == ["prepare", "size", "elements"])
    }

    @Test("a registration made while a cell is provided ends the app")
    func lateRegistration() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot)
                view.layoutIfNeeded()
            }
        }
    }
}
