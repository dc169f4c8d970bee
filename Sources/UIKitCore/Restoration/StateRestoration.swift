/// What an app, and its scenes, leave to their next launch.
package struct SavedState {
    struct Entry {
        let path: [String]
        let isView: Bool
        let restorationClass: (any UIViewControllerRestoration.Type)?
        let objectClass: (any UIObjectRestoration.Type)?
        let storyboard: UIStoryboard?
        let values: [String: Any]
    }

    /// In the order of saving: controllers before what is in them.
    var entries: [Entry] = []
    /// What the app's delegate added.
    var application: [String: Any] = [:]
    /// The activities of the scenes, in the order of their connection.
    package var activities: [NSUserActivity?] = []
    var sessionInfo: [[String: Any]?] = []
}

/// Saves and restores view controllers, views and registered objects of apps without scenes, by their identifiers.
///
/// A controller without a `restorationIdentifier` is left out with everything in it; so is a view outside such a controller.
@MainActor
enum StateRestoration {
    private struct Registered {
        weak var object: AnyObject?
        let identifier: String
    }

    private static var registered: [Registered] = []

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        registered.removeAll { $0.object == nil || $0.identifier == identifier }
        registered.append(Registered(object: object, identifier: identifier))
    }

    static func reset() { registered = [] }

    // MARK: Saving

    /// Nil where the app does not want its state saved.
    static func save(_ application: UIApplication) -> SavedState? {
        guard let delegate = application.delegate else { return nil }
        let found = Found(application)
        let coder = found.coder()
        guard
            delegate.application(application, shouldSaveSecureApplicationState: coder)
                || delegate.application(application, shouldSaveApplicationState: coder)
        else { return nil }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        var state = SavedState()
        for (path, object) in found.objects {
            let own = found.coder()
            (object as? any UIStateRestoring)?.encodeRestorableState(with: own)
            let controller = object as? UIViewController
            state.entries.append(
                SavedState.Entry(
                    path: path, isView: object is UIView, restorationClass: controller?.restorationClass,
                    objectClass: (object as? any UIStateRestoring)?.objectRestorationClass,
                    storyboard: controller?.storyboard, values: own.values))
        }
        state.application = coder.values
        return state
    }

    /// Everything with identifiers all the way down from the windows.
    @MainActor
    private final class Found {
        private(set) var objects: [(path: [String], object: AnyObject)] = []
        private var paths: [ObjectIdentifier: [String]] = [:]

        init(_ application: UIApplication) {
            for window in application.windows {
                if let root = window.rootViewController { add(root, below: []) }
            }
            for entry in StateRestoration.registered {
                guard let object = entry.object else { continue }
                let parent = (object as? any UIStateRestoring)?.restorationParent
                let above = parent.flatMap { paths[ObjectIdentifier($0)] } ?? []
                add(object, at: above + [entry.identifier])
            }
        }

        private func add(_ controller: UIViewController, below path: [String]) {
            guard let identifier = controller.restorationIdentifier else { return }
            let here = path + [identifier]
            add(controller, at: here)
            if let view = controller.viewIfLoaded { addViews(in: view, below: here) }
            for child in controller.children { add(child, below: here) }
            if let presented = controller._presentation?.presented { add(presented, below: here) }
        }

        private func addViews(in view: UIView, below path: [String]) {
            var here = path
            if let identifier = view.restorationIdentifier {
                here.append(identifier)
                add(view, at: here)
            }
            for subview in view.subviews where subview._viewController == nil { addViews(in: subview, below: here) }
        }

        private func add(_ object: AnyObject, at path: [String]) {
            // Of two with the same identifiers the first is saved.
            guard !objects.contains(where: { $0.path == path }) else { return }
            objects.append((path, object))
            paths[ObjectIdentifier(object)] = path
        }

        func coder() -> StateCoder {
            let coder = StateCoder()
            coder.path = { [paths] in paths[ObjectIdentifier($0)] }
            return coder
        }

        func object(at path: [String]) -> AnyObject? { objects.first { $0.path == path }?.object }
    }

    // MARK: Restoring

    /// Brings a launched app back to where it was. Called after `willFinishLaunching`, before `didFinishLaunching`.
    ///
    /// A controller comes from its restoration class, else from the delegate, else it is the one with these identifiers that is
    /// there already, else its storyboard makes it.
    static func restore(_ state: SavedState, in application: UIApplication) {
        guard let delegate = application.delegate, !state.entries.isEmpty || !state.application.isEmpty else { return }
        let coder = StateCoder(state.application)
        guard
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
                || delegate.application(application, shouldRestoreApplicationState: coder)
        else { return }
        var restored: [[String]: AnyObject] = [:]
        func prepare(_ coder: StateCoder) -> StateCoder {
            coder.object = { restored[$0] }
            return coder
        }
        for entry in state.entries where !entry.isView {
            let own = prepare(StateCoder(entry.values))
            restored[entry.path] = object(of: entry, own, application, delegate)
        }
        // Views are there once their controllers are.
        for entry in state.entries where entry.isView {
            let owner = (1..<entry.path.count).reversed().lazy.compactMap {
                restored[Array(entry.path.prefix($0))] as? UIViewController
            }.first
            restored[entry.path] = owner.flatMap { view(entry.path.last!, in: $0.view) }
        }
        for entry in state.entries {
            guard let object = restored[entry.path] as? any UIStateRestoring else { continue }
            object.decodeRestorableState(with: prepare(StateCoder(entry.values)))
        }
        delegate.application(application, didDecodeRestorableStateWith: prepare(coder))
        for entry in state.entries {
            (restored[entry.path] as? any UIStateRestoring)?.applicationFinishedRestoringState()
        }
    }

    private static func object(
        of entry: SavedState.Entry, _ coder: StateCoder, _ application: UIApplication,
        _ delegate: any UIApplicationDelegate
    ) -> AnyObject? {
        if let maker = entry.objectClass {
            return maker.object(withRestorationIdentifierPath: entry.path, coder: coder)
        }
        if let maker = entry.restorationClass {
            let made = maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
            if let made, made.restorationIdentifier == nil { made.restorationIdentifier = entry.path.last }
            return made
        }
        if let made = delegate.application(
            application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
        {
            return made
        }
        // An app without a shown window has its hierarchy in the delegate's window.
        let windows = application.windows + [delegate.window as? UIWindow].compactMap(\.self)
        for window in windows {
            if let root = window.rootViewController, let found = controller(entry.path[...], from: root) {
                return found
            }
        }
        if let object = registered.first(where: { $0.identifier == entry.path.last })?.object { return object }
        return entry.path.last.flatMap { entry.storyboard?._controllerIfNamed($0) }
    }

    /// The controller at the end of the identifiers, which begin with that of `controller`.
    private static func controller(_ path: ArraySlice<String>, from controller: UIViewController) -> UIViewController? {
        guard let first = path.first, controller.restorationIdentifier == first else { return nil }
        if path.count == 1 { return controller }
        for child in controller.children {
            if let found = self.controller(path.dropFirst(), from: child) { return found }
        }
        return controller._presentation.flatMap { self.controller(path.dropFirst(), from: $0.presented) }
    }

    private static func view(_ identifier: String, in view: UIView) -> UIView? {
        if view.restorationIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { self.view(identifier, in: $0) }.first
    }
}
