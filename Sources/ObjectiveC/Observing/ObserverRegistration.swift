/// An observer added with `addObserver(_:forKeyPath:options:context:)`.
final class ObserverRegistration: @unchecked Sendable {
    private weak var observer: Foundation.NSObject?
    private weak var object: AnyObject?
    let path: String
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions
    private var observation: PathObservation?

    init(
        _ observer: Foundation.NSObject, of object: AnyObject, path: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        self.observer = observer
        self.object = object
        self.path = path
        self.options = options
        self.context = context
        observation = PathObservation(object, path: path) { [weak self] in self?.tell(old: $0, new: $1) }
        if options.contains(.initial) { send(old: nil, new: MemberTables.value(forKeyPath: path, of: object)) }
    }

    func isOf(_ observer: AnyObject) -> Bool { self.observer === observer }
    var isDead: Bool { observer == nil }

    private func tell(old: Any?, new: Any?) {
        if options.contains(.prior) { send(old: old, new: nil, isPrior: true) }
        send(old: old, new: new)
    }

    private func send(old: Any?, new: Any?, isPrior: Bool = false) {
        guard let observer, let object else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if isPrior { change[.notificationIsPriorKey] = true }
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        guard let observer = observer as? NSObject else {
            SelectorArguments.warnOnce(
                "\(type(of: observer)) cannot observe: it does not derive from the toolkit's root")
            return
        }
        observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
    }

    func end() {
        observation?.end()
        observation = nil
    }
}
