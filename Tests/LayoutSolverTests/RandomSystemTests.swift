import Testing

@testable import LayoutSolver

@Suite struct RandomSystemTests {
    @Test("random systems are solved as well as the reference does, priority by priority", arguments: 0..<20)
    func randomSystems(batch: Int) throws {
        for seed in batch * 100..<(batch + 1) * 100 {
            var random = RandomNumbers(seed: UInt64(seed))
            let twin = Twin(variables: Int.random(in: 1...6, using: &random))
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let statement = Statement.random(variables: twin.variables.count, using: &random)
                let canHold = twin.reference(adding: statement) != nil
                var held = true
                do { try twin.add(statement) } catch { held = false }
                try #require(held == canHold, "seed \(seed): required constraints")
                twin.solver._checkInvariants()
            }
            twin.solver.solve()
            twin.solver._checkInvariants()
            let disagreement = twin.disagreement()
            try #require(disagreement == nil, "seed \(seed)")
        }
    }

    @Test("the choices that exclude endless circles lead to solutions as good")
    func cautiousChoices() throws {
        for seed in 0..<150 {
            var random = RandomNumbers(seed: UInt64(seed + 5_000_000))
            let twin = Twin(variables: Int.random(in: 1...6, using: &random))
            twin.solver.isAlwaysCautious = true
            for _ in 0..<25 { _ = try twin.editAtRandom(using: &random) }
            twin.solver.solve()
            twin.solver._checkInvariants()
            let disagreement = twin.disagreement()
            try #require(disagreement == nil, "seed \(seed)")
        }
    }

    @Test("many equal wishes that all meet at one point are solved")
    func degenerate() throws {
        let solver = Solver()
        let variables = (0..<12).map { _ in solver.makeVariable() }
        for first in variables.indices {
            for second in variables.indices where first != second {
                try solver.add([Term(variables[first]), Term(variables[second], -1)], .lessThanOrEqual, 0)
                try solver.add(
                    [Term(variables[first]), Term(variables[second])], .greaterThanOrEqual, 20, priority: 500)
                try solver.add([Term(variables[first]), Term(variables[second], 0.5)], .equal, 9, priority: 499)
            }
        }
        solver.solve()
        solver._checkInvariants()
        for variable in variables { #expect(abs(solver.value(of: variable) - 10) < 1e-6) }
    }
}
