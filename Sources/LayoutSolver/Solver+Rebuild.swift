extension Solver {
    /// How far rows are from the constraints they came from: gives the nonbasic symbols arbitrary values and compares what
    /// each residual is by its row and by its definition, relative to the numbers involved. O(size of the system).
    func largestDrift() -> Double {
        var values = [Double](repeating: 0, count: symbolCount)
        var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
        expansion.removeAll(keepingCapacity: true)
        for index in 0..<symbolCount where symbols[index].role != .unused {
            switch symbols[index].status {
            case .nonbasic:
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                values[index] = Double(seed >> 40) / Double(1 << 20) - 8
            case .basic: break
            case .defined: expansion.append(Int32(index))
            }
        }
        func evaluate(_ index: Int) {
            var value = symbols[index].constant
            for place in symbols[index].row.range {
                value += entries.base[place].coefficient * values[Int(entries.base[place].column)]
            }
            values[index] = value
        }
        for index in 0..<symbolCount where symbols[index].role != .unused && symbols[index].status == .basic {
            evaluate(index)
        }
        orderDefinitions()
        expansion.removeAll(keepingCapacity: true)
        for index in order { evaluate(Int(index)) }

        var largest = 0.0
        for index in 0..<symbolCount where symbols[index].role == .constraint {
            let symbol = symbols + index
            var residual = -symbol.pointee.target
            var scale = 1 + abs(residual)
            for place in symbol.pointee.terms.range {
                let summand = terms.base[place].coefficient * values[Int(terms.base[place].symbol)]
                residual += summand
                scale = max(scale, abs(summand))
            }
            largest = max(largest, abs(Double(symbol.pointee.sign) * residual - values[index]) / scale)
        }
        return largest
    }

    static let largestSequence = 4e6

    /// Puts all constraints into an empty tableau again, in the order in which they came.
    func rebuild() {
        entries.releaseAll()
        occurrences.releaseAll()
        columns.update(repeating: Slice(), count: 2 * symbolCount)
        let living = (0..<Int32(symbolCount)).filter { symbols[Int($0)].role != .unused }
        let sorted = living.sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
        // Numbers that are too large are hard to tell apart in a sum. Otherwise they stay: with other numbers another of
        // equally good solutions might be chosen.
        let isRenumbered = nextSequence > Self.largestSequence
        if isRenumbered { nextSequence = 1 }
        for index in sorted {
            let symbol = symbols + Int(index)
            if isRenumbered {
                symbol.pointee.sequence = nextSequence
                nextSequence += 1
            }
            symbol.pointee.row = Slice()
            symbol.pointee.constant = 0
            symbol.pointee.status = .nonbasic
            symbol.pointee.isStale = false
            touch(index)
        }
        for index in sorted where symbols[Int(index)].role == .constraint {
            setRestCost(of: index)
            install(index)
        }
        optimise()
        suspects.removeAll(keepingCapacity: true)
        // Some systems cannot be had more exactly.
        allowedDrift = max(Tolerance.drift, 10 * largestDrift())
        pivotsAtLastCheck = pivotCount
    }
}
