import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct GestureRuleTests {
    private var stage: TouchStage { TouchStage.current! }
    let inner = Listener()
    let outer = Listener()

    private func pans() -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer, view: ListeningView) {
        let back = stage.add(UIView(), 0, 100, 390, 600)
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.hear = { stage.heard.append($0) }
        back.addSubview(view)
        let first = UIPanGestureRecognizer(target: inner, action: Listener.action)
        let second = UIPanGestureRecognizer(target: outer, action: Listener.action)
        view.addGestureRecognizer(first)
        back.addGestureRecognizer(second)
        return (first, second, view)
    }

    private func drag() { stage.drag(CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 190), frames: 4) }

    @Test("of two recognisers that see a touch only one recognises")
    func exclusion() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        drag()
        #expect(inner.states.first == .began && inner.states.last == .ended)
        #expect(outer.states.isEmpty)
        #expect(pans.outer.state == .possible)
    }

    @Test("both recognise if a delegate of either allows it", arguments: [true, false])
    func simultaneous(isInner: Bool) {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        let delegate = Listener()
        delegate.isSimultaneous = true
        if isInner { pans.inner.delegate = delegate } else { pans.outer.delegate = delegate }
        drag()
        #expect(inner.states == outer.states)
        #expect(outer.states.first == .began)
    }

    @Test("a delegate or a view can forbid the beginning; then another may begin")
    func shouldBegin() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        let delegate = Listener()
        delegate.shouldBegin = false
        pans.inner.delegate = delegate
        drag()
        #expect(inner.states.isEmpty)
        #expect(outer.states.first == .began)
    }

    @Test("a delegate can keep a touch from a recogniser")
    func shouldReceive() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        let delegate = Listener()
        delegate.receives = false
        pans.inner.delegate = delegate
        drag()
        #expect(inner.states.isEmpty)
        #expect(outer.states.first == .began)
    }

    @Test("one that waits for another begins when that has failed, and not at all when it recognises")
    func failure() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        pans.inner.require(toFail: pans.outer)
        drag()
        #expect(inner.states.isEmpty)
        #expect(outer.states.first == .began)
        outer.states = []
        let delegate = Listener()
        delegate.shouldBegin = false
        pans.outer.delegate = delegate
        drag()
        #expect(outer.states.isEmpty)
        #expect(inner.states.first == .began && inner.states.last == .ended)
    }

    @Test("recognition cancels the view's touch unless told otherwise")
    func cancelling() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        drag()
        #expect(stage.heard == ["began 1", "cancelled 1"])
        stage.heard = []
        pans.inner.cancelsTouchesInView = false
        drag()
        #expect(stage.heard.first == "began 1" && stage.heard.last == "ended 1")
        #expect(!stage.heard.contains("cancelled 1"))
    }

    @Test("a view hears of a touch late, and whole, where a recogniser delays it")
    func delaying() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        pans.inner.delaysTouchesBegan = true
        stage.down(50, 150)
        stage.frame()
        stage.move(50, 155)
        #expect(stage.heard.isEmpty)
        stage.up(50, 155)
        #expect(stage.heard == ["began 1", "moved 1", "ended 1"])
        stage.heard = []
        drag()
        #expect(stage.heard.isEmpty)
    }

    @Test("the end of a touch waits for a double tap to fail")
    func delayedEnd() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        pans.view.addGestureRecognizer(double)
        stage.tap(50, 150)
        #expect(stage.heard == ["began 1"])
        stage.wait(0.5)
        #expect(stage.heard == ["began 1", "ended 1"])
    }

    @Test("turning a recogniser off cancels its gesture")
    func disabling() {
        let stage = TouchStage()
        defer { stage.end() }
        let pans = pans()
        stage.down(50, 150)
        stage.move(50, 180)
        pans.inner.isEnabled = false
        #expect(inner.states == [.began, .cancelled])
        pans.inner.isEnabled = true
        stage.move(50, 190)
        stage.up(50, 190)
        #expect(inner.states == [.began, .cancelled])
        drag()
        #expect(inner.states.count > 2)
    }

    @Test("recognisers of sibling views do not touch each other")
    func siblings() {
        let stage = TouchStage()
        defer { stage.end() }
        let left = stage.add(UIView(), 0, 200, 100, 100)
        let right = stage.add(UIView(), 200, 200, 100, 100)
        left.addGestureRecognizer(UIPanGestureRecognizer(target: inner, action: Listener.action))
        right.addGestureRecognizer(UIPanGestureRecognizer(target: outer, action: Listener.action))
        stage.down(10, 210)
        stage.down(210, 210, finger: 2)
        stage.move(10, 250)
        stage.move(210, 250, finger: 2)
        #expect(inner.states == [.began])
        #expect(outer.states == [.began])
        stage.up(10, 250)
        stage.up(210, 250, finger: 2)
    }

    @Test("a subclass that counts strokes works by the documented hooks")
    func subclass() {
        let stage = TouchStage()
        defer { stage.end() }
        final class Stroke: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if touches.count != 1 { state = .failed }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .began : .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .failed : .ended
            }
            override func reset() { resets += 1 }
        }
        let view = stage.add(UIView(), 0, 200, 100, 100)
        let stroke = Stroke(target: inner, action: Listener.action)
        view.addGestureRecognizer(stroke)
        stage.tap(10, 210)
        #expect(inner.states.isEmpty)
        #expect(stroke.resets == 1)
        stage.drag(CGPoint(x: 10, y: 210), CGPoint(x: 40, y: 210), frames: 3)
        #expect(inner.states == [.began, .changed, .changed, .ended])
        #expect(stroke.resets == 2)
        #expect(stroke.state == .possible)
    }
}
