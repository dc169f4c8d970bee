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
}
