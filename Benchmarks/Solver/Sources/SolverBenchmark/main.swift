import LayoutSolver

// `SolverBenchmark <chain|grid|stacks> <views>` prints the time of one of each in nanoseconds: building and solving, a change of one
// view's size and back, a change of the whole width and back, taking one constraint away and putting it back.
// `SolverBenchmark print <kind> <views>` prints the system.
var arguments = CommandLine.arguments.dropFirst()
let isPrinting = arguments.first == "print"
if isPrinting { arguments = arguments.dropFirst() }
let kinds = ["chain": Layout.chain, "grid": Layout.grid, "stacks": Layout.stacks]
guard let kind = kinds[arguments.first ?? ""], let count = Int(arguments.last ?? "") else {
    fatalError("usage: SolverBenchmark [print] chain|grid|stacks <number of views>")
}
let layout = kind(count)

if isPrinting {
    layout.printed()
} else {
    let measurement = try Measurement(layout)
    print(
        try measurement.build(), try measurement.change(layout.local, by: 5),
        try measurement.change(layout.whole, by: 40))
    print(try measurement.remove(layout.local))
}

/// Times, in nanoseconds, the best of several rounds.
struct Measurement {
    let layout: Layout
    let solver = Solver()
    private var variables: [Variable] = []
    private var identifiers: [ConstraintID] = []
    private let clock = ContinuousClock()

    init(_ layout: Layout) throws {
        self.layout = layout
        try Self.fill(solver, layout, &variables, &identifiers)
    }

    private static func fill(
        _ solver: Solver, _ layout: Layout, _ variables: inout [Variable], _ identifiers: inout [ConstraintID]
    ) throws {
        variables = (0..<layout.variableCount).map { _ in solver.makeVariable() }
        for constraint in layout.constraints {
            identifiers.append(
                try solver.add(
                    constraint.terms.map { Term(variables[$0.0], $0.1) }, constraint.relation, constraint.constant,
                    priority: constraint.priority))
        }
        solver.solve()
    }

    func build() throws -> Int {
        try best(rounds: layout.constraints.count > 10_000 ? 3 : 20) {
            var variables: [Variable] = []
            var identifiers: [ConstraintID] = []
            try Self.fill(Solver(), layout, &variables, &identifiers)
        }
    }

    /// Changes one constant and solves, there and back; a mean of both.
    func change(_ index: Int, by distance: Double) throws -> Int {
        let constant = layout.constraints[index].constant
        return try best(rounds: 50) {
            try solver.setConstant(constant + distance, of: identifiers[index])
            solver.solve()
            solver.takeChangedVariables { _, _ in }
            try solver.setConstant(constant, of: identifiers[index])
            solver.solve()
            solver.takeChangedVariables { _, _ in }
        } / 2
    }

    /// Takes one constraint away, solves, puts it back, solves.
    func remove(_ index: Int) throws -> Int {
        let constraint = layout.constraints[index]
        var identifier = identifiers[index]
        return try best(rounds: 50) {
            solver.remove(identifier)
            solver.solve()
            identifier = try solver.add(
                constraint.terms.map { Term(variables[$0.0], $0.1) }, constraint.relation, constraint.constant,
                priority: constraint.priority)
            solver.solve()
        }
    }

    private func best(rounds: Int, _ body: () throws -> Void) rethrows -> Int {
        var best = Duration.seconds(1000)
        for _ in 0..<rounds { best = min(best, try clock.measure(body)) }
        return Int(best.components.attoseconds / 1_000_000_000 + best.components.seconds * 1_000_000_000)
    }
}
