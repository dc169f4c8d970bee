extension Solver {
    /// Makes a nonbasic symbol basic (or defined, if it is a variable) in the place of a basic residual, which becomes
    /// nonbasic, that is zero.
    ///
    /// - Complexity: O(occurrences of the entering symbol * length of the leaving row + lengths of the rows with it).
    func pivot(leaving: Int32, entering: Int32, at position: Int32) {
        let old = symbols + Int(leaving)
        let new = symbols + Int(entering)
        let coefficient = entries.base[Int(old.pointee.row.start) + Int(position)].coefficient
        removeEntry(row: leaving, position: position)
        // Small pivots make errors larger: look sooner whether they have become too large.
        pivotCount += abs(coefficient) > 0.4 ? 1 : 8

        // leaving = constant + rest + coefficient * entering, solved for the entering symbol.
        let scale = -1 / coefficient
        for index in old.pointee.row.range { entries.base[index].coefficient *= scale }
        let becomesDefined = new.pointee.role == .variable
        relabel(old.pointee.row, to: entering, fromDefined: false, toDefined: becomesDefined)
        new.pointee.row = old.pointee.row
        new.pointee.constant = old.pointee.constant * scale
        new.pointee.status = becomesDefined ? .defined : .basic
        old.pointee.row = Slice()
        old.pointee.constant = 0
        old.pointee.status = .nonbasic
        appendEntry(row: entering, column: leaving, coefficient: -scale)
        if !becomesDefined { new.pointee.side = new.pointee.constant < 0 ? -1 : 1 }

        substitute(entering, defined: false)
        touch(leaving)
        touch(entering)
        if becomesDefined {
            new.pointee.isStale = true
            noteResting(in: new.pointee.row)
        }
        enqueueColumns(of: entering)
    }

    /// Defines a free nonbasic variable by a row that is in its place already (status `defined`), where it was used before.
    func eliminate(_ variable: Int32) {
        pivotCount += 1
        if list(variable, defined: false).pointee.count > 0 {
            for index in list(variable, defined: false).pointee.range {
                affected.append(occurrences.base[index].row)
            }
            substitute(variable, defined: false)
            enqueueColumns(of: variable)
            while let row = affected.popLast() { settleSide(row) }
        }
        touch(variable)
        symbols[Int(variable)].isStale = true
        noteResting(in: symbols[Int(variable)].row)
    }

    /// Takes away the row of a defined variable, which is then nonbasic and zero.
    func undefine(_ variable: Int32) {
        clearRow(variable)
        symbols[Int(variable)].status = .nonbasic
        symbols[Int(variable)].isStale = false
        touch(variable)
        enqueue(variable)
        noteResting(variable)
    }

    // MARK: Bookkeeping

    /// Remembers that the value of a symbol may have changed.
    @inline(__always)
    func touch(_ symbol: Int32) {
        if !symbols[Int(symbol)].isTouched {
            symbols[Int(symbol)].isTouched = true
            touched.append(symbol)
        }
    }

    /// Remembers to look whether moving a nonbasic symbol pays.
    @inline(__always)
    func enqueue(_ column: Int32) {
        let symbol = symbols + Int(column)
        if !symbol.pointee.isQueued {
            symbol.pointee.isQueued = true
            queue.append(column)
        }
    }

    /// The cost of each column in the row may have changed. O(length).
    func enqueueColumns(of row: Int32) {
        for index in symbols[Int(row)].row.range {
            let column = entries.base[index].column
            let symbol = symbols + Int(column)
            // Required equalities stay at zero for good.
            if !(symbol.pointee.isEquality && symbol.pointee.isRequired) { enqueue(column) }
        }
    }

    /// Brings the side of a basic residual in line with its value.
    func settleSide(_ row: Int32) {
        let symbol = symbols + Int(row)
        guard symbol.pointee.status == .basic else { return }
        let value = symbol.pointee.constant
        // A value that is a little on the wrong side stays as it is: made zero, its row would no longer be exact.
        if value * Double(symbol.pointee.side) < -Tolerance.value {
            symbol.pointee.side = value < 0 ? -1 : 1
            enqueueColumns(of: row)
        }
        if symbol.pointee.isRequired,
            symbol.pointee.isEquality ? abs(value) > Tolerance.value : value < -Tolerance.value
        {
            suspects.append(row)
        }
    }
}
