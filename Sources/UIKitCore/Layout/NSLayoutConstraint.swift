import LayoutSolver

/// A linear relation between two attributes of views or layout guides:
/// `first.attribute (relation) multiplier * second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The first item and what of it is meant; nil when the item is gone.
    open var firstItem: AnyObject? { firstHandle.object }
    open var secondItem: AnyObject? { secondHandle?.object }
    private let firstHandle: ItemHandle
    private let secondHandle: ItemHandle?
    var _firstLayoutItem: LayoutItem? { firstHandle.item }
    var _secondLayoutItem: LayoutItem? { secondHandle?.item }
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat

    /// Points. May be changed at any time; the next layout follows.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue, _holder != nil else { return }
            _engine?.constantChanged(self)
        }
    }

    /// 1...1000. While the constraint is active it cannot change between required and optional.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if (priority == .required) != (oldValue == .required), _holder != nil, _engine != nil {
                Inconsistency.raise(
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                        + "  You passed priority \(priority.rawValue) and the existing priority was \(oldValue.rawValue)."
                )
            }
            if _holder != nil { _engine?.priorityChanged(self) }
        }
    }

    /// A name for logs.
    open var identifier: String?

    /// Inert: nothing is archived.
    open var shouldBeArchived = false

    /// The view whose `constraints` lists this one; nil while inactive.
    var _holder: UIView? {
        get { holderHandle?.object.map { unsafeDowncast($0, to: UIView.self) } }
        set { holderHandle = newValue?._itemHandle }
    }
    private var holderHandle: ItemHandle?
    /// For differences of anchors: the anchors the length lies between, in place of an item's own attribute.
    let _firstSpan: AnchorSpan?
    let _secondSpan: AnchorSpan?
    // The engine that has the constraint, its name there, and the constant part of the items' attributes.
    private var _installedSerial = 0
    private var _installedID: ConstraintID?
    var _formConstant = 0.0
    /// The engine is to take the constant over.
    var _waitsForConstant = false

    func _installed(in engine: LayoutEngine) -> ConstraintID? {
        engine.serial == _installedSerial ? _installedID : nil
    }

    func _setInstalled(_ id: ConstraintID?, in engine: LayoutEngine) {
        _installedSerial = engine.serial
        _installedID = id
    }

    /// Decides on the direction in place of the first item.
    var _directionView: UIView? {
        get { directionHandle?.object.map { unsafeDowncast($0, to: UIView.self) } }
        set { directionHandle = newValue?._itemHandle }
    }
    private var directionHandle: ItemHandle?
    /// Made by the toolkit: never broken to resolve a conflict.
    var _isSystem = false
    /// A multiple of the standard spacing that is added to `constant`.
    var _systemSpacing: CGFloat?

    public convenience init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            _first: first as AnyObject, firstAttribute, relation, second.map { $0 as AnyObject }, secondAttribute,
            multiplier,
            constant)
    }

    /// A constraint without items, as a place holder for one that is made later. It cannot be activated.
    public convenience override init() {
        self.init(_first: UILayoutGuide(), .width, .equal, nil, .notAnAttribute, 1, 0)
    }

    init(
        _first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, firstSpan: AnchorSpan? = nil,
        secondSpan: AnchorSpan? = nil
    ) {
        guard let firstHandle = ItemHandle.of(_first) else { Self._refuse(_first) }
        var secondHandle: ItemHandle?
        if let second {
            secondHandle = ItemHandle.of(second)
            if secondHandle == nil { Self._refuse(second) }
        }
        let secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        if firstAttribute._isLocation, secondAttribute == .notAnAttribute || multiplier == 0 {
            Inconsistency.raise(
                .invalidArgument,
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A multiplier"
                    + " of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of"
                    + " a location equal to a constant. Location attributes must be specified in pairs.")
        }
        guard firstAttribute._canPair(with: secondAttribute) else {
            Inconsistency.raise(
                .invalidArgument,
                "Invalid pairing of layout attributes: \(firstAttribute._name) cannot be related to \(secondAttribute._name)"
            )
        }
        guard multiplier.isFinite, constant.isFinite else {
            Inconsistency.raise(
                .invalidArgument,
                "Constant and multiplier of a constraint must be finite, not \(constant) and \(multiplier)")
        }
        self.firstHandle = firstHandle
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondHandle = secondHandle
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        _firstSpan = firstSpan
        _secondSpan = secondSpan
        super.init()
    }

    private static func _refuse(_ item: AnyObject) -> Never {
        Inconsistency.raise(.invalidArgument, "Constraint items must each be a view or layout guide, not \(item)")
    }

    /// Whether the constraint takes part in layout. Activating adds it to the nearest common ancestor of its items.
    open var isActive: Bool {
        get { _holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { _activate() } else { _deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        // The youngest first: it is at the end of the lists it leaves.
        for constraint in constraints.reversed() { constraint.isActive = false }
    }

    /// The anchor for the first side; nil for an attribute without one.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }

    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem == nil ? nil : NSLayoutAnchor(secondItem, secondAttribute)
    }

    public nonisolated override var description: String { MainActor.assumeIsolated { _description } }
    public nonisolated override var debugDescription: String { description }
}

/// A length from one anchor to another along an axis.
struct AnchorSpan {
    weak var fromItem: AnyObject?
    let from: NSLayoutConstraint.Attribute
    weak var toItem: AnyObject?
    let to: NSLayoutConstraint.Attribute
}
