/// Runs a main-actor closure from code that has no isolation but is only called on the main thread, as TextKit is by views.
///
/// `MainActor.assumeIsolated` would refuse results that are not sendable.
func onAssumedMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.preconditionIsolated()
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
