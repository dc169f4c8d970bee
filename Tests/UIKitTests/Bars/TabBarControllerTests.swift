import Testing
import UIKit

@MainActor @Suite struct TabBarControllerTests {
    private func tabs(_ count: Int, _ journal: Journal) -> (UITabBarController, [JournalViewController]) {
        let controller = UITabBarController()
        let pages = (0..<count).map { JournalViewController(journal, name: "\($0)") }
        for (index, page) in pages.enumerated() { page.title = "Tab \(index)" }
        controller.viewControllers = pages
        return (controller, pages)
    }

    @Test("the first tab is selected; others load when they are first shown")
    func first() {
        let journal = Journal()
        let (controller, pages) = tabs(3, journal)
        let harness = AppHarness(root: controller)
        #expect(controller.selectedIndex == 0)
        #expect(controller.selectedViewController === pages[0])
        #expect(pages[0].isViewLoaded && !pages[1].isViewLoaded)
        controller.selectedIndex = 1
        harness.frame()
        #expect(pages[1].view.window === harness.window)
        #expect(pages[0].view.window == nil)
        #expect(controller.tabBar.selectedItem === pages[1].tabBarItem)
    }

    @Test("a switch calls every step of both controllers once")
    func order() {
        let journal = Journal()
        let (controller, _) = tabs(2, journal)
        let harness = AppHarness(root: controller)
        _ = journal.take()
        controller.selectedIndex = 1
        harness.frame()
        let entries = journal.take().filter { $0.contains("ppear") }
        #expect(entries.filter { $0.hasPrefix("0") } == ["0 viewWillDisappear", "0 viewDidDisappear"])
        #expect(entries.filter { $0.hasPrefix("1") } == ["1 viewWillAppear", "1 viewIsAppearing", "1 viewDidAppear"])
    }

    @Test("the bar is 49 points above the home indicator and unsafe for the content")
    func geometry() {
        let (controller, pages) = tabs(2, Journal())
        let harness = AppHarness(root: controller)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(pages[0].view.safeAreaInsets.bottom == CGFloat(83))
        harness.turnToLandscape()
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 390 - 53, width: 844, height: 53))
    }

    @Test("a controller that hides the bottom bar hides it while it is on the stack")
    func hidesBottomBar() {
        let controller = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        controller.viewControllers = [navigation]
        let harness = AppHarness(root: controller)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        harness.frame()
        #expect(controller.tabBar.isHidden)
        #expect(next.view.safeAreaInsets.bottom == CGFloat(34))
        navigation.popViewController(animated: false)
        harness.frame()
        #expect(!controller.tabBar.isHidden)
    }

    @Test("of seven tabs on a phone five items are shown, the last is More")
    func more() {
        let (controller, pages) = tabs(7, Journal())
        let harness = AppHarness(root: controller)
        #expect(controller.tabBar.items?.count == 5)
        controller.selectedViewController = pages[5]
        harness.frame()
        #expect(pages[5].view.window === harness.window)
        #expect(controller.moreNavigationController.topViewController === pages[5])
    }

    @Test("a tap asks the delegate and tells it; setting the index does neither")
    func delegate() {
        final class Watcher: NSObject, UITabBarControllerDelegate {
            var asked = 0
            var told = 0
            var allows = true
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                asked += 1
                return allows
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                told += 1
            }
        }
        let (controller, pages) = tabs(2, Journal())
        let harness = AppHarness(root: controller)
        let watcher = Watcher()
        controller.delegate = watcher
        controller.selectedIndex = 1
        harness.frame()
        #expect(watcher.asked == 0 && watcher.told == 0)
        controller.tabBar._tapped(pages[0].tabBarItem)
        #expect(watcher.asked == 1 && watcher.told == 1)
        #expect(controller.selectedIndex == 0)
        watcher.allows = false
        controller.tabBar._tapped(pages[1].tabBarItem)
        #expect(controller.selectedIndex == 0 && watcher.told == 1)
    }

    @Test("a navigation controller's tab has the title of its first controller")
    func titles() {
        let page = UIViewController()
        page.title = "Home"
        let navigation = UINavigationController(rootViewController: page)
        #expect(navigation.tabBarItem.title == "Home")
        let item = UITabBarItem(title: "Own", image: nil, tag: 7)
        page.tabBarItem = item
        #expect(navigation.tabBarItem === item)
    }
}
