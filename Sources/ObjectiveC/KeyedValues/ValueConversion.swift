/// Turns values that come without a type (from a message, a key or a storyboard) into the type that is declared.
package enum ValueConversion {
    /// The value as `Value`: numbers of any kind into each other, raw values into enumerations, nil into optionals.
    /// - Returns: nil where the value is of no such type.
    package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value = unwrapped(value) else { return (type as? any OptionalValue.Type)?.nothing(as: type) }
        if let same = value as? Value { return same }
        if let optional = type as? any OptionalValue.Type {
            // No value must not become a nil of the type.
            guard let wrapped = optional.wrapping(value) else { return nil }
            return wrapped as? Value
        }
        if let numeric = type as? any NumberValue.Type {
            return number(value).map { numeric.init(_number: $0) as! Value }
        }
        if let raw = type as? any RawRepresentable.Type { return make(raw, from: value) as? Value }
        return nil
    }

    /// The number that a value is; text is read as a number.
    package static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as NSNumber: number
        case let text as String: Double(text).map { NSNumber(value: $0) }
        default: nil
        }
    }

    /// The value inside of any number of optionals.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue, type(of: value) is any OptionalValue.Type else {
            return value
        }
        return unwrapped(optional.content)
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, from value: Any) -> Any? {
        convert(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }
}

/// `Optional`, whatever it is of.
package protocol OptionalValue {
    /// Nil, as the type itself.
    static func nothing<Value>(as type: Value.Type) -> Value?
    static func wrapping(_ value: Any) -> Any?
    var content: Any? { get }
}

extension Optional: OptionalValue {
    package static func nothing<Value>(as type: Value.Type) -> Value? {
        // A cast would look inside of the optional and find nothing.
        type == Self.self ? .some(unsafeBitCast(Self.none, to: type)) : nil
    }
    package static func wrapping(_ value: Any) -> Any? {
        ValueConversion.convert(value, to: Wrapped.self).map { Self.some($0) as Any }
    }
    package var content: Any? { self }
}

/// A type of numbers.
package protocol NumberValue { init(_number: NSNumber) }

extension Int: NumberValue { package init(_number: NSNumber) { self = _number.intValue } }
extension Int8: NumberValue { package init(_number: NSNumber) { self = _number.int8Value } }
extension Int16: NumberValue { package init(_number: NSNumber) { self = _number.int16Value } }
extension Int32: NumberValue { package init(_number: NSNumber) { self = _number.int32Value } }
extension Int64: NumberValue { package init(_number: NSNumber) { self = _number.int64Value } }
extension UInt: NumberValue { package init(_number: NSNumber) { self = _number.uintValue } }
extension UInt8: NumberValue { package init(_number: NSNumber) { self = _number.uint8Value } }
extension UInt16: NumberValue { package init(_number: NSNumber) { self = _number.uint16Value } }
extension UInt32: NumberValue { package init(_number: NSNumber) { self = _number.uint32Value } }
extension UInt64: NumberValue { package init(_number: NSNumber) { self = _number.uint64Value } }
extension Float: NumberValue { package init(_number: NSNumber) { self = _number.floatValue } }
extension Double: NumberValue { package init(_number: NSNumber) { self = _number.doubleValue } }
extension Bool: NumberValue { package init(_number: NSNumber) { self = _number.boolValue } }
extension CGFloat: NumberValue { package init(_number: NSNumber) { self = CGFloat(_number.doubleValue) } }
