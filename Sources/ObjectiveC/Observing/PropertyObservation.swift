/// One property of one object, and who wants to know of it.
final class PropertyObservation: @unchecked Sendable {
    /// As the property is told apart; see `KeyValueObserving.canonical`.
    let key: String
    private let changed: (_ old: Any?, _ new: Any?) -> Void

    init(key: String, changed: @escaping (Any?, Any?) -> Void) {
        self.key = key
        self.changed = changed
    }

    func tell(old: Any?, new: Any?) { changed(old, new) }
}
