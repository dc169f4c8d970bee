import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Several scenes of one app, and what scenes and apps leave to their next launch.
@MainActor @Suite(.serialized) struct MultipleSceneTests {
    @Test(
        "a second scene: configuration, connection, halves of the screen, foreground, active; the first only gets smaller"
    )
    func second() throws {
        let app = try SceneApp()
        defer { app.end() }
        #expect(app.application.supportsMultipleScenes)
        let first = try #require(app.application._connectedWindowScene)
        #expect(first.windows[0].bounds.size == CGSize(width: 820, height: 1180))
        _ = sceneJournal.take()
        let activity = NSUserActivity(activityType: "detail")
        app.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error in
            Issue.record("\(error)")
        }
        #expect(app.application._scenes.count == 1, "the request is served later")
        Frame.runPasses()
        #expect(
            sceneJournal.take() == [
                "configuration detail", "1 didUpdate", "2 willConnect detail", "2 willEnterForeground",
                "2 didBecomeActive",
            ])
        #expect(app.application.connectedScenes.count == 2 && app.application.openSessions.count == 2)
        let second = try #require(app.application._scenes.last as? UIWindowScene)
        #expect(second.session !== first.session)
        #expect(second.session.persistentIdentifier != first.session.persistentIdentifier)
        #expect(first._frameOnScreen == CGRect(x: 0, y: 0, width: 405, height: 1180))
        #expect(second._frameOnScreen == CGRect(x: 415, y: 0, width: 405, height: 1180))
        for scene in [first, second] {
            #expect(scene.windows[0].bounds.size == CGSize(width: 405, height: 1180))
            #expect(scene.windows[0].rootViewController?.traitCollection.horizontalSizeClass == .compact)
            #expect(scene.windows[0].safeAreaInsets.top == 24)
            #expect(scene.activationState == .foregroundActive && !scene.isFullScreen)
        }
    }

    @Test("each scene has its own traits and its own key window")
    func ownTraits() throws {
        let app = try SceneApp()
        defer { app.end() }
        app.application._openAnotherScene()
        Frame.runPasses()
        let scenes = app.application._scenes.compactMap { $0 as? UIWindowScene }
        scenes[1].traitOverrides.userInterfaceStyle = .dark
        Frame.runPasses()
        #expect(scenes[0].windows[0].traitCollection.userInterfaceStyle == .light)
        #expect(scenes[1].windows[0].traitCollection.userInterfaceStyle == .dark)
        #expect(scenes[0].keyWindow === scenes[0].windows[0] && scenes[1].keyWindow === scenes[1].windows[0])
        #expect(app.application.keyWindow === scenes[1].windows[0])
        app.application.requestSceneSessionActivation(scenes[0].session, userActivity: nil, options: nil)
        Frame.runPasses()
        scenes[0].windows[0].makeKey()
        #expect(scenes[1].keyWindow === scenes[1].windows[0])
        #expect(scenes[0].windows[0].convert(CGPoint.zero, to: scenes[1].windows[0]) == CGPoint(x: -415, y: 0))
    }

    @Test("a scene that is destroyed resigns, goes to the background and disconnects; the other one gets the screen")
    func destruction() throws {
        let app = try SceneApp()
        defer { app.end() }
        app.application._openAnotherScene()
        Frame.runPasses()
        let scenes = app.application._scenes.compactMap { $0 as? UIWindowScene }
        _ = sceneJournal.take()
        app.application.requestSceneSessionDestruction(scenes[1].session, options: nil)
        Frame.runPasses()
        #expect(
            sceneJournal.take() == [
                "2 willResignActive", "2 didEnterBackground", "2 activity", "2 didDisconnect", "discarded 1",
                "1 didUpdate",
            ])
        #expect(app.application.connectedScenes == [scenes[0]])
        #expect(scenes[0].windows[0].bounds.size == CGSize(width: 820, height: 1180))
        #expect(scenes[1].activationState == .unattached)
        var refused: UISceneError.Code?
        app.application.requestSceneSessionDestruction(scenes[0].session, options: nil) {
            refused = ($0 as? UISceneError)?.code
        }
        #expect(refused == .requestDenied)
    }

    @Test("an app that does not support several scenes, and any phone, refuse another one")
    func refused() throws {
        let app = try SceneApp(.phone())
        defer { app.end() }
        #expect(!app.application.supportsMultipleScenes)
        var error: UISceneError.Code?
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            error = ($0 as? UISceneError)?.code
        }
        #expect(error == .multipleScenesNotSupported)
        Frame.runPasses()
        #expect(app.application.connectedScenes.count == 1)
    }

    @Test("leaving the app and coming back: resign, background, the scene's activity; foreground, active")
    func background() throws {
        let app = try SceneApp()
        defer { app.end() }
        _ = sceneJournal.take()
        let state = app.application._enterBackground()
        // The snapshots for the app switcher change the appearance and change it back.
        #expect(
            sceneJournal.take() == [
                "1 willResignActive", "1 didEnterBackground", "1 update", "1 activity", "1 didUpdate", "1 didUpdate",
            ])
        #expect(app.application.applicationState == .background)
        #expect(app.application._connectedWindowScene?.activationState == .background)
        app.application._enterForeground()
        #expect(sceneJournal.take() == ["1 willEnterForeground", "1 didBecomeActive"])
        #expect(app.application.applicationState == .active)
        #expect(state.activities.first??.userInfo?["place"] as? String == "page 7")
    }

    @Test("the next launch finds the activity in the session and is asked to restore it")
    func restored() throws {
        let app = try SceneApp()
        let state = app.application._enterBackground()
        app.end()
        let again = try SceneApp(restoring: state)
        defer { again.end() }
        #expect(
            sceneJournal.take() == [
                "configuration none", "1 willConnect none", "1 restore page 7", "1 willEnterForeground",
                "1 didBecomeActive",
            ])
        #expect(again.application._sessions[0].stateRestorationActivity?.userInfo?["place"] as? String == "page 7")
    }
}

@MainActor private let sceneJournal = Journal()

/// An app with a scene manifest that allows several scenes.
@MainActor
private final class SceneApp {
    let application: UIApplication
    private let plist: URL

    init(_ configuration: DeviceConfiguration = .pad(), restoring state: SavedState? = nil) throws {
        plist = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-scenes-\(UUID()).plist")
        let values: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: plist)
        var configuration = configuration
        configuration.infoPlistPath = plist.path
        _ = sceneJournal.take()
        UIApplication._sharedIfMade?._terminate()
        UIApplication._launch(
            configuration: configuration, delegateClass: MultipleSceneAppDelegate.self, restoring: state)
        application = UIApplication.shared
        Frame.runPasses()
    }

    func end() {
        application._terminate()
        UIApplication._use(.default)
        try? FileManager.default.removeItem(at: plist)
    }
}

final class MultipleSceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        sceneJournal.note("configuration \(options.userActivities.first?.activityType ?? "none")")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MultipleSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        sceneJournal.note("discarded \(sceneSessions.count)")
    }
}

final class MultipleSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ scene: UIScene, _ text: String) {
        let number = (UIApplication.shared._sessions.firstIndex(of: scene.session) ?? -1) + 1
        sceneJournal.note("\(number) \(text)")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        note(scene, "willConnect \(connectionOptions.userActivities.first?.activityType ?? "none")")
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = PageController()
        window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note(scene, "didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note(scene, "didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { note(scene, "willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { note(scene, "willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note(scene, "didEnterBackground") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note(scene, "activity")
        return window?.rootViewController?.userActivity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        note(scene, "restore \(stateRestorationActivity.userInfo?["place"] ?? "nothing")")
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { note(windowScene, "didUpdate") }

    private final class PageController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            // Only the first scene's page has an activity.
            if UIApplication.shared._scenes.count == 1 { userActivity = NSUserActivity(activityType: "page") }
        }
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            sceneJournal.note("1 update")
            activity.addUserInfoEntries(from: ["place": "page 7"])
        }
    }
}
