/// A property that sends its new values before it takes them.
@propertyWrapper
public struct Published<Value> {
    /// What the property and its publisher share.
    final class Box: @unchecked Sendable {
        let subject: CurrentValueSubject<Value, Never>
        var value: Value
        var willChange: (() -> Void)?
        private var kept: [AnyCancellable] = []

        init(_ value: Value) {
            self.value = value
            subject = CurrentValueSubject(value)
        }

        func set(_ new: Value) {
            willChange?()
            subject.send(new)
            value = new
        }

        func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
    }

    /// Sends the value, then each new one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }
    }

    let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            if box.willChange == nil, let observable = object as? any ObservableObject {
                box.willChange = { [weak observable] in observable.map { announce($0) } }
            }
            box.set(newValue)
        }
    }

    private static func announce<Object: ObservableObject>(_ object: Object) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Made when first asked for.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    public init() {}
    public func send() { subject.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return known }
            let new = ObservableObjectPublisher()
            objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
            return new
        }
    }
}
