/// Which variables rest at zero where nothing determines them.
///
/// In `x2 = x1 + w1` with a given `x2`, either of the others may be zero. Which one the tableau arrives at depends on the order of
/// additions; the rule is that the variable made first rests.
extension Solver {
    /// Remembers nonbasic variables that a new definition mentions.
    func noteResting(in row: Slice) {
        areDefinitionsNew = true
        for place in row.range {
            let column = entries.base[place].column
            if symbols[Int(column)].role == .variable, symbols[Int(column)].status == .nonbasic { noteResting(column) }
        }
    }

    func noteResting(_ variable: Int32) {
        areDefinitionsNew = true
        if !symbols[Int(variable)].isResting {
            symbols[Int(variable)].isResting = true
            resting.append(variable)
        }
    }

    /// Makes the first made of all variables that move together rest in the place of a later one.
    /// O(variables that depend on resting ones) after new definitions, else O(1).
    func settleRestingVariables() {
        guard areDefinitionsNew else { return }
        areDefinitionsNew = false
        // Enough for any layout made by people; what is left after that is a solution as good.
        visitsLeft = 100_000 + 4 * symbolCount
        while settleRestingVariablesOnce(), visitsLeft > 0 {}
        areDefinitionsNew = false
    }

    /// Goes through the list; returns whether anything was exchanged.
    private func settleRestingVariablesOnce() -> Bool {
        var hasExchanged = false
        var index = 0
        while index < resting.count, visitsLeft > 0 {
            let variable = resting[index]
            let symbol = symbols + Int(variable)
            guard symbol.pointee.role == .variable, symbol.pointee.status == .nonbasic, !isUnmentioned(variable) else {
                symbol.pointee.isResting = false
                resting.swapAt(index, resting.count - 1)
                resting.removeLast()
                continue
            }
            // With mentions in basic rows it is not free: residuals follow it.
            if list(variable, defined: false).pointee.count == 0, let first = firstDependent(of: variable),
                exchange(resting: variable, with: first)
            {
                hasExchanged = true
            } else {
                index += 1
            }
        }
        return hasExchanged
    }

    /// The first made variable whose definition leads to the given one, if it was made before that.
    private func firstDependent(of variable: Int32) -> Int32? {
        let stamp = nextStamp()
        var first = variable
        stamps[Int(variable)] = stamp
        order.removeAll(keepingCapacity: true)
        order.append(variable)
        while let next = order.popLast() {
            visitsLeft -= 1
            if symbols[Int(next)].sequence < symbols[Int(first)].sequence { first = next }
            for place in list(next, defined: true).pointee.range {
                let row = occurrences.base[place].row
                if stamps[Int(row)] != stamp {
                    stamps[Int(row)] = stamp
                    order.append(row)
                }
            }
        }
        return first == variable ? nil : first
    }

    /// Solves the definition of another variable for a resting one; the other one rests then.
    private func exchange(resting variable: Int32, with other: Int32) -> Bool {
        beginExpansion(constant: 0)
        addToExpansion(other, 1)
        finishExpansion()
        defer { clearExpansion() }
        visitsLeft -= expansion.count
        let own = accumulator[Int(variable)]
        guard abs(own) > Tolerance.pivot else { return false }
        undefine(other)
        let symbol = symbols + Int(variable)
        symbol.pointee.status = .defined
        symbol.pointee.constant = -expansionConstant / own
        for column in expansion where column != variable {
            appendEntry(row: variable, column: column, coefficient: -accumulator[Int(column)] / own)
        }
        appendEntry(row: variable, column: other, coefficient: 1 / own)
        symbol.pointee.isStale = true
        touch(variable)
        noteResting(in: symbol.pointee.row)
        return true
    }
}
