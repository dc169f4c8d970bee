import Testing
import UIKit

@testable import UIKitCore

/// What `contentInsetAdjustmentBehavior` adds of a safe area of 47 points above and 34 below.
@MainActor @Suite struct InsetAdjustmentTests {
    private func adjusted(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
        change: (UIScrollView) -> Void = { _ in }
    ) -> UIEdgeInsets {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.contentInsetAdjustmentBehavior = behavior
        scroll.contentSize = content
        change(scroll)
        root.view.addSubview(scroll)
        harness.frame()
        return scroll.adjustedContentInset
    }

    private let small = CGSize(width: 100, height: 100)
    private let high = CGSize(width: 100, height: 3000)
    private let wide = CGSize(width: 3000, height: 100)
    private let safe = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test("never adds nothing, always adds all of it")
    func extremes() {
        #expect(adjusted(.never, content: high) == .zero)
        #expect(adjusted(.always, content: small) == safe)
    }

    @Test("scrollable axes are those whose content is larger than the bounds, or that always bounce")
    func axes() {
        #expect(adjusted(.scrollableAxes, content: high) == safe)
        #expect(adjusted(.scrollableAxes, content: small) == .zero)
        #expect(adjusted(.scrollableAxes, content: wide) == .zero)
        #expect(adjusted(.scrollableAxes, content: small) { $0.alwaysBounceVertical = true } == safe)
        #expect(adjusted(.scrollableAxes, content: high) { $0.isScrollEnabled = false } == .zero)
    }

    @Test("automatic does the same outside of navigation controllers")
    func automatic() {
        #expect(adjusted(.automatic, content: high) == safe)
        #expect(adjusted(.automatic, content: small) == .zero)
    }

    @Test("the content of a navigation controller makes room above and below whatever its size")
    func navigation() {
        let content = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = small
        content.view = scroll
        let harness = AppHarness(root: UINavigationController(rootViewController: content))
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == CGFloat(-91))
        _ = harness
    }

    @Test("own insets come on top of what the safe area adds")
    func ownInsets() {
        let insets = adjusted(.always, content: high) {
            $0.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        }
        #expect(insets == UIEdgeInsets(top: 57, left: 20, bottom: 64, right: 40))
    }

    @Test("in landscape the axis that scrolls decides; the other edges stay as they are")
    func landscape() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = high
        root.view.addSubview(scroll)
        harness.turnToLandscape()
        let sides = root.view.safeAreaInsets
        #expect(sides.left > 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: sides.top, left: 0, bottom: sides.bottom, right: 0))
        scroll.contentInsetAdjustmentBehavior = .always
        harness.frame()
        #expect(scroll.adjustedContentInset == sides)
    }
}
