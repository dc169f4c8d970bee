/// Telling observers of properties.
package enum KeyValueObserving {
    /// Whether anything was ever observed; properties of the toolkit look here before they do anything.
    nonisolated(unsafe) package static var isUsed = false

    /// Tells the observers of a property that it has changed.
    package static func changed(_ object: AnyObject, _ key: String, old: Any?, new: Any?) {
        guard isUsed, let storage = SideStorage.of(object, make: false) else { return }
        let key = canonical(key)
        let told = storage.lock.withLock { storage.observations.filter { $0.key == key } }
        guard !told.isEmpty else { return }
        let old = ValueConversion.unwrapped(old)
        let new = ValueConversion.unwrapped(new)
        for observation in told { observation.tell(old: old, new: new) }
    }

    /// `hidden` and `isHidden` are the same property: the one is its key, the other its name in Swift.
    static func canonical(_ key: String) -> String {
        guard key.hasPrefix("is"), key.count > 2, let first = key.dropFirst(2).first, first.isUppercase else {
            return key
        }
        return first.lowercased() + key.dropFirst(3)
    }
}

/// Tells observers of a property that translated code has set.
public func _uikitDidChangeValue(of object: Any, _ key: String, old: Any?, new: Any?) {
    guard KeyValueObserving.isUsed else { return }
    KeyValueObserving.changed(object as AnyObject, key, old: old, new: new)
}
