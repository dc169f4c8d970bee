import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct GestureTests {
    private var stage: TouchStage { TouchStage.current! }
    let listener = Listener()

    private func listening<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView) -> Recognizer {
        recognizer.addTarget(listener, action: Listener.action)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("a tap is recognised when the finger is lifted, once")
    func tap() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(ListeningView(), 100, 200, 100, 100)
        view.hear = { stage.heard.append($0) }
        let tap = listening(UITapGestureRecognizer(), to: view)
        var place = CGPoint.zero
        listener.onAction = { place = $0.location(in: view) }
        stage.down(110, 220)
        #expect(listener.states.isEmpty)
        stage.frame()
        stage.up(110, 220)
        #expect(listener.states == [.ended])
        #expect(place == CGPoint(x: 10, y: 20))
        #expect(tap.state == .possible)
        // The view had the touch, and lost it.
        #expect(stage.heard == ["began 1", "cancelled 1"])
    }

    @Test("a tap that moves too far, or several fingers, fail")
    func noTap() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 100, 200, 200, 200)
        _ = listening(UITapGestureRecognizer(), to: view)
        stage.drag(CGPoint(x: 110, y: 210), CGPoint(x: 160, y: 210), frames: 5)
        #expect(listener.states.isEmpty)
        stage.down(110, 210)
        stage.down(150, 250, finger: 2)
        stage.up(110, 210)
        stage.up(150, 250, finger: 2)
        #expect(listener.states.isEmpty)
        stage.tap(110, 210)
        #expect(listener.states == [.ended])
    }

    @Test("a single tap that waits for a double tap to fail fires after the pause, or not at all")
    func doubleTap() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 100, 200, 200, 200)
        let other = Listener()
        let double = UITapGestureRecognizer(target: other, action: Listener.action)
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        let single = listening(UITapGestureRecognizer(), to: view)
        single.require(toFail: double)
        stage.tap(150, 250)
        #expect(listener.states.isEmpty)
        stage.wait(0.5)
        #expect(listener.states == [.ended])
        stage.tap(150, 250)
        stage.wait(0.1)
        stage.tap(150, 250)
        stage.wait(1)
        #expect(listener.states == [.ended])
        #expect(other.states == [.ended])
    }

    @Test("without a requirement the single tap comes first and the double tap after it")
    func bothTaps() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 100, 200, 200, 200)
        let other = Listener()
        let double = UITapGestureRecognizer(target: other, action: Listener.action)
        double.numberOfTapsRequired = 2
        let single = listening(UITapGestureRecognizer(), to: view)
        view.addGestureRecognizer(double)
        stage.tap(150, 250)
        #expect(listener.states == [.ended])
        stage.wait(0.1)
        stage.tap(150, 250)
        #expect(other.states == [.ended])
        #expect(single.state == .possible)
    }

    @Test("a long press begins after half a second, follows the finger, and ends with it")
    func longPress() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(ListeningView(), 100, 200, 200, 200)
        view.hear = { stage.heard.append($0) }
        _ = listening(UILongPressGestureRecognizer(), to: view)
        stage.down(150, 250)
        stage.wait(0.45)
        #expect(listener.states.isEmpty)
        stage.wait(0.1)
        #expect(listener.states == [.began])
        #expect(stage.heard == ["began 1", "cancelled 1"])
        stage.move(290, 390)
        stage.up(290, 390)
        #expect(listener.states == [.began, .changed, .ended])
    }

    @Test("a long press fails when the finger moves more than 10 points before, or is lifted")
    func noLongPress() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 100, 200, 200, 200)
        let press = listening(UILongPressGestureRecognizer(), to: view)
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == CGFloat(10))
        stage.down(150, 250)
        stage.move(150, 261)
        stage.wait(1)
        stage.up(150, 261)
        stage.down(150, 250)
        stage.wait(0.3)
        stage.up(150, 250)
        stage.wait(1)
        #expect(listener.states.isEmpty)
        stage.down(150, 250)
        stage.move(150, 260)
        stage.wait(0.6)
        #expect(listener.states == [.began])
        stage.up(150, 260)
    }

    @Test("a pan begins after 10 points and gives way and speed")
    func pan() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 0, 100, 390, 600)
        let pan = listening(UIPanGestureRecognizer(), to: view)
        stage.down(100, 300)
        stage.frame()
        stage.move(106, 308)  // exactly 10
        #expect(listener.states == [.began])
        stage.frame()
        stage.move(100, 330)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
        pan.setTranslation(.zero, in: view)
        for step in 1...12 {
            stage.frame()
            stage.move(100 + CGFloat(step) * 2, 330 + CGFloat(step) * 5)
        }
        #expect(pan.translation(in: view) == CGPoint(x: 24, y: 60))
        // 2 and 5 points a sixtieth of a second.
        #expect(abs(pan.velocity(in: view).x - 120) < 1e-6)
        #expect(abs(pan.velocity(in: view).y - 300) < 1e-6)
        stage.wait(0.2)
        #expect(pan.velocity(in: view) == .zero)
        stage.up(124, 390)
        #expect(listener.states.last == .ended)
        #expect(pan.state == .possible)
    }

    @Test("way and speed are in the coordinates of the asked view")
    func scaledPan() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 0, 100, 390, 600)
        view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
        let pan = listening(UIPanGestureRecognizer(), to: view)
        stage.down(100, 300)
        stage.move(140, 300)
        let way = pan.translation(in: view)
        #expect(abs(way.x) < 1e-9 && abs(way.y + 20) < 1e-9)
        stage.up(140, 300)
    }

    @Test("a swipe is quick, straight and in the wanted direction")
    func swipe() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 0, 100, 390, 600)
        let swipe = listening(UISwipeGestureRecognizer(), to: view)
        #expect(swipe.direction == .right)
        stage.drag(CGPoint(x: 100, y: 300), CGPoint(x: 250, y: 310), frames: 8)
        #expect(listener.states == [.ended])
        stage.drag(CGPoint(x: 250, y: 300), CGPoint(x: 100, y: 310), frames: 8)
        stage.drag(CGPoint(x: 100, y: 300), CGPoint(x: 250, y: 310), frames: 120)
        #expect(listener.states == [.ended])
        swipe.direction = [.left, .up]
        stage.drag(CGPoint(x: 250, y: 300), CGPoint(x: 100, y: 310), frames: 8)
        stage.drag(CGPoint(x: 100, y: 400), CGPoint(x: 110, y: 250), frames: 8)
        #expect(listener.states == [.ended, .ended, .ended])
    }

    @Test("a pinch gives the ratio of the distances, a rotation the angle")
    func twoFingers() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 0, 100, 390, 600)
        let pinch = listening(UIPinchGestureRecognizer(), to: view)
        let turn = UIRotationGestureRecognizer()
        view.addGestureRecognizer(turn)
        let both = Listener()
        both.isSimultaneous = true
        pinch.delegate = both
        stage.down(150, 300)
        stage.down(250, 300, finger: 2)
        func place(_ radius: CGFloat, _ angle: CGFloat) {
            stage.frame()
            TouchInput.send([
                .init(
                    finger: 1, phase: .moved,
                    location: CGPoint(x: 200 - radius * cos(angle), y: 300 - radius * sin(angle))),
                .init(
                    finger: 2, phase: .moved,
                    location: CGPoint(x: 200 + radius * cos(angle), y: 300 + radius * sin(angle))),
            ])
        }
        place(60, 0)
        #expect(pinch.state == .began)
        place(120, 0)
        #expect(abs(pinch.scale - 2) < 1e-9)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        place(60, 0)
        #expect(abs(pinch.scale - 0.5) < 1e-9)
        #expect(turn.state == .possible)
        place(60, 0.2)
        #expect(turn.state == .began)
        place(60, 0.7)
        #expect(abs(turn.rotation - 0.5) < 1e-9)
        TouchInput.send([
            .init(finger: 1, phase: .ended, location: CGPoint(x: 150, y: 300)),
            .init(finger: 2, phase: .ended, location: CGPoint(x: 250, y: 300)),
        ])
        #expect(listener.states.first == .began && listener.states.last == .ended)
    }

    @Test("a drag from the edge of the screen comes from there and goes inward")
    func edge() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = stage.add(UIView(), 0, 0, 390, 844)
        let pan = listening(UIScreenEdgePanGestureRecognizer(), to: view)
        pan.edges = .left
        stage.drag(CGPoint(x: 100, y: 300), CGPoint(x: 250, y: 300), frames: 8)
        stage.drag(CGPoint(x: 3, y: 300), CGPoint(x: 5, y: 450), frames: 8)
        #expect(listener.states.isEmpty)
        stage.drag(CGPoint(x: 3, y: 300), CGPoint(x: 150, y: 310), frames: 8)
        #expect(listener.states.first == .began && listener.states.last == .ended)
    }
}
