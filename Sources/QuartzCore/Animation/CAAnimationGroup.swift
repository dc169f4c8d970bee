/// Several animations that run together, in the group's time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    public override init() { super.init() }

    override init(copying other: CAAnimation) {
        super.init(copying: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
    }

    override func makeCopy() -> CAAnimation { CAAnimationGroup(copying: self) }

    /// What goes beyond the group's duration is cut off.
    open var animations: [CAAnimation]?
}
