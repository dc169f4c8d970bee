// Effects of symbols. Nothing moves here while time passes: an effect that leaves a symbol as it was has no effect, and what one
// leaves changed is so at once.

public protocol SymbolEffect: Sendable {}
/// Effects that happen once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Effects that last until they are removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Effects of symbols that come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// Effects between two symbols.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

public struct BounceSymbolEffect: DiscreteSymbolEffect, Equatable {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Inert: the size of the symbol stays.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Equatable {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Equatable {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Equatable {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }

/// Speed and repetitions of an effect. Without passing time they change nothing.
public struct SymbolEffectOptions: Equatable, Sendable {
    public struct RepeatBehavior: Equatable, Sendable {
        public static var continuous: Self { Self() }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
        public static var periodic: Self { Self() }
    }

    public static var `default`: Self { Self() }
    public static var repeating: Self { Self() }
    public static var nonRepeating: Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
}

/// How an effect ended.
public struct UISymbolEffectCompletionContext {
    /// Whether it went to its end.
    public let isFinished: Bool
    public internal(set) weak var sender: AnyObject?
    public let contentTransition: (any ContentTransitionSymbolEffect)?
    public let effect: (any SymbolEffect)?
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
