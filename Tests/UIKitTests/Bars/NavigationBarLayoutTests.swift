import TestSupport
import Testing
import UIKit

@MainActor @Suite struct NavigationBarLayoutTests {
    private func scrolling(_ height: CGFloat = 3000) -> (UIViewController, UIScrollView) {
        final class Scrolling: UIViewController {
            override func loadView() { view = UIScrollView() }
        }
        let controller = Scrolling()
        let scroll = controller.view as! UIScrollView
        scroll.contentSize = CGSize(width: 390, height: height)
        scroll.alwaysBounceVertical = true
        controller.title = "Title"
        return (controller, scroll)
    }

    @Test("bars are 44 points on an upright phone, 32 in compact landscape and 50 on a pad")
    func heights() {
        let phone = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: phone)
        #expect(phone.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(phone.topViewController?.view.safeAreaInsets.top == CGFloat(91))
        #expect(phone.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        harness.turnToLandscape()
        #expect(phone.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        let pad = UINavigationController(rootViewController: UIViewController())
        let second = AppHarness(.pad(), root: pad)
        second.frame()
        #expect(pad.navigationBar.frame == CGRect(x: 0, y: 24, width: 820, height: 50))
    }

    @Test("on phones with an island the bar starts where it was measured", arguments: [(59.0, 53.667), (62.0, 56.333)])
    func island(safeTop: Double, barTop: Double) {
        var configuration = DeviceConfiguration.phone()
        configuration.windowSafeAreaInsets.top = CGFloat(safeTop)
        configuration.statusBarHeight = 54
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(configuration, root: navigation)
        harness.frame()
        #expect(abs(navigation.navigationBar.frame.minY - CGFloat(barTop)) < 0.001)
    }

    @Test("a large title adds 52 points, goes as the content scrolls and comes back")
    func largeTitle() {
        let (controller, scroll) = scrolling()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let harness = AppHarness(root: navigation)
        #expect(navigation.navigationBar.frame.height == CGFloat(96))
        #expect(scroll.contentOffset.y == CGFloat(-(47 + 96)))
        #expect(scroll.adjustedContentInset.top == CGFloat(143))
        scroll.contentOffset.y += 20
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(76))
        #expect(scroll.contentOffset.y == CGFloat(-123))
        scroll.contentOffset.y = 500
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(44))
        #expect(scroll.adjustedContentInset.top == CGFloat(91))
        scroll.contentOffset.y = -143
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(96))
        harness.turnToLandscape()
        #expect(navigation.navigationBar.frame.height == CGFloat(32))
    }

    @Test("an automatic title does as the one below it; the first is large")
    func displayModes() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let harness = AppHarness(root: navigation)
        #expect(navigation.navigationBar.frame.height == CGFloat(96))
        let small = UIViewController()
        small.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(small, animated: false)
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(44))
        navigation.pushViewController(UIViewController(), animated: false)
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(44))
        small.navigationItem.largeTitleDisplayMode = .always
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(96))
    }

    @Test("content stays below the bar unless its edges extend, or the bar is opaque")
    func edges() {
        let root = UIViewController()
        root.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(root.view.safeAreaInsets.top == CGFloat(0))
        root.edgesForExtendedLayout = .all
        harness.frame()
        #expect(root.view.frame.minY == CGFloat(0))
        navigation.navigationBar.isTranslucent = false
        harness.frame()
        #expect(root.view.frame.minY == CGFloat(91))
        root.extendedLayoutIncludesOpaqueBars = true
        harness.frame()
        #expect(root.view.frame.minY == CGFloat(0))
        navigation.setNavigationBarHidden(true, animated: false)
        harness.frame()
        #expect(root.view.safeAreaInsets.top == CGFloat(47))
    }

    @Test("a toolbar stands on the home indicator's area and is unsafe for the content")
    func toolbar() {
        let root = UIViewController()
        root.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let harness = AppHarness(root: navigation)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
        #expect(root.view.safeAreaInsets.bottom == CGFloat(78))
        #expect(navigation.toolbar.items?.count == 3)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        harness.frame()
        #expect(next.view.safeAreaInsets.bottom == CGFloat(34))
    }

    @Test("without scrolled content the bar has no background; under content it has")
    func scrollEdge() {
        let (controller, scroll) = scrolling()
        let navigation = UINavigationController(rootViewController: controller)
        let harness = AppHarness(root: navigation)
        #expect(!navigation.navigationBar._currentAppearanceShowsMaterial)
        scroll.contentOffset.y = 100
        harness.frame()
        #expect(navigation.navigationBar._currentAppearanceShowsMaterial)
    }

    @Test("a search bar that does not hide adds 52 points")
    func searchBar() {
        let (controller, scroll) = scrolling()
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: controller)
        let harness = AppHarness(root: navigation)
        #expect(navigation.navigationBar.frame.height == CGFloat(96))
        controller.navigationItem.hidesSearchBarWhenScrolling = true
        harness.frame()
        scroll.contentOffset.y = 200
        harness.frame()
        #expect(navigation.navigationBar.frame.height == CGFloat(44))
    }
}
