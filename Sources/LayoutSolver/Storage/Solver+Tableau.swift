/// Rows and the lists of a column's occurrences, linked both ways, so that an entry is found from either side in O(1).
extension Solver {
    /// The list of a column's occurrences in rows of defined symbols, or of basic ones.
    @inline(__always)
    func list(_ column: Int32, defined: Bool) -> UnsafeMutablePointer<Slice> {
        columns + (2 * Int(column) + (defined ? 1 : 0))
    }

    /// Whether no row mentions the symbol.
    func isUnmentioned(_ column: Int32) -> Bool {
        list(column, defined: false).pointee.count == 0 && list(column, defined: true).pointee.count == 0
    }

    /// Appends a coefficient for a column that the row does not have yet. Amortised O(1).
    @inline(__always)
    func appendEntry(row: Int32, column: Int32, coefficient: Double) {
        let symbol = symbols + Int(row)
        let columnList = list(column, defined: symbol.pointee.status == .defined)
        let entry = RowEntry(column: column, position: columnList.pointee.count, coefficient: coefficient)
        let mention = ColumnEntry(row: row, position: symbol.pointee.row.count)
        entries.append(entry, to: &symbol.pointee.row)
        occurrences.append(mention, to: &columnList.pointee)
    }

    /// Removes the entry at a position; the row's last entry takes its place. O(1).
    @inline(__always)
    func removeEntry(row: Int32, position: Int32) {
        let symbol = symbols + Int(row)
        let isDefined = symbol.pointee.status == .defined
        let base = entries.base + Int(symbol.pointee.row.start)
        let removed = base[Int(position)]
        unlink(list(removed.column, defined: isDefined), removed.position)
        let last = symbol.pointee.row.count - 1
        if position != last {
            let moved = base[Int(last)]
            base[Int(position)] = moved
            let columnList = list(moved.column, defined: isDefined).pointee
            occurrences.base[Int(columnList.start) + Int(moved.position)].position = position
        }
        symbol.pointee.row.count = last
    }

    /// Removes a mention from a column's list; the list's last one takes its place.
    @inline(__always)
    private func unlink(_ columnList: UnsafeMutablePointer<Slice>, _ position: Int32) {
        let base = occurrences.base + Int(columnList.pointee.start)
        let last = columnList.pointee.count - 1
        if position != last {
            let moved = base[Int(last)]
            base[Int(position)] = moved
            let row = symbols[Int(moved.row)].row
            entries.base[Int(row.start) + Int(moved.position)].position = position
        }
        columnList.pointee.count = last
    }

    /// Empties a row and gives its storage back. O(length).
    func clearRow(_ row: Int32) {
        let symbol = symbols + Int(row)
        let isDefined = symbol.pointee.status == .defined
        for index in symbol.pointee.row.range {
            let entry = entries.base[index]
            unlink(list(entry.column, defined: isDefined), entry.position)
        }
        entries.release(&symbol.pointee.row)
        symbol.pointee.constant = 0
    }

    /// Removes a column from all rows. O(occurrences).
    func removeColumn(_ column: Int32) {
        for defined in [false, true] {
            let columnList = list(column, defined: defined)
            while columnList.pointee.count > 0 {
                let last = occurrences.base[Int(columnList.pointee.start) + Int(columnList.pointee.count) - 1]
                removeEntry(row: last.row, position: last.position)
            }
            occurrences.release(&columnList.pointee)
        }
    }

    /// Replaces a column in all basic or all defined rows by the row of its symbol.
    /// O(occurrences * length + sum of the lengths of the rows with the column).
    func substitute(_ column: Int32, defined: Bool) {
        let columnList = list(column, defined: defined)
        guard columnList.pointee.count > 0 else { return }
        let source = symbols[Int(column)].row
        let sourceConstant = symbols[Int(column)].constant
        let stamp = nextStamp()
        for index in 0..<Int(source.count) {
            let entry = entries.base[Int(source.start) + index]
            stamps[Int(entry.column)] = stamp
            positions[Int(entry.column)] = Int32(index)
        }
        while sourceSeen.count < Int(source.count) { sourceSeen.append(-1) }

        while columnList.pointee.count > 0 {
            let mention = occurrences.base[Int(columnList.pointee.start) + Int(columnList.pointee.count) - 1]
            let row = mention.row
            let factor = entries.base[Int(symbols[Int(row)].row.start) + Int(mention.position)].coefficient
            removeEntry(row: row, position: mention.position)
            addMultiple(factor, of: source, to: row, stamp: stamp)
            if sourceConstant != 0 {
                symbols[Int(row)].constant += factor * sourceConstant
            }
            touch(row)
        }
    }

    /// Adds a multiple of a row, whose columns carry the stamp and their position in it, to another row.
    private func addMultiple(_ factor: Double, of source: Slice, to row: Int32, stamp: Int32) {
        let symbol = symbols + Int(row)
        // Nothing is moved in memory while entries only change or go.
        let own = entries.base + Int(symbol.pointee.row.start)
        let other = entries.base + Int(source.start)
        let (stamps, positions) = (stamps, positions)
        var count = symbol.pointee.row.count
        var position: Int32 = 0
        var missing = Int(source.count)
        sourceSeen.withUnsafeMutableBufferPointer { seen in
            while position < count {
                let entry = own + Int(position)
                let column = Int(entry.pointee.column)
                guard stamps[column] == stamp else {
                    position += 1
                    continue
                }
                let place = Int(positions[column])
                seen[place] = row
                missing -= 1
                let addend = factor * other[place].coefficient
                let sum = entry.pointee.coefficient + addend
                if abs(sum) < Tolerance.coefficient * max(1, abs(addend)) {
                    removeEntry(row: row, position: position)
                    count -= 1
                } else {
                    entry.pointee.coefficient = sum
                    position += 1
                }
            }
        }
        // What the row has already is passed over.
        for index in 0..<Int(source.count) {
            if missing < Int(source.count), sourceSeen[index] == row {
                sourceSeen[index] = -1
                continue
            }
            let entry = entries.base[Int(source.start) + index]
            let coefficient = factor * entry.coefficient
            if abs(coefficient) >= Tolerance.coefficient {
                appendEntry(row: row, column: entry.column, coefficient: coefficient)
            }
        }
    }

    /// Moves the entries of a row from the lists of basic rows to those of defined rows, under the name of another symbol.
    func relabel(_ row: Slice, to symbol: Int32, fromDefined: Bool, toDefined: Bool) {
        for index in row.range {
            let entry = entries.base[index]
            if fromDefined == toDefined {
                let columnList = list(entry.column, defined: toDefined).pointee
                occurrences.base[Int(columnList.start) + Int(entry.position)].row = symbol
            } else {
                unlink(list(entry.column, defined: fromDefined), entry.position)
                let columnList = list(entry.column, defined: toDefined)
                entries.base[index].position = columnList.pointee.count
                occurrences.append(
                    ColumnEntry(row: symbol, position: Int32(index - Int(row.start))), to: &columnList.pointee)
            }
        }
    }
}
