/// A publisher whose type says only what it sends.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

    /// A publisher made of what happens when someone listens.
    ///
    /// - Parameter run: sends values and perhaps an end; what it returns is called when the listener has enough.
    init(
        run:
            @escaping (_ send: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void)
            ->
            AnyCancellable
    ) {
        attach = { subscriber in
            let holder = CancellableHolder()
            subscriber.receive(
                subscription: ClosureSubscription(
                    start: {
                        holder.hold(
                            run(
                                { value in if !holder.isDone { _ = subscriber.receive(value) } },
                                { completion in if holder.finish() { subscriber.receive(completion: completion) } }))
                    }, end: { holder.cancel() }))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void
    public let combineIdentifier = CombineIdentifier()

    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        onSubscription = { s.receive(subscription: $0) }
        onValue = { s.receive($0) }
        onCompletion = { s.receive(completion: $0) }
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// What goes on for a listener, and whether it is over.
final class CancellableHolder: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var held: [AnyCancellable] = []
    private var done = false

    var isDone: Bool { lock.withLock { done } }

    func hold(_ cancellable: AnyCancellable) {
        let isLate = lock.withLock {
            if !done { held.append(cancellable) }
            return done
        }
        if isLate { cancellable.cancel() }
    }

    /// - Returns: whether it was not over yet.
    func finish() -> Bool {
        lock.withLock {
            defer { done = true }
            return !done
        }
    }

    func cancel() {
        let held = lock.withLock {
            done = true
            defer { self.held = [] }
            return self.held
        }
        for cancellable in held { cancellable.cancel() }
    }
}
