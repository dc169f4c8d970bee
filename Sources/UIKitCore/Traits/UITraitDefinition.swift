/// Describes a trait: the type of its value and the value where nothing is specified.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value

    /// The value where no environment specifies one.
    static var defaultValue: Value { get }

    /// Names the trait in an archive; the type's name unless given.
    static var identifier: String { get }

    /// The name in descriptions; the type's name unless given.
    static var name: String { get }

    /// Whether dynamic colours depend on the trait; false unless given.
    static var affectsColorAppearance: Bool { get }

    /// Marks the traits of the system; not for apps.
    static var _systemTrait: _SystemTraitMark { get }
}

/// A trait, as passed to `registerForTraitChanges(_:handler:)`.
public typealias UITrait = any UITraitDefinition.Type

/// Marks the traits of the system.
public struct _SystemTraitMark: Sendable {
    package var trait: SystemTrait?

    package init(_ trait: SystemTrait?) { self.trait = trait }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(nil) }
}
