/// Watches a key path from an object on: each object on the way, and the last one's property.
final class PathObservation: @unchecked Sendable {
    typealias Handler = (_ old: Any?, _ new: Any?) -> Void

    private weak var object: AnyObject?
    private let key: String
    /// The path behind the first key.
    private let rest: String?
    private let handler: Handler
    private var registered: [PropertyObservation] = []
    private var child: PathObservation?
    private var others: [PathObservation] = []

    init(_ object: AnyObject, path: String, handler: @escaping Handler) {
        self.object = object
        self.handler = handler
        let dot = path.firstIndex(of: ".")
        key = dot.map { String(path[..<$0]) } ?? path
        rest = dot.map { String(path[path.index(after: $0)...]) }
        KeyValueObserving.isUsed = true

        if rest == nil {
            register { [weak self] in self?.handler($0, $1) }
        } else {
            watchNext()
            register { [weak self] old, new in self?.objectChanged(from: old, to: new) }
        }
        watchDependencies(of: object)
    }

    private func register(_ changed: @escaping (Any?, Any?) -> Void) {
        guard let object, let storage = SideStorage.of(object, make: true) else { return }
        let observation = PropertyObservation(key: KeyValueObserving.canonical(key), changed: changed)
        registered.append(observation)
        storage.lock.withLock { storage.observations.append(observation) }
    }

    /// Properties that this one is computed from.
    private func watchDependencies(of object: AnyObject) {
        guard rest == nil, let type = type(of: object) as? NSObject.Type else { return }
        for path in type.keyPathsForValuesAffectingValue(forKey: key) where path != key {
            others.append(
                PathObservation(object, path: path) { [weak self] _, _ in
                    guard let self, let object = self.object else { return }
                    self.handler(nil, MemberTables.value(forKey: self.key, of: object))
                })
        }
    }

    /// Follows the path into the object that the first key gives now.
    private func watchNext() {
        child?.end()
        child = nil
        guard let rest, let object, let next = MemberTables.value(forKey: key, of: object) else { return }
        child = PathObservation(next as AnyObject, path: rest) { [weak self] in self?.handler($0, $1) }
    }

    private func objectChanged(from old: Any?, to new: Any?) {
        guard let rest else { return }
        watchNext()
        handler(
            old.flatMap { MemberTables.value(forKeyPath: rest, of: $0) },
            new.flatMap { MemberTables.value(forKeyPath: rest, of: $0) })
    }

    func end() {
        child?.end()
        for other in others { other.end() }
        others = []
        guard let object, let storage = SideStorage.of(object, make: false) else { return }
        storage.lock.withLock {
            storage.observations.removeAll { kept in registered.contains { $0 === kept } }
        }
        registered = []
    }
}
