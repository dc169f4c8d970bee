/// A call that contradicts the state of the toolkit's objects: on the phone an exception, which ends the app with its reason; here the
/// end of the process with the same words.
package enum Inconsistency {
    /// The names of the exceptions that the toolkit raises.
    package enum Name: String {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
        case invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
    }

    package static func raise(_ name: Name = .internalInconsistency, _ reason: String) -> Never {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }

    package static func raise(_ reason: String) -> Never { raise(.internalInconsistency, reason) }

    package static func check(_ condition: Bool, _ reason: @autoclosure () -> String) {
        if !condition { raise(reason()) }
    }

    package static func check(_ condition: Bool, _ name: Name, _ reason: @autoclosure () -> String) {
        if !condition { raise(name, reason()) }
    }

    /// What the console says of a call that is refused: the app goes on as if it had not been made. Told once each time.
    @MainActor
    package static func warn(_ message: String) {
        lastWarning = message
        NSLog("%@", message)
    }

    /// The last message, for tests.
    @MainActor package private(set) static var lastWarning: String?
    @MainActor package static func forgetWarnings() { lastWarning = nil }
}

extension NSObject {
    /// Class and address, as messages of the system name objects.
    package var _named: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "<\(String(reflecting: type(of: self))): 0x\(address)>"
    }
}
