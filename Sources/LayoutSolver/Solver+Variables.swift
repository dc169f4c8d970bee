extension Solver {
    /// A new variable with the value 0. Amortised O(1).
    public func makeVariable() -> Variable {
        let index = makeSymbol(.variable)
        return Variable(index: index)
    }

    /// Forgets a variable. Constraints that mention it stay in force until they are removed; its place is used again after
    /// that. O(1).
    public func remove(_ variable: Variable) {
        checkVariable(variable)
        symbols[Int(variable.index)].isDoomed = true
        freeIfDoomed(variable.index)
    }

    func checkVariable(_ variable: Variable) {
        precondition(
            variable.index >= 0 && Int(variable.index) < symbolCount
                && symbols[Int(variable.index)].role == .variable && !symbols[Int(variable.index)].isDoomed,
            "this solver has no such variable")
    }

    /// Frees a removed variable that no constraint mentions any more.
    func freeIfDoomed(_ index: Int32) {
        let symbol = symbols + Int(index)
        guard symbol.pointee.isDoomed, symbol.pointee.mentions == 0 else { return }
        // Nothing mentions it, so whatever is left of it in the tableau is rounding, or hides one that cancels it.
        if symbol.pointee.status == .defined { undefine(index) }
        removeColumn(index)
        freeSymbol(index)
    }

    func makeSymbol(_ role: Symbol.Role) -> Int32 {
        let index: Int32
        var generation: UInt32 = 0
        if let again = unusedSymbols.popLast() {
            index = again
            generation = symbols[Int(again)].generation
        } else {
            if symbolCount == symbolCapacity { growSymbols() }
            index = Int32(symbolCount)
            symbolCount += 1
            stamps[Int(index)] = 0
            positions[Int(index)] = 0
        }
        var symbol = Symbol()
        symbol.role = role
        symbol.generation = generation
        symbol.sequence = nextSequence
        nextSequence += 1
        // The lists of pending work may still mention the symbol that had this place before.
        symbol.isQueued = generation > 0 && symbols[Int(index)].isQueued
        symbol.isTouched = generation > 0 && symbols[Int(index)].isTouched
        symbol.isResting = generation > 0 && symbols[Int(index)].isResting
        symbol.isChanged = generation > 0 && symbols[Int(index)].isChanged
        (symbols + Int(index)).initialize(to: symbol)
        (columns + 2 * Int(index)).initialize(repeating: Slice(), count: 2)
        accumulator[Int(index)] = 0
        return index
    }

    func freeSymbol(_ index: Int32) {
        let symbol = symbols + Int(index)
        symbol.pointee.role = .unused
        symbol.pointee.status = .nonbasic
        symbol.pointee.generation &+= 1
        unusedSymbols.append(index)
    }

    private func growSymbols() {
        // Memory that is not touched costs nothing, copying does.
        let larger = symbolCapacity * (symbolCapacity < 16_384 ? 4 : 2)
        symbols = moved(symbols, symbolCount, larger)
        columns = moved(columns, symbolCount * 2, larger * 2)
        accumulator = moved(accumulator, symbolCount, larger)
        stamps = moved(stamps, symbolCount, larger)
        positions = moved(positions, symbolCount, larger)
        symbolCapacity = larger
    }

    private func moved<T>(_ old: UnsafeMutablePointer<T>, _ count: Int, _ capacity: Int) -> UnsafeMutablePointer<T> {
        let new = UnsafeMutablePointer<T>.allocate(capacity: capacity)
        new.moveInitialize(from: old, count: count)
        old.deallocate()
        return new
    }

    /// A number that no place of `stamps` holds.
    func nextStamp() -> Int32 {
        if currentStamp == Int32.max {
            stamps.update(repeating: 0, count: symbolCount)
            currentStamp = 0
        }
        currentStamp += 1
        return currentStamp
    }
}
