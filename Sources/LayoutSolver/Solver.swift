/// Solves systems of linear constraints with priorities, incrementally.
///
/// Required constraints hold exactly. Optional ones are satisfied as closely as possible: those of a higher priority first;
/// within one priority the sum of violations is minimal. Among equally good solutions the one is taken that violates
/// constraints added earlier rather than later ones (precisely: the sum of violations, each times the constraint's place in
/// the order of addition, is minimal), so of equal labels in a row that is too wide the first one stretches. Of variables
/// that nothing determines the ones made first keep the value 0. Both rules look at the system, not at the path that led to it.
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
    // MARK: Symbols

    var symbols: UnsafeMutablePointer<Symbol>
    var symbolCount = 0
    var symbolCapacity = 64
    var unusedSymbols: [Int32] = []
    var nextSequence = 1.0

    // MARK: Tableau

    var entries = SlicePool<RowEntry>(capacity: 256)
    var occurrences = SlicePool<ColumnEntry>(capacity: 512)
    var terms = SlicePool<TermEntry>(capacity: 256)
    /// Two lists a column: rows of basic symbols at `2 * column`, of defined symbols after that.
    var columns: UnsafeMutablePointer<Slice>

    // MARK: Levels

    var levels = PriorityLevels()

    // MARK: What is pending

    /// Columns whose cost may have become worth a step.
    var queue: [Int32] = []
    var queueHead = 0
    /// Required residuals that were out of bounds when last looked at.
    var suspects: [Int32] = []
    /// Symbols whose value may have changed.
    var touched: [Int32] = []
    var changed: [Int32] = []

    // MARK: Scratch, one place a symbol

    var accumulator: UnsafeMutablePointer<Double>
    var stamps: UnsafeMutablePointer<Int32>
    var positions: UnsafeMutablePointer<Int32>
    var currentStamp: Int32 = 0

    // MARK: Scratch lists

    var expansion: [Int32] = []
    var expansionConstant = 0.0
    var expansionStamp: Int32 = 0
    var order: [Int32] = []
    var walk: [(symbol: Int32, position: Int32)] = []
    var rowList: [ColumnEntry] = []
    var sourceSeen: [Int32] = []
    var breakpoints: [Breakpoint] = []
    var passed: [Breakpoint] = []
    var affected: [Int32] = []

    // MARK: Counters

    var pivotCount = 0
    var pivotsAtLastCheck = 0
    var constraintCount = 0

    public init() {
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
        if pivotCount - pivotsAtLastCheck > 4096 + 8 * constraintCount {
            rebuildIfDrifted()
        }
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
}
