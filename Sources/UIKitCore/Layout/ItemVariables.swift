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

    // Not owned: the engine forgets an item when it leaves the hierarchy.
    unowned(unsafe) let object: AnyObject
    let isView: Bool
    private var variables: (Variable?, Variable?, Variable?, Variable?, Variable?, Variable?)
    var bindings: [Part: Binding] = [:]
    /// Constraints that keep sizes from being negative.
    var limits: [Part: ConstraintID] = [:]
    /// Hugging and resistance for width, then for height.
    var content: (ContentConstraints?, ContentConstraints?)
    /// Further constraints of a guide's own.
    var extra: [ConstraintID] = []
    /// Holds an ambiguous part at a value it was moved to.
    var nudge: ConstraintID?
    /// Keeps a readable guide from growing too wide.
    var readableLimit: ConstraintID?
    /// The intrinsic height has to be asked again when the width changes.
    var wraps = false

    struct ContentConstraints {
        var hugging: ConstraintID
        var resistance: ConstraintID
        var size: Double
        var huggingPriority: Float
        var resistancePriority: Float
    }

    init(_ item: LayoutItem) {
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
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(Term(variable, coefficient))
        }
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }
}
