/// An animation of one property of a layer. Use one of its subclasses.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    public override init() { super.init() }

    /// - Parameter path: the property's name, or a part of it such as `position.x` or `transform.rotation`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override init(copying other: CAAnimation) {
        super.init(copying: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func makeCopy() -> CAAnimation { CAPropertyAnimation(copying: self) }

    open var keyPath: String?
    /// Whether the values are added to what the layer shows without the animation. Default false.
    open var isAdditive = false
    /// Whether each repetition goes on where the one before ended. Default false.
    open var isCumulative = false
    /// Makes a transform of numbers.
    open var valueFunction: CAValueFunction?
}

/// Makes a transform of one or three numbers.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scale = Self(rawValue: "scale")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    public static let translate = Self(rawValue: "translate")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")
}
