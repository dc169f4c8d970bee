import Stage

/// Starts the app and runs it until it ends.
///
/// - Parameters:
///   - principalClassName: the class of the application object; nil is `UIApplication`, or the one the Info.plist names.
///   - delegateClassName: the class of the application delegate; nil starts without one.
/// - Returns: never; the type is the one it has on the phone.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let delegateClass: AnyClass? = delegateClassName.flatMap { name in
        let found: AnyClass? = ClassLookup.find(name)
        if found == nil { NSLog("Unable to find the class %@ for the application's delegate", name) }
        return found
    }
    let name = principalClassName ?? Bundle.main.infoDictionary?["NSPrincipalClass"] as? String
    let principalClass = name.flatMap { ClassLookup.find($0) } as? UIApplication.Type
    Stage.run(delegateClass: delegateClass, principalClass: principalClass ?? UIApplication.self)
}

extension UIApplicationDelegate {
    /// Starts the app with this class as its delegate; called where the class is marked `@main`.
    @MainActor
    public static func main() {
        Stage.run(delegateClass: Self.self)
    }
}
