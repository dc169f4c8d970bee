import Foundation

/// One thing that a person does with an app, or waits for.
package enum FlowStep: Codable, Sendable, Hashable {
    case tap(FlowTarget, count: Int)
    /// Seconds.
    case longPress(FlowTarget, seconds: Double)
    case swipe(Direction, on: FlowTarget?)
    case drag(from: FlowTarget, to: FlowTarget, seconds: Double)
    /// Two fingers move apart or together; 2 doubles their distance.
    case pinch(scale: Double, on: FlowTarget?)
    /// Into what has the keyboard.
    case type(String)
    /// Empties what has the keyboard.
    case clear
    /// Keys of a hardware keyboard: a character or the name of a key, with modifier keys.
    case press(key: String, modifiers: [Modifier])
    /// Shakes the device.
    case shake
    case scrollTo(FlowTarget)
    /// Seconds of the app's clock.
    case wait(seconds: Double)
    case expect(FlowTarget, isThere: Bool)
    case rotate(Rotation)
    /// To the screen before, in a navigation controller.
    case back
    /// Closes what is presented.
    case dismiss
    /// A text size by its short name, such as "AX3".
    case textSize(String)
    /// "light" or "dark".
    case appearance(String)
    /// A window mode by its name, for instance "splitHalf".
    case window(String)
    case snapshot(String)

    package enum Modifier: String, Codable, Sendable, CaseIterable { case cmd, shift, alt, ctrl }
    package enum Direction: String, Codable, Sendable, CaseIterable { case left, right, up, down }
    package enum Rotation: String, Codable, Sendable, CaseIterable { case left, right, portrait, landscape }
}

/// Something on the screen.
package enum FlowTarget: Codable, Sendable, Hashable {
    /// What has that title, label, placeholder or identifier; of several, the `number`th from the top, counted from 1.
    case named(String, number: Int)
    case place(x: FlowLength, y: FlowLength)
}

/// A distance from the window's left or top edge.
package enum FlowLength: Codable, Sendable, Hashable {
    case points(Double)
    /// 0 to 1.
    case fraction(Double)

    package func points(of length: Double) -> Double {
        switch self {
        case .points(let points): points
        case .fraction(let fraction): fraction * length
        }
    }
}

/// A step and where it is written.
package struct FlowLine: Codable, Sendable, Hashable {
    package var step: FlowStep
    package var text: String
    /// Counted from 1.
    package var line: Int

    package init(step: FlowStep, text: String, line: Int) {
        self.step = step
        self.text = text
        self.line = line
    }
}

extension FlowTarget: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let name, 1): "\"\(name)\""
        case .named(let name, let number): "\"\(name)\" number \(number)"
        case .place(let x, let y): "at \(x), \(y)"
        }
    }
}

extension FlowLength: CustomStringConvertible {
    package var description: String {
        func plain(_ value: Double) -> String {
            value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
        }
        return switch self {
        case .points(let points): plain(points)
        case .fraction(let fraction): plain((fraction * 1e6).rounded() / 1e4) + "%"
        }
    }
}
