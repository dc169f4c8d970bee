import Testing
import UIKit

@MainActor @Suite struct SelectorTests {
    private class Player: UIViewController {
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.action(Selector("play", call: { (o: Player) in o.play() }))
            t.action(Selector("move:", call: { (o: Player, a: UIButton) in o.move(a) }))
            t.action(Selector("sum:with:", call: { (o: Player, a: Int, b: Int) in o.sum(a, with: b) }))
        }
        var log: [String] = []
        func play() { log.append("play") }
        func move(_ button: UIButton) { log.append("move \(button.tag)") }
        func sum(_ a: Int, with b: Int) -> Int { a + b }
        func optional(_ sender: UIView?) { log.append("optional \(sender == nil)") }
        func hidden(_ sender: Any) { log.append("hidden") }
    }
    private final class LoudPlayer: Player {
        override func play() { log.append("PLAY") }
    }
    private final class Plain {
        var count = 0
        func tick() { count += 1 }
    }

    @Test func equalityIsOfNames() {
        #expect(Selector("play", Player.play) == Selector("play"))
        #expect(Selector("play") == "play")
        #expect(Selector("play") != Selector("play:"))
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
        #expect(Set([Selector("play", Player.play), "play"]).count == 1)
    }

    @Test func aCarriedMethodIsCalledWithoutATable() {
        let player = Player()
        let button = UIButton()
        button.addTarget(player, action: Selector("hidden:", Player.hidden(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(player.log == ["hidden"])
    }

    @Test func overridesAreReached() {
        let player = LoudPlayer()
        MemberTables.send(Selector("play", Player.play), to: player)
        MemberTables.send("play", to: player)
        #expect(player.log == ["PLAY", "PLAY"])
    }

    @Test func aStringIsLookedUpInTheTable() {
        let player = Player()
        let button = UIButton()
        button.tag = 7
        #expect(MemberTables.send("move:", to: player, with: [button]))
        #expect(!MemberTables.send("nothing", to: player))
        #expect(player.log == ["move 7"])
    }

    @Test func aReceiverOfAnotherClassIsAskedByName() {
        // `#selector(LoudPlayer.play)` sent to an object that is no LoudPlayer but has a method of that name.
        let player = Player()
        MemberTables.send(Selector("play", LoudPlayer.play), to: player)
        #expect(player.log == ["play"])
    }

    @Test func resultsComeBackAndNumbersAreConverted() {
        let result = MemberTables.perform("sum:with:", on: Player(), with: [NSNumber(value: 2), 3.0])
        #expect(result as? Int == 5)
    }

    @Test func aPlainObjectCanBeTarget() {
        let plain = Plain()
        let button = UIButton()
        button.addTarget(plain, action: Selector("tick", Plain.tick), for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        #expect(plain.count == 1)
    }

    @Test func nilIsPassedToOptionals() {
        let player = Player()
        MemberTables.send(Selector("optional:", Player.optional(_:)), to: player, with: [nil])
        #expect(player.log == ["optional true"])
    }

    @Test func respondsAsksTheTables() {
        #expect(Player().responds(to: "sum:with:"))
        #expect(!Player().responds(to: "sum:"))
        #expect(UIView().responds(to: "resignFirstResponder"))
        #expect(Player.instancesRespond(to: "play"))
        #expect(implements(LoudPlayer(), "move:"))
    }

    @Test func performGivesObjects() {
        let player = Player()
        player.perform("play")
        #expect(player.log == ["play"])
        #expect((player.perform("sum:with:", with: 4, with: 5)?.takeUnretainedValue() as? NSNumber)?.intValue == 9)
    }
}
