import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// View controllers and views of apps without scenes come back as they were left.
@MainActor @Suite(.serialized) struct StateRestorationTests {
    @Test(
        "a stack and its controllers are made again by class, delegate and identity, parents first, and decode their state"
    )
    func stack() throws {
        let app = launch()
        let navigation = try #require(app.window?.rootViewController as? UINavigationController)
        let detail = RestoringController("detail")
        detail.restorationClass = RestoringController.self
        navigation.pushViewController(detail, animated: false)
        Frame.runPasses()
        detail.text = "half a sentence"
        detail.scroll.contentOffset.y = 120
        let state = UIApplication.shared._enterBackground()
        UIApplication.shared._terminate()
        #expect(
            restorationJournal.take() == [
                "shouldSave", "willEncode", "encode list", "encode detail",
            ])

        let again = launch(restoring: state)
        Frame.runPasses()
        #expect(
            restorationJournal.take() == [
                "shouldRestore", "class root/detail", "decode list", "decode detail", "didDecode theme dark",
                "finished list", "finished detail",
            ])
        let restored = try #require(again.window?.rootViewController as? UINavigationController)
        #expect(restored.viewControllers.map(\.restorationIdentifier) == ["list", "detail"])
        let controller = try #require(restored.topViewController as? RestoringController)
        #expect(controller !== detail && controller.text == "half a sentence")
        #expect(controller.scroll.contentOffset.y == 120)
        UIApplication.shared._terminate()
    }

    @Test("what has no identifier is left out, with what is in it")
    func withoutIdentifier() throws {
        let app = launch()
        let navigation = try #require(app.window?.rootViewController as? UINavigationController)
        navigation.restorationIdentifier = nil
        #expect(UIApplication.shared._enterBackground().entries.isEmpty)
        UIApplication.shared._terminate()
        _ = restorationJournal.take()
    }

    @Test("nothing is saved or restored where the delegate does not want it")
    func unwanted() {
        let app = launch()
        app.wantsState = false
        #expect(UIApplication.shared._enterBackground().entries.isEmpty)
        UIApplication.shared._terminate()
        #expect(restorationJournal.take() == ["shouldSave"])
    }

    @Test("tab selections and registered objects are restored; references to controllers become the new ones")
    func objects() throws {
        let app = launch()
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "root"
        tabs.viewControllers = [RestoringController("one"), RestoringController("two")]
        tabs.selectedIndex = 1
        app.window?.rootViewController = tabs
        let model = RestoringModel()
        model.controller = tabs.viewControllers?[1]
        UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        Frame.runPasses()
        let state = UIApplication.shared._enterBackground()
        UIApplication.shared._terminate()
        _ = restorationJournal.take()

        RestoringModel.made = nil
        let again = launch(restoring: state, makesTabs: true)
        Frame.runPasses()
        let restored = try #require(again.window?.rootViewController as? UITabBarController)
        #expect(restored !== tabs && restored.selectedIndex == 1)
        #expect(RestoringModel.made?.controller === restored.viewControllers?[1])
        UIApplication.shared._terminate()
        _ = restorationJournal.take()
    }

    private func launch(restoring state: SavedState? = nil, makesTabs: Bool = false) -> RestoringDelegate {
        _ = restorationJournal.take()
        RestoringDelegate.makesTabs = makesTabs
        UIApplication._sharedIfMade?._terminate()
        UIApplication._launch(configuration: .default, delegateClass: RestoringDelegate.self, restoring: state)
        Frame.runPasses()
        return UIApplication.shared.delegate as! RestoringDelegate
    }
}

@MainActor private let restorationJournal = Journal()

final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    static var makesTabs = false
    var window: UIWindow?
    var wantsState = true

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        if Self.makesTabs {
            let tabs = UITabBarController()
            tabs.viewControllers = [RestoringController("one"), RestoringController("two")]
            window?.rootViewController = tabs
        } else {
            window?.rootViewController = UINavigationController(rootViewController: RestoringController("list"))
        }
        window?.rootViewController?.restorationIdentifier = "root"
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        restorationJournal.note("shouldSave")
        return wantsState
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        restorationJournal.note("shouldRestore")
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        restorationJournal.note("willEncode")
        coder.encode("dark", forKey: "theme")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        restorationJournal.note("didDecode theme \(coder.decodeObject(forKey: "theme") as? String ?? "none")")
    }
}

final class RestoringController: UIViewController, UIViewControllerRestoration {
    var text = ""
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))

    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        restorationJournal.note("class \(identifierComponents.joined(separator: "/"))")
        return RestoringController(identifierComponents.last!)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.restorationIdentifier = "scroll"
        view.addSubview(scroll)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        restorationJournal.note("encode \(restorationIdentifier!)")
        coder.encode(text, forKey: "text")
        coder.encode(42, forKey: "number")
        coder.encode(true, forKey: "flag")
        coder.encode(2.5, forKey: "fraction")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restorationJournal.note("decode \(restorationIdentifier!)")
        text = coder.decodeObject(forKey: "text") as? String ?? ""
        #expect(coder.decodeInteger(forKey: "number") == 42)
        #expect(coder.decodeBool(forKey: "flag"))
        #expect(coder.decodeDouble(forKey: "fraction") == 2.5)
        #expect(!coder.containsValue(forKey: "other"))
    }

    override func applicationFinishedRestoringState() {
        restorationJournal.note("finished \(restorationIdentifier!)")
    }
}

final class RestoringModel: NSObject, UIStateRestoring, UIObjectRestoration {
    static var made: RestoringModel?
    weak var controller: UIViewController?

    var objectRestorationClass: (any UIObjectRestoration.Type)? { RestoringModel.self }

    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)? {
        made = RestoringModel()
        return made
    }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(controller, forKey: "controller") }
    func decodeRestorableState(with coder: NSCoder) {
        controller = coder.decodeObject(forKey: "controller") as? UIViewController
    }
}
