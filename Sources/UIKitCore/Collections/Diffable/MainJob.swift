/// Work of a data source that an app may ask for from any thread: done at once on the main thread, else as soon as that is free.
struct MainJob: @unchecked Sendable {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func run(then completion: (() -> Void)?) {
        let rest = SendableBox(completion)
        if Self.isOnMain {
            MainActor.assumeIsolated {
                work()
                // Apps count on the call to come back first.
                if let completion = rest.value { Frame.inNextFrame { completion() } }
            }
        } else {
            DispatchQueue.main.async {
                work()
                rest.value?()
            }
        }
    }
}

extension MainJob {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main queue may be served by another thread than the first one.
    static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Carries a value over to the main thread.
struct SendableBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
