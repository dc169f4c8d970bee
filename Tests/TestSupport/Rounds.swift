import Foundation

/// How many rounds a test with random input runs: few by default, more for `SHOJI_FUZZ_ROUNDS=20` (times as many).
public func rounds(_ few: Int) -> Int {
    let factor = ProcessInfo.processInfo.environment["SHOJI_FUZZ_ROUNDS"].flatMap(Int.init) ?? 1
    return few * max(factor, 1)
}

/// Random numbers that are the same on every run.
public struct SeededDice: RandomNumberGenerator {
    private var state: UInt64

    public init(_ seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}

/// The process's memory in use, in bytes.
public func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}
