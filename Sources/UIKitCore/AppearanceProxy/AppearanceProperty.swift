/// A property, or a setter with arguments, that a proxy may set.
@MainActor
struct AppearanceProperty {
    let name: String
    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any?) -> Void
    /// For values that are never equal to another object's: whether the app has not set it.
    var isUntouched: ((AnyObject) -> Bool)?

    init(_ name: String, get: @escaping (AnyObject) -> Any?, set: @escaping (AnyObject, Any?) -> Void) {
        self.name = name
        self.get = get
        self.set = set
    }

    /// Of a class's property.
    static func path<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> AppearanceProperty {
        AppearanceProperty(
            "\(ObjectIdentifier(Root.self).hashValue) \(path.hashValue)",
            get: { object in (object as? Root).flatMap { unwrapped($0[keyPath: path]) } },
            set: { object, value in
                guard let object = object as? Root, let value = value as? Value else { return }
                object[keyPath: path] = value
            })
    }

    /// Of an object that every owner has one of its own of.
    static func path<Root: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>, isUntouched: @escaping (Root) -> Bool
    ) -> AppearanceProperty {
        var result = self.path(path)
        result.isUntouched = { ($0 as? Root).map(isUntouched) ?? false }
        return result
    }

    /// Of a setter for one of several cases, such as states.
    static func keyed<Root: AnyObject, Key, Value>(
        _ name: String, _ keys: [Key], _ get: @escaping (Root, Key) -> Value,
        _ set: @escaping (Root, Key, Value) -> Void
    ) -> [AppearanceProperty] {
        keys.map { key in
            AppearanceProperty(
                "\(Root.self).\(name) \(key)",
                get: { object in (object as? Root).flatMap { unwrapped(get($0, key)) } },
                set: { object, value in
                    guard let object = object as? Root, let value = value as? Value else { return }
                    set(object, key, value)
                })
        }
    }

    /// Nil for an empty optional of any depth.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
            return first.count == second.count && first.allSatisfy { areSame($0.value, second[$0.key]) }
        }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return String(describing: first) == String(describing: second)
    }
}
