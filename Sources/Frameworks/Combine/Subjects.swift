/// A publisher that the app feeds.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Who listens to a subject.
final class SubjectListeners<Output, Failure: Error>: @unchecked Sendable {
    let lock = NSRecursiveLock()
    private var listeners: [(id: Int, subscriber: AnySubscriber<Output, Failure>)] = []
    private var lastID = 0
    private(set) var completion: Subscribers.Completion<Failure>?

    func add(_ subscriber: AnySubscriber<Output, Failure>, start: @escaping () -> Void) {
        let ended = lock.withLock { completion }
        if let ended {
            subscriber.receive(subscription: ClosureSubscription {})
            return subscriber.receive(completion: ended)
        }
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        subscriber.receive(
            subscription: ClosureSubscription(
                start: { [weak self] in
                    self?.lock.withLock { self?.listeners.append((id, subscriber)) }
                    start()
                },
                end: { [weak self] in self?.lock.withLock { self?.listeners.removeAll { $0.id == id } } }))
    }

    func send(_ value: Output) {
        for listener in lock.withLock({ completion == nil ? listeners : [] }) {
            // One of those before may have ended it.
            guard lock.withLock({ listeners.contains { $0.id == listener.id } }) else { continue }
            _ = listener.subscriber.receive(value)
        }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let told = lock.withLock {
            guard self.completion == nil else { return [(id: Int, subscriber: AnySubscriber<Output, Failure>)]() }
            self.completion = completion
            defer { listeners = [] }
            return listeners
        }
        for listener in told { listener.subscriber.receive(completion: completion) }
    }
}

/// Sends what it is given to those who listen.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = SubjectListeners<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        listeners.add(AnySubscriber(subscriber)) {}
    }
}

/// As `PassthroughSubject`, and remembers the last value, which a new listener gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = SubjectListeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { listeners.lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        // What has ended takes no more values.
        guard listeners.completion == nil else { return }
        listeners.lock.withLock { current = value }
        listeners.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        listeners.add(AnySubscriber(subscriber)) { _ = subscriber.receive(self.value) }
    }
}
