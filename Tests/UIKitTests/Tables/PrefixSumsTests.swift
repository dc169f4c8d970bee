import Testing

@testable import UIKitCore

@Suite("Lengths with fast sums")
struct PrefixSumsTests {
    /// The same questions answered by counting.
    struct Plain {
        var lengths: [Int]
        func sum(before index: Int) -> Int { lengths[..<index].reduce(0, +) }
        func index(at offset: Int) -> Int? {
            guard !lengths.isEmpty else { return nil }
            if offset <= 0 { return 0 }
            var end = 0
            for (index, length) in lengths.enumerated() {
                end += length
                if offset < end { return index }
            }
            return lengths.count - 1
        }
    }

    @Test("sums and look-ups are those of counting, through changes", arguments: 0..<20)
    func agreesWithCounting(seed: Int) {
        var random = SystemRandomNumberGenerator.seeded(seed)
        let count = Int.random(in: 1...200, using: &random)
        let isUniform = Bool.random(using: &random)
        var plain = Plain(
            lengths: (0..<count).map { _ in isUniform ? 44 : Int.random(in: 0...120, using: &random) })
        var sums = isUniform ? PrefixSums(repeating: 44, count: count) : PrefixSums(plain.lengths)
        for _ in 0..<100 {
            let index = Int.random(in: 0..<count, using: &random)
            let length = Int.random(in: 0...200, using: &random)
            sums.set(length, at: index)
            plain.lengths[index] = length
            #expect(sums.total == plain.sum(before: count))
            let place = Int.random(in: 0...count, using: &random)
            #expect(sums.sum(before: place) == plain.sum(before: place))
            let offset = Int.random(in: -10...plain.sum(before: count) + 10, using: &random)
            #expect(sums.index(at: offset) == plain.index(at: offset), "offset \(offset) of \(plain.lengths)")
        }
    }

    @Test("equal lengths need no room and no time")
    func uniform() {
        var sums = PrefixSums(repeating: 3, count: 1_000_000_000)
        #expect(sums.total == 3_000_000_000)
        #expect(sums.index(at: 2_999_999_999) == 999_999_999)
        sums = PrefixSums(repeating: 5, count: 0)
        #expect(sums.index(at: 3) == nil)
    }
}

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SystemRandomNumberGenerator {
    static func seeded(_ seed: Int) -> SeededGenerator { SeededGenerator(state: UInt64(seed) &* 7919 &+ 17) }
}
