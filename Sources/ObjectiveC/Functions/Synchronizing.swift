/// Runs `body`. Objects live by reference counts alone, so there is nothing to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Enters the lock of an object, which one thread may do several times.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    SideStorage.of(object as AnyObject, make: true)?.monitor.lock()
    return 0
}

/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    SideStorage.of(object as AnyObject, make: false)?.monitor.unlock()
    return 0
}
