/// Selectors that carry the method they name. Translated code makes them where the original says `#selector`.
///
/// Methods are passed with their isolation, which a selector does not keep: as with Objective-C, a method runs on the thread
/// that sends the message.
extension Selector {
    /// A method, written `Type.method`.
    public init<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {
        let method = unsafeBitCast(method, to: ((T) -> () -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            return .some(SelectorArguments.result(method(receiver)()))
        }
    }

    @_disfavoredOverload
    public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            return .some(SelectorArguments.result(method(receiver)()))
        }
    }

    public init<T, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
        let method = unsafeBitCast(method, to: ((T) -> (A) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0)))
        }
    }

    @_disfavoredOverload
    public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0)))
        }
    }

    public init<T, A, B, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R) {
        let method = unsafeBitCast(method, to: ((T) -> (A, B) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1)))
        }
    }

    @_disfavoredOverload
    public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1)))
        }
    }

    public init<T, A, B, C, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) {
        let method = unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1, a2)))
        }
    }

    @_disfavoredOverload
    public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1, a2)))
        }
    }

    public init<T, A, B, C, D, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R) {
        let method = unsafeBitCast(method, to: ((T) -> (A, B, C, D) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self),
                let a3 = values.take(3, as: D.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1, a2, a3)))
        }
    }

    @_disfavoredOverload
    public init<T, A, B, C, D, R>(_ name: String, _ method: @escaping (T) -> (A, B, C, D) -> R) {
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self),
                let a3 = values.take(3, as: D.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver)(a0, a1, a2, a3)))
        }
    }
}
