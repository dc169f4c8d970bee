/// How a collection of objects holds them.
public struct NSPointerFunctions: Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        public static let copyIn = Options(rawValue: 1 << 16)
        /// Compares by identity, not with `isEqual(_:)`.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let objectPersonality = Options([])
    }
}

public typealias NSHashTableOptions = Int
public typealias NSMapTableOptions = Int

/// A set of objects that may hold them weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: [HeldObject] = []
    private let isWeak: Bool
    private let byIdentity: Bool

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        byIdentity = options.contains(.objectPointerPersonality)
    }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func isSame(_ left: AnyObject, _ right: AnyObject) -> Bool {
        sameObject(left, right, byIdentity: byIdentity)
    }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.object == nil }
        entries.append(HeldObject(object, weakly: isWeak))
    }

    open func remove(_ object: ObjectType?) {
        entries.removeAll { entry in
            guard let held = entry.object else { return true }
            return object.map { isSame(held, $0) } ?? false
        }
    }

    open func removeAllObjects() { entries = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return entries.lazy.compactMap(\.object).first { isSame($0, object) } as? ObjectType
    }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// An object held strongly or weakly.
final class HeldObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, weakly: Bool) {
        strong = weakly ? nil : object
        weak = object
    }

    var object: AnyObject? { strong ?? weak }
}

func sameObject(_ left: AnyObject, _ right: AnyObject, byIdentity: Bool) -> Bool {
    if left === right { return true }
    guard !byIdentity, let left = left as? Foundation.NSObject, let right = right as? Foundation.NSObject else {
        return false
    }
    return left.isEqual(right)
}
