import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self, selector: #selector(notesChanged(_:)), name: .notesDidChange, object: nil)
        return true
    }

    @objc private func notesChanged(_ notification: NSNotification) {
        guard let store = notification.object as? NoteStore else { return }
        UIApplication.shared.applicationIconBadgeNumber = store.unreadCount
    }
}
