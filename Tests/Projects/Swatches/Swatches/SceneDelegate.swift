import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let grid = UINavigationController(rootViewController: GridViewController())
        grid.navigationBar.prefersLargeTitles = true
        grid.tabBarItem = UITabBarItem(
            title: String(localized: "Colours"), image: UIImage(systemName: "square.grid.2x2"), tag: 0)
        let settings = UINavigationController(rootViewController: SettingsViewController(style: .insetGrouped))
        settings.tabBarItem = UITabBarItem(
            title: String(localized: "Settings"), image: UIImage(systemName: "gearshape"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [grid, settings]
        let window = UIWindow(windowScene: scene)
        window.tintColor = UIColor(resource: .brick)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
