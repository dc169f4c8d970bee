import LayoutSolver
import Testing

/// Rows of views inside columns inside a window, edited at random, next to a list of what is in force.
private final class NestedStacks {
    struct Entry {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Float
    }

    let solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var entries: [(id: ConstraintID, entry: Entry)] = []
    private var views: [[(start: Int, width: Int)]] = []

    private func variable() -> Int {
        variables.append(solver.makeVariable())
        return variables.count - 1
    }

    @discardableResult
    private func add(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
    ) throws -> ConstraintID {
        let id = try solver.add(
            terms.map { Term(variables[$0.0], $0.1) }, relation, constant, priority: priority)
        entries.append(
            (id, Entry(terms: terms.map { ($0.0, $0.1) }, relation: relation, constant: constant, priority: priority)))
        return id
    }

    init(rows: Int, using random: inout RandomNumbers) throws {
        let width = variable()
        try add([(width, 1)], .equal, 390)
        for _ in 0..<rows {
            let row = (start: variable(), width: variable())
            try add([(row.start, 1)], .greaterThanOrEqual, 16)
            try add([(row.start, 1), (row.width, 1), (width, -1)], .lessThanOrEqual, -16)
            try add([(row.start, 1)], .equal, 16, 900)
            try add([(row.width, 1), (width, -1)], .equal, -32, 899)
            var line: [(start: Int, width: Int)] = []
            for index in 0..<Int.random(in: 2...6, using: &random) {
                let view = (start: variable(), width: variable())
                try add([(view.width, 1)], .greaterThanOrEqual, 0)
                if let last = line.last {
                    try add([(view.start, 1), (last.start, -1), (last.width, -1)], .equal, 8)
                } else {
                    try add([(view.start, 1)], .equal, 0)
                }
                if index % 3 != 2 {
                    let size = Double(Int.random(in: 10...120, using: &random))
                    let hugging: Float = [250, 250, 251].randomElement(using: &random)!
                    let resistance: Float = [750, 750, 749].randomElement(using: &random)!
                    try add([(view.width, 1)], .lessThanOrEqual, size, hugging)
                    try add([(view.width, 1)], .greaterThanOrEqual, size, resistance)
                }
                line.append(view)
            }
            try add([(line.last!.start, 1), (line.last!.width, 1), (row.width, -1)], .equal, 0)
            views.append(line)
        }
    }

    func edit(using random: inout RandomNumbers) throws {
        let place = Int.random(in: 0..<entries.count, using: &random)
        let entry = entries[place].entry
        if entry.priority == 1000 {
            guard place == 0 else { return }
            entries[0].entry.constant = Double(Int.random(in: 200...1000, using: &random))
            try solver.setConstant(entries[0].entry.constant, of: entries[0].id)
            return
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            entries[place].entry.constant += Double(Int.random(in: -20...20, using: &random))
            try solver.setConstant(entries[place].entry.constant, of: entries[place].id)
        case 1:
            entries[place].entry.priority = [250, 251, 749, 750, 800].randomElement(using: &random)!
            try solver.setPriority(entries[place].entry.priority, of: entries[place].id)
        default:
            solver.remove(entries.remove(at: place).id)
            try add(
                entry.terms.map { ($0.variable, $0.coefficient) }, entry.relation, entry.constant, entry.priority)
        }
    }

    /// The values of a solver that is given the same constraints at once.
    func freshValues() throws -> [Double] {
        let fresh = Solver()
        let made = variables.map { _ in fresh.makeVariable() }
        for (_, entry) in entries {
            try fresh.add(
                entry.terms.map { Term(made[$0.variable], $0.coefficient) }, entry.relation, entry.constant,
                priority: entry.priority)
        }
        fresh.solve()
        return made.map { fresh.value(of: $0) }
    }
}

@Suite struct NestedStackTests {
    @Test("edited layouts look as if they had just been made", arguments: 0..<6)
    func editedLayouts(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed + 7_000_000))
        let stacks = try NestedStacks(rows: 12, using: &random)
        for _ in 0..<40 {
            for _ in 0..<10 { try stacks.edit(using: &random) }
            stacks.solver.solve()
            let fresh = try stacks.freshValues()
            for (index, variable) in stacks.variables.enumerated() {
                try #require(abs(stacks.solver.value(of: variable) - fresh[index]) < 1e-6, "variable \(index)")
            }
        }
        stacks.solver._checkInvariants()
    }
}
