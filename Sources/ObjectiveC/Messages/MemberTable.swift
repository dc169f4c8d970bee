/// What can be called, connected and set by name on the instances of a class: what the Objective-C runtime would know of it.
///
/// Translated classes fill it in `_uikitMembers(_:)`.
public struct _MemberTable {
    package typealias Getter = (Any) -> Any?
    /// - Returns: whether the value could be set.
    package typealias Setter = (Any, Any?) -> Bool

    package struct Property {
        package var get: Getter?
        package var set: Setter?
    }

    package private(set) var actions: [String: Selector] = [:]
    package private(set) var properties: [String: Property] = [:]

    package init() {}

    /// A method.
    public mutating func action(_ selector: Selector) {
        guard selector.call != nil else { return }
        actions[selector.name] = selector
    }

    /// A property that Interface Builder connects.
    public mutating func outlet<Owner, Value>(
        _ name: String, _ owner: Owner.Type, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        properties[name] = Property(get: properties[name]?.get, set: Self.setter(name, set))
    }

    /// A property that can only be read.
    public mutating func property<Owner, Value>(
        _ name: String, _ owner: Owner.Type, _ get: @escaping @MainActor (Owner) -> Value
    ) {
        properties[name] = Property(get: Self.getter(get), set: nil)
    }

    public mutating func property<Owner, Value>(
        _ name: String, _ owner: Owner.Type, _ get: @escaping @MainActor (Owner) -> Value,
        _ set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        properties[name] = Property(get: Self.getter(get), set: Self.setter(name, set))
    }

    private static func getter<Owner, Value>(_ get: @escaping @MainActor (Owner) -> Value) -> Getter {
        let get = unsafeBitCast(get, to: ((Owner) -> Value).self)
        return { owner in (owner as? Owner).flatMap { ValueConversion.unwrapped(get($0)) } }
    }

    private static func setter<Owner, Value>(
        _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) -> Setter {
        let set = unsafeBitCast(set, to: ((Owner, Value) -> Void).self)
        return { owner, value in
            guard let owner = owner as? Owner, let converted = ValueConversion.convert(value, to: Value.self) else {
                return false
            }
            set(owner, converted)
            return true
        }
    }
}

/// A class that says what can be called and set on it by name.
public protocol _MemberTableProviding: AnyObject {
    static func _uikitMembers(_ t: inout _MemberTable)
}
