extension Thread {
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let call = Held((target, argument))
        self.init {
            let arguments: [Any?] = selector.argumentCount == 0 ? [] : [call.value.1]
            if !MemberTables.send(selector, to: call.value.0, with: arguments) {
                MemberTables.warnUnrecognized(selector, sentTo: call.value.0)
            }
        }
    }

    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

extension RunLoop {
    /// Sends a message in the next turn of the run loop. The modes and the order are not looked at.
    public func perform(
        _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        let call = Held((target, arg))
        perform {
            let arguments: [Any?] = aSelector.argumentCount == 0 ? [] : [call.value.1]
            MemberTables.send(aSelector, to: call.value.0, with: arguments)
        }
    }
}

extension RunLoop.Mode {
    /// While the user scrolls. Nothing runs in this mode alone.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
