/// How the user interface stands on the device, named as `UIInterfaceOrientation` names it.
public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    case portrait, portraitUpsideDown
    /// The home button or indicator is on the left of the user interface.
    case landscapeLeft
    /// The home button or indicator is on the right of the user interface.
    case landscapeRight

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
