extension Solver {
    /// Verifies the links of the tableau, and that it says the same as the constraints. O(size of the system).
    /// For tests; stops the program if something is wrong.
    public func _checkInvariants() {
        checkLinks()
        checkStates()
        checkMeaning()
    }

    private func checkLinks() {
        for index in 0..<symbolCount {
            let symbol = symbols[index]
            if symbol.role == .unused || symbol.status == .nonbasic {
                precondition(symbol.row.count == 0, "only basic and defined symbols have rows")
            }
            for (position, place) in symbol.row.range.enumerated() {
                let entry = entries.base[place]
                let columnList = list(entry.column, defined: symbol.status == .defined).pointee
                precondition(entry.position < columnList.count, "an entry points behind its column")
                let mention = occurrences.base[Int(columnList.start) + Int(entry.position)]
                precondition(mention.row == index && mention.position == position, "an entry and its mention differ")
                precondition(entry.coefficient.isFinite, "a coefficient is not finite")
                precondition(symbols[Int(entry.column)].role != .unused, "a row mentions a symbol that is gone")
            }
            for defined in [false, true] {
                for (position, place) in list(Int32(index), defined: defined).pointee.range.enumerated() {
                    let mention = occurrences.base[place]
                    let row = symbols[Int(mention.row)]
                    precondition(row.status == (defined ? .defined : .basic), "a mention is in the wrong list")
                    let entry = entries.base[Int(row.row.start) + Int(mention.position)]
                    precondition(entry.column == index && entry.position == position, "a mention and its entry differ")
                }
            }
        }
    }

    private func checkStates() {
        for index in 0..<symbolCount where symbols[index].role != .unused {
            let symbol = symbols[index]
            switch symbol.status {
            case .nonbasic: break
            case .defined: precondition(symbol.role == .variable, "only variables are defined")
            case .basic:
                precondition(symbol.role == .constraint, "only residuals are basic")
                precondition(symbol.constant * Double(symbol.side) >= -Tolerance.value, "a value is on the wrong side")
                for place in symbol.row.range {
                    precondition(
                        symbols[Int(entries.base[place].column)].status == .nonbasic,
                        "a basic row mentions a basic symbol")
                }
            }
        }
    }

    /// Gives the nonbasic symbols arbitrary values; all constraints must then have the residual that their row says.
    private func checkMeaning() {
        var values = [Double?](repeating: nil, count: symbolCount)
        var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<symbolCount where symbols[index].role != .unused && symbols[index].status == .nonbasic {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            values[index] = Double(seed >> 40) / Double(1 << 20) - 8
        }
        for index in 0..<symbolCount where symbols[index].status == .basic && symbols[index].role != .unused {
            values[index] = symbols[index].row.range.reduce(symbols[index].constant) {
                $0 + entries.base[$1].coefficient * values[Int(entries.base[$1].column)]!
            }
        }
        var open: [Int] = (0..<symbolCount).filter { symbols[$0].status == .defined && symbols[$0].role != .unused }
        var entered = Set<Int>()
        while let index = open.last {
            guard values[index] == nil else {
                open.removeLast()
                continue
            }
            let pending = symbols[index].row.range.map { Int(entries.base[$0].column) }.filter { values[$0] == nil }
            if pending.isEmpty {
                values[index] = symbols[index].row.range.reduce(symbols[index].constant) {
                    $0 + entries.base[$1].coefficient * values[Int(entries.base[$1].column)]!
                }
                open.removeLast()
            } else {
                precondition(entered.insert(index).inserted, "a variable is defined by itself")
                open.append(contentsOf: pending)
            }
        }
        for index in 0..<symbolCount where symbols[index].role == .constraint {
            let symbol = symbols[index]
            var residual = -symbol.target
            var scale = 1 + abs(symbol.target)
            for place in symbol.terms.range {
                let summand = terms.base[place].coefficient * values[Int(terms.base[place].symbol)]!
                residual += summand
                scale = max(scale, abs(summand))
            }
            let difference = abs(Double(symbol.sign) * residual - values[index]!)
            precondition(difference <= 1e-6 * scale, "a row does not say what its constraint says")
        }
    }
}
