/// Writing expressions in nonbasic symbols only.
extension Solver {
    /// Starts a sum. Ends with ``clearExpansion()``.
    func beginExpansion(constant: Double) {
        expansion.removeAll(keepingCapacity: true)
        expansionConstant = constant
        expansionStamp = nextStamp()
    }

    /// Adds a multiple of a symbol to the sum as it is.
    @inline(__always)
    func addToExpansion(_ symbol: Int32, _ coefficient: Double) {
        if stamps[Int(symbol)] != expansionStamp {
            stamps[Int(symbol)] = expansionStamp
            expansion.append(symbol)
        }
        accumulator[Int(symbol)] += coefficient
    }

    /// Replaces all defined and basic symbols in the sum by what they stand for, and drops what cancels.
    /// O(length of all rows reached, each once).
    func finishExpansion() {
        orderDefinitions()
        // A definition comes before those it mentions, so its coefficient is complete when its turn comes.
        for symbol in order.reversed() {
            replaceInExpansion(symbol)
        }
        var index = 0
        let count = expansion.count
        while index < count {
            let symbol = expansion[index]
            if symbols[Int(symbol)].status == .basic { replaceInExpansion(symbol) }
            index += 1
        }
        // Basic rows mention nonbasic symbols only.
        var kept = 0
        for symbol in expansion {
            if abs(accumulator[Int(symbol)]) >= Tolerance.coefficient {
                expansion[kept] = symbol
                kept += 1
            } else {
                accumulator[Int(symbol)] = 0
            }
        }
        expansion.removeLast(expansion.count - kept)
    }

    /// Zeroes the scratch memory of a sum.
    func clearExpansion() {
        for symbol in expansion { accumulator[Int(symbol)] = 0 }
        expansion.removeAll(keepingCapacity: true)
    }

    private func replaceInExpansion(_ symbol: Int32) {
        let coefficient = accumulator[Int(symbol)]
        accumulator[Int(symbol)] = 0
        guard coefficient != 0 else { return }
        let row = symbols[Int(symbol)].row
        expansionConstant += coefficient * symbols[Int(symbol)].constant
        for index in row.range {
            let entry = entries.base[index]
            addToExpansion(entry.column, coefficient * entry.coefficient)
        }
    }

    /// Lists the defined symbols that the sum reaches, each after all that it mentions.
    func orderDefinitions() {
        order.removeAll(keepingCapacity: true)
        let stamp = nextStamp()
        // `positions` is free here: it holds the stamp of a visit.
        for root in expansion where symbols[Int(root)].status == .defined && positions[Int(root)] != -stamp {
            positions[Int(root)] = -stamp
            walk.append((root, 0))
            while let (symbol, position) = walk.last {
                let row = symbols[Int(symbol)].row
                var next = position
                var child: Int32 = -1
                while next < row.count {
                    let column = entries.base[Int(row.start) + Int(next)].column
                    next += 1
                    if symbols[Int(column)].status == .defined, positions[Int(column)] != -stamp {
                        child = column
                        break
                    }
                }
                walk[walk.count - 1].position = next
                if child >= 0 {
                    positions[Int(child)] = -stamp
                    walk.append((child, 0))
                } else {
                    order.append(symbol)
                    walk.removeLast()
                }
            }
        }
    }
}
