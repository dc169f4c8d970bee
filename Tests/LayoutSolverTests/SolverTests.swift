import LayoutSolver
import Testing

@Suite struct SolverTests {
    private let solver = Solver()

    @Test("an optional constraint holds as far as required ones allow")
    func optional() throws {
        let width = solver.makeVariable()
        try solver.add([Term(width)], .lessThanOrEqual, 100)
        try solver.add([Term(width)], .equal, 120, priority: 250)
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test("one constraint of a higher priority outweighs any number of a lower one")
    func priorities() throws {
        let width = solver.makeVariable()
        for _ in 0..<100 { try solver.add([Term(width)], .equal, 10, priority: 999) }
        let strong = try solver.add([Term(width)], .equal, 50, priority: 999.5)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        try solver.setPriority(998.5, of: strong)
        solver.solve()
        #expect(solver.value(of: width) == 10)
    }

    @Test("within one priority the majority wins")
    func majority() throws {
        let width = solver.makeVariable()
        try solver.add([Term(width)], .equal, 10, priority: 500)
        try solver.add([Term(width)], .equal, 30, priority: 500)
        try solver.add([Term(width)], .equal, 20, priority: 500)
        solver.solve()
        #expect(solver.value(of: width) == 20)
    }

    @Test("of two opposite wishes of one priority the one added later is fulfilled")
    func laterWins() throws {
        let width = solver.makeVariable()
        let first = try solver.add([Term(width)], .equal, 10, priority: 500)
        try solver.add([Term(width)], .equal, 30, priority: 500)
        solver.solve()
        #expect(solver.value(of: width) == 30)
        solver.remove(first)
        try solver.add([Term(width)], .equal, 10, priority: 500)
        solver.solve()
        #expect(solver.value(of: width) == 10)
    }

    @Test("terms of one variable are summed")
    func mergedTerms() throws {
        let width = solver.makeVariable()
        try solver.add([Term(width), Term(width, 2), Term(width, -0.5)], .equal, 25)
        solver.solve()
        #expect(solver.value(of: width) == 10)
    }

    @Test("a variable without constraints is zero, and is zero again when it has none any more")
    func unconstrained() throws {
        let width = solver.makeVariable()
        #expect(solver.value(of: width) == 0)
        let fixed = try solver.add([Term(width)], .equal, 7)
        solver.solve()
        #expect(solver.value(of: width) == 7)
        solver.remove(fixed)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.isAmbiguous(width))
    }

    @Test("removing a constraint twice does nothing, also when its place is used again")
    func removedTwice() throws {
        let width = solver.makeVariable()
        let first = try solver.add([Term(width)], .equal, 7)
        solver.remove(first)
        let second = try solver.add([Term(width)], .equal, 9)
        solver.remove(first)
        solver.solve()
        #expect(first != second)
        #expect(solver.value(of: width) == 9)
    }

    @Test("constraints of a removed variable stay in force until they are removed")
    func removedVariable() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        let sum = try solver.add([Term(left), Term(width), Term(right, -1)], .equal, 0)
        let fixed = try solver.add([Term(width)], .equal, 30)
        try solver.add([Term(left)], .equal, 5)
        solver.remove(width)
        solver.solve()
        #expect(solver.value(of: right) == 35)
        solver.takeChangedVariables { variable, _ in #expect(variable != width) }
        solver.remove(fixed)
        solver.remove(sum)
        solver.solve()
        solver._checkInvariants()
        #expect(solver.value(of: left) == 5)
    }

    @Test("a limit without limits takes no digits from other numbers")
    func hugeConstants() throws {
        let width = solver.makeVariable()
        let limit = try solver.add([Term(width)], .lessThanOrEqual, .greatestFiniteMagnitude)
        try solver.add([Term(width)], .greaterThanOrEqual, -.greatestFiniteMagnitude)
        try solver.add([Term(width)], .lessThanOrEqual, 29.25, priority: 250)
        try solver.add([Term(width)], .greaterThanOrEqual, 29.25, priority: 750)
        solver.solve()
        #expect(abs(solver.value(of: width) - 29.25) < 1e-6)
        try solver.setConstant(20, of: limit)
        solver.solve()
        #expect(abs(solver.value(of: width) - 20) < 1e-6)
        try solver.setConstant(1e300, of: limit)
        solver.solve()
        #expect(abs(solver.value(of: width) - 29.25) < 1e-6)
        solver._checkInvariants()
    }

    @Test("the same operations give the same numbers to the last bit")
    func deterministic() throws {
        func run() throws -> [Double] {
            var random = RandomNumbers(seed: 4711)
            let twin = Twin(variables: 6)
            var values: [Double] = []
            for _ in 0..<120 {
                _ = try twin.editAtRandom(using: &random)
                twin.solver.solve()
                values += twin.point
            }
            return values
        }
        #expect(try run() == run())
    }

    @Test("proportional widths that do not fit leave the error to the last")
    func fillProportionally() throws {
        // Wishes of priority 999, 998, 997 in a row with spacing, as stack views make them.
        let widths = (0..<3).map { _ in solver.makeVariable() }
        for (index, share) in [0.25, 0.25, 0.5].enumerated() {
            try solver.add([Term(widths[index])], .equal, share * 300, priority: 999 - Float(index))
        }
        try solver.add(widths.map { Term($0) }, .equal, 300 - 2 * 10)
        solver.solve()
        #expect(widths.map { solver.value(of: $0) } == [75, 75, 130])
    }
}
