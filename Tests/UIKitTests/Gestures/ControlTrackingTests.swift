import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ControlTrackingTests {
    private var stage: TouchStage { TouchStage.current! }

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    private func listening<Control: UIControl>(_ control: Control, _ x: CGFloat, _ y: CGFloat, _ size: CGSize)
        -> Control
    {
        for (event, name) in Self.names {
            control.addAction(UIAction { _ in stage.heard.append(name) }, for: event)
        }
        return stage.add(control, x, y, size.width, size.height)
    }

    private let size = CGSize(width: 100, height: 44)

    @Test("a tapped button is highlighted while the finger is down and triggers its action")
    func button() {
        let stage = TouchStage()
        defer { stage.end() }
        let button = listening(UIButton(type: .system), 100, 300, size)
        stage.down(150, 320)
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        #expect(button.isTouchInside)
        stage.frame()
        stage.up(150, 320)
        #expect(!button.isHighlighted)
        #expect(!button.isTracking)
        #expect(stage.heard == ["down", "up inside", "primary"])
    }

    @Test("a second tap in short succession is a repeat")
    func repeated() {
        let stage = TouchStage()
        defer { stage.end() }
        _ = listening(UIButton(type: .system), 100, 300, size)
        stage.tap(150, 320)
        stage.heard = []
        stage.down(150, 320)
        #expect(stage.heard == ["down", "repeat"])
        stage.up(150, 320)
    }

    @Test("70 points around a button still count as inside")
    func slack() {
        let stage = TouchStage()
        defer { stage.end() }
        let button = listening(UIButton(type: .system), 100, 300, size)
        stage.down(150, 320)
        stage.heard = []
        stage.move(150, 413)  // 69 below
        #expect(button.isHighlighted)
        stage.move(150, 415)
        #expect(!button.isHighlighted)
        stage.move(150, 420)
        stage.move(150, 400)
        #expect(button.isHighlighted)
        stage.move(150, 420)
        stage.up(150, 420)
        #expect(
            stage.heard == [
                "inside", "outside", "exit", "outside", "inside", "enter", "outside", "exit", "up outside",
            ])
    }

    @Test("a disabled control hears nothing")
    func disabled() {
        let stage = TouchStage()
        defer { stage.end() }
        let button = listening(UIButton(type: .system), 100, 300, size)
        button.isEnabled = false
        stage.tap(150, 320)
        #expect(stage.heard.isEmpty)
        #expect(!button.isTracking)
    }

    @Test("a tap recogniser of a view behind does not take a button's tap; its own does")
    func taps() {
        let stage = TouchStage()
        defer { stage.end() }
        let button = listening(UIButton(type: .system), 100, 300, size)
        let listener = Listener()
        stage.root.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.action))
        stage.tap(150, 320)
        #expect(stage.heard == ["down", "up inside", "primary"])
        #expect(listener.states.isEmpty)
        stage.tap(20, 600)
        #expect(listener.states == [.ended])
        stage.heard = []
        button.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.action))
        stage.tap(150, 320)
        #expect(stage.heard == ["down", "cancel"])
        #expect(listener.states == [.ended, .ended])
    }

    @Test("tracking hooks: what begins is continued and ended, and a refusal ends it")
    func hooks() {
        let stage = TouchStage()
        defer { stage.end() }
        final class Dial: UIControl {
            var calls: [String] = []
            var takes = true
            var goesOn = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin")
                return takes
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("continue")
                return goesOn
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
            override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        }
        let dial = listening(Dial(), 100, 300, size)
        stage.down(150, 320)
        stage.move(155, 320)
        stage.up(155, 320)
        #expect(dial.calls == ["begin", "continue", "end"])
        dial.calls = []
        dial.takes = false
        stage.heard = []
        stage.tap(150, 320)
        #expect(dial.calls == ["begin"])
        #expect(stage.heard.isEmpty)
        dial.takes = true
        dial.calls = []
        stage.down(150, 320)
        TouchInput.send([.init(finger: 1, phase: .cancelled, location: CGPoint(x: 150, y: 320))])
        #expect(dial.calls == ["begin", "cancel"])
        #expect(!dial.isTracking)
    }

    @Test("a switch turns with a tap and with a drag, and tells of it once")
    func toggle() {
        let stage = TouchStage()
        defer { stage.end() }
        let control = listening(UISwitch(), 100, 300, CGSize(width: 51, height: 31))
        stage.tap(125, 315)
        #expect(control.isOn)
        #expect(stage.heard.filter { $0 == "value" }.count == 1)
        stage.drag(CGPoint(x: 140, y: 315), CGPoint(x: 105, y: 315), frames: 5)
        #expect(!control.isOn)
        #expect(stage.heard.filter { $0 == "value" }.count == 2)
    }

    @Test("a slider's knob follows the finger; elsewhere a touch does nothing")
    func slider() {
        let stage = TouchStage()
        defer { stage.end() }
        let slider = listening(UISlider(), 20, 300, CGSize(width: 228, height: 34))
        // The knob's middle goes from 14 to 214 points.
        stage.drag(CGPoint(x: 34, y: 317), CGPoint(x: 134, y: 317), frames: 5)
        #expect(abs(slider.value - 0.5) < 1e-5)
        #expect(stage.heard.contains("value"))
        stage.tap(60, 317)
        #expect(abs(slider.value - 0.5) < 1e-5)
        stage.drag(CGPoint(x: 134, y: 317), CGPoint(x: 380, y: 330), frames: 5)
        #expect(slider.value == 1)
    }

    @Test("a segment is selected by a tap, a page by a tap on its side")
    func segments() {
        let stage = TouchStage()
        defer { stage.end() }
        let control = listening(UISegmentedControl(items: ["A", "B", "C"]), 20, 300, CGSize(width: 300, height: 32))
        stage.tap(170, 315)
        #expect(control.selectedSegmentIndex == 1)
        #expect(stage.heard.filter { $0 == "value" }.count == 1)
        stage.tap(170, 315)
        #expect(stage.heard.filter { $0 == "value" }.count == 1)
        let pages = listening(UIPageControl(), 20, 400, CGSize(width: 300, height: 32))
        pages.numberOfPages = 3
        stage.tap(300, 415)
        #expect(pages.currentPage == 1)
        stage.tap(40, 415)
        #expect(pages.currentPage == 0)
    }
}
