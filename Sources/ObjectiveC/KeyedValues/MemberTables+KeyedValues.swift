extension MemberTables {
    /// The value under a key; nil outside where the object has no such property.
    package static func find(_ key: String, of object: Any) -> Any?? {
        guard let type = Swift.type(of: object) as? AnyClass else { return storedValue(key, of: object) }
        if let get = table(of: type).properties[key]?.get { return .some(get(object)) }
        if let entry = table(of: type).actions[key], let value = entry.call?(object, []) { return value }
        switch object {
        case let store as any KeyedValueStore: return .some(store._keyedValue(forKey: key))
        case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key as NSString))
        case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
        default: break
        }
        return storedValue(key, of: object)
    }

    package static func value(forKey key: String, of object: Any) -> Any? {
        if let object = object as? _UIObject { return object.value(forKey: key) }
        if let array = object as? NSArray { return array.map { value(forKey: key, of: $0) ?? NSNull() } }
        if let set = object as? NSSet { return NSSet(array: set.map { value(forKey: key, of: $0) ?? NSNull() }) }
        guard let found = find(key, of: object) else {
            warnUndefined(key, of: object)
            return nil
        }
        return found
    }

    package static func value(forKeyPath path: String, of object: Any) -> Any? {
        if let store = object as? any KeyedValueStore { return store._keyedValue(forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path, of: object) }
        guard let next = value(forKey: String(path[..<dot]), of: object) else { return nil }
        return value(forKeyPath: String(path[path.index(after: dot)...]), of: next)
    }

    /// Sets a property without asking the object's own `setValue(_:forKey:)`.
    package static func store(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        if let set = table(of: Swift.type(of: object)).properties[key]?.set { return set(object, value) }
        switch object {
        case let store as any KeyedValueStore:
            store._setKeyedValue(value, forKey: key)
            return true
        case let dictionary as NSMutableDictionary:
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key)
            }
            return true
        case let defaults as UserDefaults:
            defaults.set(value, forKey: key)
            return true
        default: return false
        }
    }

    /// - Returns: whether there is such a property and the value is of its type.
    @discardableResult
    package static func setValue(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        guard let object = object as? _UIObject else { return store(value, forKey: key, on: object) }
        let wasUndefined = UndefinedKeys.current
        UndefinedKeys.current = false
        defer { UndefinedKeys.current = wasUndefined }
        object.setValue(value, forKey: key)
        return !UndefinedKeys.current
    }

    @discardableResult
    package static func setValue(_ value: Any?, forKeyPath path: String, on object: AnyObject) -> Bool {
        if let store = object as? any KeyedValueStore {
            store._setKeyedValue(value, forKeyPath: path)
            return true
        }
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path, on: object) }
        guard let next = self.value(forKey: String(path[..<dot]), of: object) else { return false }
        return setValue(value, forKeyPath: String(path[path.index(after: dot)...]), on: next as AnyObject)
    }

    /// A stored property by its name, of the class or one it derives from.
    private static func storedValue(_ key: String, of object: Any) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label else { continue }
                if label == key || label == "_" + key || label == "$__lazy_storage_$_" + key {
                    return .some(ValueConversion.unwrapped(child.value))
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    static func warnUndefined(_ key: String, of object: Any) {
        SelectorArguments.warnOnce(
            "\(Swift.type(of: object)): this class is not key value coding-compliant for the key \(key).")
    }
}

/// An object that finds values by key itself: a layer.
package protocol KeyedValueStore: AnyObject {
    func _keyedValue(forKey key: String) -> Any?
    func _keyedValue(forKeyPath path: String) -> Any?
    func _setKeyedValue(_ value: Any?, forKey key: String)
    func _setKeyedValue(_ value: Any?, forKeyPath path: String)
}

/// Whether the last `setValue(_:forKey:)` of this thread ended at a key that the object does not have.
enum UndefinedKeys {
    static var current: Bool {
        get { Thread.current.threadDictionary["shoji.undefinedKey"] != nil }
        set { Thread.current.threadDictionary["shoji.undefinedKey"] = newValue ? true : nil }
    }
}
