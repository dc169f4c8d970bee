extension NotificationCenter {
    /// The notifications of a name from now on, one after the other.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let token: any NSObjectProtocol
        private let stream: AsyncStream<Held<Notification>>

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            let (stream, continuation) = AsyncStream.makeStream(of: Held<Notification>.self)
            self.stream = stream
            token = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Held($0)) }
        }

        deinit { center.removeObserver(token as Any) }

        public func makeAsyncIterator() -> Iterator { Iterator(owner: self, base: stream.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            // Keeps the observation going.
            let owner: Notifications
            var base: AsyncStream<Held<Notification>>.Iterator

            public mutating func next() async -> Notification? { await base.next()?.value }
        }
    }
}
