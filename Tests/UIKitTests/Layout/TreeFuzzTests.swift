import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Random trees with random constraints, changed at random: no crash, no endless layout, no number that is none, nothing left behind.
///
/// `SHOJI_FUZZ_SEEDS` and `SHOJI_FUZZ_STEPS` make the run longer, `SHOJI_FUZZ_FIRST` starts at another seed.
@MainActor @Suite("Random view trees", .serialized)
struct TreeFuzzTests {
    private func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    @Test("views, constraints, stacks, guides and texts that come, change and go")
    func trees() {
        let first = setting("SHOJI_FUZZ_FIRST", 1)
        let steps = setting("SHOJI_FUZZ_STEPS", 150)
        Findings.removeAll()
        Findings.isQuiet = true
        defer { Findings.isQuiet = false }
        for seed in first..<first + setting("SHOJI_FUZZ_SEEDS", 8) {
            let fuzzer = TreeFuzzer(seed: UInt64(seed))
            let fault = fuzzer.run(steps: steps)
            #expect(fault == nil, "seed \(seed): \(fault ?? "")")
            let again = TreeFuzzer(seed: UInt64(seed))
            _ = again.run(steps: steps)
            #expect(fuzzer.picture() == again.picture(), "seed \(seed): the same changes give other frames")
            let left = fuzzer.leftovers() + again.leftovers()
            #expect(left.isEmpty, "seed \(seed): \(left.count) left, \(Set(left).sorted())")
            if fault != nil || !left.isEmpty { break }
        }
        Findings.removeAll()
    }

    @Test(
        "what long runs found stays mended",
        arguments: [
            // Broken constraints tried in vain, again for every frame that this moved.
            (231, 258),
            // The baseline of a text without a width, taken from the frame of the layout before.
            (886, 131),
        ])
    func found(seed: Int, steps: Int) {
        Findings.removeAll()
        Findings.isQuiet = true
        defer { Findings.isQuiet = false }
        #expect(TreeFuzzer(seed: UInt64(seed)).run(steps: steps) == nil)
        Findings.removeAll()
    }
}
