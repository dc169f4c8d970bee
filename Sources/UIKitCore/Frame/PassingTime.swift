/// The time that what moves for ever follows: wheels and films without end.
///
/// It is the frame clock's, without the frames that passed only so that something came to rest. So a picture taken at rest is the
/// same however long the rest took to come, and moves on only where time is asked to pass, as by a flow's `wait`.
@MainActor
package enum PassingTime {
    /// Whether the frames that pass now do not count.
    package static var isHeld = false {
        didSet {
            guard isHeld != oldValue else { return }
            if isHeld { heldSince = FrameClock.now } else { heldBefore += max(FrameClock.now - heldSince, 0) }
        }
    }
    private static var heldSince: CFTimeInterval = 0
    private static var heldBefore: CFTimeInterval = 0

    package static var now: CFTimeInterval { (isHeld ? heldSince : FrameClock.now) - heldBefore }

    /// Lets frames count while `body` runs.
    package static func pass(_ body: () -> Void) {
        let wasHeld = isHeld
        isHeld = false
        body()
        isHeld = wasHeld
    }
}
