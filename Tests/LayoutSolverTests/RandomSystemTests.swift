import LayoutSolver
import Testing

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
}
