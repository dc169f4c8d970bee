import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TouchDeliveryTests {
    private var stage: TouchStage { TouchStage.current! }

    private func listening(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> ListeningView {
        let view = stage.add(ListeningView(), x, y, width, height)
        view.hear = { stage.heard.append($0) }
        return view
    }

    @Test("a view hears of a finger from down to up, with its places and times")
    func oneFinger() throws {
        let stage = TouchStage()
        defer { stage.end() }
        let view = listening(100, 200, 100, 100)
        stage.down(110, 220)
        let touch = try #require(stage.touch)
        #expect(touch.view === view)
        #expect(touch.window === stage.app.window)
        #expect(touch.phase == .began)
        #expect(touch.location(in: view) == CGPoint(x: 10, y: 20))
        let time = touch.timestamp
        stage.frame()
        stage.move(130, 230)
        #expect(touch.phase == .moved)
        #expect(touch.location(in: view) == CGPoint(x: 30, y: 30))
        #expect(touch.previousLocation(in: view) == CGPoint(x: 10, y: 20))
        #expect(touch.timestamp > time)
        // Out of the view: the touch stays the view's.
        stage.move(10, 600)
        stage.up(10, 600)
        #expect(stage.heard == ["began 1", "moved 1", "moved 1", "ended 1"])
        #expect(touch.view === view)
    }

    @Test("a place that does not change is no movement")
    func stationary() {
        let stage = TouchStage()
        defer { stage.end() }
        _ = listening(100, 200, 100, 100)
        stage.down(110, 220)
        stage.move(110, 220)
        stage.up(110, 220)
        #expect(stage.heard == ["began 1", "ended 1"])
    }

    @Test("a view takes one finger unless it says otherwise")
    func severalFingers() {
        let stage = TouchStage()
        defer { stage.end() }
        let view = listening(100, 200, 100, 100)
        stage.down(110, 210)
        stage.down(150, 250, finger: 2)
        stage.up(150, 250, finger: 2)
        stage.up(110, 210)
        #expect(stage.heard == ["began 1", "ended 1"])
        stage.heard = []
        view.isMultipleTouchEnabled = true
        TouchInput.send([
            .init(finger: 1, phase: .began, location: CGPoint(x: 110, y: 210)),
            .init(finger: 2, phase: .began, location: CGPoint(x: 150, y: 250)),
        ])
        stage.up(150, 250, finger: 2)
        stage.up(110, 210)
        #expect(stage.heard == ["began 2", "ended 1", "ended 1"])
    }

    @Test("an exclusive view keeps other views' fingers out, and stays out while they have some")
    func exclusive() {
        let stage = TouchStage()
        defer { stage.end() }
        let first = listening(0, 200, 100, 100)
        let second = listening(200, 200, 100, 100)
        first.isExclusiveTouch = true
        stage.down(10, 210)
        stage.down(210, 210, finger: 2)
        stage.up(210, 210, finger: 2)
        stage.up(10, 210)
        #expect(stage.heard == ["began 1", "ended 1"])
        stage.heard = []
        stage.down(210, 210, finger: 2)
        stage.down(10, 210)
        stage.up(10, 210)
        stage.up(210, 210, finger: 2)
        #expect(stage.heard == ["began 1", "ended 1"])
        _ = second
    }

    @Test("hidden, nearly transparent and disabled views and views outside their superview get no touch")
    func hitTesting() {
        let stage = TouchStage()
        defer { stage.end() }
        let outer = stage.add(UIView(), 100, 200, 100, 100)
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.addSubview(inner)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { TouchInput.view(at: CGPoint(x: x, y: y)) }
        #expect(hit(160, 260) === inner)
        #expect(hit(110, 210) === outer)
        // Inside the subview but outside the superview.
        #expect(hit(210, 310) === stage.root)
        // The smallest edge belongs to a view, the largest does not.
        #expect(hit(100, 200) === outer)
        #expect(hit(200, 300) === stage.root)
        inner.isUserInteractionEnabled = false
        #expect(hit(160, 260) === outer)
        inner.isUserInteractionEnabled = true
        inner.alpha = 0.005
        #expect(hit(160, 260) === outer)
        inner.alpha = 0.01
        #expect(hit(160, 260) === inner)
        outer.isHidden = true
        #expect(hit(160, 260) === stage.root)
    }

    @Test("labels and image views let touches through")
    func inertViews() {
        let stage = TouchStage()
        defer { stage.end() }
        _ = stage.add(UILabel(), 0, 200, 100, 100)
        _ = stage.add(UIImageView(), 100, 200, 100, 100)
        #expect(TouchInput.view(at: CGPoint(x: 50, y: 250)) === stage.root)
        #expect(TouchInput.view(at: CGPoint(x: 150, y: 250)) === stage.root)
    }

    @Test("taps in short succession at one place are counted")
    func tapCount() throws {
        let stage = TouchStage()
        defer { stage.end() }
        _ = listening(100, 200, 100, 100)
        func count(at x: CGFloat) throws -> Int {
            stage.down(x, 250)
            let count = try #require(stage.touch).tapCount
            stage.frame()
            stage.up(x, 250)
            return count
        }
        #expect(try count(at: 150) == 1)
        stage.wait(0.2)
        #expect(try count(at: 155) == 2)
        stage.wait(0.2)
        #expect(try count(at: 150) == 3)
        stage.wait(1)
        #expect(try count(at: 150) == 1)
    }

    @Test("an app that ignores events gets no touches")
    func ignoring() {
        let stage = TouchStage()
        defer { stage.end() }
        _ = listening(100, 200, 100, 100)
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.tap(150, 250)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(stage.heard.isEmpty)
        stage.tap(150, 250)
        #expect(stage.heard == ["began 1", "ended 1"])
    }

    @Test("a window's sendEvent sees every touch, and what it keeps reaches nobody")
    func sendEvent() {
        let stage = TouchStage()
        defer { stage.end() }
        final class Window: UIWindow {
            var count = 0
            var passes = true
            override func sendEvent(_ event: UIEvent) {
                count += 1
                if passes { super.sendEvent(event) }
            }
        }
        let window = Window(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let view = ListeningView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        view.hear = { stage.heard.append($0) }
        window.rootViewController?.view.addSubview(view)
        stage.app.frame()
        stage.tap(150, 250)
        #expect(window.count == 2)
        #expect(stage.heard == ["began 1", "ended 1"])
        window.passes = false
        stage.tap(150, 250)
        #expect(window.count == 4)
        #expect(stage.heard.count == 2)
    }

    @Test("touches go up the responder chain")
    func chain() {
        let stage = TouchStage()
        defer { stage.end() }
        let outer = listening(100, 200, 100, 100)
        outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        stage.tap(110, 210)
        #expect(stage.heard == ["began 1", "ended 1"])
    }
}

extension TouchStage {
    /// The touch of the finger that is down.
    var touch: UITouch? { TouchInput.touches.values.first }
}
