extension Solver {
    /// Whether an equally good solution gives the variable another value. The rules that choose between equally good
    /// solutions do not count. Call after ``solve()``; the solution stays as it is.
    ///
    /// - Complexity: usually O(what the variable depends on); if other constraints are just met there, a few pivots.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        checkVariable(variable)
        optimise()
        beginExpansion(constant: 0)
        addToExpansion(variable.index, 1)
        finishExpansion()
        defer { clearExpansion() }
        var mayMove = false
        for column in expansion {
            let symbol = symbols + Int(column)
            if symbol.pointee.role == .variable, list(column, defined: false).pointee.count == 0 { return true }
            if isFreeToMove(column) { mayMove = true }
        }
        guard mayMove else { return false }
        clearExpansion()
        return isMovable(variable)
    }

    /// The constraints that the variable's value follows from, in the order they were added. Call after ``solve()``.
    ///
    /// Of constraints that say the same, only those are named that the solver goes by.
    /// - Complexity: O(what the variable depends on).
    public func constraints(deciding variable: Variable) -> [ConstraintID] {
        checkVariable(variable)
        optimise()
        beginExpansion(constant: 0)
        addToExpansion(variable.index, 1)
        finishExpansion()
        defer { clearExpansion() }
        return expansion.filter { symbols[Int($0)].role == .constraint }
            .sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
            .map { ConstraintID(index: $0, generation: symbols[Int($0)].generation) }
    }

    /// Whether some direction of a nonbasic symbol costs nothing at any priority.
    private func isFreeToMove(_ column: Int32) -> Bool {
        let symbol = symbols + Int(column)
        if symbol.pointee.isRequired && symbol.pointee.isEquality { return false }
        sumCosts(of: list(column, defined: false).pointee)
        if symbol.pointee.role == .variable { return levels.signWithoutTies == 0 }
        if symbol.pointee.isEquality {
            addOwnCost(symbol, 1)
            if levels.signWithoutTies == 0 { return true }
            addOwnCost(symbol, -2)
            return levels.signWithoutTies == 0
        }
        if levels.signWithoutTies == 0 { return true }
        if symbol.pointee.isRequired { return false }
        addOwnCost(symbol, -1)
        return levels.signWithoutTies == 0
    }

    /// Pulls at the variable from both sides with a priority below all others and looks whether it gives way.
    private func isMovable(_ variable: Variable) -> Bool {
        propagateValues()
        let value = symbols[Int(variable.index)].value
        var moved = false
        for distance in [1.0, -1.0] where !moved {
            guard
                let pull = try? add([Term(variable)], .equal, value + distance, priority: Float.leastNormalMagnitude)
            else { continue }
            optimise()
            beginExpansion(constant: 0)
            addToExpansion(variable.index, 1)
            finishExpansion()
            moved = abs(expansionConstant - value) > Tolerance.conflict
            clearExpansion()
            remove(pull)
            optimise()
        }
        propagateValues()
        return moved
    }
}
