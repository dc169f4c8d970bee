/// Inert: nothing measures intervals.
public struct OSSignposter: Sendable {
    public struct Interval: Sendable {}
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(0) }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

public final class OSSignpostIntervalState: Sendable {}

public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 0 }
    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
}

public enum OSSignpostType: UInt8, Sendable {
    case event = 0
    case begin = 1
    case end = 2
}

/// Inert: nothing measures intervals.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Inert: nothing measures intervals.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
