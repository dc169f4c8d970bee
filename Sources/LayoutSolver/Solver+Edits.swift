extension Solver {
    /// Changes what a constraint compares its terms with.
    ///
    /// - Throws: ``Conflict`` if required constraints cannot hold any more; the old constant is then in force again.
    /// - Complexity: O(rows that depend on the constraint), and pivots only where a residual changes its sign.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(Conflict) {
        precondition(isCurrent(constraint), "this solver has no such constraint")
        guard constant.isFinite else { throw Conflict(constraint: constraint, involved: []) }
        let constant = Self.limited(constant)
        let old = symbols[Int(constraint.index)].target
        guard constant != old else { return }
        shift(constraint.index, to: constant)
        guard symbols[Int(constraint.index)].isRequired, !suspects.isEmpty else { return }
        optimise()
        if let involved = takeConflict() {
            shift(constraint.index, to: old)
            optimise()
            suspects.removeAll(keepingCapacity: true)
            throw Conflict(constraint: constraint, involved: involved)
        }
    }

    /// Whether the constraint is in force: added and not removed.
    public func contains(_ constraint: ConstraintID) -> Bool { isCurrent(constraint) }

    /// Changes several constants together, so that only what they mean together is solved for.
    ///
    /// - Throws: ``Conflict`` if required constraints cannot hold any more; all old constants are then in force again.
    public func setConstants(_ changes: [(constant: Double, constraint: ConstraintID)]) throws(Conflict) {
        var old: [(Double, Int32)] = []
        var isRequired = false
        for (constant, constraint) in changes {
            precondition(isCurrent(constraint), "this solver has no such constraint")
            guard constant.isFinite else {
                for (target, index) in old.reversed() { shift(index, to: target) }
                throw Conflict(constraint: constraint, involved: [])
            }
            let symbol = symbols + Int(constraint.index)
            let limited = Self.limited(constant)
            guard limited != symbol.pointee.target else { continue }
            old.append((symbol.pointee.target, constraint.index))
            isRequired = isRequired || symbol.pointee.isRequired
            shift(constraint.index, to: limited)
        }
        guard isRequired, !suspects.isEmpty else { return }
        optimise()
        if let involved = takeConflict() {
            for (target, index) in old.reversed() { shift(index, to: target) }
            optimise()
            suspects.removeAll(keepingCapacity: true)
            throw Conflict(constraint: changes[0].constraint, involved: involved)
        }
    }

    /// Changes a priority, also to and from required.
    ///
    /// - Throws: ``Conflict`` if the constraint is to be required and cannot hold together with the required ones there are,
    ///   or if the priority is not above 0; the old priority is then in force again.
    public func setPriority(_ priority: Float, of constraint: ConstraintID) throws(Conflict) {
        precondition(isCurrent(constraint), "this solver has no such constraint")
        guard priority > 0 else { throw Conflict(constraint: constraint, involved: []) }
        let old = levels.priorities[Int(symbols[Int(constraint.index)].level)]
        guard min(priority, 1000) != min(old, 1000) else { return }
        replacePriority(constraint.index, by: priority)
        guard symbols[Int(constraint.index)].isRequired, !suspects.isEmpty else { return }
        optimise()
        if let involved = takeConflict() {
            replacePriority(constraint.index, by: old)
            optimise()
            suspects.removeAll(keepingCapacity: true)
            throw Conflict(constraint: constraint, involved: involved)
        }
    }

    private func replacePriority(_ index: Int32, by priority: Float) {
        let symbol = symbols + Int(index)
        let level = levels.retain(priority)
        levels.release(symbol.pointee.level)
        symbol.pointee.level = level
        symbol.pointee.isRequired = level == PriorityLevels.required
        if symbol.pointee.status == .basic {
            enqueueColumns(of: index)
            settleSide(index)
        } else {
            enqueue(index)
        }
    }

    private func shift(_ index: Int32, to constant: Double) {
        let symbol = symbols + Int(index)
        // residual = sign * (expression - target), so rows that mention the residual mean one smaller by the change now.
        let change = Double(symbol.pointee.sign) * (constant - symbol.pointee.target)
        symbol.pointee.target = constant
        if symbol.pointee.status == .basic {
            symbol.pointee.constant -= change
            touch(index)
            affected.append(index)
        }
        for defined in [false, true] {
            for place in list(index, defined: defined).pointee.range {
                let mention = occurrences.base[place]
                let row = symbols + Int(mention.row)
                let coefficient = entries.base[Int(row.pointee.row.start) + Int(mention.position)].coefficient
                row.pointee.constant += coefficient * change
                touch(mention.row)
                if defined {
                    row.pointee.isStale = true
                } else {
                    affected.append(mention.row)
                }
            }
        }
        while let row = affected.popLast() { settleSide(row) }
    }
}
