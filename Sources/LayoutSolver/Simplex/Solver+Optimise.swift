/// A basic residual that reaches zero, where its cost changes, as the entering symbol moves.
struct Breakpoint {
    var step: Double
    var coefficient: Double
    var row: Int32
    var position: Int32
}

extension Solver {
    /// Pivots until no move of a nonbasic symbol makes the solution better.
    ///
    /// Only columns whose cost changed since they were last looked at are looked at.
    func optimise() {
        guard queueHead < queue.count else { return }
        var idleSteps = 0
        let patience = isAlwaysCautious ? -1 : 200 + 2 * constraintCount
        let limit = 20 * (200 + 2 * constraintCount)
        // With coefficients of a billion, steps forward may be steps of rounding only. Each time makes the next one shorter.
        var stepsLeft = max(64, 8 * (200 + constraintCount) >> min(2 * exhaustions, 20))
        while let column = dequeue() {
            let direction = price(column)
            guard direction != 0 else { continue }
            stepsLeft -= 1
            guard stepsLeft > 0 else {
                exhaustions += 1
                clearQueue()
                return
            }
            let step = move(column, direction, isCautious: idleSteps > patience)
            idleSteps = step > Tolerance.value ? 0 : idleSteps + 1
            if idleSteps > patience {
                guard idleSteps < limit else {
                    // Rounding keeps the method from coming to rest; what there is differs by less than it matters.
                    clearQueue()
                    return
                }
                enqueueLowestOnly()
            }
        }
    }

    private func dequeue() -> Int32? {
        while queueHead < queue.count {
            let column = queue[queueHead]
            queueHead += 1
            let symbol = symbols + Int(column)
            symbol.pointee.isQueued = false
            guard symbol.pointee.role != .unused, symbol.pointee.status == .nonbasic else { continue }
            return column
        }
        queue.removeAll(keepingCapacity: true)
        queueHead = 0
        return nil
    }

    private func clearQueue() {
        while dequeue() != nil {}
    }

    /// Sorts what is queued, so that the column made first is taken first: with the choice of the first row in
    /// ``move(_:_:isCautious:)`` this is Bland's rule, which cannot go round in circles.
    private func enqueueLowestOnly() {
        let pending = queue[queueHead...].sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
        queue.replaceSubrange(queueHead..., with: pending)
    }

    // MARK: Pricing

    /// The direction in which moving a nonbasic symbol from zero makes the solution better: 1, -1, or 0 for none.
    /// Leaves the cost per unit of that move in `levels`. O(occurrences).
    func price(_ column: Int32) -> Int {
        let symbol = symbols + Int(column)
        if symbol.pointee.isEquality && symbol.pointee.isRequired { return 0 }
        let occurrence = list(column, defined: false).pointee
        guard occurrence.count > 0 else { return 0 }
        sumCosts(of: occurrence)
        guard !levels.active.isEmpty else { return 0 }

        // Upwards. Only an equality is violated by a positive residual.
        if symbol.pointee.isEquality {
            addOwnCost(symbol, 1)
            if levels.sign < 0 { return 1 }
            // Downwards: the sum with the opposite sign, and the own cost again.
            addOwnCost(symbol, -2)
            levels.negate()
            return levels.sign < 0 ? -1 : 0
        }
        let sign = levels.sign
        if sign < 0 {
            if symbol.pointee.restCost == 0 { return 1 }
            addRestCost(symbol, 1)
            return levels.sign < 0 ? 1 : 0
        }
        if sign == 0 || (symbol.pointee.isRequired && symbol.pointee.role == .constraint) { return 0 }
        levels.negate()
        if symbol.pointee.role == .constraint {
            addOwnCost(symbol, 1)
            if levels.sign >= 0 { return 0 }
        }
        return -1
    }

    /// Sums the cost that one unit more of a column causes in its rows.
    func sumCosts(of occurrence: Slice) {
        levels.clear()
        for index in occurrence.range {
            let mention = occurrences.base[index]
            let basic = symbols + Int(mention.row)
            let coefficient = entries.base[Int(basic.pointee.row.start) + Int(mention.position)].coefficient
            // What could not be a pivot must not be a reason to move either.
            guard abs(coefficient) > Tolerance.pivot else { continue }
            if basic.pointee.side < 0 {
                addOwnCost(basic, -coefficient)
            } else if basic.pointee.isEquality {
                addOwnCost(basic, coefficient)
            } else if basic.pointee.restCost != 0 {
                addRestCost(basic, coefficient)
            }
        }
    }

    @inline(__always)
    func addOwnCost(_ symbol: UnsafeMutablePointer<Symbol>, _ amount: Double) {
        levels.add(amount, to: symbol.pointee.level)
        levels.add(amount * symbol.pointee.sequence, to: PriorityLevels.tie)
    }

    @inline(__always)
    func addRestCost(_ symbol: UnsafeMutablePointer<Symbol>, _ amount: Double) {
        if symbol.pointee.isRequired { levels.add(amount * symbol.pointee.restCost, to: PriorityLevels.rest) }
    }

    // MARK: Moving

    /// Moves a nonbasic symbol as far as that makes the solution better, and pivots with the residual at which it stops.
    /// Returns the length of the move. `levels` holds the cost of the direction.
    ///
    /// Residuals that reach zero on the way are passed as long as what they cost beyond it is less than what the move gains.
    private func move(_ column: Int32, _ direction: Int, isCautious: Bool) -> Double {
        collectBreakpoints(column, Double(direction))
        passed.removeAll(keepingCapacity: true)
        var stop: Breakpoint?
        while let next = takeNearestBreakpoint(isCautious: isCautious) {
            let basic = symbols + Int(next.row)
            let isStop: Bool
            if isCautious {
                isStop = true
            } else {
                let bend = abs(next.coefficient) * (basic.pointee.isEquality ? 2 : 1)
                addOwnCost(basic, bend)
                if basic.pointee.restCost != 0 { addRestCost(basic, bend) }
                isStop = levels.sign >= 0
            }
            if isStop {
                stop = next
                break
            }
            passed.append(next)
        }
        guard var stop else { return 0 }

        // Of all that are at zero there, the largest coefficient gives the most exact pivot.
        if !isCautious {
            let reach = Tolerance.value * 0.01
            for other in passed where stop.step - other.step <= reach {
                if abs(other.coefficient) > 2 * abs(stop.coefficient) { stop = other }
            }
            for other in breakpoints where other.step - stop.step <= reach {
                if abs(other.coefficient) > 2 * abs(stop.coefficient) { stop = other }
            }
        }

        for index in list(column, defined: false).pointee.range {
            let row = occurrences.base[index].row
            if row != stop.row { affected.append(row) }
        }
        for other in passed where other.row != stop.row {
            symbols[Int(other.row)].side = -symbols[Int(other.row)].side
        }
        pivot(leaving: stop.row, entering: column, at: stop.position)
        if symbols[Int(column)].status == .basic {
            symbols[Int(column)].side = Int8(direction)
            settleSide(column)
        }
        for other in passed where other.row != stop.row { enqueueColumns(of: other.row) }
        while let row = affected.popLast() { settleSide(row) }
        return stop.step
    }

    private func collectBreakpoints(_ column: Int32, _ direction: Double) {
        breakpoints.removeAll(keepingCapacity: true)
        for index in list(column, defined: false).pointee.range {
            let mention = occurrences.base[index]
            let basic = symbols + Int(mention.row)
            let coefficient = entries.base[Int(basic.pointee.row.start) + Int(mention.position)].coefficient
            let rate = coefficient * direction
            guard abs(rate) > Tolerance.pivot, (rate < 0) == (basic.pointee.side > 0) else { continue }
            breakpoints.append(
                Breakpoint(
                    step: max(0, -basic.pointee.constant / rate), coefficient: coefficient, row: mention.row,
                    position: mention.position))
        }
    }

    /// Takes the nearest breakpoint out of the list. O(length).
    private func takeNearestBreakpoint(isCautious: Bool) -> Breakpoint? {
        guard var best = breakpoints.first else { return nil }
        var place = 0
        for index in breakpoints.indices.dropFirst() {
            let other = breakpoints[index]
            let isBetter =
                other.step < best.step
                || (other.step == best.step
                    && symbols[Int(other.row)].sequence < symbols[Int(best.row)].sequence)
            if isBetter {
                best = other
                place = index
            }
        }
        breakpoints.swapAt(place, breakpoints.count - 1)
        breakpoints.removeLast()
        return best
    }
}
