import UIKit

/// Holds the tabs, and gives them size classes of its own choice on iPad.
///
/// A full-screen iPad window is regular in both directions whichever way it is held. Here it is taken for a tall screen in
/// portrait and for a wide one in landscape, so that every screen below only has to look at its traits. A window that
/// shares the screen keeps what the system says.
final class RootViewController: UIViewController {
    private let tabs = UITabBarController()

    override func viewDidLoad() {
        super.viewDidLoad()
        tabs.viewControllers = [
            tab(HomeViewController(), String(localized: "Home"), "play.rectangle"),
            tab(ScheduleViewController(style: .insetGrouped), String(localized: "Schedule"), "calendar"),
            tab(LibraryViewController(style: .plain), String(localized: "My list"), "bookmark"),
        ]
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        overrideTraits(for: view.bounds.size)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        overrideTraits(for: size)
    }

    private func overrideTraits(for size: CGSize) {
        let screen = view.window?.windowScene?.screen.bounds.size ?? size
        let fillsScreen = size.width * size.height >= screen.width * screen.height
        if traitCollection.userInterfaceIdiom == .pad, fillsScreen {
            tabs.traitOverrides.horizontalSizeClass = .compact
            tabs.traitOverrides.verticalSizeClass = size.width > size.height ? .compact : .regular
        } else {
            tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            tabs.traitOverrides.remove(UITraitVerticalSizeClass.self)
        }
    }

    private func tab(_ root: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        root.title = title
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }
}
