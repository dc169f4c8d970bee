/// A canonical Huffman code as in RFC 1951: code words are stored with their bits in writing order.
struct HuffmanCode {
    /// The bits of each symbol's code word; zero for symbols that do not occur.
    private(set) var lengths: [UInt8]
    private(set) var codes: [UInt16]

    /// The code for symbols that occur as often as `counts` says, no code word longer than `limit` bits.
    init(counts: [Int], limit: Int) {
        lengths = Self.lengths(counts, limit)
        codes = [UInt16](repeating: 0, count: counts.count)
        var next = [UInt16](repeating: 0, count: limit + 2)
        var byLength = [UInt16](repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { byLength[Int(length)] += 1 }
        for length in 1...limit { next[length + 1] = (next[length] + byLength[length]) << 1 }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            codes[symbol] = Self.reversed(next[length], length)
            next[length] += 1
        }
    }

    private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
        (0..<length).reduce(0) { $0 << 1 | (code >> UInt16($1) & 1) }
    }

    /// Depths in the tree that always joins the two rarest nodes; too deep leaves are lifted afterwards.
    private static func lengths(_ counts: [Int], _ limit: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: counts.count)
        // Equal counts go by symbol, so that the same input gives the same bytes.
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        if leaves.count <= 1 {
            if let only = leaves.first { result[only] = 1 }
            return result
        }
        // Nodes in the order they are joined: leaves first, then inner nodes; both queues rise.
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: leaves.count)
        var (leaf, inner) = (0, leaves.count)
        func rarest() -> Int {
            if leaf < leaves.count, inner >= weights.count || weights[leaf] <= weights[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        for _ in 1..<leaves.count {
            let (first, second) = (rarest(), rarest())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
            parents.append(0)
        }
        var depths = [Int](repeating: 0, count: weights.count)
        var byDepth = [Int](repeating: 0, count: max(limit, weights.count) + 1)
        for node in stride(from: weights.count - 2, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
            if node < leaves.count { byDepth[depths[node]] += 1 }
        }
        shorten(&byDepth, to: limit)
        // The rarest symbols take the longest words.
        var next = 0
        for depth in stride(from: limit, through: 1, by: -1) {
            for _ in 0..<byDepth[depth] {
                result[leaves[next]] = UInt8(depth)
                next += 1
            }
        }
        return result
    }

    /// Moves leaves below the limit up to it, then makes room by pushing shallower leaves down until the code fits.
    private static func shorten(_ byDepth: inout [Int], to limit: Int) {
        for depth in byDepth.indices where depth > limit {
            byDepth[limit] += byDepth[depth]
            byDepth[depth] = 0
        }
        var used = (1...limit).reduce(0) { $0 + byDepth[$1] << (limit - $1) }
        while used > 1 << limit {
            var depth = limit - 1
            while byDepth[depth] == 0 { depth -= 1 }
            byDepth[depth] -= 1
            byDepth[depth + 1] += 2
            byDepth[limit] -= 1
            used -= 1
        }
    }
}
