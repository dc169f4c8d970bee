/// A constraint as the tests describe it.
struct Statement {
    var coefficients: [Double]
    var relation: Kind
    var constant: Double
    var priority: Float

    enum Kind: CaseIterable { case lessOrEqual, equal, greaterOrEqual }

    var isRequired: Bool { priority >= 1000 }

    func violation(at point: [Double]) -> Double {
        let value = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
        switch relation {
        case .lessOrEqual: return max(0, value)
        case .equal: return abs(value)
        case .greaterOrEqual: return max(0, -value)
        }
    }
}

/// A dense two-phase simplex method with Bland's rule, for one priority after the other: slow, simple and independent of
/// the solver under test.
struct ReferenceSolver {
    private var rows: [[Double]]
    private var basis: [Int]
    /// Columns that may still enter: those whose cost at a higher priority is not zero must stay at zero.
    private var isOpen: [Bool]
    private let variableCount: Int
    private var errorColumns: [(column: Int, priority: Float)] = []

    /// The smallest sum of violations for each optional priority, the highest first.
    private(set) var sums: [(priority: Float, sum: Double)] = []

    /// Returns nil if the required statements cannot hold together.
    init?(_ statements: [Statement], variableCount: Int) {
        self.variableCount = variableCount
        // Columns: x+ and x- of each variable, slack and errors of each statement, one artificial each, right side.
        var width = 2 * variableCount
        var layout: [(slack: Int?, excess: Int?, lack: Int?)] = []
        for statement in statements {
            var slack: Int?
            var excess: Int?
            var lack: Int?
            if statement.relation != .equal {
                slack = width
                width += 1
            }
            if !statement.isRequired {
                if statement.relation != .greaterOrEqual {
                    excess = width
                    errorColumns.append((width, statement.priority))
                    width += 1
                }
                if statement.relation != .lessOrEqual {
                    lack = width
                    errorColumns.append((width, statement.priority))
                    width += 1
                }
            }
            layout.append((slack, excess, lack))
        }
        let artificial = width
        width += statements.count
        rows = []
        basis = []
        for (index, statement) in statements.enumerated() {
            var row = [Double](repeating: 0, count: width + 1)
            for (variable, coefficient) in statement.coefficients.enumerated() {
                row[2 * variable] = coefficient
                row[2 * variable + 1] = -coefficient
            }
            if let slack = layout[index].slack { row[slack] = statement.relation == .lessOrEqual ? 1 : -1 }
            if let excess = layout[index].excess { row[excess] = -1 }
            if let lack = layout[index].lack { row[lack] = 1 }
            row[width] = statement.constant
            if row[width] < 0 { row = row.map { -$0 } }
            row[artificial + index] = 1
            rows.append(row)
            basis.append(artificial + index)
        }
        isOpen = [Bool](repeating: true, count: width)
        var costs = [Double](repeating: 0, count: width)
        for index in statements.indices { costs[artificial + index] = 1 }
        guard minimise(costs) < 1e-7 else { return nil }
        for index in statements.indices { isOpen[artificial + index] = false }
        for priority in Set(errorColumns.map(\.priority)).sorted(by: >) {
            var costs = [Double](repeating: 0, count: width)
            for error in errorColumns where error.priority == priority { costs[error.column] = 1 }
            sums.append((priority, minimise(costs)))
        }
    }

    /// One of the best solutions.
    var point: [Double] {
        var values = [Double](repeating: 0, count: isOpen.count)
        for (index, column) in basis.enumerated() { values[column] = rows[index][isOpen.count] }
        return (0..<variableCount).map { values[2 * $0] - values[2 * $0 + 1] }
    }

    /// The range of values a variable has in all best solutions; infinite if unbounded.
    func range(of variable: Int) -> ClosedRange<Double> {
        var limits: [Double] = []
        for sign in [1.0, -1.0] {
            var copy = self
            var costs = [Double](repeating: 0, count: isOpen.count)
            costs[2 * variable] = sign
            costs[2 * variable + 1] = -sign
            limits.append(sign * copy.minimise(costs))
        }
        return min(limits[0], limits[1])...max(limits[0], limits[1])
    }

    /// Minimises the costs from the present basis, closes the columns that would raise them, and returns the minimum.
    private mutating func minimise(_ costs: [Double]) -> Double {
        let width = isOpen.count
        while true {
            var reduced = costs
            var total = 0.0
            for (index, row) in rows.enumerated() where costs[basis[index]] != 0 {
                let cost = costs[basis[index]]
                for column in 0..<width { reduced[column] -= cost * row[column] }
                total += cost * row[width]
            }
            guard let entering = (0..<width).first(where: { isOpen[$0] && reduced[$0] < -1e-8 }) else {
                for column in 0..<width where reduced[column] > 1e-8 && !basis.contains(column) {
                    isOpen[column] = false
                }
                return total
            }
            var leaving: Int?
            var best = Double.infinity
            for (index, row) in rows.enumerated() where row[entering] > 1e-8 {
                let ratio = row[width] / row[entering]
                if ratio < best - 1e-10 || (ratio < best + 1e-10 && basis[index] < basis[leaving!]) {
                    best = min(best, ratio)
                    leaving = index
                }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering)
        }
    }

    private mutating func pivot(_ leaving: Int, _ entering: Int) {
        let factor = 1 / rows[leaving][entering]
        for column in rows[leaving].indices { rows[leaving][column] *= factor }
        rows[leaving][entering] = 1
        for index in rows.indices where index != leaving {
            let factor = rows[index][entering]
            guard factor != 0 else { continue }
            for column in rows[index].indices { rows[index][column] -= factor * rows[leaving][column] }
            rows[index][entering] = 0
            if abs(rows[index][rows[index].count - 1]) < 1e-11 { rows[index][rows[index].count - 1] = 0 }
        }
        basis[leaving] = entering
    }
}
