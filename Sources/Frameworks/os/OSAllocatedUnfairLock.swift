/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try storage.lock.withLock(body)
    }
}

/// A lock in place, which must not be moved while it is held.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate var isHeld: Int32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { Thread.sleep(forTimeInterval: 0.00001) }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard_.withLock {
        guard lock.pointee.isHeld == 0 else { return false }
        lock.pointee.isHeld = 1
        return true
    }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { guard_.withLock { lock.pointee.isHeld = 0 } }

private let guard_ = NSLock()
