/// Selectors that carry a closure that calls the method they name.
extension Selector {
    public init<T, R>(_ name: String, call method: @escaping @MainActor (T) -> R) {
        let method = unsafeBitCast(method, to: ((T) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            return .some(SelectorArguments.result(method(receiver)))
        }
    }

    public init<T, A, R>(_ name: String, call method: @escaping @MainActor (T, A) -> R) {
        let method = unsafeBitCast(method, to: ((T, A) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0)))
        }
    }

    public init<T, A, B, R>(_ name: String, call method: @escaping @MainActor (T, A, B) -> R) {
        let method = unsafeBitCast(method, to: ((T, A, B) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0, a1)))
        }
    }

    public init<T, A, B, C, R>(_ name: String, call method: @escaping @MainActor (T, A, B, C) -> R) {
        let method = unsafeBitCast(method, to: ((T, A, B, C) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0, a1, a2)))
        }
    }

    public init<T, A, B, C, D, R>(_ name: String, call method: @escaping @MainActor (T, A, B, C, D) -> R) {
        let method = unsafeBitCast(method, to: ((T, A, B, C, D) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self),
                let a3 = values.take(3, as: D.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0, a1, a2, a3)))
        }
    }

    public init<T, A, B, C, D, E, R>(_ name: String, call method: @escaping @MainActor (T, A, B, C, D, E) -> R) {
        let method = unsafeBitCast(method, to: ((T, A, B, C, D, E) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self),
                let a3 = values.take(3, as: D.self),
                let a4 = values.take(4, as: E.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0, a1, a2, a3, a4)))
        }
    }

    public init<T, A, B, C, D, E, F, R>(_ name: String, call method: @escaping @MainActor (T, A, B, C, D, E, F) -> R) {
        let method = unsafeBitCast(method, to: ((T, A, B, C, D, E, F) -> R).self)
        self.init(name: name) { receiver, arguments in
            guard let receiver = receiver as? T else { return nil }
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self),
                let a3 = values.take(3, as: D.self),
                let a4 = values.take(4, as: E.self),
                let a5 = values.take(5, as: F.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(receiver, a0, a1, a2, a3, a4, a5)))
        }
    }
}
