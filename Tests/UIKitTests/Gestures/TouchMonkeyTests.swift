import Testing
import UIKit

@testable import UIKitCore

/// Fingers at random, always the same for a seed, on a screen full of views, recognisers, controls and scroll views.
@MainActor @Suite struct TouchMonkeyTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Checks that a view hears whole stories: began, then moved, then ended or cancelled.
    @MainActor private final class Checker: UIView {
        var open: Set<ObjectIdentifier> = []
        var faults: [String] = []
        private func check(_ touches: Set<UITouch>, _ name: String, opens: Bool, closes: Bool) {
            for touch in touches {
                let id = ObjectIdentifier(touch)
                if opens == open.contains(id) { faults.append(name) }
                if opens { open.insert(id) }
                if closes { open.remove(id) }
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            check(touches, "began twice", opens: true, closes: false)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            check(touches, "moved", opens: false, closes: false)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            check(touches, "ended", opens: false, closes: true)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            check(touches, "cancelled", opens: false, closes: true)
        }
    }

    /// Checks the order of a recogniser's states.
    @MainActor private final class Order: NSObject {
        var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
        var faults: [String] = []
        static let action = Selector("heard:", Order.heard(_:))
        func heard(_ recognizer: UIGestureRecognizer) {
            let id = ObjectIdentifier(recognizer)
            let before = last[id]
            let isRunning = before == .began || before == .changed
            let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
            let fits =
                switch recognizer.state {
                case .began: !isRunning && !isDiscrete
                case .changed, .cancelled: isRunning
                case .ended: isDiscrete ? !isRunning : isRunning
                default: false
                }
            if !fits { faults.append("\(type(of: recognizer)): \(String(describing: before)), \(recognizer.state)") }
            last[id] = recognizer.state
        }
    }

    @Test("touches at random leave nothing half done", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func random(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let stage = TouchStage()
        defer { stage.end() }
        let order = Order()
        var checkers: [Checker] = []
        var recognizers: [UIGestureRecognizer] = []
        func decorate(_ view: UIView) {
            for _ in 0..<Int.random(in: 0...3, using: &dice) {
                let made: [UIGestureRecognizer] = [
                    UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
                    UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
                ]
                let recognizer = made.randomElement(using: &dice)!
                recognizer.addTarget(order, action: Order.action)
                recognizer.delaysTouchesBegan = Int.random(in: 0..<5, using: &dice) == 0
                recognizer.cancelsTouchesInView = Bool.random(using: &dice)
                if let tap = recognizer as? UITapGestureRecognizer {
                    tap.numberOfTapsRequired = Int.random(in: 1...3, using: &dice)
                }
                if let other = recognizers.randomElement(using: &dice), Int.random(in: 0..<3, using: &dice) == 0 {
                    recognizer.require(toFail: other)
                }
                view.addGestureRecognizer(recognizer)
                recognizers.append(recognizer)
            }
        }
        func fill(_ parent: UIView, depth: Int) {
            for _ in 0..<3 {
                let size = parent.bounds.size
                let frame = CGRect(
                    x: CGFloat.random(in: 0..<size.width * 0.6, using: &dice),
                    y: CGFloat.random(in: 0..<size.height * 0.6, using: &dice), width: size.width * 0.4,
                    height: size.height * 0.4)
                let view: UIView
                switch Int.random(in: 0..<6, using: &dice) {
                case 0:
                    let scroll = UIScrollView(frame: frame)
                    scroll.contentSize = CGSize(width: frame.width * 2, height: frame.height * 3)
                    view = scroll
                case 1: view = UISlider(frame: frame)
                case 2: view = UIButton(frame: frame)
                default:
                    let checker = Checker(frame: frame)
                    checker.isMultipleTouchEnabled = Bool.random(using: &dice)
                    checkers.append(checker)
                    view = checker
                }
                parent.addSubview(view)
                decorate(view)
                if depth > 0, !(view is UIControl) { fill(view, depth: depth - 1) }
            }
        }
        fill(stage.root, depth: 2)
        decorate(stage.root)
        stage.app.frame()

        var down: [Int: CGPoint] = [:]
        for _ in 0..<600 {
            let finger = Int.random(in: 1...3, using: &dice)
            let place = CGPoint(
                x: CGFloat.random(in: 0..<390, using: &dice), y: CGFloat.random(in: 60..<844, using: &dice))
            if let old = down[finger] {
                switch Int.random(in: 0..<10, using: &dice) {
                case 0..<6:
                    let near = CGPoint(
                        x: old.x + CGFloat.random(in: -20...20, using: &dice),
                        y: old.y + CGFloat.random(in: -20...20, using: &dice))
                    down[finger] = near
                    stage.move(near.x, near.y, finger: finger)
                case 6:
                    stage.send(finger, .cancelled, old.x, old.y)
                    down[finger] = nil
                default:
                    stage.up(old.x, old.y, finger: finger)
                    down[finger] = nil
                }
            } else {
                stage.down(place.x, place.y, finger: finger)
                down[finger] = place
            }
            if Int.random(in: 0..<3, using: &dice) > 0 { stage.frame() }
            if Int.random(in: 0..<60, using: &dice) == 0, let recognizer = recognizers.randomElement(using: &dice) {
                recognizer.isEnabled.toggle()
            }
            if Int.random(in: 0..<150, using: &dice) == 0, let view = checkers.randomElement(using: &dice) {
                view.isHidden.toggle()
            }
        }
        for (finger, place) in down { stage.up(place.x, place.y, finger: finger) }
        stage.settle()
        stage.wait(1)
        #expect(TouchInput.fingersDown.isEmpty)
        #expect(GestureArena.members.isEmpty)
        #expect(recognizers.allSatisfy { $0.state == .possible })
        #expect(order.faults.isEmpty)
        #expect(checkers.flatMap(\.faults).isEmpty)
        #expect(checkers.allSatisfy { $0.open.isEmpty })
        #expect(!Frame.isNeeded)
    }
}
