/// One column of the tableau: a variable, or the residual of a constraint.
///
/// The residual of `expression >= k` is `expression - k`, that of `<=` is `k - expression`, so an inequality holds when its
/// residual is not negative, and an equality when it is zero. Each constraint has this one column, whatever its priority.
struct Symbol {
    enum Role: UInt8 { case unused, variable, constraint }

    /// Where the value of a symbol comes from.
    enum Status: UInt8 {
        /// Zero.
        case nonbasic
        /// A residual with a row of nonbasic symbols. Only these rows take part in pivots.
        case basic
        /// A variable with a row of any symbols. It is free in sign and so never has to leave the basis: the simplex method
        /// need not look at its row, which can stay as short as the constraint it came from.
        case defined
    }

    var role = Role.unused
    var status = Status.nonbasic
    /// For residuals: whether both signs are violations.
    var isEquality = false
    /// For residuals: whether no violation at all is allowed.
    var isRequired = false
    /// For basic residuals: 1 when the value is counted as not negative, -1 as not positive. Decides the cost at zero.
    var side: Int8 = 1
    /// For residuals: -1 for `<=`, else 1.
    var sign: Int8 = 1

    var isQueued = false
    var isTouched = false
    var isStale = false
    /// For variables: whether the variable is in the list of changes.
    var isChanged = false
    /// For variables: whether the variable is in the list of those that may rest at zero.
    var isResting = false
    /// For variables: removed, but still mentioned by constraints.
    var isDoomed = false

    /// For residuals: the place of the priority among the levels.
    var level: Int32 = 0
    /// For variables: the number of constraints that mention it.
    var mentions: Int32 = 0
    var generation: UInt32 = 0
    /// Rises with each symbol made. Decides between equally good solutions.
    var sequence = 0.0

    /// For residuals of required lower bounds of one variable: what a larger value costs at the lowest level, else zero.
    var restCost = 0.0

    /// For residuals: the constraint's terms, and the constant it compares them with.
    var terms = Slice()
    var target = 0.0

    /// For basic and defined symbols: value = constant + row.
    var row = Slice()
    var constant = 0.0

    /// The value after the last solution.
    var value = 0.0
    /// For variables: the value last given to the observer of changes.
    var reported = 0.0
}

/// One coefficient in a row.
struct RowEntry: BitwiseCopyable {
    var column: Int32
    /// Where the column's list mentions this entry.
    var position: Int32
    var coefficient: Double
}

/// One mention in the list of a column's occurrences.
struct ColumnEntry: BitwiseCopyable {
    var row: Int32
    /// Where the row holds the coefficient.
    var position: Int32
}

/// One term of a constraint as it was given, duplicates merged.
struct TermEntry: BitwiseCopyable {
    var symbol: Int32
    var coefficient: Double
}

/// What counts as nothing.
enum Tolerance {
    /// Coefficients this small are what is left of a cancellation.
    static let coefficient = 1e-9
    /// Smaller coefficients may be rounding: no pivots on them, and no cost.
    static let pivot = 1e-7
    /// Distances in points.
    static let value = 1e-8
    /// Larger violations of required constraints are conflicts.
    static let conflict = 1e-6
    /// Costs, relative to the sum of magnitudes they came from.
    static let cost = 1e-8
    /// Difference between rows and the constraints they came from, relative to the numbers involved, that is not worth
    /// starting afresh for.
    static let drift = 1e-11
}
