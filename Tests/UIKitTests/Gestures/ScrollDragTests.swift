import Testing
import UIKit

@testable import UIKitCore

/// Figures from measurements of UIKit (Tests/Fixtures/physics.json): distances, durations and rubber bands.
@MainActor @Suite struct ScrollDragTests {
    @Test("content follows the finger, less the 10 points that begin a drag")
    func following() {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        stage.down(200, 600)
        stage.frame()
        stage.move(200, 591)
        #expect(scroll.contentOffset.y == 0)
        #expect(scroll.isTracking && !scroll.isDragging)
        stage.frame()
        stage.move(200, 590)
        #expect(scroll.isDragging)
        #expect(scroll.contentOffset.y == 0)
        stage.frame()
        stage.move(200, 500)
        #expect(scroll.contentOffset.y == CGFloat(90))
        stage.wait(0.2)
        stage.up(200, 500)
        #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
        #expect(delegate.calls == ["will begin dragging", "will end dragging", "did end dragging false"])
    }

    @Test("content glides as far and as long as measured", arguments: [600.0, 1200, 2400])
    func gliding(speed: CGFloat) {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        stage.flick(speed)
        #expect(scroll.isDecelerating)
        let start = scroll.contentOffset.y
        let began = FrameClock.now
        let expected = (speed - 10) * 0.499
        #expect(abs(delegate.target.y - start - expected) < 0.5)
        #expect(abs(delegate.velocity.y - speed / 1000) < 1e-6)
        // Half a second later, on the measured curve.
        stage.wait(0.5)
        let curve = speed * 0.499 * (1 - pow(0.998, 500))
        #expect(abs(scroll.contentOffset.y - start - curve) < 0.5)
        stage.settle()
        #expect(!scroll.isDecelerating)
        #expect(abs(scroll.contentOffset.y - start - expected) < 0.5)
        let duration = log(Double(speed) / 10) / abs(1000 * log(0.998))
        #expect(abs(delegate.ended - began - duration) < 2.0 / 60)
        #expect(
            delegate.calls == [
                "will begin dragging", "will end dragging", "did end dragging true", "will begin decelerating",
                "did end decelerating",
            ])
    }

    @Test("a pull beyond an edge shows less and less")
    func rubberBand() {
        let stage = ScrollStage()
        defer { stage.end() }
        let tall = stage.add(UIScrollView(), 0, 0, 390, 852)
        tall.contentInsetAdjustmentBehavior = .never
        tall.contentSize = CGSize(width: 390, height: 3000)
        stage.down(200, 100)
        stage.frame()
        stage.move(200, 110)
        stage.frame()
        stage.move(200, 700)
        // Measured: 590 points of pull in a view of 852 show 235.
        #expect(abs(tall.contentOffset.y + 235) < 0.5)
        stage.wait(0.2)
        stage.up(200, 700)
        stage.settle()
        #expect(tall.contentOffset.y == 0)
    }

    @Test("without bouncing nothing goes beyond the edge")
    func noBounce() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        scroll.bounces = false
        stage.drag(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 500), frames: 10)
        #expect(scroll.contentOffset.y == 0)
        scroll.contentOffset.y = 5000 - 844 - 50
        stage.flick(2400)
        stage.settle()
        #expect(scroll.contentOffset.y == CGFloat(5000 - 844))
    }

    @Test("content that runs over an edge comes back; the way over it is that of a spring")
    func bounce() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        scroll.contentOffset.y = 5000 - 844 - 600
        stage.flick(3000)
        var farthest: CGFloat = 0
        // At most 20 seconds, should anything else want frames.
        for _ in 0..<1200 where Frame.isNeeded {
            stage.frame()
            farthest = max(farthest, scroll.contentOffset.y - CGFloat(5000 - 844))
        }
        #expect(scroll.contentOffset.y == CGFloat(5000 - 844))
        // Speed at the edge: what is left of it after the way there; the peak is a measured 1 / (omega e) of it.
        let start = CGFloat(5000 - 844 - 600) + 3000 * 12 / 60 - 10
        let speed = 3000 - (CGFloat(5000 - 844) - start) / 0.499
        #expect(abs(farthest - speed / (10.915 * CGFloat(M_E))) < 2)
    }

    @Test("a delegate can choose where content comes to rest")
    func target() {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        delegate.wanted = CGPoint(x: 0, y: 1000)
        stage.flick(900)
        stage.settle()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 1000))
        #expect(delegate.calls.last == "did end decelerating")
    }

    @Test("pages are turned one at a time")
    func paging() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 390 * 4, height: 844)
        func swipe(_ way: CGFloat, frames: Int, rests: Bool) {
            let start = CGPoint(x: way < 0 ? 350 : 40, y: 400)
            stage.drag(start, CGPoint(x: start.x + way, y: 400), frames: frames, rests: rests)
            stage.settle()
        }
        swipe(-150, frames: 8, rests: false)
        #expect(scroll.contentOffset == CGPoint(x: 390, y: 0))
        swipe(-100, frames: 20, rests: true)
        #expect(scroll.contentOffset == CGPoint(x: 390, y: 0))
        swipe(-300, frames: 20, rests: true)
        #expect(scroll.contentOffset == CGPoint(x: 780, y: 0))
        swipe(200, frames: 6, rests: false)
        #expect(scroll.contentOffset == CGPoint(x: 390, y: 0))
    }

    @Test("a button in the content is tapped after a moment, and not when it becomes a drag")
    func content() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        stage.down(200, 350)
        stage.frame()
        #expect(!button.isHighlighted)
        stage.wait(0.2)
        #expect(button.isHighlighted)
        stage.up(200, 350)
        #expect(taps == 1)
        stage.tap(200, 350)
        #expect(taps == 2)
        stage.drag(CGPoint(x: 200, y: 350), CGPoint(x: 200, y: 250), frames: 8, rests: true)
        #expect(taps == 2)
        #expect(scroll.contentOffset.y == CGFloat(90))
        // Held first, the button keeps the finger.
        scroll.contentOffset = .zero
        stage.down(200, 350)
        stage.wait(0.3)
        stage.move(200, 300)
        stage.move(200, 200)
        #expect(scroll.contentOffset.y == 0)
        stage.up(200, 200)
    }

    @Test("plain content loses its touch when a drag begins, unless that is not allowed")
    func cancelling() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        let view = ListeningView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        view.hear = { stage.heard.append($0) }
        scroll.addSubview(view)
        stage.down(200, 350)
        stage.wait(0.3)
        stage.move(200, 300)
        #expect(stage.heard == ["began 1", "cancelled 1"])
        stage.up(200, 300)
        stage.settle()
        stage.heard = []
        scroll.canCancelContentTouches = false
        scroll.contentOffset = .zero
        stage.down(200, 350)
        stage.wait(0.3)
        stage.move(200, 300)
        stage.up(200, 300)
        #expect(stage.heard == ["began 1", "moved 1", "ended 1"])
    }

    @Test("a finger stops gliding content and taps nothing")
    func stopping() {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
        view.hear = { stage.heard.append($0) }
        scroll.addSubview(view)
        stage.flick(1200)
        stage.wait(0.1)
        stage.heard = []
        stage.down(200, 400)
        let place = scroll.contentOffset
        stage.wait(0.3)
        stage.up(200, 400)
        stage.wait(0.5)
        #expect(scroll.contentOffset == place)
        #expect(delegate.calls.last == "did end decelerating")
        #expect(stage.heard.isEmpty)
    }

    @Test("inside another scroll view, each takes the drags of its own axis")
    func nested() {
        let stage = ScrollStage()
        defer { stage.end() }
        let scroll = stage.scroll
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        inner.contentSize = CGSize(width: 2000, height: 200)
        scroll.addSubview(inner)
        stage.drag(CGPoint(x: 300, y: 300), CGPoint(x: 200, y: 302), frames: 10, rests: true)
        #expect(inner.contentOffset.x == CGFloat(90) && scroll.contentOffset.y == 0)
        stage.drag(CGPoint(x: 200, y: 300), CGPoint(x: 202, y: 200), frames: 10, rests: true)
        #expect(inner.contentOffset.x == CGFloat(90) && scroll.contentOffset.y == CGFloat(90))
    }

    @Test("a pinch zooms about the fingers and stays within the limits")
    func zooming() {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        delegate.zoomed = picture
        scroll.maximumZoomScale = 3
        TouchInput.send([
            .init(finger: 1, phase: .began, location: CGPoint(x: 150, y: 400)),
            .init(finger: 2, phase: .began, location: CGPoint(x: 250, y: 400)),
        ])
        for step in 1...20 {
            stage.frame()
            TouchInput.send([
                .init(finger: 1, phase: .moved, location: CGPoint(x: 150 - CGFloat(step) * 5, y: 400)),
                .init(finger: 2, phase: .moved, location: CGPoint(x: 250 + CGFloat(step) * 5, y: 400)),
            ])
        }
        #expect(scroll.isZooming)
        #expect(scroll.zoomScale > 2 && scroll.zoomScale < 3)
        // The point between the fingers stays there.
        let seen = picture.convert(CGPoint(x: 200, y: 400), to: stage.app.window)
        #expect(abs(seen.x - 200) < 3 && abs(seen.y - 400) < 3)
        TouchInput.send([
            .init(finger: 1, phase: .ended, location: CGPoint(x: 50, y: 400)),
            .init(finger: 2, phase: .ended, location: CGPoint(x: 350, y: 400)),
        ])
        #expect(!scroll.isZooming)
        #expect(delegate.calls.contains("did end zooming"))
        stage.settle()
    }

    @Test("a tap on the status bar scrolls to the top")
    func statusBar() {
        let stage = ScrollStage()
        defer { stage.end() }
        let (scroll, delegate) = (stage.scroll, stage.delegate)
        scroll.contentOffset.y = 1000
        stage.tap(195, 10)
        #expect(scroll.contentOffset.y == 0)
        #expect(delegate.calls == ["did scroll to top"])
    }
}

/// A tall scroll view that fills the screen.
@MainActor final class ScrollStage: TouchStage {
    let delegate = ScrollListener()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override init() {
        super.init()
        root.addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 5000)
        scroll.delegate = delegate
        app.frame()
    }

    /// At `speed` points a second.
    func flick(_ speed: CGFloat, from y: CGFloat = 700) {
        down(200, y)
        var place = y
        for _ in 0..<12 {
            frame()
            place -= speed / 60
            move(200, place)
        }
        // The finger leaves the glass in the moment of its last movement.
        up(200, place)
    }
}

@MainActor final class ScrollListener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target = CGPoint.zero
    var velocity = CGPoint.zero
    var wanted: CGPoint?
    var ended: CFTimeInterval = 0
    var zoomed: UIView?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("will end dragging")
        target = targetContentOffset.pointee
        self.velocity = velocity
        if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did end dragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("did end decelerating")
        ended = FrameClock.now
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("did end zooming")
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did scroll to top") }
}
