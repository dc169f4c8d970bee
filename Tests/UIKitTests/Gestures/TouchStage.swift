import UIKit

@testable import UIKitCore

/// A phone with one empty screen, and fingers on it.
@MainActor
class TouchStage {
    private(set) var app: AppHarness!
    /// The stage of the test that runs.
    private(set) weak static var current: TouchStage?
    let root: UIView
    var heard: [String] = []

    init() {
        let controller = UIViewController()
        app = AppHarness(root: controller)
        root = controller.view
        root.backgroundColor = .white
        app.frame()
        Self.current = self
    }

    /// Ends the app, so that the next test finds none.
    func end() { app = nil }

    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        root.addSubview(view)
        app.frame()
        return view
    }

    // MARK: Time

    func frame(_ seconds: CFTimeInterval = 1.0 / 60) {
        FrameClock.advance(by: seconds)
        Frame.runPasses()
    }

    /// Passes time in frames of a sixtieth of a second.
    func wait(_ seconds: CFTimeInterval) { for _ in 0..<Int((seconds * 60).rounded()) { frame() } }

    /// Frames until nothing moves; at most 20 seconds.
    func settle() {
        var left = 1200
        while Frame.isNeeded, left > 0 {
            frame()
            left -= 1
        }
    }

    // MARK: Fingers

    func send(_ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
        TouchInput.send([TouchInput.Change(finger: finger, phase: phase, location: CGPoint(x: x, y: y))])
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .began, x, y) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .moved, x, y) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(finger, .ended, x, y) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        frame()
        frame()
        up(x, y)
        frame()
    }

    /// At one speed, a step each frame; lifted in the frame of the last step unless it rests.
    func drag(_ from: CGPoint, _ to: CGPoint, frames: Int, rests: Bool = false) {
        down(from.x, from.y)
        for step in 1...frames {
            frame()
            let share = CGFloat(step) / CGFloat(frames)
            move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        }
        if rests { wait(0.2) } else { frame() }
        up(to.x, to.y)
    }
}

/// Writes down what it hears.
@MainActor
final class ListeningView: UIView {
    var hear: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled \(touches.count)") }
}

/// Calls a closure for each action of a recogniser or control.
@MainActor
final class Listener: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }
    var shouldBegin = true
    var isSimultaneous = false
    var receives = true

    static let action = Selector("heard:", Listener.heard(_:))
    func heard(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        onAction(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
