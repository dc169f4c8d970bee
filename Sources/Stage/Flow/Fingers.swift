import Foundation
import QuartzCore
import UIKitCore

/// Moves fingers over the screen, frame by frame of the virtual clock.
@MainActor struct Fingers {
    /// Passes one frame.
    var frame: () -> Void

    /// How long a finger stays down for a tap, in frames.
    private static let tapFrames = 3
    /// From one tap of a double tap to the next, in frames.
    private static let pauseFrames = 6

    func tap(_ place: CGPoint, count: Int = 1) {
        for number in 0..<count {
            if number > 0 { pass(Self.pauseFrames) }
            press(place, frames: Self.tapFrames)
        }
    }

    func press(_ place: CGPoint, seconds: Double) {
        press(place, frames: max(1, Int((seconds * 60).rounded())))
    }

    private func press(_ place: CGPoint, frames: Int) {
        send(1, .began, place)
        pass(frames)
        send(1, .ended, place)
    }

    /// A straight way at one speed.
    ///
    /// - Parameter rests: whether the finger stays a moment before it is lifted, so that it has no speed then.
    func drag(from start: CGPoint, to end: CGPoint, seconds: Double, rests: Bool) {
        send(1, .began, start)
        let frames = max(1, Int((seconds * 60).rounded()))
        for step in 1...frames {
            pass(1)
            send(1, .moved, Self.between(start, end, Double(step) / Double(frames)))
        }
        pass(rests ? 12 : 1)
        send(1, .ended, end)
    }

    /// Two fingers, left and right of `center`.
    func pinch(_ center: CGPoint, from startRadius: CGFloat, to endRadius: CGFloat, seconds: Double) {
        func places(_ radius: CGFloat) -> [CGPoint] {
            [CGPoint(x: center.x - radius, y: center.y), CGPoint(x: center.x + radius, y: center.y)]
        }
        func send(_ phase: UITouch.Phase, _ radius: CGFloat) {
            TouchInput.send(
                places(radius).enumerated().map {
                    TouchInput.Change(finger: $0.offset + 1, phase: phase, location: $0.element)
                })
        }
        send(.began, startRadius)
        let frames = max(1, Int((seconds * 60).rounded()))
        for step in 1...frames {
            pass(1)
            send(.moved, startRadius + (endRadius - startRadius) * CGFloat(step) / CGFloat(frames))
        }
        pass(12)
        send(.ended, endRadius)
    }

    private func pass(_ frames: Int) { for _ in 0..<frames { frame() } }

    private func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) {
        TouchInput.send([TouchInput.Change(finger: finger, phase: phase, location: place)])
    }

    private static func between(_ start: CGPoint, _ end: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
}
