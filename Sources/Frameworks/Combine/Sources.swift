/// Sends one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher<Output, Never> { send, end in
            send(output)
            end(.finished)
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// Sends nothing, and ends unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { _, end in
            if completeImmediately { end(.finished) }
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { _, end in
            end(.failure(error))
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// Makes a publisher for each listener.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Sends one value when it is there, to everyone who listens.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let told = lock.withLock {
            guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for body in told { body(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { send, end in
            let deliver = { (result: Result<Output, Failure>) in
                switch result {
                case .success(let value):
                    send(value)
                    end(.finished)
                case .failure(let error): end(.failure(error))
                }
            }
            let known = self.lock.withLock {
                if self.result == nil { self.waiting.append(deliver) }
                return self.result
            }
            if let known { deliver(known) }
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

public enum Publishers {}

extension Publishers {
    /// Sends the elements of a sequence and ends.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { send, end in
                for element in sequence { send(element) }
                end(.finished)
                return AnyCancellable {}
            }.receive(subscriber: subscriber)
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> {
        Publishers.Sequence<[Wrapped], Never>(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
    }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self)
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
