/// Timers that send a message. A timer keeps its target alive until it is invalidated, as on the phone.
extension Timer {
    /// A timer that still has to be added to a run loop.
    /// - Parameters:
    ///   - aSelector: a method without arguments or with the timer.
    ///   - userInfo: Inert: only timers of `scheduledTimer` keep it; Foundation's own property cannot be set.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, aTarget))
    }

    /// A timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.message(s, t))
    }

    /// A timer that runs on the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = InformedTimer(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo, block: message(aSelector, aTarget))
        timer.info = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    private static func message(_ selector: Selector, _ target: Any) -> @Sendable (Timer) -> Void {
        let held = Held(target)
        return { timer in
            let arguments: [Any?] = selector.argumentCount == 0 ? [] : [timer]
            if !MemberTables.send(selector, to: held.value, with: arguments) {
                MemberTables.warnUnrecognized(selector, sentTo: held.value)
            }
        }
    }
}

/// A timer with something the app gave it.
private final class InformedTimer: Timer {
    var info: Any?
    override var userInfo: Any? { info }
}
