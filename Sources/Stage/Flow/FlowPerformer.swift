import Foundation
import Glibc
import StageProtocol
import UIKitCore

/// Carries out the steps of a flow in the running app.
@MainActor struct FlowPerformer {
    /// Size of the app's window in points.
    let size: CGSize
    /// Passes one frame.
    let frame: () -> Void

    private var fingers: Fingers { Fingers(frame: frame) }

    init(size: CGSize, frame: @escaping () -> Void) {
        self.size = size
        self.frame = frame
    }

    func perform(_ step: FlowStep) throws(StageFailure) {
        switch step {
        case .tap(let target, let count): fingers.tap(try place(of: target), count: count)
        case .longPress(let target, let seconds): fingers.press(try place(of: target), seconds: seconds)
        case .swipe(let direction, let target): try swipe(direction, on: target)
        case .drag(let start, let end, let seconds):
            fingers.drag(from: try place(of: start), to: try place(of: end), seconds: seconds, rests: true)
        case .pinch(let scale, let target): try pinch(scale, on: target)
        case .type(let text): try FlowKeyboard.type(text, frame: frame)
        case .clear: try FlowKeyboard.clear(frame: frame)
        case .press(let key, let modifiers): FlowKeyboard.press(key, modifiers, frame: frame)
        case .shake: UIApplication.shared._shake()
        case .scrollTo(let target): try FlowScrolling(frame: frame).scroll(to: target)
        case .wait(let seconds): PassingTime.pass { wait(seconds) }
        case .expect(let target, let isThere): try expect(target, isThere)
        case .back: try goBack()
        case .dismiss: try dismiss()
        case .rotate, .textSize, .appearance, .window, .snapshot:
            throw StageFailure(.invalid, "The driver does this step.")
        }
    }

    /// Passes the app's own time, which costs nothing. Foundation's timers, delayed blocks and sleeping tasks run on the wall
    /// clock: where one falls into the wait, the wait takes as long as it says.
    private func wait(_ seconds: Double) {
        let start = ContinuousClock.now
        let frames = Int((seconds * 60).rounded())
        for number in 1...max(frames, 1) where frames > 0 {
            frame()
            let elapsed = (ContinuousClock.now - start) / .seconds(1)
            let ahead = Double(number) / 60 - elapsed
            guard ahead > 0, let next = WallClockTimers.next, next <= seconds - elapsed + 0.05 else { continue }
            usleep(UInt32(ahead * 1e6))
        }
    }

    // MARK: Targets

    private func element(_ name: String, _ number: Int) throws(StageFailure) -> ScreenElement {
        let all = ScreenElements.all
        let found = ScreenElements.named(name, in: all)
        let usable = found.filter { $0.isEnabled && $0.reachablePlace != nil }
        guard number <= usable.count else {
            if number > 1, !usable.isEmpty {
                throw StageFailure(.notFound, "There are only \(usable.count) \"\(name)\" to reach.")
            }
            throw StageFailure(.notFound, ScreenElements.explanation(of: name, in: all))
        }
        return usable[number - 1]
    }

    private func place(of target: FlowTarget) throws(StageFailure) -> CGPoint {
        switch target {
        case .named(let name, let number):
            return try element(name, number).reachablePlace ?? .zero
        case .place(let x, let y):
            let place = CGPoint(x: x.points(of: size.width), y: y.points(of: size.height))
            guard CGRect(origin: .zero, size: size).contains(place) else {
                throw StageFailure(
                    .notFound, "\(target) is outside the window of \(Int(size.width)) by \(Int(size.height)) points.")
            }
            return place
        }
    }

    /// The visible part of the target, or the window.
    private func area(of target: FlowTarget?) throws(StageFailure) -> CGRect {
        switch target {
        case nil: return CGRect(origin: .zero, size: size)
        case .named(let name, let number): return try element(name, number).visible
        case .place:
            let place = try place(of: target!)
            return CGRect(x: place.x - 100, y: place.y - 100, width: 200, height: 200)
                .intersection(CGRect(origin: .zero, size: size))
        }
    }

    private func expect(_ target: FlowTarget, _ isThere: Bool) throws(StageFailure) {
        guard case .named(let name, let number) = target else {
            throw StageFailure(.invalid, "A place cannot be expected, only a title.")
        }
        let all = ScreenElements.all
        let seen = ScreenElements.named(name, in: all).filter { !$0.visible.isEmpty }
        if isThere, seen.count < number {
            throw StageFailure(.notFound, "There is no \(target) on the screen. \(ScreenElements.list(all))")
        }
        if !isThere, seen.count >= number { throw StageFailure(.notFound, "\(target) is on the screen.") }
    }

    // MARK: Gestures

    /// What the keyboard leaves of an area in the app.
    private func aboveKeyboard(_ area: CGRect) -> CGRect {
        guard let keyboard = KeyboardPresenter.shared.frame, area.minY < keyboard.minY else { return area }
        return CGRect(
            x: area.minX, y: area.minY, width: area.width, height: min(area.maxY, keyboard.minY) - area.minY)
    }

    /// A place in the part of the content in the middle that no bar covers.
    private static func inContent(_ place: CGPoint, about middle: CGPoint) -> CGPoint {
        var current = TouchInput.view(at: middle)
        while let view = current, !(view is UIScrollView) { current = view.superview }
        guard let scroll = current as? UIScrollView, let window = scroll.window else { return place }
        let seen = scroll.convert(scroll.bounds.inset(by: scroll.adjustedContentInset), to: window)
            .offsetBy(dx: window.frame.minX, dy: window.frame.minY).insetBy(dx: 8, dy: 8)
        guard seen.contains(middle) else { return place }
        return CGPoint(
            x: min(max(place.x, seen.minX), seen.maxX), y: min(max(place.y, seen.minY), seen.maxY))
    }

    /// Over 60 percent of the area, quickly.
    private func swipe(_ direction: FlowStep.Direction, on target: FlowTarget?) throws(StageFailure) {
        let area = aboveKeyboard(try area(of: target))
        let isHorizontal = direction == .left || direction == .right
        let reach = max((isHorizontal ? area.width : area.height) * 0.3, 40)
        let sign: CGFloat = direction == .left || direction == .up ? -1 : 1
        let offset = CGPoint(x: isHorizontal ? reach * sign : 0, y: isHorizontal ? 0 : reach * sign)
        func inside(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, 1), size.width - 1), y: min(max(point.y, 1), size.height - 1))
        }
        let wanted = CGPoint(x: area.midX - offset.x, y: area.midY - offset.y)
        let start = inside(target == nil ? Self.inContent(wanted, about: CGPoint(x: area.midX, y: area.midY)) : wanted)
        let end = inside(CGPoint(x: start.x + 2 * offset.x, y: start.y + 2 * offset.y))
        let swiped = SwipedViews(at: start)
        fingers.drag(from: start, to: end, seconds: 0.15, rests: false)
        frame()
        if let reason = swiped.failure { throw StageFailure(.notFound, reason) }
    }

    private func pinch(_ scale: Double, on target: FlowTarget?) throws(StageFailure) {
        let area = try area(of: target)
        let widest = min(area.width, area.height) * 0.45
        let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
        fingers.pinch(CGPoint(x: area.midX, y: area.midY), from: start, to: end, seconds: 0.4)
    }

    // MARK: Controllers

    private func goBack() throws(StageFailure) {
        guard let place = ScreenElements.backButton?.reachablePlace else {
            throw StageFailure(
                .notFound, "There is no back button on the screen. \(ScreenElements.list(ScreenElements.all))")
        }
        fingers.tap(place)
    }

    private func dismiss() throws(StageFailure) {
        guard var controller = UIApplication.shared._connectedWindowScene?._mainWindow?.rootViewController,
            controller.presentedViewController != nil
        else { throw StageFailure(.notFound, "Nothing is presented.") }
        while let presented = controller.presentedViewController { controller = presented }
        guard !controller.isModalInPresentation else {
            throw StageFailure(.notFound, "\(type(of: controller)) does not let itself be dismissed by a person.")
        }
        controller.dismiss(animated: true)
    }
}
