import UIKit

/// The tabs, each with a stack of its own.
final class TabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            tab(HomeViewController(), String(localized: "Home"), "play.rectangle"),
            tab(ScheduleViewController(), String(localized: "Schedule"), "calendar"),
            tab(LibraryViewController(), String(localized: "My list"), "bookmark"),
        ]
    }

    private func tab(_ root: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        root.title = title
        let stack = AdaptiveNavigationController(rootViewController: root)
        stack.navigationBar.prefersLargeTitles = true
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return stack
    }
}
