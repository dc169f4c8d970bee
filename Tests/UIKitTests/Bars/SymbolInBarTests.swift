import Testing
import UIKit

@testable import UIKitCore

/// Symbols keep their proportions wherever the toolkit places them itself.
@MainActor @Suite struct SymbolInBarTests {
    private func imageViews(in view: UIView) -> [UIImageView] {
        let own = (view as? UIImageView).map { [$0] } ?? []
        return own + view.subviews.flatMap { imageViews(in: $0) }
    }

    private func symbols(in view: UIView) -> [UIImageView] {
        imageViews(in: view).filter { $0.current?.isSymbolImage == true && $0.bounds.width > 0 && !$0.isHidden }
    }

    private func keepsProportions(_ view: UIImageView) -> Bool {
        guard view.contentMode == .scaleToFill, let size = view.current?.size else { return true }
        return abs(view.bounds.width / view.bounds.height - size.width / size.height) < 0.02
    }

    @Test("in navigation bars", arguments: ["info.circle", "arrow.clockwise", "plus", "magnifyingglass"])
    func navigationBar(name: String) {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: name))
        let pushed = UIViewController()
        pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: name))
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        navigation.pushViewController(pushed, animated: false)
        harness.frame()
        let shown = symbols(in: navigation.navigationBar)
        #expect(shown.count >= 2)
        #expect(shown.allSatisfy(keepsProportions))
    }

    @Test("in tab bars, upright and on their side")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["play.circle.fill", "magnifyingglass"].map { name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: 0)
            return controller
        }
        let harness = AppHarness(.phone(), root: tabs)
        #expect(symbols(in: tabs.tabBar).count == 2)
        #expect(symbols(in: tabs.tabBar).allSatisfy(keepsProportions))
        harness.turnToLandscape()
        #expect(symbols(in: tabs.tabBar).allSatisfy(keepsProportions))
    }

    @Test("in cells of the standard styles")
    func cell() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        cell.imageView?.image = UIImage(systemName: "info.circle")
        cell.textLabel?.text = "Title"
        cell.layoutIfNeeded()
        let image = try #require(cell.imageView)
        #expect(keepsProportions(image))
    }
}
