/// Lengths in a row, in whole pixels, with fast sums: a binary indexed tree that is only made once the lengths differ.
///
/// Sums, changes and look-ups by offset take logarithmic time; making it from equal lengths takes constant time.
struct PrefixSums: Equatable {
    private(set) var count: Int
    private(set) var total: Int
    private var uniform: Int
    private var values: [Int]?
    /// Node `i` (from 1) holds the sum of the last `i & -i` lengths up to and with length `i`.
    private var tree: [Int] = []

    init(repeating length: Int, count: Int) {
        self.count = count
        uniform = length
        total = length * count
    }

    init(_ lengths: [Int]) {
        count = lengths.count
        uniform = 0
        total = 0
        values = lengths
        plant()
    }

    subscript(index: Int) -> Int { values?[index] ?? uniform }

    /// All the lengths, in linear time.
    var lengths: [Int] { values ?? Array(repeating: uniform, count: count) }

    /// The sum of the lengths before `index`, which may be `count`.
    func sum(before index: Int) -> Int {
        guard values != nil else { return uniform * index }
        var sum = 0
        var node = index
        while node > 0 {
            sum += tree[node]
            node &= node - 1
        }
        return sum
    }

    mutating func set(_ length: Int, at index: Int) {
        let change = length - self[index]
        guard change != 0 else { return }
        if values == nil {
            values = Array(repeating: uniform, count: count)
            plant()
        }
        values![index] = length
        total += change
        var node = index + 1
        while node <= count {
            tree[node] += change
            node += node & -node
        }
    }

    /// The index whose length covers `offset`, counted from the start; the last index for an offset past the end, 0 before the
    /// start. Lengths of zero cover nothing. Nil if there are none.
    func index(at offset: Int) -> Int? {
        guard count > 0 else { return nil }
        guard offset > 0 else { return 0 }
        guard values != nil else { return uniform > 0 ? min(offset / uniform, count - 1) : count - 1 }
        var node = 0
        var left = offset
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= count, tree[next] <= left {
                node = next
                left -= tree[next]
            }
            step >>= 1
        }
        return min(node, count - 1)
    }

    private mutating func plant() {
        tree = Array(repeating: 0, count: count + 1)
        for index in 0..<count { tree[index + 1] = values![index] }
        var node = 1
        while node <= count {
            let parent = node + (node & -node)
            if parent <= count { tree[parent] += tree[node] }
            node += 1
        }
        total = values!.reduce(0, +)
    }
}
