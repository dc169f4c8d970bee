import LayoutSolver
import Testing

@Suite struct ConflictTests {
    @Test("a conflict names the constraints that contradict the new one")
    func named() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let other = solver.makeVariable()
        let bystander = try solver.add([Term(other)], .equal, 5)
        let fixed = try solver.add([Term(width)], .equal, 100)
        do {
            try solver.add([Term(width)], .greaterThanOrEqual, 120)
            Issue.record("the conflict went unnoticed")
        } catch {
            #expect(error.constraint == nil)
            #expect(error.involved == [fixed])
            #expect(!error.involved.contains(bystander))
        }
        solver.solve()
        #expect(solver.value(of: width) == 100)
        #expect(solver.value(of: other) == 5)
        solver._checkInvariants()
    }

    @Test("a conflict over a chain names the whole chain and nothing else")
    func chain() throws {
        let solver = Solver()
        let edges = (0..<6).map { _ in solver.makeVariable() }
        var chain: [ConstraintID] = [try solver.add([Term(edges[0])], .equal, 0)]
        for index in 1..<6 {
            chain.append(try solver.add([Term(edges[index]), Term(edges[index - 1], -1)], .greaterThanOrEqual, 20))
        }
        try solver.add([Term(edges[2])], .lessThanOrEqual, 500)
        do {
            try solver.add([Term(edges[5])], .equal, 60)
            Issue.record("the conflict went unnoticed")
        } catch {
            #expect(error.involved == chain)
        }
    }

    @Test("sets named in random conflicts are contradictions from which nothing can be left out", arguments: 0..<10)
    func minimal(batch: Int) throws {
        var seen = 0
        for seed in batch * 100..<(batch + 1) * 100 {
            var random = RandomNumbers(seed: UInt64(seed + 3_000_000))
            let twin = Twin(variables: Int.random(in: 1...5, using: &random))
            for _ in 0..<14 {
                let statement = Statement.random(
                    variables: twin.variables.count, using: &random, requiredShare: 0.8)
                do {
                    try twin.add(statement)
                } catch {
                    seen += 1
                    let involved = twin.statements.filter { error.involved.contains($0.id) }.map(\.statement)
                    try #require(involved.count == error.involved.count)
                    try #require(
                        ReferenceSolver(involved + [statement], variableCount: twin.variables.count) == nil,
                        "seed \(seed): no contradiction")
                    for left in involved.indices {
                        var fewer = involved
                        fewer.remove(at: left)
                        try #require(
                            ReferenceSolver(fewer + [statement], variableCount: twin.variables.count) != nil,
                            "seed \(seed): one too many")
                    }
                }
                twin.solver._checkInvariants()
            }
        }
        #expect(seen > 100)
    }

    @Test("a refused constant leaves the old one in force")
    func refusedConstant() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let limit = try solver.add([Term(width)], .lessThanOrEqual, 100)
        let fixed = try solver.add([Term(width)], .equal, 80)
        do {
            try solver.setConstant(120, of: fixed)
            Issue.record("the conflict went unnoticed")
        } catch {
            #expect(error.constraint == fixed)
            #expect(Set(error.involved) == [limit, fixed])
        }
        solver.solve()
        #expect(solver.value(of: width) == 80)
        try solver.setConstant(200, of: limit)
        try solver.setConstant(120, of: fixed)
        solver.solve()
        #expect(solver.value(of: width) == 120)
    }

    @Test("a refused priority leaves the old one in force")
    func refusedPriority() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        try solver.add([Term(width)], .equal, 80)
        let wish = try solver.add([Term(width)], .equal, 90, priority: 500)
        #expect(throws: Conflict.self) { try solver.setPriority(1000, of: wish) }
        solver.solve()
        #expect(solver.value(of: width) == 80)
        solver._checkInvariants()
    }

    @Test("numbers that are no numbers are refused")
    func notFinite() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let fixed = try solver.add([Term(width)], .equal, 80)
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: Conflict.self) { try solver.add([Term(width)], .equal, bad) }
            #expect(throws: Conflict.self) { try solver.add([Term(width, bad)], .equal, 1, priority: 10) }
            #expect(throws: Conflict.self) { try solver.setConstant(bad, of: fixed) }
        }
        for bad in [Float.nan, 0, -1] {
            #expect(throws: Conflict.self) { try solver.add([Term(width)], .equal, 1, priority: bad) }
            #expect(throws: Conflict.self) { try solver.setPriority(bad, of: fixed) }
        }
        solver.solve()
        #expect(solver.value(of: width) == 80)
        solver._checkInvariants()
    }

    @Test("constraints without terms hold or are refused")
    func noTerms() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let trivial = try solver.add([], .lessThanOrEqual, 3)
        try solver.add([Term(width), Term(width, -1)], .equal, 0)
        #expect(throws: Conflict.self) { try solver.add([], .equal, 3) }
        #expect(throws: Conflict.self) { try solver.setConstant(-1, of: trivial) }
        try solver.add([], .equal, 3, priority: 999)
        solver.solve()
        solver._checkInvariants()
    }
}
