/// Observing properties of any object. Only properties that tell of their changes can be observed: those that are `dynamic` in
/// translated code, those set through keys, and the toolkit's own that say so.
extension NSObjectProtocol {
    /// - Parameters:
    ///   - observer: gets `observeValue(forKeyPath:of:change:context:)`; it is not kept alive.
    public func addObserver(
        _ observer: Foundation.NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let storage = SideStorage.of(self, make: true) else { return }
        let registration = ObserverRegistration(
            observer, of: self, path: keyPath, options: options, context: context)
        storage.lock.withLock {
            storage.registrations.removeAll { $0.isDead }
            storage.registrations.append(registration)
        }
    }

    public func removeObserver(_ observer: Foundation.NSObject, forKeyPath keyPath: String) {
        removeObservers { $0.isOf(observer) && $0.path == keyPath }
    }

    public func removeObserver(
        _ observer: Foundation.NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObservers { $0.isOf(observer) && $0.path == keyPath && $0.context == context }
    }

    private func removeObservers(where matches: (ObserverRegistration) -> Bool) {
        guard let storage = SideStorage.of(self, make: false) else { return }
        let removed = storage.lock.withLock {
            // The last one added goes first, and one only.
            guard let index = storage.registrations.lastIndex(where: matches) else { return [ObserverRegistration]() }
            return [storage.registrations.remove(at: index)]
        }
        for registration in removed { registration.end() }
    }

    /// Announces a change that the property does not announce itself; `didChangeValue(forKey:)` completes it.
    public func willChangeValue(forKey key: String) {
        guard KeyValueObserving.isUsed, let storage = SideStorage.of(self, make: false) else { return }
        let old = MemberTables.value(forKey: key, of: self)
        storage.lock.withLock { storage.changing[key, default: []].append(old) }
    }

    public func didChangeValue(forKey key: String) {
        guard KeyValueObserving.isUsed, let storage = SideStorage.of(self, make: false) else { return }
        let old = storage.lock.withLock { storage.changing[key]?.popLast() ?? nil }
        KeyValueObserving.changed(self, key, old: old, new: MemberTables.value(forKey: key, of: self))
    }
}

/// What can be observed by key path: every object.
public protocol _KeyValueCodingAndObserving {}

extension Foundation.NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` when the property changes, until the result goes away.
    ///
    /// - Parameter _key: the property's name, which a key path does not have here; translated code gives it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        weak let weakObject = self as AnyObject
        let tell = { (old: Any?, new: Any?, isPrior: Bool) in
            guard let object = weakObject as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting,
                    newValue: options.contains(.new) && !isPrior ? ValueConversion.convert(new, to: Value.self) : nil,
                    oldValue: options.contains(.old) ? ValueConversion.convert(old, to: Value.self) : nil,
                    indexes: nil, isPrior: isPrior))
        }
        let observation = PathObservation(self as AnyObject, path: _key) { old, new in
            if options.contains(.prior) { tell(old, nil, true) }
            tell(old, new, false)
        }
        if options.contains(.initial) { tell(nil, self[keyPath: keyPath], false) }
        return NSKeyValueObservation(observation)
    }
}
