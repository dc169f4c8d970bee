/// An object whose state is saved when the app goes to the background, and restored when it is launched again.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifier stands before this one's; for objects that are neither views nor view controllers.
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    /// Called on everything that was restored, after all of it was decoded.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// Makes view controllers that are to be restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// - Parameter identifierComponents: the identifiers from the window's root controller down to the wanted one.
    /// - Returns: the controller, made or found; nil leaves it and what is in it out.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Makes objects that were registered with `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}
extension UIResponder: UIUserActivityRestoring {}

extension UIApplication {
    /// Keys that hold, in the coders of state restoration, what the system adds.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboard"

    /// Makes an object, which is neither view nor view controller, part of what is saved.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) { StateRestoration.register(object, restorationIdentifier) }

    /// Inert: restoration is never put off; a call has no effect.
    public func extendStateRestoration() {}
    /// Inert: restoration is never put off; a call has no effect.
    public func completeStateRestoration() {}
    /// Inert: no picture of the app is kept for the next launch.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
