/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference here: it is nil after the object is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Kept as it is; a value type is a copy anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object, under the address `key`; nil removes it.
///
/// It goes with the object. For an object that does not derive from the toolkit's root class it may live somewhat longer.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let storage = SideStorage.of(object as AnyObject, make: value != nil)
    let old = storage?.lock.withLock { () -> Any? in
        let old = storage?.associated[key]
        if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
            storage?.associated[key] = WeakAssociation(object: value as AnyObject)
        } else {
            storage?.associated[key] = value
        }
        return old
    }
    withExtendedLifetime(old) {}
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let storage = SideStorage.of(object as AnyObject, make: false) else { return nil }
    let value = storage.lock.withLock { storage.associated[key] }
    if let weak = value as? WeakAssociation { return weak.object }
    return value
}

public func objc_removeAssociatedObjects(_ object: Any) {
    guard let storage = SideStorage.of(object as AnyObject, make: false) else { return }
    let old = storage.lock.withLock {
        let old = storage.associated
        storage.associated = [:]
        return old
    }
    withExtendedLifetime(old) {}
}

private struct WeakAssociation {
    weak var object: AnyObject?
}
