import LayoutSolver

/// The unknowns of one view or guide in an engine: its alignment rectangle in the coordinates of the superview (of the owning
/// view for a guide). Each is made when something first needs it.
@MainActor
final class ItemVariables {
    enum Part: Int, CaseIterable {
        case x, y, width, height
        /// The origin of the bounds, for views that scroll.
        case boundsX, boundsY

        var isSize: Bool { self == .width || self == .height }
    }

    /// What ties a part to the geometry that the toolkit knows: `part == constant + slope * superview's size`.
    struct Binding {
        var constraint: ConstraintID
        var slope: Double
        var constant: Double
        var priority: Float
    }

    /// Which engine the variables belong to.
    let serial: Int
    // Not owned: the engine forgets an item when it leaves the hierarchy.
    unowned(unsafe) let object: AnyObject
    let isView: Bool
    private var variables: (Variable?, Variable?, Variable?, Variable?, Variable?, Variable?)
    var bindings = Bindings()
    /// Constraints that keep sizes from being negative.
    var limits = Limits()
    /// Hugging and resistance for width, then for height.
    var content: (ContentConstraints?, ContentConstraints?)
    /// Further constraints of a guide's own.
    var extra: [ConstraintID] = []
    /// Holds an ambiguous part at a value it was moved to.
    var nudge: ConstraintID?
    /// Keeps a readable guide from growing too wide.
    var readableLimit: ConstraintID?
    /// What it says, in points.
    var readableWidth = 0.0
    /// The engine has let go of the variables.
    var isForgotten = false
    /// The variables are about to be made; the intrinsic size is asked for after that.
    var contentWaits = false
    /// Waits for the engine to look at the view's geometry.
    var isStale = false
    /// The intrinsic height has to be asked again when the width changes.
    var wraps = false
    /// Its width follows from its height, so that no height fits the width it leads to; the greater one was kept.
    var isUnsettled = false
    /// The baselines of wrapped text that constraints go by.
    var baselines: (first: CGFloat, last: CGFloat)?
    /// The views whose baselines count as this one's for constraints.
    var lenders: (first: ObjectIdentifier?, last: ObjectIdentifier?)

    /// Most items have none.
    struct Bindings {
        private var list: [Binding?] = []

        subscript(part: Part) -> Binding? {
            get { list.isEmpty ? nil : list[part.rawValue] }
            set {
                if list.isEmpty {
                    guard newValue != nil else { return }
                    list = [Binding?](repeating: nil, count: Part.allCases.count)
                }
                list[part.rawValue] = newValue
            }
        }
    }

    /// Of width and height.
    struct Limits {
        private var width: ConstraintID?
        private var height: ConstraintID?

        subscript(part: Part) -> ConstraintID? {
            get { part == .width ? width : part == .height ? height : nil }
            set { if part == .width { width = newValue } else { height = newValue } }
        }
    }

    struct ContentConstraints {
        var hugging: ConstraintID
        var resistance: ConstraintID
        var size: Double
        var huggingPriority: Float
        var resistancePriority: Float
    }

    init(_ item: LayoutItem, serial: Int) {
        self.serial = serial
        object = item.object
        if case .view = item { isView = true } else { isView = false }
    }

    var view: UIView { unsafeDowncast(object, to: UIView.self) }
    var guide: UILayoutGuide { unsafeDowncast(object, to: UILayoutGuide.self) }
    var item: LayoutItem { isView ? .view(view) : .guide(guide) }

    subscript(part: Part) -> Variable? {
        get {
            switch part {
            case .x: variables.0
            case .y: variables.1
            case .width: variables.2
            case .height: variables.3
            case .boundsX: variables.4
            case .boundsY: variables.5
            }
        }
        set {
            switch part {
            case .x: variables.0 = newValue
            case .y: variables.1 = newValue
            case .width: variables.2 = newValue
            case .height: variables.3 = newValue
            case .boundsX: variables.4 = newValue
            case .boundsY: variables.5 = newValue
            }
        }
    }
}

/// A sum of variables with coefficients and a constant.
struct LinearExpression {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ variable: Variable, _ coefficient: Double) {
        var index = 0
        while index < terms.count {
            if terms[index].variable == variable {
                terms[index].coefficient += coefficient
                if terms[index].coefficient == 0 { terms.remove(at: index) }
                return
            }
            index += 1
        }
        terms.append(Term(variable, coefficient))
    }

    mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }
}
