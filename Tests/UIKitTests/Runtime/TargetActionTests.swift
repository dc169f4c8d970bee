import Testing
import UIKit

@MainActor @Suite struct TargetActionTests {
    private final class Target: UIViewController {
        var log: [String] = []
        func none() { log.append("none") }
        func one(_ sender: UIControl) { log.append("one") }
        func two(_ sender: UIControl, _ event: UIEvent?) { log.append("two \(event == nil)") }
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.action(Selector("one:", call: { (o: Target, a: UIControl) in o.one(a) }))
        }
    }

    @Test func theNameSaysHowManyArgumentsAreSent() {
        let target = Target()
        let control = UIControl()
        control.addTarget(target, action: Selector("none", Target.none), for: .valueChanged)
        control.addTarget(target, action: Selector("one:", Target.one(_:)), for: .valueChanged)
        control.addTarget(target, action: Selector("two::", Target.two(_:_:)), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["none", "one", "two true"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["none", "one:", "two::"])
        #expect(control.allTargets == [target])
        #expect(control.allControlEvents == .valueChanged)
    }

    @Test func theSamePairIsKeptOnce() {
        let target = Target()
        let control = UIControl()
        control.addTarget(target, action: Selector("none", Target.none), for: .touchDown)
        control.addTarget(target, action: "none", for: .touchUpInside)
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(target.log == ["none"])
    }

    @Test func removing() {
        let target = Target()
        let control = UIControl()
        control.addTarget(target, action: Selector("none", Target.none), for: [.touchDown, .touchUpInside])
        control.removeTarget(target, action: "none", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.log == [])
        control.sendActions(for: .touchUpInside)
        #expect(target.log == ["none"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }

    @Test func targetsAreNotKeptAlive() {
        let control = UIControl()
        weak var kept: Target?
        do {
            let target = Target()
            kept = target
            control.addTarget(target, action: Selector("none", Target.none), for: .touchDown)
        }
        #expect(kept == nil)
        control.sendActions(for: .touchDown)
        #expect(control.allTargets.isEmpty)
    }

    @Test func withoutATargetTheResponderChainIsAsked() {
        let target = Target()
        let control = UIControl()
        target.view.addSubview(control)
        control.addTarget(nil, action: "one:", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.log == ["one"])
        #expect(control.target(forAction: "one:", withSender: nil) as? Target === target)
        #expect(control.target(forAction: "other:", withSender: nil) == nil)
    }

    @Test func subclassesSeeWhatIsSent() {
        final class Spy: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append(action.description)
                super.sendAction(action, to: target, for: event)
            }
        }
        let target = Target()
        let control = Spy()
        control.addTarget(target, action: Selector("none", Target.none), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(control.sent == ["none"])
        #expect(target.log == ["none"])
    }
}
