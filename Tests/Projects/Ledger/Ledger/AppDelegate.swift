import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        UINavigationBar.appearance().tintColor = .ledgerGreen
        window.rootViewController = UINavigationController(
            rootViewController: WarningLedgerViewController(style: .grouped))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
