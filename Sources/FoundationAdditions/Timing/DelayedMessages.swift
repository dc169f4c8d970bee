/// Messages that are sent later or on another thread. What is to receive them is kept alive until then.
extension NSObjectProtocol {
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: anArgument)
        let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in message.send() }
        message.timer = timer
        DelayedMessage.add(message)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        if wait {
            Thread.isMainThread ? message.send() : DispatchQueue.main.sync { message.send() }
        } else {
            RunLoop.main.perform { message.send() }
        }
    }

    /// Only the main thread takes messages; for another the message is sent on a new one.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        if wait, thr == Thread.current { return message.send() }
        if thr.isMainThread { return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }
        Thread.detachNewThread { message.send() }
    }

    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { message.send() }
    }
}

extension Foundation.NSObject {
    /// Takes back the messages that wait for a delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessage.cancel { $0.receiver === aTarget as AnyObject }
    }

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessage.cancel { message in
            guard message.receiver === aTarget as AnyObject, message.selector == aSelector else { return false }
            switch (message.argument, anArgument) {
            case (nil, nil): return true
            case (let mine as Foundation.NSObject, let other as Foundation.NSObject): return mine == other
            case (let mine?, let other?): return (mine as AnyObject) === (other as AnyObject)
            default: return false
            }
        }
    }
}

private final class DelayedMessage: @unchecked Sendable {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var waiting: [DelayedMessage] = []

    init(receiver: AnyObject, selector: Selector, argument: Any?) {
        self.receiver = receiver
        self.selector = selector
        self.argument = argument
    }

    static func add(_ message: DelayedMessage) { lock.withLock { waiting.append(message) } }

    static func cancel(where matches: (DelayedMessage) -> Bool) {
        let cancelled = lock.withLock {
            let cancelled = waiting.filter(matches)
            waiting.removeAll { message in cancelled.contains { $0 === message } }
            return cancelled
        }
        for message in cancelled { message.timer?.invalidate() }
    }

    func send() {
        Self.lock.withLock { Self.waiting.removeAll { $0 === self } }
        let arguments: [Any?] = selector.argumentCount == 0 ? [] : [argument]
        if !MemberTables.send(selector, to: receiver, with: arguments) {
            MemberTables.warnUnrecognized(selector, sentTo: receiver)
        }
    }
}
