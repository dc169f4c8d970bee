extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { send, end in
            let holder = CancellableHolder()
            let running = Counter(1)
            let finish: (Subscribers.Completion<Failure>) -> Void = { completion in
                if case .failure = completion { end(completion) } else if running.down() == 0 { end(.finished) }
            }
            holder.hold(
                self.sink(
                    receiveCompletion: finish,
                    receiveValue: {
                        running.up()
                        holder.hold(transform($0).sink(receiveCompletion: finish, receiveValue: send))
                    }))
            return AnyCancellable { holder.cancel() }
        }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never, Failure: Error {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { send, end in
            let state = Latest<Output, P.Output>()
            let running = Counter(2)
            let finish: (Subscribers.Completion<Failure>) -> Void = {
                if case .failure = $0 { end($0) } else if running.down() == 0 { end(.finished) }
            }
            let first = self.sink(
                receiveCompletion: finish, receiveValue: { if let pair = state.set(first: $0) { send(pair) } })
            let second = other.sink(
                receiveCompletion: finish, receiveValue: { if let pair = state.set(second: $0) { send(pair) } })
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { send, end in
            let state = Pairs<Output, P.Output>()
            // It ends when one of the two has ended and nothing of it waits for a partner any more.
            let first = self.sink(
                receiveCompletion: {
                    if case .failure = $0 { end($0) } else if state.finish(first: true) { end(.finished) }
                },
                receiveValue: {
                    if let pair = state.add(first: $0) { send(pair) }
                    if state.isOver { end(.finished) }
                })
            let second = other.sink(
                receiveCompletion: {
                    if case .failure = $0 { end($0) } else if state.finish(first: false) { end(.finished) }
                },
                receiveValue: {
                    if let pair = state.add(second: $0) { send(pair) }
                    if state.isOver { end(.finished) }
                })
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the publisher that came last.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { send, end in
            let current = CurrentCancellable()
            // The outer publisher and the present inner one; a replaced one counts no more.
            let running = Counter(1)
            let number = Counter(0)
            let isInnerRunning = Counter(0)
            let finish: () -> Void = { if running.current == 0, isInnerRunning.current == 0 { end(.finished) } }
            let outer = self.sink(
                receiveCompletion: {
                    if case .failure = $0 { return end($0) }
                    _ = running.down()
                    finish()
                },
                receiveValue: { inner in
                    current.replace(nil)
                    let own = number.next()
                    if isInnerRunning.current == 0 { isInnerRunning.up() }
                    current.replace(
                        inner.sink(
                            receiveCompletion: {
                                if case .failure = $0 { return end($0) }
                                guard number.is(own) else { return }
                                _ = isInnerRunning.down()
                                finish()
                            }, receiveValue: send))
                })
            return AnyCancellable {
                outer.cancel()
                current.replace(nil)
            }
        }
    }
}

extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { send, end in
                let running = Counter(publishers.count)
                if publishers.isEmpty { end(.finished) }
                let all = publishers.map { publisher in
                    publisher.sink(
                        receiveCompletion: {
                            if case .failure = $0 { end($0) } else if running.down() == 0 { end(.finished) }
                        }, receiveValue: send)
                }
                return AnyCancellable { for one in all { one.cancel() } }
            }.receive(subscriber: subscriber)
        }
    }

    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }

    public static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }

    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
        a.combineLatest(b, c)
    }

    public static func Zip<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count: Int
    init(_ count: Int) { self.count = count }
    var current: Int { lock.withLock { count } }
    func up() { lock.withLock { count += 1 } }
    func down() -> Int {
        lock.withLock {
            count -= 1
            return count
        }
    }
}

private final class Latest<A, B>: @unchecked Sendable {
    private let lock = NSLock()
    private var first: A?
    private var second: B?
    private func pair() -> (A, B)? {
        guard let first, let second else { return nil }
        return (first, second)
    }
    func set(first value: A) -> (A, B)? {
        lock.withLock {
            first = value
            return pair()
        }
    }
    func set(second value: B) -> (A, B)? {
        lock.withLock {
            second = value
            return pair()
        }
    }
}

private final class Pairs<A, B>: @unchecked Sendable {
    private let lock = NSLock()
    private var firsts: [A] = []
    private var seconds: [B] = []
    private var isFirstDone = false
    private var isSecondDone = false

    /// Whether no pair can come any more.
    var isOver: Bool {
        lock.withLock { isFirstDone && firsts.isEmpty || isSecondDone && seconds.isEmpty }
    }

    func finish(first: Bool) -> Bool {
        lock.withLock { if first { isFirstDone = true } else { isSecondDone = true } }
        return isOver
    }

    private func pair() -> (A, B)? {
        firsts.isEmpty || seconds.isEmpty ? nil : (firsts.removeFirst(), seconds.removeFirst())
    }
    func add(first value: A) -> (A, B)? {
        lock.withLock {
            firsts.append(value)
            return pair()
        }
    }
    func add(second value: B) -> (A, B)? {
        lock.withLock {
            seconds.append(value)
            return pair()
        }
    }
}

final class CurrentCancellable: @unchecked Sendable {
    private let lock = NSLock()
    private var current: AnyCancellable?
    func replace(_ new: AnyCancellable?) {
        let old = lock.withLock {
            defer { current = new }
            return current
        }
        old?.cancel()
    }
}
