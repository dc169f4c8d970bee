/// A set that several threads may ask and fill.
package final class LockedSet<Element: Hashable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: Set<Element> = []

    /// - Returns: whether the element is new.
    package func insert(_ element: Element) -> Bool { lock.withLock { elements.insert(element).inserted } }
}
