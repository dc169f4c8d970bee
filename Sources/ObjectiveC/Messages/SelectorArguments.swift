/// What a message carries, turned into what the method declares.
package struct SelectorArguments {
    private let values: [Any?]
    private let name: String

    init(_ values: [Any?], of name: String) {
        self.values = values
        self.name = name
    }

    /// The argument at `index` as the type the method declares; nil, and a line in the log, where there is none.
    ///
    /// An object of another class than declared is passed on, as Objective-C does: methods that do not use their sender often
    /// declare the wrong one. Using it as what it is not is as undefined here as there.
    func take<Value>(_ index: Int, as type: Value.Type) -> Value? {
        let value = index < values.count ? values[index] : nil
        if let converted = ValueConversion.convert(value, to: type) { return converted }
        if let value, let wanted = type as? AnyClass, Swift.type(of: value) is AnyClass {
            Self.warnOnce("\(name) declares a \(wanted) and gets a \(Swift.type(of: value))")
            return unsafeBitCast(value as AnyObject, to: Value.self)
        }
        Self.warnOnce("\(name) is not called: \(value.map { "a \(Swift.type(of: $0))" } ?? "nil") is no \(type)")
        return nil
    }

    /// Nothing for a method without a result, the value inside of optionals otherwise.
    static func result<Result>(_ value: Result) -> Any? {
        if Result.self == Void.self { return nil }
        return ValueConversion.unwrapped(value)
    }

    package static func warnOnce(_ message: String) {
        guard warned.insert(message) else { return }
        NSLog("%@", message)
    }

    /// Tells of what ends the app on the phone: to the toolkit where there is one, else to the log.
    package static func reportFault(_ message: String) {
        guard warned.insert(message) else { return }
        if let onFault { onFault(message) } else { NSLog("%@", message) }
    }

    nonisolated(unsafe) package static var onFault: (@Sendable (String) -> Void)?

    private static let warned = LockedSet<String>()
}
