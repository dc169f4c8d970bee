/// What a control does to start its segue. A type of its own: the compiler mangles stored `@MainActor` closures of
/// preconcurrency classes in two ways, and then does not find them.
package struct SegueStart: Sendable {
    package let run: @MainActor (Any?) -> Void

    package init(_ run: @escaping @MainActor (Any?) -> Void) { self.run = run }
}

/// What a segue of a kind does when it is performed.
struct SegueWork: Sendable {
    let run: @MainActor (UIStoryboardSegue) -> Void

    init(_ run: @escaping @MainActor (UIStoryboardSegue) -> Void) { self.run = run }
}
