import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct PageTurningTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        let journal: Journal
        var hasDots = false

        init(_ journal: Journal, count: Int) {
            self.journal = journal
            pages = (0..<count).map { JournalViewController(journal, name: "P\($0)") }
        }
        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
            return pages[index + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? pages.count : -1 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { hasDots ? 0 : -1 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { journal.note("will") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { journal.note("did \(completed)") }
    }

    private let journal = Journal()

    private func stage(_ book: Book, _ orientation: UIPageViewController.NavigationOrientation = .horizontal) -> (
        FingerStage, UIPageViewController
    ) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        return (FingerStage(root: pages), pages)
    }

    private func heard() -> [String] {
        journal.take().filter { $0.contains("ppear") || $0 == "will" || $0.hasPrefix("did") }
    }

    @Test("the first page appears with the controller; those beside it are not children yet")
    func first() {
        let book = Book(journal, count: 3)
        let (stage, pages) = stage(book)
        #expect(heard() == ["P0 viewWillAppear", "P0 viewIsAppearing", "P0 viewDidAppear"])
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(pages.children == [book.pages[0]])
        #expect(book.pages[0].view.frame.size == pages.view.bounds.size)
        stage.settle()
    }

    @Test("a swipe brings the next page; the delegate hears before and after")
    func swipe() {
        let book = Book(journal, count: 3)
        let (stage, pages) = stage(book)
        _ = heard()
        stage.drag((350, 400), (50, 400))
        #expect(pages.viewControllers == [book.pages[1]])
        let calls = heard()
        #expect(calls.first == "will")
        #expect(calls.last == "did true")
        for call in ["P1 viewWillAppear", "P1 viewDidAppear", "P0 viewWillDisappear", "P0 viewDidDisappear"] {
            #expect(calls.filter { $0 == call }.count == 1)
        }
        #expect(book.pages[0].parent == nil)
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).minX == CGFloat(0))
    }

    @Test("a swipe that is let go too early goes back")
    func halfWay() {
        let book = Book(journal, count: 3)
        let (stage, pages) = stage(book)
        _ = heard()
        stage.drag((350, 400), (300, 400))
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(heard().last == "did false")
        #expect(book.pages[1].parent == nil)
    }

    @Test("there is nothing before the first page")
    func edge() {
        let book = Book(journal, count: 2)
        let (stage, pages) = stage(book)
        stage.drag((50, 400), (350, 400))
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test("pages set by the app call the completion and not the delegate")
    func programmatic() {
        let book = Book(journal, count: 3)
        let (stage, pages) = stage(book)
        _ = heard()
        var finished: Bool?
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished = $0 }
        stage.settle()
        #expect(finished == true)
        #expect(pages.viewControllers == [book.pages[2]])
        let calls = heard()
        #expect(!calls.contains("will") && !calls.contains { $0.hasPrefix("did") })
        #expect(calls.filter { $0.hasPrefix("P2") } == ["P2 viewWillAppear", "P2 viewIsAppearing", "P2 viewDidAppear"])
    }

    @Test("dots take 37 points below the pages and follow them")
    func dots() {
        let book = Book(journal, count: 3)
        book.hasDots = true
        let (stage, pages) = stage(book)
        #expect(book.pages[0].view.frame.height == CGFloat(844 - 37 - 34))
        let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.numberOfPages == 3)
        stage.drag((350, 400), (50, 400))
        #expect(dots?.currentPage == 1)
    }

    @Test("vertical pages turn with a swipe up")
    func vertical() {
        let book = Book(journal, count: 2)
        let (stage, pages) = stage(book, .vertical)
        stage.drag((200, 700), (200, 100))
        #expect(pages.viewControllers == [book.pages[1]])
    }
}
