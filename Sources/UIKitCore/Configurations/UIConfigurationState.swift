/// What a view is like at a moment, as far as its looks depend on it.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
