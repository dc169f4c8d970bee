/// Calls an optional method of a protocol that the object's class may have.
///
/// - Returns: what the method returned; nothing, or nil, where there is no such method.
public func _uikitDynCall<Result>(
    _ object: Any, _ name: String, _ arguments: [Any?], as type: Result.Type
) -> Result {
    let result = MemberTables.perform(Selector(name), on: object, with: arguments)
    if type == Void.self { return () as! Result }
    if let result, let value = ValueConversion.convert(result, to: type) { return value }
    if let nothing = ValueConversion.convert(nil, to: type) { return nothing }
    fatalError("-[\(Swift.type(of: object)) \(name)]: unrecognized selector sent to instance")
}

/// Whether the object's class has a method of that name, as far as its member table knows.
public func _uikitImplements(_ object: Any, _ name: String) -> Bool {
    MemberTables.responds(object, to: Selector(name))
}

/// As `_uikitImplements`, for the toolkit's own optional delegate methods. False for a class without a member table.
package func implements(_ object: Any?, _ selectorName: String) -> Bool {
    guard let object else { return false }
    return MemberTables.responds(object, to: Selector(selectorName))
}

/// A class that is known under another name than its own, `@objc(Name)`.
public func _uikitRegisterClass(_ name: String, _ type: AnyClass) {
    ClassRegistry.register(name, type)
}

/// Members that an extension adds to a class of the toolkit.
public func _uikitRegisterMembers(_ type: AnyClass, _ members: @escaping (inout _MemberTable) -> Void) {
    MemberTables.register(type, members)
}
