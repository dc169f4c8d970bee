extension Solver {
    /// Compares residuals with their definitions, and starts afresh if rounding has piled up. O(size of the system).
    func rebuildIfDrifted() {
        pivotsAtLastCheck = pivotCount
        settleRestingVariables()
        propagateValues()
        if largestDrift() > Tolerance.drift { rebuild() }
    }

    /// The largest distance between a residual and its definition, relative to the numbers in it.
    func largestDrift() -> Double {
        var largest = 0.0
        for index in 0..<symbolCount where symbols[index].role == .constraint {
            let symbol = symbols + index
            var value = -symbol.pointee.target
            var scale = 1 + abs(value)
            for place in symbol.pointee.terms.range {
                let summand = terms.base[place].coefficient * symbols[Int(terms.base[place].symbol)].value
                value += summand
                scale = max(scale, abs(summand))
            }
            largest = max(largest, abs(Double(symbol.pointee.sign) * value - symbol.pointee.value) / scale)
        }
        return largest
    }

    /// Puts all constraints into an empty tableau again, in the order in which they came.
    func rebuild() {
        entries.releaseAll()
        occurrences.releaseAll()
        columns.update(repeating: Slice(), count: 2 * symbolCount)
        let living = (0..<Int32(symbolCount)).filter { symbols[Int($0)].role != .unused }
        let sorted = living.sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
        nextSequence = 1
        for index in sorted {
            let symbol = symbols + Int(index)
            symbol.pointee.sequence = nextSequence
            nextSequence += 1
            symbol.pointee.row = Slice()
            symbol.pointee.constant = 0
            symbol.pointee.status = .nonbasic
            symbol.pointee.isStale = false
            touch(index)
        }
        for index in sorted where symbols[Int(index)].role == .constraint { install(index) }
        optimise()
        suspects.removeAll(keepingCapacity: true)
    }
}
