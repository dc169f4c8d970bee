/// The root of the toolkit's classes, and of the app's that derive from `NSObject`: an object that can be asked by name.
///
/// Bears the name of the class it stands for because the compiler lets a subclass on the main actor override an initialiser that is
/// not, only where that is `NSObject`'s. Other modules call it `_UIObject`; `NSObject` stays Foundation's there.
open class NSObject: Foundation.NSObject, _MemberTableProviding {
    /// Observers and associated objects.
    final var sideStorage: SideStorage?

    public override init() { super.init() }

    /// Names what can be called and set on instances; subclasses call `super` first.
    nonisolated open class func _uikitMembers(_ t: inout _MemberTable) {}

    // MARK: Interface Builder

    /// Called when everything of the storyboard or nib this object is in has been made and connected.
    @preconcurrency @MainActor open func awakeFromNib() {}

    /// Inert: called by Xcode's canvas only.
    @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}

    // MARK: Messages

    /// Whether the object has a method of that name, as far as its class's member table knows.
    open func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MemberTables.responds(self, to: aSelector)
    }

    open class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MemberTables.type(self, respondsTo: aSelector)
    }

    // MARK: Observing

    /// Called when a property changes that this object observes since `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The properties that a property is computed from: its observers are told when one of them changes.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Inert: properties tell of their changes whatever this says.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    // MARK: Keyed values

    open func value(forKey key: String) -> Any? {
        guard let found = MemberTables.find(key, of: self) else { return value(forUndefinedKey: key) }
        return found
    }

    open func setValue(_ value: Any?, forKey key: String) {
        if MemberTables.store(value, forKey: key, on: self) { return }
        if value == nil, MemberTables.table(of: type(of: self)).properties[key]?.set != nil {
            return setNilValueForKey(key)
        }
        setValue(value, forUndefinedKey: key)
    }

    open func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        return MemberTables.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: next)
    }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKey: String(keyPath[..<dot])) else { return }
        MemberTables.setValue(
            value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]), on: next as AnyObject)
    }

    /// Asked for a key that the object does not have. The default writes to the log and gives nil; on the phone it raises.
    open func value(forUndefinedKey key: String) -> Any? {
        MemberTables.warnUndefined(key, of: self)
        return nil
    }

    /// Called for a key that the object does not have. The default writes to the log; on the phone it raises.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        UndefinedKeys.current = true
        MemberTables.warnUndefined(key, of: self)
    }

    /// Called for nil and a key whose value cannot be nil. The default writes to the log; on the phone it raises.
    open func setNilValueForKey(_ key: String) {
        SelectorArguments.warnOnce("\(type(of: self)): could not set nil as the value for the key \(key).")
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
}

public typealias _UIObject = NSObject
