/// The distinct priorities in use, each with a small number, and sums of costs by these numbers.
struct PriorityLevels {
    /// The level of required constraints.
    static let required: Int32 = 0
    /// The level below all priorities that decides which of equal wishes is fulfilled.
    static let tie: Int32 = 1
    /// The level below that, which makes sizes small where nothing wishes them large.
    static let rest: Int32 = 2

    private(set) var priorities: [Float] = [.infinity, -1, -2]
    private var uses: [Int32] = [1, 1, 1]
    private var unused: [Int32] = []
    private var numbers: [Float: Int32] = [:]
    /// The levels asked for last: most layouts use few.
    private var recent: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)

    /// Sum of costs by level, and the sum of magnitudes it came from.
    private var costs: [Double] = [0, 0, 0]
    private var magnitudes: [Double] = [0, 0, 0]
    /// Levels with a sum, the highest priority first.
    private(set) var active: [Int32] = []

    /// The level of a priority, made if need be. O(1) on average.
    mutating func retain(_ priority: Float) -> Int32 {
        if priority >= 1000 { return Self.required }
        // Levels that are not in use any more keep no priority above 0.
        let known =
            priorities[Int(recent.0)] == priority
            ? recent.0
            : priorities[Int(recent.1)] == priority
                ? recent.1
                : priorities[Int(recent.2)] == priority
                    ? recent.2 : priorities[Int(recent.3)] == priority ? recent.3 : -1
        if known > Self.rest {
            uses[Int(known)] += 1
            return known
        }
        if let number = numbers[priority] {
            uses[Int(number)] += 1
            recent = (number, recent.0, recent.1, recent.2)
            return number
        }
        let number: Int32
        if let again = unused.popLast() {
            number = again
            priorities[Int(again)] = priority
            uses[Int(again)] = 1
        } else {
            number = Int32(priorities.count)
            priorities.append(priority)
            uses.append(1)
            costs.append(0)
            magnitudes.append(0)
        }
        numbers[priority] = number
        recent = (number, recent.0, recent.1, recent.2)
        return number
    }

    mutating func release(_ level: Int32) {
        guard level > Self.rest else { return }
        uses[Int(level)] -= 1
        if uses[Int(level)] == 0 {
            numbers[priorities[Int(level)]] = nil
            priorities[Int(level)] = -3
            unused.append(level)
        }
    }

    mutating func clear() {
        for level in active {
            costs[Int(level)] = 0
            magnitudes[Int(level)] = 0
        }
        active.removeAll(keepingCapacity: true)
    }

    /// Adds to the sum of a level. O(number of levels in the sum).
    mutating func add(_ cost: Double, to level: Int32) {
        guard cost != 0 else { return }
        let index = Int(level)
        if magnitudes[index] == 0 {
            // Keeps the few levels in order of priority.
            active.append(level)
            var place = active.count - 1
            let priority = priorities[index]
            while place > 0, priorities[Int(active[place - 1])] < priority {
                active[place] = active[place - 1]
                place -= 1
            }
            active[place] = level
        }
        costs[index] += cost
        magnitudes[index] += abs(cost)
    }

    mutating func negate() {
        for level in active { costs[Int(level)] = -costs[Int(level)] }
    }

    /// The sign of the sum as a number whose digits are the levels.
    var sign: Int {
        for level in active {
            let sign = digit(level)
            if sign != 0 { return sign }
        }
        return 0
    }

    /// The sign without the levels that only decide between equally good solutions.
    var signWithoutTies: Int {
        for level in active where level != Self.tie && level != Self.rest {
            let sign = digit(level)
            if sign != 0 { return sign }
        }
        return 0
    }

    private func digit(_ level: Int32) -> Int {
        let cost = costs[Int(level)]
        if abs(cost) <= Tolerance.cost * magnitudes[Int(level)] { return 0 }
        return cost < 0 ? -1 : 1
    }
}
