extension Solver {
    /// Gives each symbol that was touched, and what depends on it, its value.
    /// O(lengths of the definitions that depend on a value that changed).
    func propagateValues() {
        guard !touched.isEmpty else { return }
        order.removeAll(keepingCapacity: true)
        let stamp = nextStamp()
        for index in touched {
            let symbol = symbols + Int(index)
            symbol.pointee.isTouched = false
            guard symbol.pointee.role != .unused else { continue }
            switch symbol.pointee.status {
            case .nonbasic: assign(0, to: index)
            case .basic: assign(symbol.pointee.constant, to: index)
            case .defined: symbol.pointee.isStale = true
            }
        }
        for index in touched { orderDependents(of: index, stamp: stamp) }
        touched.removeAll(keepingCapacity: true)
        for index in order.reversed() where symbols[Int(index)].isStale {
            let symbol = symbols + Int(index)
            symbol.pointee.isStale = false
            var value = symbol.pointee.constant
            for place in symbol.pointee.row.range {
                let entry = entries.base[place]
                value += entry.coefficient * symbols[Int(entry.column)].value
            }
            assign(value, to: index)
        }
    }

    /// Sets a value, and marks the definitions that mention the symbol if it is another.
    private func assign(_ value: Double, to index: Int32) {
        let symbol = symbols + Int(index)
        guard value != symbol.pointee.value else { return }
        symbol.pointee.value = value
        for place in list(index, defined: true).pointee.range {
            symbols[Int(occurrences.base[place].row)].isStale = true
        }
        if symbol.pointee.role == .variable, !symbol.pointee.isChanged {
            symbol.pointee.isChanged = true
            changed.append(index)
        }
    }

    /// Lists the stale definitions that the symbol leads to, and what may become stale by them, each after its dependents.
    private func orderDependents(of root: Int32, stamp: Int32) {
        guard stamps[Int(root)] != stamp, symbols[Int(root)].role != .unused else { return }
        if symbols[Int(root)].status != .defined {
            // What it leads to is stale only if its value has changed.
            let mentions = list(root, defined: true).pointee
            guard mentions.count > 0, symbols[Int(occurrences.base[Int(mentions.start)].row)].isStale else { return }
        }
        stamps[Int(root)] = stamp
        walk.append((root, 0))
        while let (symbol, position) = walk.last {
            let mentions = list(symbol, defined: true).pointee
            var next = position
            var child: Int32 = -1
            while next < mentions.count {
                let row = occurrences.base[Int(mentions.start) + Int(next)].row
                next += 1
                if stamps[Int(row)] != stamp {
                    child = row
                    break
                }
            }
            walk[walk.count - 1].position = next
            if child >= 0 {
                stamps[Int(child)] = stamp
                walk.append((child, 0))
            } else {
                if symbols[Int(symbol)].status == .defined { order.append(symbol) }
                walk.removeLast()
            }
        }
    }
}
