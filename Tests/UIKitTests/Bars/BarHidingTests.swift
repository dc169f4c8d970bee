import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct BarHidingTests {
    /// A long list in a navigation controller with a toolbar, and a finger.
    private final class Stage: FingerStage {
        let navigation: UINavigationController
        let scroll = UIScrollView()

        init() {
            let content = UIViewController()
            content.view = scroll
            scroll.contentSize = CGSize(width: 300, height: 3000)
            content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            navigation = UINavigationController(rootViewController: content)
            navigation.isToolbarHidden = false
            super.init(root: navigation)
        }
    }

    @Test("content moved up hides the bars where swipes do that, and moved down brings them back")
    func swipes() {
        let stage = Stage()
        stage.drag((200, 600), (200, 400))
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.navigation.hidesBarsOnSwipe = true
        stage.drag((200, 600), (200, 400))
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.isToolbarHidden)
        stage.drag((200, 400), (200, 600))
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(!stage.navigation.isToolbarHidden)
        #expect(stage.navigation.barHideOnSwipeGestureRecognizer.view === stage.navigation.view)
    }

    @Test("a swipe that hides bars scrolls the content all the same")
    func scrolls() {
        let stage = Stage()
        stage.navigation.hidesBarsOnSwipe = true
        let before = stage.scroll.contentOffset.y
        stage.drag((200, 600), (200, 400))
        #expect(stage.scroll.contentOffset.y > before + 100)
    }

    @Test("the keyboard hides the bars where it is asked to")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        let content = UIViewController()
        content.loadViewIfNeeded()
        content.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: content)
        let harness = AppHarness(root: navigation)
        field.becomeFirstResponder()
        harness.frame()
        #expect(!navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        navigation.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        harness.frame()
        #expect(navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        harness.frame()
    }

    @Test("bars are hidden while the height is compact, and only then")
    func compactHeight() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.hidesBarsWhenVerticallyCompact = true
        let harness = AppHarness(root: navigation)
        #expect(!navigation.navigationBar.isHidden)
        harness.turnToLandscape()
        #expect(navigation.navigationBar.isHidden)
        #expect(content.view.safeAreaInsets.top == CGFloat(0))
        harness.turnToLandscape()
        #expect(!navigation.navigationBar.isHidden)
    }

    @Test("a swipe back starts at the leading edge and is off at the root")
    func swipeBack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: navigation)
        let recognizer = navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
        #expect(recognizer?.isEnabled == false)
        navigation.pushViewController(UIViewController(), animated: false)
        harness.frame()
        #expect(recognizer?.isEnabled == true)
        #expect(recognizer?.edges == .left)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.view.setNeedsLayout()
        harness.frame()
        #expect(recognizer?.edges == .right)
    }
}
