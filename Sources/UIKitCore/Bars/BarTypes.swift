/// Which bar a value of the old appearance methods is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// Low bars of a phone in landscape.
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar lies, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    /// At the top of its surroundings; nothing is above it.
    case top = 2
    /// At the top of the screen; the background reaches under the status bar.
    case topAttached = 3
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar lies that no container places; `.any` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
