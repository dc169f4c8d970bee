import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Lists of collection views")
struct ListTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @MainActor
    private final class Scene {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))

        init(
            _ configuration: UICollectionLayoutListConfiguration,
            _ configure: @escaping (UICollectionViewListCell, String) -> Void
        ) {
            UIApplication._use(.default)
            view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                configure(cell, item)
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view.contentInsetAdjustmentBehavior = .never
            window.addSubview(view)
            window.isHidden = false
        }

        isolated deinit {
            view.removeFromSuperview()
            window.isHidden = true
        }

        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot)
            window.layoutIfNeeded()
        }

        func settle() { window.layoutIfNeeded() }
    }

    private static func text(_ cell: UICollectionViewListCell, _ item: String) {
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
    }

    @Test("a row with one line is 44 points high, as measured on the phone")
    func height() {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain), Self.text)
        scene.show(["a", "b"])
        #expect(scene.view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(scene.view.cellForItem(at: path(1))?.frame.minY == 44)
    }

    @Test("cards keep 16 points from the sides of a phone; separators begin at the text and end before the last row")
    func cards() throws {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .insetGrouped), Self.text)
        scene.show(["a", "b"])
        let first = try #require(scene.view.cellForItem(at: path(0)) as? UICollectionViewListCell)
        let last = try #require(scene.view.cellForItem(at: path(1)) as? UICollectionViewListCell)
        #expect(first.frame.minX == 16)
        #expect(first.frame.width == 343)
        #expect(first.frame.minY == 35)
        let content = try #require(first.contentView as? UIListContentView)
        #expect(content.textLabel.frame.minX == 16)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("a chevron leaves the content what it leaves on the phone: 348 of 375 points")
    func chevron() throws {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
            Self.text(cell, item)
            cell.accessories = [.disclosureIndicator()]
        }
        scene.show(["a"])
        #expect(scene.view.cellForItem(at: path(0))?.contentView.frame.maxX == 348)
    }

    @Test("branches open and close; items in closed ones are not seen; what is below a header item is not moved in")
    func outline() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list.headerMode = .firstItemInSection
        let scene = Scene(list) { cell, item in
            Self.text(cell, item)
            if item == "parent" { cell.accessories = [.outlineDisclosure()] }
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["parent"])
        tree.append(["x", "y"], to: "parent")
        scene.source.apply(tree, to: 0)
        scene.settle()
        #expect(scene.view.numberOfItems(inSection: 0) == 1)
        // A header row opens at a tap anywhere.
        scene.view._selection.tap(path(0), in: scene.view)
        scene.settle()
        #expect(scene.source.snapshot().itemIdentifiers == ["parent", "x", "y"])
        let child = try #require(scene.view.cellForItem(at: path(1)) as? UICollectionViewListCell)
        #expect(child.indentationLevel == 0)
        #expect(scene.view.indexPathsForSelectedItems == [])
        scene.view._selection.tap(path(0), in: scene.view)
        scene.settle()
        #expect(scene.source.snapshot().itemIdentifiers == ["parent"])
        #expect(scene.source.snapshot(for: 0).items == ["parent", "x", "y"])
    }

    @Test("depth moves content in, below a header item from the second level on", arguments: [true, false])
    func depth(hasHeader: Bool) throws {
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list.headerMode = hasHeader ? .firstItemInSection : .none
        let scene = Scene(list, Self.text)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["parent"])
        tree.append(["x"], to: "parent")
        tree.append(["z"], to: "x")
        tree.expand(["parent", "x"])
        scene.source.apply(tree, to: 0)
        scene.settle()
        let levels = (0..<3).map {
            (scene.view.cellForItem(at: path($0)) as? UICollectionViewListCell)?.indentationLevel
        }
        #expect(levels == (hasHeader ? [0, 0, 1] : [0, 1, 2]))
    }

    @Test("applying a snapshot keeps the cells of items that stay")
    func difference() {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain), Self.text)
        scene.show(["a", "b", "c", "d"])
        let c = scene.view.cellForItem(at: path(2))
        scene.show(["d", "c", "e", "a"])
        #expect(scene.view.cellForItem(at: path(1)) === c)
        #expect(scene.source.indexPath(for: "e") == path(2))
        #expect(scene.source.itemIdentifier(for: path(3)) == "a")
        #expect(scene.source.itemIdentifier(for: path(4)) == nil)
    }
}

@MainActor @Suite("Content configurations")
struct ContentConfigurationTests {
    @Test("what the app sets is kept, everything else follows the state")
    func locks() {
        var content = UIListContentConfiguration.sidebarCell()
        content.text = "a"
        content.textProperties.color = .systemGreen
        var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceIdiom: .pad))
        state.isDisabled = true
        let updated = content.updated(for: state)
        #expect(updated.textProperties.color == .systemGreen)
        #expect(updated.imageProperties.tintColor == .tertiaryLabel)
        #expect(updated.text == "a")
    }

    @Test("the cell's margins and paddings are those the phone prints")
    func measured() {
        let cell = UIListContentConfiguration.cell()
        #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        let header = UIListContentConfiguration.groupedHeader()
        #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }

    @Test("a value is beside the text where both fit, and below it where they do not")
    func sideBySide() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = try #require(content.makeContentView() as? UIListContentView)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        #expect(view.secondaryLabel?.frame.minY == view.textLabel.frame.minY)
        #expect(view.secondaryLabel?.frame.maxX == CGFloat(312))
        view.frame.size.width = 90
        view.layoutIfNeeded()
        #expect((view.secondaryLabel?.frame.minY ?? 0) >= view.textLabel.frame.maxY)
        #expect(view.secondaryLabel?.frame.minX == 16)
    }

    @Test("a cell shows a new configuration in the view it has, if that supports it")
    func sameView() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.contentConfiguration = UIListContentConfiguration.cell()
        let view = cell.contentView
        var content = UIListContentConfiguration.cell()
        content.text = "b"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }
}

@MainActor @Suite("Page view controllers")
struct PageViewControllerTests {
    @MainActor
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { number in
            let controller = UIViewController()
            controller.title = "\(number)"
            return controller
        }
        var journal: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = pages.firstIndex(of: viewController)!
            return index > 0 ? pages[index - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = pages.firstIndex(of: viewController)!
            return index < 2 ? pages[index + 1] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { journal.append("will \(pendingViewControllers[0].title!)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { journal.append("did \(previousViewControllers[0].title!) \(completed)") }
    }

    @Test("a swipe brings the next page, tells the delegate and moves the dots")
    func swipe() throws {
        let book = Book()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = AppHarness(root: controller)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(book.pages[0].view.frame.width == controller.view.bounds.width)
        #expect(controller.children == [book.pages[0]])
        scroll.contentOffset.x = scroll.bounds.width / 3
        app.frame()
        #expect(book.journal == ["will 1"])
        scroll.contentOffset.x = scroll.bounds.width
        app.frame()
        #expect(book.journal == ["will 1", "did 0 true"])
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(controller.children == [book.pages[1]])
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3)
        #expect(dots.currentPage == 1)
    }
}
