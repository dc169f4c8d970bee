/// A C string that lives for ever.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    lasting(cls.map { ClassRegistry.name(of: $0) } ?? "nil")
}
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { ClassRegistry.type(named: String(cString: name)) }

private func lasting(_ text: String) -> UnsafePointer<CChar> {
    LastingStrings.shared.pointer(for: text)
}

private final class LastingStrings: @unchecked Sendable {
    static let shared = LastingStrings()
    private let lock = NSLock()
    private var pointers: [String: UnsafePointer<CChar>] = [:]

    func pointer(for text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = pointers[text] { return known }
            let pointer = UnsafePointer<CChar>(strdup(text)!)
            pointers[text] = pointer
            return pointer
        }
    }
}
