/// What every object can be asked by name. Classes of the toolkit have overridable members of the same names.
extension NSObjectProtocol {
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let object = self as? _UIObject { return object.responds(to: aSelector) }
        return MemberTables.responds(self, to: aSelector)
    }

    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let type = current {
            if type == aClass { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    public func isMember(of aClass: AnyClass) -> Bool { (type(of: self) as AnyClass) == aClass }

    /// Calls the method. Nil where there is no such method, which is written to the log; on the phone the app ends.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performSelector(aSelector, []) }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performSelector(aSelector, [object])
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performSelector(aSelector, [object1, object2])
    }

    private func performSelector(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let result = MemberTables.perform(selector, on: self, with: arguments) else {
            MemberTables.warnUnrecognized(selector, sentTo: self)
            return nil
        }
        // The caller of an Objective-C method gets its result autoreleased; here it lives as long as the thread.
        return result.map { Unmanaged.passUnretained(Autoreleased.keep($0 as AnyObject)) }
    }
}

extension NSObjectProtocol {
    public func value(forKey key: String) -> Any? { MemberTables.value(forKey: key, of: self) }
    public func value(forKeyPath keyPath: String) -> Any? { MemberTables.value(forKeyPath: keyPath, of: self) }
    public func setValue(_ value: Any?, forKey key: String) {
        if !MemberTables.setValue(value, forKey: key, on: self) { MemberTables.warnUndefined(key, of: self) }
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !MemberTables.setValue(value, forKeyPath: keyPath, on: self) {
            MemberTables.warnUndefined(keyPath, of: self)
        }
    }
}

extension MemberTables {
    /// On the phone the app ends with this message.
    package static func warnUnrecognized(_ selector: Selector, sentTo object: Any) {
        SelectorArguments.reportFault(
            "-[\(Swift.type(of: object)) \(selector)]: unrecognized selector sent to instance")
    }
}

/// Keeps the last few results of `perform` alive until the caller has taken them.
private final class Autoreleased: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [AnyObject] = []
    private static let pool = Autoreleased()

    static func keep(_ object: AnyObject) -> AnyObject {
        pool.lock.withLock {
            pool.objects.append(object)
            if pool.objects.count > 64 { pool.objects.removeFirst(32) }
        }
        return object
    }
}
