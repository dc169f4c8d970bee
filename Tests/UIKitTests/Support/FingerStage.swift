import UIKit

@testable import UIKitCore

/// An app with fingers on it, for tests of controllers.
@MainActor
class FingerStage {
    private var app: AppHarness!

    var harness: AppHarness { app }

    init(_ configuration: DeviceConfiguration = .default, root: @autoclosure () -> UIViewController) {
        app = AppHarness(configuration, root: root())
        settle()
    }

    func frame() {
        FrameClock.advance(by: 1.0 / 60)
        Frame.runPasses()
    }

    func settle() {
        var left = 1200
        frame()
        while Frame.isNeeded, left > 0 {
            frame()
            left -= 1
        }
    }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        TouchInput.send([TouchInput.Change(finger: 1, phase: phase, location: point)])
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        send(.began, CGPoint(x: x, y: y))
        frame()
        send(.ended, CGPoint(x: x, y: y))
        settle()
    }

    func hold(_ x: CGFloat, _ y: CGFloat) {
        send(.began, CGPoint(x: x, y: y))
        for _ in 0..<60 { frame() }
        send(.ended, CGPoint(x: x, y: y))
        settle()
    }

    /// Over a third of a second, at one speed.
    func drag(_ from: (x: CGFloat, y: CGFloat), _ to: (x: CGFloat, y: CGFloat)) {
        send(.began, CGPoint(x: from.x, y: from.y))
        for step in 1...20 {
            frame()
            let share = CGFloat(step) / 20
            send(.moved, CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        frame()
        send(.ended, CGPoint(x: to.x, y: to.y))
        settle()
    }
}
