import Testing
import UIKit

@MainActor @Suite struct BarItemLayoutTests {
    private func box(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)))
    }

    private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 390) -> (AppHarness, UIToolbar) {
        let harness = AppHarness(root: UIViewController())
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: width, height: 44))
        bar.items = items
        harness.window.addSubview(bar)
        harness.frame()
        return (harness, bar)
    }

    @Test("flexible spaces share what is left; the outer items stand at the margins")
    func flexible() {
        let items = [box(40), .flexibleSpace(), box(60), .flexibleSpace(), box(80)]
        let (harness, _) = toolbar(items)
        harness.frame()
        // 390 - 2 * 16 - 180 = 178, half of it twice.
        #expect(items[0].customView?.frame.minX == CGFloat(16))
        #expect(items[2].customView?.frame.minX == CGFloat(16 + 40 + 89))
        #expect(items[4].customView?.frame.maxX == CGFloat(374))
    }

    @Test("a fixed space is as wide as it says; hidden items take no room")
    func fixed() {
        let hidden = box(50)
        hidden.isHidden = true
        let items = [box(40), .fixedSpace(25), hidden, box(60)]
        let (harness, _) = toolbar(items)
        harness.frame()
        #expect(items[3].customView?.frame.minX == CGFloat(16 + 40 + 25))
    }

    @Test("from right to left the first item is at the right")
    func rightToLeft() {
        var configuration = DeviceConfiguration.phone()
        configuration.layoutDirection = .rightToLeft
        let root = UIViewController()
        let left = box(40)
        let right = box(60)
        root.navigationItem.leftBarButtonItem = left
        root.navigationItem.rightBarButtonItem = right
        let harness = AppHarness(configuration, root: UINavigationController(rootViewController: root))
        harness.frame()
        #expect(left.customView?.frame.maxX == CGFloat(374))
        #expect(right.customView?.frame.minX == CGFloat(16))
    }

    @Test("the first of the right items is outermost")
    func order() {
        let root = UIViewController()
        let first = box(40)
        let second = box(60)
        root.navigationItem.rightBarButtonItems = [first, second]
        let harness = AppHarness(root: UINavigationController(rootViewController: root))
        harness.frame()
        #expect(first.customView?.frame.maxX == CGFloat(374))
        #expect((second.customView?.frame.maxX ?? 0) < CGFloat(374 - 40))
        #expect(root.navigationItem.rightBarButtonItem === first)
    }

    @Test("bars copy the appearance objects they are given")
    func copies() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        let bar = UINavigationBar()
        bar.standardAppearance = look
        look.backgroundColor = .red
        #expect(bar.standardAppearance !== look)
        #expect(bar.standardAppearance.backgroundColor != .red)
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test("configurations of a background")
    func configurations() {
        let look = UIBarAppearance()
        #expect(look.backgroundEffect != nil && look.shadowColor != nil && look.backgroundColor == nil)
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil && look.shadowColor == nil && look.backgroundColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil && look.shadowColor != nil && look.backgroundColor == .systemBackground)
    }

    @Test("the edit button says Done while its controller is edited")
    func editButton() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.title == "Edit")
        button._perform()
        #expect(controller.isEditing)
        #expect(button.title == "Done" && button.style == .done)
        #expect(controller.editButtonItem === button)
    }
}
