import LayoutSolver
import Testing

/// Rows of views as a stack view with distribution `fill` makes them.
private struct Row {
    let solver = Solver()
    var starts: [Variable] = []
    var widths: [Variable] = []

    /// An intrinsic width of nil stands for a plain view.
    init(_ intrinsic: [Double?], width: Double, spacing: Double, order: Order) throws {
        for _ in intrinsic {
            starts.append(solver.makeVariable())
            widths.append(solver.makeVariable())
        }
        switch order {
        case .intrinsicFirst:
            try addIntrinsic(intrinsic)
            try addEdges(width, spacing)
        case .edgesFirst:
            try addEdges(width, spacing)
            try addIntrinsic(intrinsic)
        case .edgesFromBehind:
            try addEdges(width, spacing, fromBehind: true)
            try addIntrinsic(intrinsic)
        }
        solver.solve()
        solver._checkInvariants()
    }

    enum Order: CaseIterable { case intrinsicFirst, edgesFirst, edgesFromBehind }

    private func addIntrinsic(_ intrinsic: [Double?]) throws {
        for (width, size) in zip(widths, intrinsic) {
            guard let size else { continue }
            try solver.add([Term(width)], .lessThanOrEqual, size, priority: 250)
            try solver.add([Term(width)], .greaterThanOrEqual, size, priority: 750)
        }
    }

    private func addEdges(_ width: Double, _ spacing: Double, fromBehind: Bool = false) throws {
        let last = starts.count - 1
        if !fromBehind { try solver.add([Term(starts[0])], .equal, 0) }
        let gaps = Array(1...last)
        for index in fromBehind ? gaps.reversed() : gaps {
            try solver.add(
                [Term(starts[index]), Term(starts[index - 1], -1), Term(widths[index - 1], -1)], .equal, spacing)
        }
        try solver.add([Term(starts[last]), Term(widths[last])], .equal, width)
        if fromBehind { try solver.add([Term(starts[0])], .equal, 0) }
    }

    var frames: [[Double]] { zip(starts, widths).map { [solver.value(of: $0), solver.value(of: $1)] } }
}

@Suite struct StackRowTests {
    @Test("of equal labels in a row that is too wide the first one stretches", arguments: Row.Order.allCases)
    private func firstStretches(order: Row.Order) throws {
        let row = try Row([29.5, 29, 41.5], width: 300, spacing: 8, order: order)
        #expect(row.frames == [[0, 213.5], [221.5, 29], [258.5, 41.5]])
    }

    @Test("of two plain views in a row the last one takes the space", arguments: Row.Order.allCases)
    private func lastSpacerStretches(order: Row.Order) throws {
        let row = try Row([29.5, nil, 29, nil, 41.5], width: 300, spacing: 8, order: order)
        #expect(row.frames == [[0, 29.5], [37.5, 0], [45.5, 29], [82.5, 168], [258.5, 41.5]])
        #expect(row.solver.isAmbiguous(row.widths[1]))
        #expect(row.solver.isAmbiguous(row.widths[3]))
        #expect(!row.solver.isAmbiguous(row.widths[0]))
        #expect(!row.solver.isAmbiguous(row.starts[4]))
    }

    @Test("in whatever order the constraints come, the first plain view stays empty")
    func anyOrder() throws {
        var random = RandomNumbers(seed: 5)
        let sizes: [Double?] = [29.5, nil, 29, nil, 41.5]
        for hasLimits in [false, true] {
            for _ in 0..<200 { try check(sizes, hasLimits, &random) }
        }
    }

    private func check(_ sizes: [Double?], _ hasLimits: Bool, _ random: inout RandomNumbers) throws {
        let solver = Solver()
        let views = sizes.map { _ in (start: solver.makeVariable(), width: solver.makeVariable()) }
        var additions: [() throws -> Void] = [
            { try solver.add([Term(views[0].start)], .equal, 0) },
            { try solver.add([Term(views[4].start), Term(views[4].width)], .equal, 300) },
        ]
        for (view, size) in zip(views, sizes) {
            guard let size else { continue }
            additions.append { try solver.add([Term(view.width)], .lessThanOrEqual, size, priority: 250) }
            additions.append { try solver.add([Term(view.width)], .greaterThanOrEqual, size, priority: 750) }
        }
        for (view, next) in zip(views, views.dropFirst()) {
            additions.append {
                try solver.add([Term(next.start), Term(view.start, -1), Term(view.width, -1)], .equal, 8)
            }
        }
        if hasLimits {
            for view in views { additions.append { try solver.add([Term(view.width)], .greaterThanOrEqual, 0) } }
        }
        additions.shuffle(using: &random)
        for addition in additions { try addition() }
        solver.solve()
        solver._checkInvariants()
        #expect(views.map { solver.value(of: $0.width) } == [29.5, 0, 29, 168, 41.5])
    }

    @Test("labels that fit exactly keep their widths")
    func exact() throws {
        let row = try Row([10, 20, 30], width: 60, spacing: 0, order: .intrinsicFirst)
        #expect(row.frames == [[0, 10], [10, 20], [30, 30]])
    }
}
