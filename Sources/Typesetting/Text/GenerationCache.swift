/// A bounded cache: what was not used during the last `capacity` insertions is forgotten. O(1).
struct GenerationCache<Key: Hashable, Value> {
    let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old[key] else { return nil }
            insert(key, value)
            return value
        }
        set {
            if let newValue {
                insert(key, newValue)
            } else {
                young[key] = nil
                old[key] = nil
            }
        }
    }

    private mutating func insert(_ key: Key, _ value: Value) {
        if young.count >= capacity {
            old = young
            // Growing step by step would hash every key several times.
            young = Dictionary(minimumCapacity: capacity)
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
