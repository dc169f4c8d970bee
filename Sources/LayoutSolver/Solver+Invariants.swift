extension Solver {
    /// Verifies the links of the tableau, and that it says the same as the constraints. O(size of the system).
    /// For tests; stops the program if something is wrong.
    public func _checkInvariants() {
        checkLinks()
        checkStates()
        checkMeaning()
        checkOptimum()
    }

    /// Columns that are not queued must not be worth a move.
    private func checkOptimum() {
        for index in 0..<Int32(symbolCount) {
            let symbol = symbols[Int(index)]
            guard symbol.role != .unused, symbol.status == .nonbasic, !symbol.isQueued else { continue }
            precondition(price(index) == 0, "a column that pays was forgotten")
        }
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

    private func checkMeaning() {
        checkThatDefinitionsEnd()
        precondition(largestDrift() <= 1e-6, "a row does not say what its constraint says")
    }

    private func checkThatDefinitionsEnd() {
        var isDone = [Bool](repeating: false, count: symbolCount)
        var isEntered = isDone
        var open = (0..<symbolCount).filter { symbols[$0].status == .defined && symbols[$0].role != .unused }
        while let index = open.last {
            let columns = symbols[index].row.range.map { Int(entries.base[$0].column) }
            let pending = isDone[index] ? [] : columns.filter { symbols[$0].status == .defined && !isDone[$0] }
            if pending.isEmpty {
                isDone[index] = true
                open.removeLast()
            } else {
                precondition(!isEntered[index], "a variable is defined by itself")
                isEntered[index] = true
                open.append(contentsOf: pending)
            }
        }
    }
}
