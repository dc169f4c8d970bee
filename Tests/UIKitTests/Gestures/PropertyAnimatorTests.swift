import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct PropertyAnimatorTests {
    private func animator(_ stage: TouchStage) -> (UIViewPropertyAnimator, UIView) {
        let view = stage.add(UIView(), 0, 100, 100, 100)
        view.backgroundColor = .red
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x += 200
            view.alpha = 0
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.backgroundColor = .blue
        }
        return (animator, view)
    }

    @Test("nothing happens before the start; afterwards the views are at the end and the completion is told so")
    func running() {
        let stage = TouchStage()
        defer { stage.end() }
        let (animator, view) = animator(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.center.x == CGFloat(50))
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(view.center.x == CGFloat(250))
        stage.settle()
        #expect(ended == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.alpha == 0)
    }

    @Test("a paused animator shows the values of its fraction")
    func scrubbing() {
        let stage = TouchStage()
        defer { stage.end() }
        let (animator, view) = animator(stage)
        animator.pauseAnimation()
        #expect(view.center.x == CGFloat(50))
        animator.fractionComplete = 0.25
        #expect(view.center.x == CGFloat(100))
        #expect(abs(view.alpha - 0.75) < 1e-6)
        // The angle turns evenly.
        #expect(abs(atan2(view.transform.b, view.transform.a) - .pi / 8) < 1e-9)
        #expect(animator.fractionComplete == CGFloat(0.25))
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.settle()
        #expect(view.center.x == CGFloat(250))
        #expect(ended == [.end])
    }

    @Test("a reversed animator leaves everything as it was")
    func reversing() {
        let stage = TouchStage()
        defer { stage.end() }
        let (animator, view) = animator(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.settle()
        #expect(ended == [.start])
        #expect(view.center.x == CGFloat(50))
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
        #expect(view.backgroundColor == .red)
    }

    @Test("stopped without finishing, the views stay and no completion comes; otherwise it is chosen where they end")
    func stopping() {
        let stage = TouchStage()
        defer { stage.end() }
        let (first, view) = animator(stage)
        var ended: [UIViewAnimatingPosition] = []
        first.addCompletion { ended.append($0) }
        first.fractionComplete = 0.5
        first.stopAnimation(true)
        stage.settle()
        #expect(first.state == .inactive)
        #expect(view.center.x == CGFloat(150))
        #expect(ended.isEmpty)
        let second = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 300 }
        second.addCompletion { ended.append($0) }
        second.fractionComplete = 0.5
        second.stopAnimation(false)
        #expect(second.state == .stopped)
        second.finishAnimation(at: .start)
        #expect(view.center.x == CGFloat(150))
        #expect(ended == [.start])
    }

    @Test("springs have the stiffness that UIKit's were measured to have")
    func springs() {
        // Damping ratio, duration, velocity, stiffness: physics.json.
        let probes: [(Double, Double, Double, Double)] = [
            (0.35, 1, 0, 286.40942818911714), (0.1, 1, 0, 2125.3901278407934), (0.5, 1, 0, 161.7195025042016),
            (0.9, 1, 0, 71.92472915770972), (0.5, 0.3, 0, 1796.8833611577954), (1, 1, 0, 85.25592900599884),
            (0.5, 1, 1, 152.86841381792456),
        ]
        for (ratio, duration, velocity, stiffness) in probes {
            let spring = SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
            #expect(
                abs(spring.stiffness / stiffness - 1) < 1e-4, "\(ratio) \(duration) \(velocity): \(spring.stiffness)")
            #expect(abs(1 - spring.value(at: duration)) < 0.005)
        }
    }

    @Test("curves pass through the places that their equations give")
    func curves() {
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(TimingCurve.easeIn.progress(at: 0.5) + TimingCurve.easeOut.progress(at: 0.5) - 1) < 1e-9)
        // At parameter 1/2: x = 3/8 (x1 + x2) + 1/8.
        let curve = TimingCurve(0.2, 0.9, 0.4, 0.6)
        #expect(abs(curve.progress(at: 0.375 * 0.6 + 0.125) - (0.375 * 1.5 + 0.125)) < 1e-9)
        #expect(abs(curve.time(at: curve.progress(at: 0.3)) - 0.3) < 1e-9)
    }
}
