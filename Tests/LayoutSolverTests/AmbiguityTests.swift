import LayoutSolver
import Testing

@Suite struct AmbiguityTests {
    @Test("a variable is ambiguous exactly if the reference finds a range for it", arguments: 0..<10)
    func randomSystems(batch: Int) throws {
        for seed in batch * 60..<(batch + 1) * 60 {
            var random = RandomNumbers(seed: UInt64(seed + 4_000_000))
            let twin = Twin(variables: Int.random(in: 1...5, using: &random))
            for _ in 0..<Int.random(in: 1...14, using: &random) { _ = try twin.editAtRandom(using: &random) }
            twin.solver.solve()
            let before = twin.point
            guard let reference = twin.reference() else {
                Issue.record("no solution")
                continue
            }
            for index in twin.variables.indices {
                let range = reference.range(of: index)
                let isWide = range.upperBound - range.lowerBound > 1e-4
                let answer = twin.solver.isAmbiguous(twin.variables[index])
                try #require(answer == isWide, "seed \(seed), variable \(index), range \(range)")
                twin.solver._checkInvariants()
            }
            twin.solver.solve()
            for index in before.indices {
                try #require(abs(before[index] - twin.point[index]) < 1e-6, "seed \(seed): asking changed the answer")
            }
        }
    }

    @Test("a width between two limits is ambiguous, a fixed one is not")
    func simple() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let height = solver.makeVariable()
        try solver.add([Term(width)], .greaterThanOrEqual, 10)
        let limit = try solver.add([Term(width)], .lessThanOrEqual, 20)
        try solver.add([Term(height)], .equal, 5)
        solver.solve()
        #expect(solver.isAmbiguous(width))
        #expect(!solver.isAmbiguous(height))
        try solver.setConstant(10, of: limit)
        solver.solve()
        #expect(!solver.isAmbiguous(width))
    }
}
