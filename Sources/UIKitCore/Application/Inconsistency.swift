/// A call that contradicts the state of the toolkit's objects: on the phone an `NSInternalInconsistencyException`, which ends the
/// app with its reason; here the end of the process with the same words.
package enum Inconsistency {
    package static func raise(_ reason: String) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
    }

    package static func check(_ condition: Bool, _ reason: @autoclosure () -> String) {
        if !condition { raise(reason()) }
    }
}
