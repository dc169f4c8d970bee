/// Moves a view with the device. Inert: the device lies still.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value of a view between two as the device is tilted. Inert: the device lies still.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

@MainActor private let effectsOfViews = NSMapTable<UIView, MotionEffects>.weakToStrongObjects()

private final class MotionEffects {
    var all: [UIMotionEffect] = []
}

extension UIView {
    /// Inert: the device lies still.
    public var motionEffects: [UIMotionEffect] {
        get { effectsOfViews.object(forKey: self)?.all ?? [] }
        set {
            let effects = effectsOfViews.object(forKey: self) ?? MotionEffects()
            effects.all = newValue
            effectsOfViews.setObject(effects, forKey: self)
        }
    }
    /// Inert: the device lies still.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
