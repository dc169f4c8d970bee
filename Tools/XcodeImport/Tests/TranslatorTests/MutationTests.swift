import Foundation
import Testing

@testable import Translator

/// A small random number generator, so that a failure can be had again.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct MutationTests {
    @Test("mutated sources neither crash the translator nor lose a line", arguments: 0..<60)
    func mutated(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var files = try GoldenTests.folders.flatMap(Golden.inputs)
        for index in files.indices {
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let count = files[index].bytes.count
                guard count > 2 else { break }
                let position = Int.random(in: 0..<count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: files[index].bytes.remove(at: position)
                case 1:
                    files[index].bytes.insert(Array("{}()@#\".,:\n".utf8).randomElement(using: &random)!, at: position)
                case 2: files[index].bytes.removeSubrange(position..<min(count, position + 40))
                default: files[index].bytes.removeSubrange(position...)
                }
            }
        }
        let result = TargetTranslator(options: TranslationOptions()).translate(files)
        for (file, output) in zip(files, result.outputs) where String(validating: file.bytes, as: UTF8.self) != nil {
            #expect(Golden.lines(output.text) > Golden.lines(file.bytes))
        }
    }
}
