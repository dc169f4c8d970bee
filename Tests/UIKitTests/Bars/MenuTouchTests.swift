import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct MenuTouchTests {
    /// A list with a button, and a menu over them.
    private final class Stage: FingerStage {
        let scroll = UIScrollView()
        var taps = 0

        init() {
            let content = UIViewController()
            content.view = scroll
            scroll.contentSize = CGSize(width: 300, height: 4000)
            super.init(root: content)
            let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
            button.frame = CGRect(x: 100, y: 500, width: 200, height: 60)
            scroll.addSubview(button)
            settle()
            let menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            MenuPresentation.show(menu, from: scroll, at: CGPoint(x: 30, y: 60))
            settle()
        }
    }

    @Test("a tap outside of a menu closes it and does nothing else")
    func tap() {
        let stage = Stage()
        #expect(MenuPresentation.shown != nil)
        stage.tap(200, 577)
        #expect(MenuPresentation.shown == nil)
        #expect(stage.taps == 0)
        stage.tap(200, 577)
        #expect(stage.taps == 1)
    }

    @Test("a touch outside that moves closes the menu and scrolls what is below")
    func scroll() {
        let stage = Stage()
        let before = stage.scroll.contentOffset.y
        stage.drag((200, 700), (200, 400))
        #expect(MenuPresentation.shown == nil)
        #expect(stage.scroll.contentOffset.y > before + 200)
        #expect(stage.taps == 0)
    }
}
