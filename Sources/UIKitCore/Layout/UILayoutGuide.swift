/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    weak var _owner: UIView?

    open var identifier: String = ""

    /// The view the guide belongs to; set by `addLayoutGuide`.
    open weak var owningView: UIView? {
        get { _owner }
        set { _owner = newValue }
    }

    public override init() { super.init() }
}
