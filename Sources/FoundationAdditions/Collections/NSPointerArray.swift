/// An array with places for objects that may be gone.
open class NSPointerArray: NSObject {
    private var entries: [HeldObject?] = []
    private let isWeak: Bool

    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    public class func strongObjects() -> NSPointerArray { NSPointerArray() }
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, those of objects that are gone included.
    open var count: Int {
        get { entries.count }
        set {
            if newValue < entries.count {
                entries.removeLast(entries.count - max(0, newValue))
            } else {
                entries += Array(repeating: nil, count: newValue - entries.count)
            }
        }
    }

    /// The objects that are still there.
    open var allObjects: [Any] { entries.compactMap { $0?.object } }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), weakly: isWeak) }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(held(pointer)) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { entries.insert(held(item), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { entries[index] = held(item) }
    open func removePointer(at index: Int) { entries.remove(at: index) }

    /// Removes the places of objects that are gone.
    open func compact() { entries.removeAll { $0?.object == nil } }
}
