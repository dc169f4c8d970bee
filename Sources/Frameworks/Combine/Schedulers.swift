/// Where and when work runs.
public protocol Scheduler {
    func _run(_ body: @escaping () -> Void)
    func _run(after seconds: Double, _ body: @escaping () -> Void)
}

private struct Work: @unchecked Sendable { let body: () -> Void }

extension DispatchQueue: Scheduler {
    public func _run(_ body: @escaping () -> Void) {
        let work = Work(body: body)
        async { work.body() }
    }
    public func _run(after seconds: Double, _ body: @escaping () -> Void) {
        let work = Work(body: body)
        asyncAfter(deadline: .now() + seconds) { work.body() }
    }
}

extension RunLoop: Scheduler {
    public func _run(_ body: @escaping () -> Void) {
        let work = Work(body: body)
        perform { work.body() }
    }
    public func _run(after seconds: Double, _ body: @escaping () -> Void) {
        let work = Work(body: body)
        add(Timer(timeInterval: seconds, repeats: false) { _ in work.body() }, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public func _run(_ body: @escaping () -> Void) {
        let work = Work(body: body)
        addOperation { work.body() }
    }
    public func _run(after seconds: Double, _ body: @escaping () -> Void) {
        DispatchQueue.global()._run(after: seconds) { self._run(body) }
    }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
    public func _run(_ body: @escaping () -> Void) { body() }
    public func _run(after seconds: Double, _ body: @escaping () -> Void) { body() }
}

/// A length of time, as schedulers are given it.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let seconds: Double
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    private init(_ seconds: Double) { self.seconds = seconds }
    public static func seconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(Double(value)) }
    public static func seconds(_ value: Double) -> SchedulerInterval { SchedulerInterval(value) }
    public static func milliseconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(Double(value) / 1e3) }
    public static func microseconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(Double(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(Double(value) / 1e9) }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            self.sink(
                receiveCompletion: { completion in scheduler._run { end(completion) } },
                receiveValue: { value in scheduler._run { send(value) } })
        }
    }

    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            let holder = CancellableHolder()
            scheduler._run { holder.hold(self.sink(receiveCompletion: end, receiveValue: send)) }
            return AnyCancellable { holder.cancel() }
        }
    }

    public func delay<S: Scheduler>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            self.sink(
                receiveCompletion: { completion in scheduler._run(after: interval.seconds) { end(completion) } },
                receiveValue: { value in scheduler._run(after: interval.seconds) { send(value) } })
        }
    }

    /// The last value after a time without a new one.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerInterval, scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            let last = Counter(0)
            return self.sink(
                receiveCompletion: { completion in scheduler._run { end(completion) } },
                receiveValue: { value in
                    let number = last.next()
                    scheduler._run(after: dueTime.seconds) { if last.is(number) { send(value) } }
                })
        }
    }

    /// At most one value in a time, the first or the last of it.
    public func throttle<S: Scheduler>(
        for interval: SchedulerInterval, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            var waiting: Output?
            var isClosed = false
            return self.sink(
                receiveCompletion: end,
                receiveValue: { value in
                    if isClosed {
                        if latest || waiting == nil { waiting = value }
                        return
                    }
                    isClosed = true
                    send(value)
                    scheduler._run(after: interval.seconds) {
                        isClosed = false
                        if let value = waiting { send(value) }
                        waiting = nil
                    }
                })
        }
    }
}

extension Counter {
    func next() -> Int {
        up()
        return current
    }
    func `is`(_ number: Int) -> Bool { current == number }
}
