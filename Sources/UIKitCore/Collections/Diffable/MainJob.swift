/// Work of a data source that an app may ask for from any thread: done at once on the main thread, else as soon as that is free.
struct MainJob: @unchecked Sendable {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func run(then completion: (() -> Void)?) {
        let rest = SendableBox(completion)
        if Thread.isMainThread {
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

/// Carries a value over to the main thread.
struct SendableBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
