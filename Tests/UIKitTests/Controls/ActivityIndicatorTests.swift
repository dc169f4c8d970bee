import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ActivityIndicatorTests {
    @Test("the wheel keeps the size of its style in the middle of whatever frame it has")
    func wheel() {
        let indicator = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        indicator.style = .large
        indicator.startAnimating()
        indicator.layoutIfNeeded()
        let wheel = indicator.subviews[0].frame
        #expect(wheel.width == CGFloat(37))
        #expect(abs(wheel.midX - 10) <= 0.5 && abs(wheel.midY - 10) <= 0.5)
        #expect(!indicator.clipsToBounds)
    }

    private func turning() -> (FingerStage, UIActivityIndicatorView) {
        let root = UIViewController()
        let stage = FingerStage(root: root)
        let indicator = UIActivityIndicatorView(style: .large)
        root.view.addSubview(indicator)
        indicator.startAnimating()
        return (stage, indicator)
    }

    @Test("it turns by a blade every tenth of a second while it moves, and lets the app rest")
    func turns() {
        let (stage, indicator) = turning()
        stage.settle()
        #expect(!Frame.isNeeded)
        let before = indicator._turns
        for _ in 0..<60 { stage.frame() }
        #expect(indicator._turns == before + 10)
        #expect(!Frame.isNeeded)
        indicator.stopAnimating()
        let after = indicator._turns
        for _ in 0..<60 { stage.frame() }
        #expect(indicator._turns == after)
    }

    @Test("frames that pass only until something rests do not turn it")
    func rest() {
        let (stage, indicator) = turning()
        stage.settle()
        PassingTime.isHeld = true
        let before = indicator._turns
        for _ in 0..<60 { stage.frame() }
        #expect(indicator._turns == before)
        PassingTime.pass { for _ in 0..<30 { stage.frame() } }
        #expect(indicator._turns == before + 5)
        #expect(PassingTime.isHeld)
        PassingTime.isHeld = false
    }
}
