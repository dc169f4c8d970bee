import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SheetDragTests {
    private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
    }

    private let scroll = UIScrollView()
    private let watcher = Watcher()

    /// A sheet of medium and large height over a phone, with content that scrolls.
    private func stage(_ change: (UISheetPresentationController?) -> Void = { _ in }) -> (FingerStage, UIViewController)
    {
        let presenter = UIViewController()
        let stage = FingerStage(root: presenter)
        let content = UIViewController()
        content.view = scroll
        scroll.contentSize = CGSize(width: 300, height: 4000)
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.delegate = watcher
        change(content.sheetPresentationController)
        presenter.present(content, animated: false)
        stage.settle()
        return (stage, presenter)
    }

    @Test("a drag up over content at its top takes the sheet to the next height first, and then scrolls")
    func expands() {
        let (stage, presenter) = stage()
        let sheet = presenter.presentedViewController?.sheetPresentationController
        stage.drag((200, 700), (200, 400))
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(watcher.calls == ["com.apple.UIKit.large"])
        #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
        stage.drag((200, 700), (200, 400))
        #expect(scroll.contentOffset.y > 100)
    }

    @Test("where scrolling is not to expand, content scrolls at once")
    func scrolls() {
        let (stage, presenter) = stage { $0?.prefersScrollingExpandsWhenScrolledToEdge = false }
        stage.drag((200, 700), (200, 500))
        #expect(scroll.contentOffset.y > 100)
        let sheet = presenter.presentedViewController?.sheetPresentationController
        #expect(sheet?.selectedDetentIdentifier == nil)
    }

    @Test("a drag down from the content's top takes the sheet down and then away, with the delegate asked and told")
    func goesAway() {
        let (stage, presenter) = stage { $0?.selectedDetentIdentifier = .large }
        stage.drag((200, 200), (200, 700))
        let sheet = presenter.presentedViewController?.sheetPresentationController
        #expect(sheet?.selectedDetentIdentifier == .medium)
        #expect(watcher.calls == ["com.apple.UIKit.medium"])
        stage.drag((200, 500), (200, 800))
        #expect(presenter.presentedViewController == nil)
        #expect(watcher.calls.dropFirst() == ["should", "will", "did"])
    }

    @Test("content away from its top keeps the drag")
    func contentFirst() {
        let (stage, presenter) = stage { $0?.selectedDetentIdentifier = .large }
        scroll.contentOffset.y = 1000
        stage.drag((200, 200), (200, 500))
        #expect(scroll.contentOffset.y < 900)
        #expect(presenter.presentedViewController != nil)
        #expect(watcher.calls.isEmpty)
    }

    @Test("a touch on the dimmed background is a wish to dismiss; the delegate may refuse")
    func touchOutside() {
        let (stage, presenter) = stage()
        watcher.allows = false
        stage.tap(200, 200)
        #expect(watcher.calls == ["should", "attempt"])
        #expect(presenter.presentedViewController != nil)
        watcher.allows = true
        stage.tap(200, 200)
        #expect(watcher.calls.dropFirst(2) == ["should", "will", "did"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test("up to the largest undimmed height what is behind can be touched")
    func undimmed() {
        let (stage, presenter) = stage { $0?.largestUndimmedDetentIdentifier = .medium }
        var taps = 0
        let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 150, width: 200, height: 60)
        presenter.view.addSubview(button)
        stage.settle()
        stage.tap(200, 180)
        #expect(taps == 1)
        #expect(presenter.presentedViewController != nil)
        presenter.presentedViewController?.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.settle()
        stage.tap(200, 52)
        #expect(taps == 1)
        #expect(presenter.presentedViewController == nil)
    }

    @Test("the app's own dismissal asks and tells the delegate nothing")
    func programmatic() {
        let (stage, presenter) = stage()
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(watcher.calls.isEmpty)
    }
}
