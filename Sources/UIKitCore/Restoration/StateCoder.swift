/// Holds the state of one object by key. Objects that are restored themselves are kept by their identifiers, everything else as
/// it is.
final class StateCoder: NSCoder {
    /// Stands for an object that is saved by itself.
    struct Reference: Hashable {
        let path: [String]
    }

    // Used on the main thread only, like the objects whose state it holds.
    nonisolated(unsafe) private(set) var values: [String: Any]
    /// The identifiers of an object that is saved by itself.
    nonisolated(unsafe) var path: (AnyObject) -> [String]? = { _ in nil }
    /// The object with these identifiers.
    nonisolated(unsafe) var object: ([String]) -> AnyObject? = { _ in nil }

    init(_ values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Encoding

    nonisolated override func encode(_ object: Any?, forKey key: String) { values[key] = object.map(stored) }
    nonisolated override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        values[key] = object.map(stored)
    }
    nonisolated override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    nonisolated override func encode(_ value: Int, forKey key: String) { values[key] = value }
    nonisolated override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    nonisolated override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    nonisolated override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    nonisolated override func encode(_ value: Double, forKey key: String) { values[key] = value }

    private nonisolated func stored(_ object: Any) -> Any {
        if let array = object as? [Any] { return array.map(stored) }
        let isObject = type(of: object) is AnyClass
        if isObject, let path = path(object as AnyObject) { return Reference(path: path) }
        return object
    }

    // MARK: Decoding

    nonisolated override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(restored) }
    nonisolated override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }
    nonisolated override func decodePropertyList(forKey key: String) -> Any? { values[key] }
    nonisolated override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { integer(key) }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: integer(key)) }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(key)) }
    nonisolated override func decodeCInt(forKey key: String) -> CInt { CInt(truncatingIfNeeded: integer(key)) }
    nonisolated override func decodeDouble(forKey key: String) -> Double {
        values[key] as? Double ?? Double(integer(key))
    }
    nonisolated override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    private nonisolated func integer(_ key: String) -> Int {
        values[key] as? Int ?? (values[key] as? NSNumber)?.intValue ?? (values[key] as? Double).map { Int($0) } ?? 0
    }

    private nonisolated func restored(_ value: Any) -> Any? {
        if let reference = value as? Reference { return object(reference.path) }
        if let array = value as? [Any], array.contains(where: { $0 is Reference }) { return array.compactMap(restored) }
        return value
    }
}
