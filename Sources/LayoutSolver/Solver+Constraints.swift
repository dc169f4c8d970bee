extension Solver {
    /// Adds the constraint `terms relation constant`. Terms of the same variable are summed.
    ///
    /// - Parameters:
    ///   - constant: is taken as ±``largestConstant`` if it is beyond that.
    ///   - priority: above 0; 1000 and more is required.
    /// - Throws: ``Conflict`` if the constraint is required and cannot hold together with the required ones there are,
    ///   or if a number is not finite or the priority not above 0. The system is then as it was.
    /// - Complexity: O(number of terms) if one of the variables is in no constraint yet; else what the expansion of its
    ///   variables and the pivots for a required constraint take. Optional constraints are only looked at by ``solve()``.
    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000
    ) throws(Conflict) -> ConstraintID {
        guard constant.isFinite, priority > 0 else { throw Conflict(constraint: nil, involved: []) }
        for term in terms {
            checkVariable(term.variable)
            guard term.coefficient.isFinite else { throw Conflict(constraint: nil, involved: []) }
        }

        let index = makeSymbol(.constraint)
        let symbol = symbols + Int(index)
        symbol.pointee.isEquality = relation == .equal
        symbol.pointee.sign = relation == .lessThanOrEqual ? -1 : 1
        symbol.pointee.isRequired = priority >= 1000
        symbol.pointee.level = levels.retain(priority)
        symbol.pointee.target = Self.limited(constant)
        constraintCount += 1
        storeTerms(terms, of: index)
        setRestCost(of: index)
        install(index)

        if symbol.pointee.isRequired, !suspects.isEmpty {
            optimise()
            if let involved = takeConflict() {
                let others = involved.filter { $0.index != index }
                discard(index)
                optimise()
                suspects.removeAll(keepingCapacity: true)
                throw Conflict(constraint: nil, involved: others)
            }
        }
        return ConstraintID(index: index, generation: symbol.pointee.generation)
    }

    /// Removes a constraint; nothing happens if it is removed already.
    ///
    /// - Complexity: O(1) if it does not hold anything in place, else one pivot.
    public func remove(_ constraint: ConstraintID) {
        guard isCurrent(constraint) else { return }
        discard(constraint.index)
    }

    /// Constants beyond this are cut to it, as UIKit does with a limit of its own: next to a width of at most
    /// `greatestFiniteMagnitude` no other number would keep its digits.
    public static let largestConstant = 1e8

    static func limited(_ constant: Double) -> Double {
        min(max(constant, -largestConstant), largestConstant)
    }

    func isCurrent(_ constraint: ConstraintID) -> Bool {
        constraint.index >= 0 && Int(constraint.index) < symbolCount
            && symbols[Int(constraint.index)].role == .constraint
            && symbols[Int(constraint.index)].generation == constraint.generation
    }

    // MARK: Adding

    private func storeTerms(_ given: [Term], of index: Int32) {
        let symbol = symbols + Int(index)
        for term in given {
            accumulator[Int(term.variable.index)] += term.coefficient
        }
        for term in given {
            let coefficient = accumulator[Int(term.variable.index)]
            accumulator[Int(term.variable.index)] = 0
            guard coefficient != 0 else { continue }
            terms.append(TermEntry(symbol: term.variable.index, coefficient: coefficient), to: &symbol.pointee.terms)
            symbols[Int(term.variable.index)].mentions += 1
        }
    }

    /// A lower bound of one variable, as all sizes have one, keeps it small if nothing else does; that of the first made
    /// variable costs most, so that of two plain views in a row the last one takes the space.
    func setRestCost(of index: Int32) {
        let symbol = symbols + Int(index)
        guard symbol.pointee.terms.count == 1, !symbol.pointee.isEquality else { return }
        let term = terms.base[Int(symbol.pointee.terms.start)]
        guard term.coefficient * Double(symbol.pointee.sign) > 0 else { return }
        symbol.pointee.restCost = 1 / (term.coefficient.magnitude * symbols[Int(term.symbol)].sequence)
    }

    /// Puts a constraint into the tableau.
    func install(_ index: Int32) {
        if let variable = unmentionedVariable(in: symbols[Int(index)].terms) {
            define(variable, byTermsOf: index)
            return
        }
        let symbol = symbols + Int(index)
        let sign = Double(symbol.pointee.sign)
        beginExpansion(constant: -sign * symbol.pointee.target)
        for place in symbol.pointee.terms.range {
            let term = terms.base[place]
            addToExpansion(term.symbol, sign * term.coefficient)
        }
        finishExpansion()
        if let subject = subjectOfExpansion() {
            define(subject, byExpansionOf: index)
        } else {
            symbol.pointee.status = .basic
            for column in expansion {
                appendEntry(row: index, column: column, coefficient: accumulator[Int(column)])
            }
            symbol.pointee.constant = expansionConstant
            symbol.pointee.side = expansionConstant < 0 ? -1 : 1
            touch(index)
            enqueueColumns(of: index)
            settleSide(index)
        }
        clearExpansion()
    }

    /// The variable made last among the terms that nothing else mentions.
    private func unmentionedVariable(in slice: Slice) -> Int32? {
        var best: Int32?
        for place in slice.range {
            let term = terms.base[place]
            let symbol = symbols + Int(term.symbol)
            guard symbol.pointee.status == .nonbasic, abs(term.coefficient) > 1e-3, isUnmentioned(term.symbol) else {
                continue
            }
            if best == nil || symbols[Int(best!)].sequence < symbol.pointee.sequence { best = term.symbol }
        }
        return best
    }

    /// Solves the constraint for a variable that no row mentions. Nothing can lead from the other terms back to it, so they
    /// stay as they are: rows remain as short as constraints.
    private func define(_ variable: Int32, byTermsOf index: Int32) {
        let symbol = symbols + Int(index)
        var own = 0.0
        for place in symbol.pointee.terms.range where terms.base[place].symbol == variable {
            own = terms.base[place].coefficient
        }
        let defined = symbols + Int(variable)
        defined.pointee.status = .defined
        defined.pointee.constant = symbol.pointee.target / own
        for place in symbol.pointee.terms.range where terms.base[place].symbol != variable {
            let term = terms.base[place]
            appendEntry(row: variable, column: term.symbol, coefficient: -term.coefficient / own)
        }
        appendEntry(row: variable, column: index, coefficient: Double(symbol.pointee.sign) / own)
        eliminate(variable)
    }

    /// The free variable made last in the sum; of doubtful coefficients the largest.
    private func subjectOfExpansion() -> Int32? {
        var largest = 0.0
        for column in expansion where symbols[Int(column)].role == .variable {
            largest = max(largest, abs(accumulator[Int(column)]))
        }
        guard largest > Tolerance.pivot else { return nil }
        var best: Int32?
        for column in expansion where symbols[Int(column)].role == .variable {
            guard abs(accumulator[Int(column)]) > 0.01 * largest else { continue }
            if best == nil || symbols[Int(best!)].sequence < symbols[Int(column)].sequence { best = column }
        }
        return best
    }

    private func define(_ variable: Int32, byExpansionOf index: Int32) {
        let own = accumulator[Int(variable)]
        let defined = symbols + Int(variable)
        defined.pointee.status = .defined
        defined.pointee.constant = -expansionConstant / own
        for column in expansion where column != variable {
            appendEntry(row: variable, column: column, coefficient: -accumulator[Int(column)] / own)
        }
        appendEntry(row: variable, column: index, coefficient: 1 / own)
        eliminate(variable)
    }

    // MARK: Removing

    /// Takes a constraint out of the tableau and frees its place.
    func discard(_ index: Int32) {
        detach(index)
        let symbol = symbols + Int(index)
        for place in symbol.pointee.terms.range {
            let variable = terms.base[place].symbol
            symbols[Int(variable)].mentions -= 1
            freeIfDoomed(variable)
        }
        terms.release(&symbol.pointee.terms)
        levels.release(symbol.pointee.level)
        constraintCount -= 1
        removeColumn(index)
        freeSymbol(index)
    }

    /// Makes the residual basic, where it can take any value, and drops its row.
    private func detach(_ index: Int32) {
        if symbols[Int(index)].status == .basic {
            enqueueColumns(of: index)
        } else if let mention = nearestBasicRow(of: index) {
            for place in list(index, defined: false).pointee.range {
                let row = occurrences.base[place].row
                if row != mention.row { affected.append(row) }
            }
            pivot(leaving: mention.row, entering: index, at: mention.position)
            while let row = affected.popLast() { settleSide(row) }
        } else if list(index, defined: true).pointee.count == 1 {
            undefine(occurrences.base[Int(list(index, defined: true).pointee.start)].row)
            return
        } else if list(index, defined: true).pointee.count > 1 {
            guard exchangeWithDefinition(index) else { return }
        } else {
            return
        }
        substituteInDefinitions(index)
        clearRow(index)
        symbols[Int(index)].status = .nonbasic
    }

    private func substituteInDefinitions(_ index: Int32) {
        for place in list(index, defined: true).pointee.range {
            symbols[Int(occurrences.base[place].row)].isStale = true
        }
        substitute(index, defined: true)
    }

    /// The row in which the residual reaches another's zero first: no other residual changes its sign on the way.
    private func nearestBasicRow(of index: Int32) -> ColumnEntry? {
        var best: ColumnEntry?
        var bestDistance = Double.infinity
        var bestCoefficient = 0.0
        for place in list(index, defined: false).pointee.range {
            let mention = occurrences.base[place]
            let basic = symbols + Int(mention.row)
            let coefficient = abs(entries.base[Int(basic.pointee.row.start) + Int(mention.position)].coefficient)
            // Rounding must not win over a sound pivot.
            let distance = coefficient > Tolerance.pivot ? abs(basic.pointee.constant) / coefficient : Double.infinity
            if best == nil || distance < bestDistance - Tolerance.value
                || (distance < bestDistance + Tolerance.value && coefficient > 2 * bestCoefficient)
            {
                best = mention
                bestDistance = distance
                bestCoefficient = coefficient
            }
        }
        return best
    }

    /// Solves the definition of a variable for a residual that several definitions mention; the variable becomes nonbasic.
    private func exchangeWithDefinition(_ index: Int32) -> Bool {
        let candidates = list(index, defined: true).pointee.range
            .map { occurrences.base[$0].row }
            .sorted { symbols[Int($0)].row.count < symbols[Int($1)].row.count }
        for variable in candidates {
            let defined = symbols + Int(variable)
            beginExpansion(constant: defined.pointee.constant)
            for place in defined.pointee.row.range {
                addToExpansion(entries.base[place].column, entries.base[place].coefficient)
            }
            finishExpansion()
            let own = accumulator[Int(index)]
            guard abs(own) > Tolerance.pivot else {
                clearExpansion()
                continue
            }
            pivotCount += 1
            undefine(variable)
            let symbol = symbols + Int(index)
            symbol.pointee.status = .basic
            symbol.pointee.constant = -expansionConstant / own
            for column in expansion where column != index {
                appendEntry(row: index, column: column, coefficient: -accumulator[Int(column)] / own)
            }
            appendEntry(row: index, column: variable, coefficient: 1 / own)
            clearExpansion()
            return true
        }
        return false
    }
}
