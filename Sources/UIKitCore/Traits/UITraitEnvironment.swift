/// An object with traits: screens, scenes, windows, view controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Tells the environment that its traits changed; nil when there were none before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
