/// A new address under which something is attached to objects.
package func AssociationKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Carries a value into a closure that the compiler takes to run anywhere; it runs where its owner expects it.
package struct Held<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

/// An object that is not kept alive.
package final class WeakReference: @unchecked Sendable {
    package weak var object: AnyObject?
    package init(_ object: AnyObject) { self.object = object }
}
