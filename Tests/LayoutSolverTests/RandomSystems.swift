import LayoutSolver

/// SplitMix64: the same numbers for the same seed, everywhere.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Statement {
    static func random(variables: Int, using random: inout RandomNumbers, requiredShare: Double = 0.35) -> Statement {
        var coefficients = [Double](repeating: 0, count: variables)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let choices: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 0.3, -3]
            coefficients[Int.random(in: 0..<variables, using: &random)] = choices.randomElement(using: &random)!
        }
        let optional: [Float] = [999.5, 998, 750, 750, 250, 250, 149, 51, 1]
        let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
        return Statement(
            coefficients: coefficients, relation: Kind.allCases.randomElement(using: &random)!,
            constant: randomConstant(using: &random),
            priority: isRequired ? 1000 : optional.randomElement(using: &random)!)
    }

    static func randomConstant(using random: inout RandomNumbers) -> Double {
        // Small whole numbers make many ties and redundant constraints.
        Bool.random(using: &random)
            ? Double(Int.random(in: -3...3, using: &random)) * 10 : Double.random(in: -100...100, using: &random)
    }

    func terms(_ variables: [Variable]) -> [Term] {
        zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
    }

    var solverRelation: Relation {
        switch relation {
        case .lessOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterOrEqual: .greaterThanOrEqual
        }
    }
}

/// A solver, and next to it the list of what has been put into it.
final class Twin {
    let solver = Solver()
    let variables: [Variable]
    var statements: [(id: ConstraintID, statement: Statement)] = []

    init(variables count: Int) {
        let solver = self.solver
        variables = (0..<count).map { _ in solver.makeVariable() }
    }

    func add(_ statement: Statement) throws(Conflict) {
        let id = try solver.add(
            statement.terms(variables), statement.solverRelation, statement.constant, priority: statement.priority)
        statements.append((id, statement))
    }

    func reference(adding extra: Statement? = nil) -> ReferenceSolver? {
        ReferenceSolver(statements.map(\.statement) + (extra.map { [$0] } ?? []), variableCount: variables.count)
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    /// What is wrong with the solver's solution, if anything.
    func disagreement() -> String? {
        guard let reference = reference() else { return "the reference finds no solution" }
        let point = self.point
        for (_, statement) in statements where statement.isRequired {
            let violation = statement.violation(at: point)
            if violation > 1e-5 { return "a required constraint is violated by \(violation)" }
        }
        for (priority, sum) in reference.sums {
            let own = statements.filter { $0.statement.priority == priority }
                .reduce(0) { $0 + $1.statement.violation(at: point) }
            if abs(own - sum) > 1e-5 * (1 + sum) {
                return "priority \(priority): violations sum to \(own), best is \(sum)"
            }
        }
        for variable in variables.indices {
            let range = reference.range(of: variable)
            let slack = 1e-5 * (1 + abs(point[variable]))
            if !(range.lowerBound - slack...range.upperBound + slack).contains(point[variable]) {
                return "variable \(variable) is \(point[variable]), best solutions have \(range)"
            }
        }
        return nil
    }
}
