/// Selectors of an instance's method, of class methods and of accessors.
extension Selector {
    // MARK: A method of the class that an expression has; the expression is never evaluated

    public init<T, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> R
    ) {
        self.init(name, call: method)
    }

    public init<T, A, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T, A) -> R
    ) {
        self.init(name, call: method)
    }

    public init<T, A, B, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T, A, B) -> R
    ) {
        self.init(name, call: method)
    }

    public init<T, A, B, C, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T, A, B, C) -> R
    ) {
        self.init(name, call: method)
    }

    public init<T, A, B, C, D, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T, A, B, C, D) -> R
    ) {
        self.init(name, call: method)
    }

    public init<T, A, B, C, D, E, R>(
        _ name: String, of receiver: @autoclosure () -> T, _ method: @escaping @MainActor (T, A, B, C, D, E) -> R
    ) {
        self.init(name, call: method)
    }

    // MARK: Class methods

    public init<R>(_ name: String, static method: @escaping @MainActor () -> R) {
        let method = unsafeBitCast(method, to: (() -> R).self)
        self.init(name: name) { _, _ in
            return .some(SelectorArguments.result(method()))
        }
    }

    public init<A, R>(_ name: String, static method: @escaping @MainActor (A) -> R) {
        let method = unsafeBitCast(method, to: ((A) -> R).self)
        self.init(name: name) { _, arguments in
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(a0)))
        }
    }

    public init<A, B, R>(_ name: String, static method: @escaping @MainActor (A, B) -> R) {
        let method = unsafeBitCast(method, to: ((A, B) -> R).self)
        self.init(name: name) { _, arguments in
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(a0, a1)))
        }
    }

    public init<A, B, C, R>(_ name: String, static method: @escaping @MainActor (A, B, C) -> R) {
        let method = unsafeBitCast(method, to: ((A, B, C) -> R).self)
        self.init(name: name) { _, arguments in
            let values = SelectorArguments(arguments, of: name)
            guard let a0 = values.take(0, as: A.self),
                let a1 = values.take(1, as: B.self),
                let a2 = values.take(2, as: C.self)
            else { return .some(nil) }
            return .some(SelectorArguments.result(method(a0, a1, a2)))
        }
    }

    // MARK: Accessors

    public init<T, R>(_ name: String, getter: @escaping @MainActor (T) -> R) { self.init(name, call: getter) }
    public init<T, V>(_ name: String, setter: @escaping @MainActor (T, V) -> Void) { self.init(name, call: setter) }
}
