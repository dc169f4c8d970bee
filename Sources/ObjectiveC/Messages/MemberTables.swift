/// The member tables of all classes, and messages that are sent by name.
package enum MemberTables {
    // MARK: Tables

    /// What a class and its ancestors say of themselves.
    package static func table(of type: AnyClass) -> _MemberTable { store.table(of: type) }

    /// Members of a class that its own `_uikitMembers` cannot name: those of the toolkit's classes and of extensions of them.
    package static func register(_ type: AnyClass, _ members: @escaping (inout _MemberTable) -> Void) {
        store.register(type, members)
    }

    private static let store = MemberTableStore()

    // MARK: Messages

    /// Calls the method on `object`.
    /// - Returns: nil where the object has no such method; a nil inside where the method returned nothing.
    @discardableResult
    package static func perform(_ selector: Selector, on object: Any, with arguments: [Any?] = []) -> Any?? {
        if let call = selector.call, let result = call(object, arguments) { return result }
        guard let type = Swift.type(of: object) as? AnyClass, let entry = table(of: type).actions[selector.name] else {
            return performAccessor(selector, on: object, with: arguments)
        }
        return entry.call?(object, arguments) ?? nil
    }

    /// As `perform`, for callers that only want to know whether there is such a method.
    @discardableResult
    package static func send(_ selector: Selector, to object: Any, with arguments: [Any?] = []) -> Bool {
        perform(selector, on: object, with: arguments) != nil
    }

    /// Whether the class of the object has a method of that name, as far as is known.
    package static func responds(_ object: Any, to selector: Selector) -> Bool {
        guard let type = Swift.type(of: object) as? AnyClass else { return false }
        return self.type(type, respondsTo: selector)
    }

    package static func type(_ type: AnyClass, respondsTo selector: Selector) -> Bool {
        let table = table(of: type)
        if table.actions[selector.name] != nil { return true }
        if let property = table.properties[selector.name], property.get != nil { return true }
        return Self.key(ofSetter: selector.name).map { table.properties[$0]?.set != nil } ?? false
    }

    /// The getter `title` or the setter `setTitle:` of a property in the table.
    private static func performAccessor(_ selector: Selector, on object: Any, with arguments: [Any?]) -> Any?? {
        guard let type = Swift.type(of: object) as? AnyClass else { return nil }
        let properties = table(of: type).properties
        if let get = properties[selector.name]?.get { return .some(get(object)) }
        if let key = key(ofSetter: selector.name), let set = properties[key]?.set, let value = arguments.first {
            _ = set(object, value)
            return .some(nil)
        }
        return nil
    }

    /// `title` for `setTitle:`.
    private static func key(ofSetter name: String) -> String? {
        guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
        let key = name.dropFirst(3).dropLast()
        return key.contains(":") ? nil : key.prefix(1).lowercased() + key.dropFirst()
    }

    // MARK: Outlets

    /// Connects an outlet.
    /// - Returns: whether the object has such a property and the value is of its type.
    package static func setOutlet(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        if let set = table(of: Swift.type(of: object)).properties[key]?.set { return set(object, value) }
        return setValue(value, forKey: key, on: object)
    }
}
