import Foundation

/// What a driver may ask of a running app.
package enum StageCommand: Codable, Sendable, Hashable {
    /// Starts the app on this device. The first command, once; afterwards `resize` changes the device under the running app.
    case configure(StageConfiguration)
    /// Rotates, resizes and changes traits of the running app, with the callbacks a device would cause.
    case resize(StageConfiguration)
    /// Moves the virtual clock on, in seconds, frame by frame.
    case advance(seconds: Double)
    /// Drains queued work and runs frames until nothing is dirty, for at most `frames` frames.
    case settle(frames: Int)
    /// Writes a PNG of the app's window to `path`. `overlays`: with status bar, home indicator and cut-out.
    case capture(path: String, overlays: Bool)
    /// The view tree: in the reply, or as a JSON file at `path`, which spares the driver reading it.
    case dumpTree(path: String?)
    /// A finger's touch, now.
    case touch(TouchEvent)
    /// A step of a flow, except those that change the device or take a picture. The app comes to rest after it.
    case perform(FlowStep)
    /// A key of a hardware keyboard. Reserved: answered with `unsupported`.
    case key(KeyEvent)
    /// Ends the process after the reply.
    case quit

    package struct TouchEvent: Codable, Sendable, Hashable {
        /// "began", "moved", "ended" or "cancelled".
        package var phase: String
        /// Tells fingers apart.
        package var finger: Int
        /// In the app's window, in points.
        package var x, y: Double

        package init(phase: String, finger: Int, x: Double, y: Double) {
            self.phase = phase
            self.finger = finger
            self.x = x
            self.y = y
        }
    }

    package struct KeyEvent: Codable, Sendable, Hashable {
        package var down: Bool
        /// Usage number of the HID keyboard page.
        package var usage: Int
        package var characters: String

        package init(down: Bool, usage: Int, characters: String) {
            self.down = down
            self.usage = usage
            self.characters = characters
        }
    }
}

/// A command and the number that its reply will carry.
package struct StageRequest: Codable, Sendable, Hashable {
    package var id: Int
    package var command: StageCommand

    package init(id: Int, command: StageCommand) {
        self.id = id
        self.command = command
    }
}
