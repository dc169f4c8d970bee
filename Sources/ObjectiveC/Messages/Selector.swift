/// The name of a method, and often a way to call it.
///
/// A selector is equal to another of the same name. One that is written in code, `#selector(ViewController.tap(_:))`, also
/// carries that method, so it can be sent to an object whose class says nothing about its methods; one made of a string is
/// looked up in the member tables of the receiver's class.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What calls the method on a receiver; nil when the receiver is of another class.
    package typealias Call = (_ receiver: Any, _ arguments: [Any?]) -> Any??

    /// As Objective-C writes it: one colon an argument.
    package let name: String
    package let call: Call?

    public init(stringLiteral value: String) { self.init(value) }

    /// A selector of that name, whether any class has such a method or not.
    public init(_ str: String) {
        name = str
        call = nil
    }

    package init(name: String, call: @escaping Call) {
        self.name = name
        self.call = call
    }

    /// How many arguments a method of this name takes.
    package var argumentCount: Int { name.utf8.lazy.filter { $0 == UInt8(ascii: ":") }.count }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
