/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What fixes the guide's rectangle.
    enum Role {
        /// Only the app's constraints.
        case free
        case safeArea, margins, readable, keyboard
        case scrollContent, scrollFrame
    }

    /// What others keep of the guide.
    nonisolated(unsafe) private var madeHandle: ItemHandle?
    var _itemHandle: ItemHandle {
        if let madeHandle { return madeHandle }
        let made = ItemHandle(self)
        madeHandle = made
        return made
    }

    deinit { madeHandle?.clear() }

    private var ownerHandle: ItemHandle?
    var _owner: UIView? {
        get { ownerHandle?.object.map { unsafeDowncast($0, to: UIView.self) } }
        set { ownerHandle = newValue?._itemHandle }
    }
    /// What the engine of the hierarchy knows of the guide.
    var _item: ItemVariables?
    let _role: Role
    /// Active constraints that mention the guide.
    var _references: [NSLayoutConstraint] = []

    open var identifier: String = ""

    /// The view the guide belongs to; set by `addLayoutGuide`.
    open weak var owningView: UIView? {
        get { _owner }
        set {
            guard newValue !== _owner else { return }
            _owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    public override init() {
        _role = .free
        super.init()
    }

    public required init?(coder: NSCoder) {
        _role = .free
        super.init()
    }

    init(_role: Role, owner: UIView, identifier: String) {
        self._role = _role
        super.init()
        _owner = owner
        self.identifier = identifier
    }

    /// The rectangle in the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner = _owner else { return .zero }
        return owner._frame(of: self)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    open var hasAmbiguousLayout: Bool {
        guard let owner = _owner else { return false }
        return owner._preparedEngine()?.isAmbiguous(.guide(self)) ?? false
    }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        _owner?._preparedEngine()?.constraints(deciding: .guide(self), axis) ?? []
    }
}
