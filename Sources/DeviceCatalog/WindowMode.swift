/// How an app's window shares the screen. Everything but `full` exists on iPad only.
public enum WindowMode: String, Sendable, Hashable, Codable, CaseIterable {
    case full, splitTwoThirds, splitHalf, splitOneThird, slideOver
    /// A window of any size, as in Stage Manager.
    case free
    /// Two scenes of the app, side by side.
    case twoScenes

    /// The modes that every iPad has; a free size has to be named, and only some apps have two scenes.
    public static let allCases: [WindowMode] = [.full, .splitTwoThirds, .splitHalf, .splitOneThird, .slideOver]

    /// Short name for people, for instance "1/3".
    public var title: String {
        switch self {
        case .full: "full screen"
        case .splitTwoThirds: "2/3"
        case .splitHalf: "1/2"
        case .splitOneThird: "1/3"
        case .slideOver: "slide over"
        case .free: "free size"
        case .twoScenes: "two scenes"
        }
    }
}
