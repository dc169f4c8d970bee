extension Publisher {
    /// A publisher that does something with each value and each end of this one.
    func through<T, E: Error>(
        _ value: @escaping (Output, (T) -> Void, (Subscribers.Completion<E>) -> Void) -> Void,
        _ end: @escaping (Subscribers.Completion<Failure>, (T) -> Void, (Subscribers.Completion<E>) -> Void) -> Void
    ) -> AnyPublisher<T, E> {
        AnyPublisher { send, finish in
            let holder = CancellableHolder()
            let stop: (Subscribers.Completion<E>) -> Void = { completion in
                finish(completion)
                holder.cancel()
            }
            holder.hold(
                self.sink(receiveCompletion: { end($0, send, stop) }, receiveValue: { value($0, send, stop) }))
            return AnyCancellable { holder.cancel() }
        }
    }

    private func through<T>(
        _ value: @escaping (Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        through({ input, send, _ in value(input, send) }, { completion, _, end in end(completion) })
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        through { value, send in send(transform(value)) }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        through { value, send in if let result = transform(value) { send(result) } }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        through(
            { value, send, end in
                do { send(try transform(value)) } catch { end(.failure(error)) }
            }, { completion, _, end in end(completion.mapFailure { $0 }) })
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        through { value, send in if isIncluded(value) { send(value) } }
    }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        through({ value, send, _ in send(value) }, { completion, _, end in end(completion.mapFailure(transform)) })
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        through(
            { value, send, _ in send(value) },
            { completion, send, end in
                if case .failure = completion { send(output) }
                end(.finished)
            })
    }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            var isEmpty = true
            return self.sink(
                receiveCompletion: {
                    if isEmpty, case .finished = $0 { send(output) }
                    end($0)
                },
                receiveValue: {
                    isEmpty = false
                    send($0)
                })
        }
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { send, end in
            let holder = CancellableHolder()
            holder.hold(
                self.sink(
                    receiveCompletion: { completion in
                        switch completion {
                        case .finished: end(.finished)
                        case .failure(let error):
                            holder.hold(handler(error).sink(receiveCompletion: end, receiveValue: send))
                        }
                    }, receiveValue: send))
            return AnyCancellable { holder.cancel() }
        }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        withState(nil as Output?) { last, value, send in
            defer { last = value }
            if let last, predicate(last, value) { return }
            send(value)
        }
    }

    public func scan<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        withState(initialResult) { result, value, send in
            result = next(result, value)
            send(result)
        }
    }

    /// A publisher that keeps something from value to value, for each listener anew.
    private func withState<State, T>(
        _ initial: State, _ body: @escaping (inout State, Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { send, end in
            var state = initial
            return self.sink(receiveCompletion: end, receiveValue: { body(&state, $0, send) })
        }
    }

    public func reduce<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { send, end in
            var result = initialResult
            return self.sink(
                receiveCompletion: {
                    if case .finished = $0 { send(result) }
                    end($0)
                }, receiveValue: { result = next(result, $0) })
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            let holder = CancellableHolder()
            var left = maxLength
            if left <= 0 {
                end(.finished)
                return AnyCancellable {}
            }
            holder.hold(
                self.sink(
                    receiveCompletion: end,
                    receiveValue: {
                        guard left > 0 else { return }
                        left -= 1
                        send($0)
                        if left == 0 {
                            end(.finished)
                            holder.cancel()
                        }
                    }))
            return AnyCancellable { holder.cancel() }
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }
    public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        withState(count) { left, value, send in if left > 0 { left -= 1 } else { send(value) } }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            for element in elements { send(element) }
            return self.sink(receiveCompletion: end, receiveValue: send)
        }
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> { through { (_, _: (Never) -> Void) in } }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            let inner = self.sink(
                receiveCompletion: {
                    receiveCompletion?($0)
                    end($0)
                },
                receiveValue: {
                    receiveOutput?($0)
                    send($0)
                })
            return AnyCancellable {
                receiveCancel?()
                inner.cancel()
            }
        }
    }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(start)receive \($0)") },
            receiveCancel: { Swift.print("\(start)receive cancel") })
    }

    /// Starts this publisher once for everyone who listens.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let holder = CancellableHolder()
        let starts = StartOnce()
        return AnyPublisher { send, end in
            let listener = subject.sink(receiveCompletion: end, receiveValue: send)
            if starts.take() { holder.hold(self.subscribe(subject)) }
            return listener
        }
    }
}

private final class StartOnce: @unchecked Sendable {
    private let lock = NSLock()
    private var isTaken = false
    func take() -> Bool {
        lock.withLock {
            defer { isTaken = true }
            return !isTaken
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        through({ value, send, _ in send(value) }, { _, _, end in end(.finished) })
    }
}

extension Publisher where Output == Data {
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Coder.Input == Data {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Subscribers.Completion {
    func mapFailure<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
