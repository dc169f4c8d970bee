/// Describes the content of a view, and makes a view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state: what the app did not set itself takes that state's defaults.
    func updated(for state: any UIConfigurationState) -> Self
}
