import Glibc

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFSet = NSSet
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableString = NSMutableString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFUUID = NSUUID
public typealias CFLocale = NSLocale
public typealias CFAllocator = AnyObject
public typealias CFRange = NSRange
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias DarwinBoolean = Bool
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let noErr: OSStatus = 0

/// Nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32
    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// One tick of `mach_absolute_time()` is a nanosecond.
/// - Returns: 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

/// Inert: there are no exceptions to catch.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
