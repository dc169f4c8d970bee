extension UIView {
    /// Sets the values of the animations; they are not repeated, as nothing moves while time passes.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }
}
