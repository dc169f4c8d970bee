/// Timers that send a message. A timer keeps its target alive until it is invalidated, as on the phone.
extension Timer {
    /// A timer that still has to be added to a run loop.
    /// - Parameter aSelector: a method without arguments or with the timer.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, aTarget))
        setUserInfo(userInfo)
    }

    /// A timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.message(s, t))
        setUserInfo(ui)
    }

    /// A timer that runs on the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// What the timer was made with; nil for one with a block.
    public var userInfo: Any? { objc_getAssociatedObject(self, userInfoKey) }

    private func setUserInfo(_ value: Any?) {
        if let value { objc_setAssociatedObject(self, userInfoKey, value, .OBJC_ASSOCIATION_RETAIN) }
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

nonisolated(unsafe) private let userInfoKey = AssociationKey()
