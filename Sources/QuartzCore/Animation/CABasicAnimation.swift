/// From one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    public override init() { super.init() }

    override init(copying other: CAAnimation) {
        super.init(copying: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func makeCopy() -> CAAnimation { CABasicAnimation(copying: self) }

    /// Nil: what the layer shows, or what the two other values give.
    open var fromValue: Any?
    /// Nil: the layer's own value, or what the two other values give.
    open var toValue: Any?
    /// The difference, where one of the others is nil.
    open var byValue: Any?
}
