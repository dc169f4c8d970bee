/// A dictionary of objects that may hold its keys and its values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: HeldObject
        let value: HeldObject
        var isDead: Bool { key.object == nil || value.object == nil }
    }

    private var entries: [Entry] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func index(of key: AnyObject) -> Int? {
        let byIdentity = keyOptions.contains(.objectPointerPersonality)
        return entries.firstIndex { entry in
            entry.key.object.map { sameObject($0, key, byIdentity: byIdentity) } ?? false
        }
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { index(of: $0) }.flatMap { entries[$0].value.object as? ObjectType }
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append(
            Entry(
                key: HeldObject(aKey, weakly: keyOptions.contains(.weakMemory)),
                value: HeldObject(anObject, weakly: valueOptions.contains(.weakMemory))))
    }

    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.isDead }
        if let aKey, let index = index(of: aKey) { entries.remove(at: index) }
    }

    open func removeAllObjects() { entries = [] }
    open var count: Int { entries.count { !$0.isDead } }

    open func keyEnumerator() -> NSEnumerator {
        (entries.filter { !$0.isDead }.compactMap(\.key.object) as NSArray).objectEnumerator()
    }

    open func objectEnumerator() -> NSEnumerator? {
        (entries.filter { !$0.isDead }.compactMap(\.value.object) as NSArray).objectEnumerator()
    }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for entry in entries {
            if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType {
                dictionary[key] = value
            }
        }
        return dictionary
    }
}
