import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct MoreListTests {
    private final class Watcher: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { calls.append("begin") }
        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { calls.append("will end \(changed)") }
        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) { calls.append("did end \(changed)") }
    }

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map { number in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
            return controller
        }
        return tabs
    }

    private func list(_ tabs: UITabBarController) -> MoreListController? {
        tabs.moreNavigationController.viewControllers.first as? MoreListController
    }

    @Test("the list behind More has the controllers for which the bar has no room")
    func rows() {
        let tabs = tabs(7)
        let harness = AppHarness(root: tabs)
        tabs.selectedViewController = tabs.moreNavigationController
        harness.frame()
        harness.frame()
        let table = list(tabs)?.tableView
        #expect(table?.numberOfRows(inSection: 0) == 3)
        let content = table?.cellForRow(at: IndexPath(row: 0, section: 0))?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.text == "Tab 5")
        list(tabs)?.tableView(table!, didSelectRowAt: IndexPath(row: 2, section: 0))
        harness.frame()
        #expect(tabs.selectedIndex == 6)
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[6])
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    }

    @Test("a tab without room in a narrower window goes behind More, and comes back in a wider one")
    func narrower() {
        let tabs = tabs(7)
        let harness = AppHarness(.pad(), root: tabs)
        tabs.selectedIndex = 5
        harness.frame()
        let chosen = tabs.viewControllers![5]
        #expect(chosen.parent === tabs)
        let resize = { (width: CGFloat, sizeClass: UIUserInterfaceSizeClass) in
            harness.apply { configuration in
                configuration.windowFrame = CGRect(
                    x: 0, y: 0, width: width, height: configuration.screenBounds.height)
                configuration.horizontalSizeClass = sizeClass
            }
            harness.frame()
            harness.frame()
        }
        resize(320, .compact)
        #expect(tabs.selectedViewController === chosen)
        #expect(tabs.moreNavigationController.topViewController === chosen)
        #expect(chosen.view.window != nil)
        resize(800, .regular)
        #expect(chosen.parent === tabs)
        #expect(chosen.view.window != nil)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        #expect(tabs.tabBar.selectedItem === chosen.tabBarItem)
    }

    @Test("Edit is there unless no tab may be moved")
    func editButton() {
        let tabs = tabs(7)
        let harness = AppHarness(root: tabs)
        tabs.selectedViewController = tabs.moreNavigationController
        harness.frame()
        #expect(list(tabs)?.navigationItem.rightBarButtonItem != nil)
        tabs.customizableViewControllers = nil
        harness.frame()
        #expect(list(tabs)?.navigationItem.rightBarButtonItem == nil)
        #expect(tabs.customizableViewControllers == [])
    }

    @Test("moving a tab into the bar changes the order and tells the delegate")
    func moving() {
        let tabs = tabs(7)
        let watcher = Watcher()
        let harness = AppHarness(root: tabs)
        tabs.delegate = watcher
        tabs.selectedViewController = tabs.moreNavigationController
        harness.frame()
        tabs._beginCustomizing()
        harness.frame()
        #expect(watcher.calls == ["begin"])
        tabs._moveIntoBar(tabs.viewControllers![6])
        harness.frame()
        #expect(tabs.viewControllers?.map(\.tabBarItem.tag) == [1, 2, 3, 7, 5, 6, 4])
        #expect(tabs.tabBar.items?.map(\.tag).prefix(4) == [1, 2, 3, 7])
        let navigation = tabs.presentedViewController as? UINavigationController
        navigation?.topViewController?.navigationItem.rightBarButtonItem?._perform()
        harness.frame()
        #expect(watcher.calls == ["begin", "will end true", "did end true"])
        #expect(tabs.presentedViewController == nil)
    }

    @Test("once more on the selected tab goes back to its first controller, and there to the top")
    func again() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 4000)
        let root = UIViewController()
        root.view = scroll
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let harness = AppHarness(root: tabs)
        scroll.contentOffset.y = 500
        navigation.pushViewController(UIViewController(), animated: false)
        harness.frame()
        tabs._tabTapped(navigation.tabBarItem)
        harness.frame()
        #expect(navigation.viewControllers == [root])
        #expect(scroll.contentOffset.y == CGFloat(500))
        tabs._tabTapped(navigation.tabBarItem)
        harness.frame()
        #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    }

    @Test("the bar has its background as soon as content of a pushed controller is under it")
    func background() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let harness = AppHarness(root: tabs)
        #expect(tabs.tabBar._isAtScrollEdge)
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 4000)
        let next = UIViewController()
        next.view = scroll
        navigation.pushViewController(next, animated: true)
        harness.frame()
        harness.frame()
        #expect(!tabs.tabBar._isAtScrollEdge)
    }
}
