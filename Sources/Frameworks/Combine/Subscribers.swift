public enum Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        let count: Int
        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
        public static func + (left: Demand, right: Demand) -> Demand {
            Demand(count: left.count.addingReportingOverflow(right.count).overflow ? .max : left.count + right.count)
        }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public var max: Int? { count == .max ? nil : count }
    }

    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// Calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private let lock = NSRecursiveLock()
        private var subscription: (any Subscription)?
        private var isDone = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let wanted = lock.withLock {
                if isDone { return false }
                self.subscription = subscription
                return true
            }
            if wanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            if !lock.withLock({ isDone }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let isNew = lock.withLock {
                defer { isDone = true }
                subscription = nil
                return !isDone
            }
            if isNew { receiveCompletion(completion) }
        }

        public func cancel() {
            let subscription = lock.withLock {
                defer { self.subscription = nil }
                isDone = true
                return self.subscription
            }
            subscription?.cancel()
        }
    }

    /// Sets a property of an object.
    public typealias Assign = Sink
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher {
    /// Calls closures until the result is cancelled or goes away.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property for each value. The object is kept alive until the result is cancelled, as on the phone.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property for each value, as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let cancellable = sink { [weak box] in box?.set($0) }
        box.keep(cancellable)
    }
}

/// A subscription that calls a closure when it is cancelled.
final class ClosureSubscription: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var start: (() -> Void)?
    private var end: (() -> Void)?

    init(start: (() -> Void)? = nil, end: @escaping () -> Void) {
        self.start = start
        self.end = end
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let body = lock.withLock {
            defer { start = nil }
            return start
        }
        body?()
    }

    func cancel() {
        let body = lock.withLock {
            defer { (start, end) = (nil, nil) }
            return end
        }
        body?()
    }
}
