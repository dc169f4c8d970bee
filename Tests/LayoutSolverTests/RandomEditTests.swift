import LayoutSolver
import Testing

@Suite struct RandomEditTests {
    @Test("any sequence of additions, removals and changes ends where a fresh solution would", arguments: 0..<20)
    func randomEdits(batch: Int) throws {
        for seed in batch * 6..<(batch + 1) * 6 {
            var random = RandomNumbers(seed: UInt64(seed + 1_000_000))
            let twin = Twin(variables: Int.random(in: 1...6, using: &random))
            for step in 0..<40 {
                let what = try twin.editAtRandom(using: &random)
                twin.solver._checkInvariants()
                if Int.random(in: 0..<3, using: &random) == 0 {
                    twin.solver.solve()
                    twin.solver._checkInvariants()
                    let disagreement = twin.disagreement()
                    try #require(disagreement == nil, "seed \(seed), step \(step): \(what)")
                }
            }
        }
    }

    @Test("after any edits the solution is the one of a solver that never saw anything else", arguments: 0..<10)
    func pathDoesNotMatter(batch: Int) throws {
        for seed in batch * 6..<(batch + 1) * 6 {
            var random = RandomNumbers(seed: UInt64(seed + 2_000_000))
            let twin = Twin(variables: Int.random(in: 2...6, using: &random))
            for _ in 0..<40 { _ = try twin.editAtRandom(using: &random) }
            twin.solver.solve()
            let fresh = Twin(variables: twin.variables.count)
            for (_, statement) in twin.statements { try fresh.add(statement) }
            fresh.solver.solve()
            guard let reference = twin.reference() else {
                Issue.record("no solution")
                continue
            }
            for index in twin.variables.indices {
                // Variables that have no bounds at all may rest in different places.
                let range = reference.range(of: index)
                guard range.lowerBound.isFinite, range.upperBound.isFinite else { continue }
                let isNear = range.upperBound - range.lowerBound < 1e-6
                let own = twin.point[index]
                let other = fresh.point[index]
                if isNear { try #require(abs(own - other) < 1e-5 * (1 + abs(own)), "seed \(seed), variable \(index)") }
            }
        }
    }

    @Test("changes are reported once, for the variables that moved, and for no others")
    func changedVariables() throws {
        var random = RandomNumbers(seed: 77)
        for _ in 0..<20 {
            let twin = Twin(variables: 6)
            var known = [Double](repeating: 0, count: 6)
            for _ in 0..<30 {
                _ = try twin.editAtRandom(using: &random)
                twin.solver.solve()
                var reported = Set<Int>()
                twin.solver.takeChangedVariables { variable, value in
                    let place = twin.variables.firstIndex(of: variable)!
                    #expect(reported.insert(place).inserted)
                    #expect(value != known[place])
                    known[place] = value
                }
                for place in known.indices { #expect(abs(known[place] - twin.point[place]) < 1e-8) }
                twin.solver.takeChangedVariables { _, _ in Issue.record("reported twice") }
            }
        }
    }
}

extension Twin {
    /// One random change, in the solver and in the list; checks that conflicts are what the reference calls infeasible.
    func editAtRandom(using random: inout RandomNumbers) throws -> String {
        let choice = statements.isEmpty ? 0 : Int.random(in: 0..<10, using: &random)
        let place = statements.isEmpty ? 0 : Int.random(in: 0..<statements.count, using: &random)
        switch choice {
        case 0..<4:
            let statement = Statement.random(variables: variables.count, using: &random)
            let canHold = reference(adding: statement) != nil
            var held = true
            do { try add(statement) } catch { held = false }
            try #require(held == canHold)
            return "add \(statement)"
        case 4..<6:
            let (id, statement) = statements.remove(at: place)
            solver.remove(id)
            return "remove \(statement)"
        case 6..<8:
            var changed = statements
            changed[place].statement.constant = Statement.randomConstant(using: &random)
            return try attempt(changed, place, "constant") { (id, statement) throws(Conflict) in
                try self.solver.setConstant(statement.constant, of: id)
            }
        default:
            var changed = statements
            let priorities: [Float] = [1000, 1000, 999.5, 750, 250, 250, 51, 1]
            changed[place].statement.priority = priorities.randomElement(using: &random)!
            return try attempt(changed, place, "priority") { (id, statement) throws(Conflict) in
                try self.solver.setPriority(statement.priority, of: id)
            }
        }
    }

    private func attempt(
        _ changed: [(id: ConstraintID, statement: Statement)], _ place: Int, _ what: String,
        _ change: (ConstraintID, Statement) throws(Conflict) -> Void
    ) throws -> String {
        let canHold = ReferenceSolver(changed.map(\.statement), variableCount: variables.count) != nil
        let (id, statement) = changed[place]
        var conflict: Conflict?
        do { try change(id, statement) } catch { conflict = error }
        try #require((conflict == nil) == canHold, "\(what) of \(statement)")
        if let conflict {
            #expect(conflict.constraint == id)
            #expect(conflict.involved.contains(id))
            let involved = changed.filter { conflict.involved.contains($0.id) }.map(\.statement)
            #expect(ReferenceSolver(involved, variableCount: variables.count) == nil)
        } else {
            statements = changed
        }
        return "\(what) of \(statement)"
    }
}
