import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ScrollIndicatorTests {
    /// Layers that are no view's.
    private func bars(_ scroll: UIScrollView) -> [CALayer] {
        let views = Set(scroll.subviews.map { ObjectIdentifier($0.layer) })
        return (scroll.layer.sublayers ?? []).filter { !views.contains(ObjectIdentifier($0)) }
    }

    @Test("they show while content moves, and go after it rests")
    func showing() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        #expect(bars(scroll).isEmpty)
        stage.flick(1200)
        #expect(scroll.isDecelerating)
        #expect(bars(scroll).count == 1)
        stage.settle()
        #expect(!scroll.isDecelerating)
        stage.wait(1)
        #expect(bars(scroll).isEmpty)
    }

    @Test("length and place say which part of the content is seen")
    func geometry() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        scroll.contentSize = CGSize(width: 200, height: 1600)
        scroll.flashScrollIndicators()
        let bar = try #require(bars(scroll).first)
        let top = bar.frame
        // A quarter of the content is seen.
        #expect(abs(top.height - 394 / 4) < 0.01)
        #expect(top.maxX < 200 && top.minX > 180)
        scroll.contentOffset.y = 1200
        let bottom = bar.frame.offsetBy(dx: 0, dy: -1200)
        #expect(abs(400 - bottom.maxY - top.minY) < 0.01)
        scroll.contentOffset.y = 600
        #expect(abs(bar.frame.midY - 600 - 200) < 0.01)
        scroll.showsVerticalScrollIndicator = false
        scroll.flashScrollIndicators()
        #expect(bars(scroll).isEmpty)
    }

    @Test("content that fits has none")
    func fitting() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        scroll.contentSize = CGSize(width: 200, height: 300)
        scroll.flashScrollIndicators()
        #expect(bars(scroll).isEmpty)
    }
}
