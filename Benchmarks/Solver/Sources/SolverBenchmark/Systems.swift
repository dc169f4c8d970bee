import LayoutSolver

/// A layout as constraints, and the constraint in it whose constant is changed.
struct Layout {
    var variableCount = 0
    var constraints: [Constraint] = []
    /// The width of one view, early in the layout.
    var local = 0
    /// The width of the whole.
    var whole = 0

    struct Constraint {
        var terms: [(Int, Double)]
        var relation: Relation
        var constant: Double
        var priority: Float
    }

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000) {
        constraints.append(Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
    }

    /// A view that wants to be as wide as its contents.
    mutating func addContents(_ width: Int, _ size: Double) {
        add([(width, 1)], .lessThanOrEqual, size, 250)
        add([(width, 1)], .greaterThanOrEqual, size, 750)
    }

    /// Labels side by side in a stack of a given width: a change of one moves all behind it.
    static func chain(_ count: Int) -> Layout {
        var layout = Layout()
        let width = layout.variable()
        layout.whole = 0
        layout.add([(width, 1)], .equal, Double(count) * 60)
        var previous: (start: Int, width: Int)?
        for index in 0..<count {
            let view = (start: layout.variable(), width: layout.variable())
            if let previous {
                layout.add([(view.start, 1), (previous.start, -1), (previous.width, -1)], .equal, 8)
            } else {
                layout.add([(view.start, 1)], .equal, 0)
            }
            if index == count / 2 { layout.local = layout.constraints.count + 1 }
            layout.addContents(view.width, 30 + Double(index % 7))
            previous = view
        }
        layout.add([(previous!.start, 1), (previous!.width, 1), (width, -1)], .equal, 0)
        return layout
    }

    /// Cards below each other, each with an image, two labels and a badge in coordinates of its own: a change stays in its card.
    static func grid(_ count: Int) -> Layout {
        var layout = Layout()
        let width = layout.variable()
        layout.add([(width, 1)], .equal, 390)
        var bottom: Int?
        for index in 0..<max(1, count / 5) {
            let card = (0..<4).map { _ in layout.variable() }  // x, y, width, height
            layout.add([(card[0], 1)], .equal, 16)
            layout.add([(card[2], 1), (width, -1)], .equal, -32)
            if let bottom {
                layout.add([(card[1], 1), (bottom, -1)], .equal, 12)
            } else {
                layout.add([(card[1], 1)], .equal, 0)
            }
            let below = layout.variable()
            layout.add([(below, 1), (card[1], -1), (card[3], -1)], .equal, 0)
            bottom = below
            let image = (0..<4).map { _ in layout.variable() }
            layout.add([(image[0], 1)], .equal, 8)
            layout.add([(image[1], 1)], .equal, 8)
            layout.add([(image[2], 1)], .equal, 44)
            layout.add([(image[3], 1), (image[2], -1)], .equal, 0)
            var above: [Int]?
            for line in 0..<2 {
                let label = (0..<4).map { _ in layout.variable() }
                layout.add([(label[0], 1), (image[0], -1), (image[2], -1)], .equal, 8)
                if let above {
                    layout.add([(label[1], 1), (above[1], -1), (above[3], -1)], .equal, 4)
                } else {
                    layout.add([(label[1], 1)], .equal, 8)
                }
                if line == 0 && index == count / 10 { layout.local = layout.constraints.count + 1 }
                layout.addContents(label[2], 120 + Double((index * 7 + line) % 50))
                layout.addContents(label[3], 20)
                layout.add([(label[0], 1), (label[2], 1), (card[2], -1)], .lessThanOrEqual, -60)
                above = label
            }
            layout.add([(above![1], 1), (above![3], 1), (card[3], -1)], .equal, -8)
            layout.add([(image[1], 1), (image[3], 1), (card[3], -1)], .lessThanOrEqual, -8)
            let badge = (0..<4).map { _ in layout.variable() }
            layout.addContents(badge[2], 20)
            layout.addContents(badge[3], 20)
            layout.add([(badge[0], 1), (badge[2], 1), (card[2], -1)], .equal, -8)
            layout.add([(badge[1], 2), (badge[3], 1), (card[3], -1)], .equal, 0)
        }
        return layout
    }

    /// Rows of five labels in sections of four rows, each a stack view, in one stack view: the constraints that stack views make.
    /// A change stays in its row.
    static func stacks(_ count: Int) -> Layout {
        var layout = Layout()
        let root = (0..<4).map { _ in layout.variable() }  // x, y, width, height
        layout.whole = 0
        layout.add([(root[2], 1)], .equal, 390)
        let rows = max(1, count / 5)
        var sections: [[Int]] = []
        for start in stride(from: 0, to: rows, by: 4) {
            let section = (0..<4).map { _ in layout.variable() }
            var made: [[Int]] = []
            for row in start..<min(start + 4, rows) {
                let stack = (0..<4).map { _ in layout.variable() }
                var labels: [[Int]] = []
                for index in 0..<5 {
                    let label = (0..<4).map { _ in layout.variable() }
                    if row == rows / 2, index == 2 { layout.local = layout.constraints.count + 1 }
                    layout.addContents(label[2], 20 + Double((row * 5 + index) % 17))
                    layout.addContents(label[3], 20)
                    labels.append(label)
                }
                layout.stack(labels, in: stack, along: 0, spacing: 8)
                made.append(stack)
            }
            layout.stack(made, in: section, along: 1, spacing: 4)
            sections.append(section)
        }
        layout.stack(sections, in: root, along: 1, spacing: 12)
        return layout
    }

    /// What a stack view with filling distribution and alignment makes, everything relative to the stack.
    private mutating func stack(_ views: [[Int]], in stack: [Int], along axis: Int, spacing: Double) {
        let across = 1 - axis
        add([(views[0][axis], 1)], .equal, 0)
        for (previous, view) in zip(views, views.dropFirst()) {
            add([(view[axis], 1), (previous[axis], -1), (previous[axis + 2], -1)], .equal, spacing)
        }
        let last = views[views.count - 1]
        add([(last[axis], 1), (last[axis + 2], 1), (stack[axis + 2], -1)], .equal, 0)
        let first = views[0]
        add([(first[across], 1)], .equal, 0)
        add([(first[across], 1), (first[across + 2], 1), (stack[across + 2], -1)], .equal, 0)
        for view in views.dropFirst() {
            add([(view[across], 1), (first[across], -1)], .equal, 0)
            add(
                [(view[across], 1), (view[across + 2], 1), (first[across], -1), (first[across + 2], -1)], .equal, 0)
        }
    }

    /// One line a constraint, for other solvers: priority, relation, constant, then pairs of variable and coefficient.
    func printed() {
        print(variableCount, local, whole)
        for constraint in constraints {
            let relation =
                switch constraint.relation {
                case .lessThanOrEqual: "<="
                case .equal: "=="
                case .greaterThanOrEqual: ">="
                }
            let terms = constraint.terms.map { "\($0.0) \($0.1)" }.joined(separator: " ")
            print(constraint.priority, relation, constraint.constant, terms)
        }
    }
}
