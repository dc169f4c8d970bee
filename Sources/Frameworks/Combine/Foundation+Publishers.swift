import FoundationNetworking

extension NotificationCenter {
    /// Sends the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            AnyPublisher<Notification, Never> { send, _ in
                let work = Unchecked(send)
                let token = center.addObserver(forName: name, object: object, queue: nil) { work.value($0) }
                return AnyCancellable { center.removeObserver(token as Any) }
            }.receive(subscriber: subscriber)
        }
    }
}

/// A publisher that waits until it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first listener.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, end in
            let listener = self.sink(receiveCompletion: end, receiveValue: send)
            let connection = self.connect()
            return AnyCancellable {
                connection.cancel()
                listener.cancel()
            }
        }
    }
}

extension Timer {
    /// Sends the date again and again.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

extension URLSession {
    public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        AnyPublisher { send, end in
            let work = Unchecked((send, end))
            let task = self.dataTask(with: request) { data, response, error in
                if let data, let response {
                    work.value.0((data, response))
                    work.value.1(.finished)
                } else {
                    work.value.1(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }
}

struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension _KeyValueCodingAndObserving where Self: AnyObject {
    /// Sends the value of a property and each new one; see `observe(_:_key:options:changeHandler:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, _key: String, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        AnyPublisher { send, _ in
            let observation = self.observe(keyPath, _key: _key, options: options.union(.new)) { object, _ in
                send(object[keyPath: keyPath])
            }
            return AnyCancellable { observation.invalidate() }
        }
    }
}
