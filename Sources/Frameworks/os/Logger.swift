/// Writes messages to the log.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Not written.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Not written.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message with values. Nothing is private: what the app writes stays on this machine.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, format: OSLogNumberFormat, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            let value = value()
            if let digits = format.digits, let number = value as? any BinaryFloatingPoint {
                text += String(format: "%.\(digits)f", Double(number))
            } else {
                text += "\(value)"
            }
        }
    }
    public typealias StringInterpolation = Interpolation
}

/// Inert: every value is written.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable {
        case hash
        case none
    }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Inert: values are not aligned.
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

public struct OSLogNumberFormat: Sendable {
    let digits: Int?
    public static var decimal: OSLogNumberFormat { OSLogNumberFormat(digits: nil) }
    /// Inert: written in decimal.
    public static var hex: OSLogNumberFormat { OSLogNumberFormat(digits: nil) }
    public static var fixed: OSLogNumberFormat { OSLogNumberFormat(digits: 6) }
    public static func fixed(precision: Int) -> OSLogNumberFormat { OSLogNumberFormat(digits: precision) }
}
