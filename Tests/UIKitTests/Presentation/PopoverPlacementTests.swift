import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct PopoverPlacementTests {
    private final class Watcher: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var rect: CGRect?
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("prepare")
        }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            calls.append("reposition")
            if let wanted = self.rect { rect.pointee = wanted }
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return true
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
    }

    private let watcher = Watcher()
    private let presenter = UIViewController()
    private let content = UIViewController()

    private func show(
        at source: CGRect, size: CGSize = CGSize(width: 200, height: 150),
        change: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> FingerStage {
        let stage = FingerStage(.pad(), root: presenter)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        let popover = content.popoverPresentationController!
        popover.sourceView = presenter.view
        popover.sourceRect = source
        popover.delegate = watcher
        change(popover)
        presenter.present(content, animated: false)
        stage.settle()
        return stage
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
    private var direction: UIPopoverArrowDirection? { content.popoverPresentationController?.arrowDirection }
    private let middle = CGRect(x: 400, y: 600, width: 20, height: 20)

    @Test(
        "of the permitted directions one is taken that has room",
        arguments: [
            UIPopoverArrowDirection.up, .down, .left, .right,
        ])
    func permitted(wanted: UIPopoverArrowDirection) {
        let stage = show(at: middle) { $0.permittedArrowDirections = wanted }
        #expect(direction == wanted)
        #expect(frame.size == CGSize(width: 200, height: 150))
        switch wanted {
        case .up: #expect(frame.minY >= middle.maxY && frame.midX == middle.midX)
        case .down: #expect(frame.maxY <= middle.minY && frame.midX == middle.midX)
        case .left: #expect(frame.minX >= middle.maxX && frame.midY == middle.midY)
        default: #expect(frame.maxX <= middle.minX && frame.midY == middle.midY)
        }
        stage.settle()
    }

    @Test("margins keep the popover off the edges")
    func margins() {
        let stage = show(at: CGRect(x: 0, y: 600, width: 10, height: 10)) {
            $0.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 10)
        }
        #expect(frame.minX == CGFloat(40))
        stage.settle()
    }

    @Test("content too high for any side is cut down, unless it may cover its source")
    func tooHigh() {
        let size = CGSize(width: 600, height: 1000)
        let first = show(at: middle, size: size)
        #expect(frame.width < 600 || frame.height < 1000)
        #expect(!frame.intersects(middle.insetBy(dx: 1, dy: 1)))
        presenter.dismiss(animated: false)
        first.settle()
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect = middle
        content.popoverPresentationController?.canOverlapSourceViewRect = true
        presenter.present(content, animated: false)
        first.settle()
        #expect(frame.size == size)
    }

    @Test("a touch outside dismisses and is asked about; one in a passthrough view is delivered instead")
    func outside() {
        let button = UIButton(frame: CGRect(x: 50, y: 900, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        presenter.loadViewIfNeeded()
        presenter.view.addSubview(button)
        let stage = show(at: middle) { $0.passthroughViews = [button] }
        stage.tap(100, 925)
        #expect(taps == 1)
        #expect(presenter.presentedViewController === content)
        stage.tap(700, 1000)
        #expect(presenter.presentedViewController == nil)
        #expect(watcher.calls == ["prepare", "should", "did"])
    }

    @Test("what is modal stays, touched outside or not")
    func modal() {
        content.isModalInPresentation = true
        let stage = show(at: middle)
        stage.tap(700, 1000)
        #expect(presenter.presentedViewController === content)
    }

    @Test("the other items of a bar stay live while a popover points at one")
    func barItem() {
        let item = UIBarButtonItem(systemItem: .add)
        presenter.navigationItem.rightBarButtonItem = item
        let stage = FingerStage(.pad(), root: UINavigationController(rootViewController: presenter))
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        presenter.present(content, animated: false)
        stage.settle()
        let bar = presenter.navigationController!.navigationBar
        let container = content.presentationController?.containerView as? PresentationContainerView
        let place = bar.convert(CGPoint(x: 100, y: 20), to: container)
        #expect(container?.hitTest(place, with: nil) == nil)
        #expect(direction == .up)
    }

    @Test("in another size the delegate may point elsewhere")
    func reposition() {
        let stage = show(at: middle)
        watcher.rect = CGRect(x: 100, y: 100, width: 10, height: 10)
        stage.harness.turnToLandscape()
        stage.settle()
        #expect(watcher.calls == ["prepare", "reposition"])
        #expect(content.popoverPresentationController?.sourceRect == watcher.rect)
        #expect(frame.minY >= 110 && frame.minY < 140)
    }

    @Test("a background of the app's own covers content, insets and arrow")
    func background() {
        final class Background: UIPopoverBackgroundView {
            override class func arrowBase() -> CGFloat { 20 }
            override class func arrowHeight() -> CGFloat { 10 }
            override class func contentViewInsets() -> UIEdgeInsets {
                UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            }
        }
        let stage = show(at: middle) {
            $0.popoverBackgroundViewClass = Background.self
            $0.permittedArrowDirections = .up
        }
        let container = content.presentationController?.containerView
        let background = container?.subviews.first { $0 is Background } as? Background
        #expect(background?.arrowDirection == .up)
        // The insets at the sides differ by 2 points.
        #expect(background?.arrowOffset == CGFloat(-1))
        // Content 200 by 150 with its insets, and the arrow above.
        #expect(background?.frame.size == CGSize(width: 214, height: 172))
        #expect(background?.frame.minY == middle.maxY)
        #expect(frame.minY == middle.maxY + 15)
        stage.settle()
    }
}
