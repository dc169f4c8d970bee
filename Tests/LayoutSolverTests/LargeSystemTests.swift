import Testing

@testable import LayoutSolver

/// Cards below each other, each with labels in coordinates of its own.
private final class Cards {
    let solver = Solver()
    var labelWidths: [(Variable, ConstraintID, ConstraintID)] = []
    var heights: [(Variable, ConstraintID)] = []
    var bottoms: [Variable] = []
    let width: Variable
    let widthConstraint: ConstraintID

    init(_ count: Int) throws {
        width = solver.makeVariable()
        widthConstraint = try solver.add([Term(width)], .equal, 390)
        for index in 0..<count {
            let top = solver.makeVariable()
            let height = solver.makeVariable()
            let bottom = solver.makeVariable()
            let cardWidth = solver.makeVariable()
            try solver.add([Term(cardWidth), Term(width, -1)], .equal, -32)
            if let last = bottoms.last {
                try solver.add([Term(top), Term(last, -1)], .equal, 12)
            } else {
                try solver.add([Term(top)], .equal, 0)
            }
            try solver.add([Term(bottom), Term(top, -1), Term(height, -1)], .equal, 0)
            heights.append((height, try solver.add([Term(height)], .equal, 44, priority: 999)))
            bottoms.append(bottom)
            for _ in 0..<3 {
                let labelWidth = solver.makeVariable()
                let hugging = try solver.add(
                    [Term(labelWidth)], .lessThanOrEqual, 100 + Double(index % 7), priority: 250)
                let resistance = try solver.add(
                    [Term(labelWidth)], .greaterThanOrEqual, 100 + Double(index % 7), priority: 750)
                try solver.add([Term(labelWidth), Term(cardWidth, -1)], .lessThanOrEqual, -16)
                labelWidths.append((labelWidth, hugging, resistance))
            }
        }
        solver.solve()
        solver.takeChangedVariables { _, _ in }
    }

    func changes() -> [Variable] {
        solver.solve()
        var result: [Variable] = []
        solver.takeChangedVariables { variable, _ in result.append(variable) }
        return result
    }
}

@Suite struct LargeSystemTests {
    @Test("a change inside one part touches nothing else, however large the system", arguments: [10, 100, 1000])
    func locality(count: Int) throws {
        let cards = try Cards(count)
        let (width, hugging, resistance) = cards.labelWidths[count]
        let pivots = cards.solver.pivotCount
        try cards.solver.setConstant(150, of: hugging)
        try cards.solver.setConstant(150, of: resistance)
        cards.solver.optimise()
        #expect(cards.solver.touched.count <= 4)
        #expect(cards.changes() == [width])
        #expect(cards.solver.value(of: width) == 150)
        #expect(cards.solver.pivotCount - pivots <= 4)

        // The label gets wider than its card.
        try cards.solver.setConstant(500, of: hugging)
        try cards.solver.setConstant(500, of: resistance)
        cards.solver.optimise()
        #expect(cards.solver.touched.count <= 6)
        #expect(cards.changes() == [width])
        #expect(cards.solver.value(of: width) == 342)
        #expect(cards.solver.pivotCount - pivots <= 8)
        if count <= 100 { cards.solver._checkInvariants() }
    }

    @Test("a change of a height moves what is below it and nothing else")
    func whatMoves() throws {
        let cards = try Cards(50)
        try cards.solver.setConstant(60, of: cards.heights[40].1)
        // The height itself, the bottoms from there on, and the tops after it.
        #expect(cards.changes().count == 1 + 10 + 9)
        #expect(cards.solver.value(of: cards.bottoms[49]) == 50 * 44 + 16 + 49 * 12)
    }

    @Test("when the whole gets narrow, labels give way together and come back together")
    func resize() throws {
        let cards = try Cards(200)
        for width in [390.0, 100, 120, 60, 1000, 390] {
            try cards.solver.setConstant(width, of: cards.widthConstraint)
            cards.solver.solve()
            for (index, label) in cards.labelWidths.enumerated() {
                let wanted = 100 + Double(index / 3 % 7)
                #expect(abs(cards.solver.value(of: label.0) - min(wanted, width - 48)) < 1e-9)
            }
        }
        cards.solver._checkInvariants()
    }

    @Test("removing a part leaves the rest, and its places are used again")
    func removal() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        try solver.add([Term(width)], .equal, 100)
        var symbols = 0
        for round in 0..<50 {
            var constraints: [ConstraintID] = []
            let views = (0..<20).map { _ in (solver.makeVariable(), solver.makeVariable()) }
            constraints.append(try solver.add([Term(views[0].0)], .equal, 0))
            for (view, next) in zip(views, views.dropFirst()) {
                constraints.append(
                    try solver.add([Term(next.0), Term(view.0, -1), Term(view.1, -1)], .equal, 8))
                constraints.append(try solver.add([Term(next.1), Term(view.1, -1)], .equal, 0))
            }
            constraints.append(try solver.add([Term(views[19].0), Term(views[19].1), Term(width, -1)], .equal, 0))
            solver.solve()
            #expect(abs(solver.value(of: views[7].1) - (100 - 19 * 8) / 20) < 1e-9)
            for constraint in round % 2 == 0 ? constraints : constraints.reversed() { solver.remove(constraint) }
            for view in views {
                solver.remove(view.0)
                solver.remove(view.1)
            }
            solver.solve()
            solver._checkInvariants()
            if round == 0 { symbols = solver.symbolCount }
        }
        #expect(solver.symbolCount == symbols)
        #expect(solver.value(of: width) == 100)
    }

    @Test("twenty thousand edits do not make numbers drift")
    func drift() throws {
        var random = RandomNumbers(seed: 99)
        let solver = Solver()
        let views = (0..<30).map { _ in (solver.makeVariable(), solver.makeVariable()) }
        var wishes: [ConstraintID] = []
        try solver.add([Term(views[0].0)], .equal, 0)
        for (view, next) in zip(views, views.dropFirst()) {
            try solver.add([Term(next.0), Term(view.0, -1), Term(view.1, -1)], .equal, 7)
        }
        for (index, view) in views.enumerated() {
            wishes.append(
                try solver.add([Term(view.1), Term(views[(index * 7 + 3) % 30].1, -0.37)], .equal, 5, priority: 500))
            wishes.append(try solver.add([Term(view.1)], .greaterThanOrEqual, 10, priority: 750))
            wishes.append(try solver.add([Term(view.1, 1 / 3.0)], .lessThanOrEqual, 20, priority: 250))
        }
        wishes.append(try solver.add([Term(views[29].0), Term(views[29].1)], .equal, 900))
        for step in 0..<20_000 {
            let wish = wishes.randomElement(using: &random)!
            try solver.setConstant(Double.random(in: 1...600, using: &random), of: wish)
            if step % 5 == 0 {
                try solver.setPriority(
                    Float.random(in: 1...999, using: &random), of: wishes[Int.random(in: 0..<90, using: &random)])
            }
            solver.solve()
            if step % 2000 == 0 { solver._checkInvariants() }
        }
        #expect(solver.largestDrift() < 1e-9)
        let before = views.map { solver.value(of: $0.1) }
        solver.rebuild()
        solver.solve()
        solver._checkInvariants()
        for (view, value) in zip(views, before) { #expect(abs(solver.value(of: view.1) - value) < 1e-6) }
    }

    @Test("coefficients and constants of any size come to an end", arguments: 1...3)
    func hugeNumbers(seed: UInt64) {
        var state = seed
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let solver = Solver()
        let variables = (0..<100).map { _ in solver.makeVariable() }
        for variable in variables { _ = try? solver.add([Term(variable)], .greaterThanOrEqual, 0) }
        var made: [ConstraintID] = []
        let start = ContinuousClock.now
        for step in 0..<200 {
            let factor = random(10) == 0 ? [-1, 1e9, 0.5, 3, 1e-4][random(5)] : 1
            let constant = random(10) == 0 ? [1e12, -1e12, 1e308, 1e15][random(4)] : Double(random(200) - 100)
            var terms = [Term(variables[random(100)]), Term(variables[random(100)], -factor)]
            if random(3) == 0 {
                terms += [Term(variables[random(100)], 0.5), Term(variables[random(100)], -factor / 2)]
            }
            let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random(3)]
            let priority: Float = [1000, 1000, 750, 250, 1, 999, 500][random(7)]
            if let id = try? solver.add(terms, relation, constant, priority: priority) { made.append(id) }
            if random(4) == 0, !made.isEmpty { solver.remove(made.remove(at: random(made.count))) }
            if step % 10 == 0 { solver.solve() }
        }
        solver.solve()
        #expect(ContinuousClock.now - start < .seconds(30))
    }
}
