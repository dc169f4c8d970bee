/// Layers are on the main actor and key-value coding is not; both run on the main thread.
extension CALayer: KeyedValueStore {
    nonisolated package func _keyedValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { Unchecked(value(forKey: key)) }.value
    }

    nonisolated package func _keyedValue(forKeyPath path: String) -> Any? {
        MainActor.assumeIsolated { Unchecked(value(forKeyPath: path)) }.value
    }

    nonisolated package func _setKeyedValue(_ value: Any?, forKey key: String) {
        let value = Unchecked(value)
        MainActor.assumeIsolated { setValue(value.value, forKey: key) }
    }

    nonisolated package func _setKeyedValue(_ value: Any?, forKeyPath path: String) {
        let value = Unchecked(value)
        MainActor.assumeIsolated { setValue(value.value, forKeyPath: path) }
    }
}

/// Carries a value over an isolation check that only says on which thread we are.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
