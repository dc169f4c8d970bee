/// Solves systems of linear constraints with priorities, incrementally.
///
/// Required constraints hold exactly. Optional ones are satisfied as closely as possible: those of a higher priority first;
/// within one priority the sum of violations is minimal. Among equally good solutions one is chosen by rules that look at the
/// system, not at the path that led to it:
///
/// 1. Constraints added earlier give way rather than later ones: the sum of violations, each times the constraint's place in
///    the order of addition, is minimal. So of equal labels in a row that is too wide the first one stretches.
/// 2. Required lower bounds of single variables are exceeded as little as possible, those of variables made earlier least.
///    So of two plain views in a row, with widths of at least zero, the last one takes the space.
/// 3. Of variables that can still move, the one made first has the value 0, and others follow from it.
///
/// The first two are measured behaviour of UIKit's stack views.
///
/// The method is the simplex method on one column a constraint with piecewise linear costs: a violation costs its
/// size, in a number system with one digit a priority. Required constraints are merely the highest digit, so there is no
/// phase of its own for feasibility, and changed constants, priorities and constraints all continue from the last solution.
/// See ``Symbol`` for the form of the tableau. Everything works on lists of what really occurs; nothing walks over the
/// whole system.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable()
/// try solver.add([Term(width)], .lessThanOrEqual, 100)
/// try solver.add([Term(width)], .equal, 120, priority: 250)
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public final class Solver {
    // The solver is used by one caller at a time, and no closure of a caller runs while it works, so that checks of
    // exclusive access, which would take half the time, are left out.

    // MARK: Symbols

    @exclusivity(unchecked) var symbols: UnsafeMutablePointer<Symbol>
    @exclusivity(unchecked) var symbolCount = 0
    @exclusivity(unchecked) var symbolCapacity: Int
    @exclusivity(unchecked) var unusedSymbols: [Int32] = []
    @exclusivity(unchecked) var nextSequence = 1.0

    // MARK: Tableau

    @exclusivity(unchecked) var entries: SlicePool<RowEntry>
    @exclusivity(unchecked) var occurrences: SlicePool<ColumnEntry>
    @exclusivity(unchecked) var terms: SlicePool<TermEntry>
    /// Two lists a column: rows of basic symbols at `2 * column`, of defined symbols after that.
    @exclusivity(unchecked) var columns: UnsafeMutablePointer<Slice>

    // MARK: Levels

    @exclusivity(unchecked) var levels = PriorityLevels()

    // MARK: What is pending

    /// Columns whose cost may have become worth a step.
    @exclusivity(unchecked) var queue: [Int32] = []
    @exclusivity(unchecked) var queueHead = 0
    /// Required residuals that were out of bounds when last looked at.
    @exclusivity(unchecked) var suspects: [Int32] = []
    /// Symbols whose value may have changed.
    @exclusivity(unchecked) var touched: [Int32] = []
    @exclusivity(unchecked) var changed: [Int32] = []
    /// Nonbasic variables that definitions mention, and some that are no longer.
    @exclusivity(unchecked) var resting: [Int32] = []
    @exclusivity(unchecked) var areDefinitionsNew = false
    @exclusivity(unchecked) var visitsLeft = 0

    // MARK: Scratch, one place a symbol

    @exclusivity(unchecked) var accumulator: UnsafeMutablePointer<Double>
    @exclusivity(unchecked) var stamps: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) var positions: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) var currentStamp: Int32 = 0

    // MARK: Scratch lists

    @exclusivity(unchecked) var expansion: [Int32] = []
    @exclusivity(unchecked) var expansionConstant = 0.0
    @exclusivity(unchecked) var expansionStamp: Int32 = 0
    @exclusivity(unchecked) var order: [Int32] = []
    @exclusivity(unchecked) var walk: [(symbol: Int32, position: Int32)] = []
    @exclusivity(unchecked) var rowList: [ColumnEntry] = []
    @exclusivity(unchecked) var sourceSeen: [Int32] = []
    @exclusivity(unchecked) var breakpoints: [Breakpoint] = []
    @exclusivity(unchecked) var passed: [Breakpoint] = []
    @exclusivity(unchecked) var affected: [Int32] = []

    // MARK: Counters

    @exclusivity(unchecked) var pivotCount = 0
    @exclusivity(unchecked) var pivotsAtLastCheck = 0
    @exclusivity(unchecked) var allowedDrift = Tolerance.drift
    @exclusivity(unchecked) var constraintCount = 0
    /// How often `optimise` gave up.
    @exclusivity(unchecked) var exhaustions = 0

    /// Whether to take the choices that cannot go round in circles from the first step on, for tests.
    @exclusivity(unchecked) var isAlwaysCautious = false

    /// - Parameter constraints: about how many are to come, so that the tables need not be moved as they grow. Default 0.
    public init(expecting constraints: Int = 0) {
        // A constraint has a symbol or two, and rows of two to four entries; memory that is not touched costs nothing.
        symbolCapacity = 64
        while symbolCapacity < constraints * 2, symbolCapacity < 1 << 18 { symbolCapacity *= 2 }
        entries = SlicePool(capacity: symbolCapacity * 4)
        occurrences = SlicePool(capacity: symbolCapacity * 8)
        terms = SlicePool(capacity: symbolCapacity * 4)
        symbols = .allocate(capacity: symbolCapacity)
        columns = .allocate(capacity: symbolCapacity * 2)
        accumulator = .allocate(capacity: symbolCapacity)
        stamps = .allocate(capacity: symbolCapacity)
        positions = .allocate(capacity: symbolCapacity)
    }

    deinit {
        symbols.deallocate()
        columns.deallocate()
        accumulator.deallocate()
        stamps.deallocate()
        positions.deallocate()
        entries.deallocate()
        occurrences.deallocate()
        terms.deallocate()
    }

    // MARK: Solution

    /// Brings all values up to date. The cost depends on what has changed since the last time and on what that moves,
    /// not on the size of the system.
    public func solve() {
        optimise()
        suspects.removeAll(keepingCapacity: true)
        // The check costs about as much as so many pivots.
        if pivotCount - pivotsAtLastCheck > 16 + constraintCount / 8 {
            pivotsAtLastCheck = pivotCount
            if largestDrift() > allowedDrift { rebuild() }
        }
        if nextSequence > Self.largestSequence, symbolCount < 1_000_000 { rebuild() }
        settleRestingVariables()
        propagateValues()
    }

    /// The value of a variable in the last solution. O(1).
    public func value(of variable: Variable) -> Double {
        checkVariable(variable)
        return symbols[Int(variable.index)].value
    }

    /// Hands over each variable whose value is not the one last handed over (0 for a new variable), in no special order.
    /// O(number of changes).
    public func takeChangedVariables(_ body: (Variable, Double) -> Void) {
        let taken = changed
        changed.removeAll(keepingCapacity: true)
        for index in taken { symbols[Int(index)].isChanged = false }
        for index in taken {
            let symbol = symbols + Int(index)
            guard symbol.pointee.role == .variable, !symbol.pointee.isDoomed else { continue }
            guard abs(symbol.pointee.value - symbol.pointee.reported) > 1e-9 else { continue }
            symbol.pointee.reported = symbol.pointee.value
            body(Variable(index: index), symbol.pointee.value)
        }
    }

    /// The same as a list.
    public func takeChangedVariables() -> [(variable: Variable, value: Double)] {
        var result: [(variable: Variable, value: Double)] = []
        result.reserveCapacity(changed.count)
        takeChangedVariables { result.append(($0, $1)) }
        return result
    }
}
