/// Finding out which required constraints contradict each other.
extension Solver {
    /// Looks at the required residuals that were out of bounds, after the optimum was found. Those that still are prove
    /// a conflict: returns a small set of required constraints that cannot hold together.
    func takeConflict() -> [ConstraintID]? {
        let violated = suspects.filter { isViolated($0) }
        suspects.removeAll(keepingCapacity: true)
        guard !violated.isEmpty else { return nil }

        // One row is a proof by itself if nothing in it can move to its aid: residual = negative constant
        // + residuals that cannot grow. The residuals are independent, so nothing can be left out of the set.
        var best: [Int32]?
        for row in violated {
            if let proof = proof(from: row), best == nil || proof.count < best!.count { best = proof }
        }
        if let best { return best.map(identifier) }

        return contradiction(endingWith: violated).map(identifier)
    }

    /// Adds the required constraints one by one to a solver of their own, those in doubt last, up to the first conflict:
    /// there one row alone is violated, and proves it. O(size of the system), for the rare case of several violated rows.
    private func contradiction(endingWith doubtful: [Int32]) -> [Int32] {
        let trial = Solver()
        var variables: [Int32: Variable] = [:]
        var originals: [ConstraintID: Int32] = [:]
        let required = (0..<Int32(symbolCount)).filter {
            symbols[Int($0)].role == .constraint && symbols[Int($0)].isRequired && !doubtful.contains($0)
        }
        for index in required + doubtful {
            let symbol = symbols[Int(index)]
            let terms = symbol.terms.range.map { place in
                let term = self.terms.base[place]
                let variable = variables[term.symbol] ?? trial.makeVariable()
                variables[term.symbol] = variable
                return Term(variable, term.coefficient)
            }
            let relation: Relation =
                symbol.isEquality ? .equal : symbol.sign < 0 ? .lessThanOrEqual : .greaterThanOrEqual
            do {
                originals[try trial.add(terms, relation, symbol.target)] = index
            } catch {
                let involved = error.involved.compactMap { originals[$0] } + [index]
                return involved.sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
            }
        }
        return doubtful
    }

    private func identifier(_ index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: symbols[Int(index)].generation)
    }

    private func isViolated(_ index: Int32) -> Bool {
        let symbol = symbols + Int(index)
        guard symbol.pointee.role == .constraint, symbol.pointee.status == .basic, symbol.pointee.isRequired else {
            return false
        }
        let tolerance = Tolerance.conflict * max(1, abs(symbol.pointee.target) * 1e-3)
        let value = symbol.pointee.constant
        return value < -tolerance || (symbol.pointee.isEquality && value > tolerance)
    }

    /// The required constraints in the row of a violated one, once nothing in it can move to its aid; nil if something can.
    ///
    /// At the optimum that is so unless required residuals that are just met stand in the way: these take the place of
    /// what they block, which leaves the solution where it is.
    private func proof(from row: Int32) -> [Int32]? {
        for _ in 0..<(100 + 4 * constraintCount) {
            guard symbols[Int(row)].status == .basic, isViolated(row) else { return nil }
            guard let aid = aid(to: row) else {
                var involved = [row]
                for place in symbols[Int(row)].row.range where abs(entries.base[place].coefficient) > Tolerance.pivot {
                    involved.append(entries.base[place].column)
                }
                return involved.sorted { symbols[Int($0)].sequence < symbols[Int($1)].sequence }
            }
            let direction = aid.coefficient * symbols[Int(row)].constant < 0 ? 1.0 : -1.0
            guard let blocker = blocker(of: aid.column, direction, before: row) else { return nil }
            for place in list(aid.column, defined: false).pointee.range {
                let other = occurrences.base[place].row
                if other != blocker.row { affected.append(other) }
            }
            pivot(leaving: blocker.row, entering: aid.column, at: blocker.position)
            while let other = affected.popLast() { settleSide(other) }
        }
        return nil
    }

    /// The first made of the nonbasic symbols that may move such that the violation gets less.
    private func aid(to row: Int32) -> RowEntry? {
        let value = symbols[Int(row)].constant
        var best: RowEntry?
        for place in symbols[Int(row)].row.range {
            let entry = entries.base[place]
            guard abs(entry.coefficient) > Tolerance.pivot else { continue }
            let column = symbols + Int(entry.column)
            if column.pointee.role == .constraint, column.pointee.isRequired {
                if column.pointee.isEquality || entry.coefficient * value > 0 { continue }
            }
            if best == nil || column.pointee.sequence < symbols[Int(best!.column)].sequence { best = entry }
        }
        return best
    }

    /// The required residual that a move would first push out of its bounds; nil if the violated one is met before that.
    private func blocker(of column: Int32, _ direction: Double, before row: Int32) -> ColumnEntry? {
        var best: ColumnEntry?
        var nearest = Double.infinity
        var limit = Double.infinity
        for place in list(column, defined: false).pointee.range {
            let mention = occurrences.base[place]
            let basic = symbols + Int(mention.row)
            let coefficient = entries.base[Int(basic.pointee.row.start) + Int(mention.position)].coefficient
            let rate = coefficient * direction
            if mention.row == row {
                limit = abs(basic.pointee.constant / rate)
                continue
            }
            guard basic.pointee.isRequired, abs(rate) > Tolerance.pivot, !isViolated(mention.row) else { continue }
            guard rate < 0 || basic.pointee.isEquality else { continue }
            let distance = basic.pointee.isEquality ? 0 : max(0, basic.pointee.constant / -rate)
            if best == nil || distance < nearest
                || (distance == nearest
                    && basic.pointee.sequence < symbols[Int(best!.row)].sequence)
            {
                best = mention
                nearest = distance
            }
        }
        return nearest < limit ? best : nil
    }
}
