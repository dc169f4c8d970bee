/// What objects carry besides their own properties: observers and associated objects.
package final class SideStorage: @unchecked Sendable {
    package let lock = NSRecursiveLock()
    var observations: [PropertyObservation] = []
    /// Kept with the object that is observed.
    var registrations: [ObserverRegistration] = []
    /// Values from before a change, by key, while `willChangeValue(forKey:)` waits for its counterpart.
    var changing: [String: [Any?]] = [:]
    /// The lock of `objc_sync_enter`, held while the app runs.
    let monitor = NSRecursiveLock()
    var associated: [UnsafeRawPointer: Any] = [:]

    /// The storage of an object; nil where it has none and `make` is false.
    package static func of(_ object: AnyObject, make: Bool) -> SideStorage? {
        if let object = object as? NSObject {
            return guardLock.withLock {
                if object.sideStorage == nil && make { object.sideStorage = SideStorage() }
                return object.sideStorage
            }
        }
        return foreign.storage(of: object, make: make)
    }

    private static let guardLock = NSLock()
    private static let foreign = ForeignStorages()
}

/// Storage of objects whose class has no room for it.
private final class ForeignStorages: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        let storage: SideStorage
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func storage(of object: AnyObject, make: Bool) -> SideStorage? {
        // Freed outside of the lock: what dies may ask for storage itself.
        var dead: [Entry] = []
        defer { withExtendedLifetime(dead) {} }
        return lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id] {
                if entry.owner === object { return entry.storage }
                dead.append(entry)
                entries[id] = nil
            }
            guard make else { return nil }
            if entries.count >= sweepAt {
                for (id, entry) in entries where entry.owner == nil {
                    dead.append(entry)
                    entries[id] = nil
                }
                sweepAt = max(64, entries.count * 2)
            }
            let storage = SideStorage()
            entries[id] = Entry(owner: object, storage: storage)
            return storage
        }
    }
}
