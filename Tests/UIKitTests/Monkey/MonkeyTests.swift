import Foundation
import Testing
import UIKit

/// Random changes in a row end with nothing left over. `SHOJI_MONKEY_SEEDS=1-500` runs other seeds than the usual ones.
@MainActor @Suite(.serialized) struct MonkeyTests {
    @Test(
        "a thousand random changes of a phone or pad leak nothing, stop nowhere and leave every controller in order",
        arguments: [UIUserInterfaceIdiom.phone, .pad], seeds)
    func monkey(idiom: UIUserInterfaceIdiom, seed: UInt64) {
        var log: FileHandle?
        if let path = environment["SHOJI_MONKEY_LOG"] {
            // The steps before a crash are found there.
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            log = FileHandle(forWritingAtPath: path)
        }
        let monkey = Monkey(seed: seed, idiom: idiom, log: log)
        monkey.run(environment["SHOJI_MONKEY_STEPS"].flatMap(Int.init) ?? 1000)
        #expect(
            monkey.faults.isEmpty,
            """
            \(idiom == .pad ? "pad" : "phone"), seed \(seed):
            \(monkey.faults.prefix(20).joined(separator: "\n"))
            after the steps
            \(monkey.steps.suffix(60).joined(separator: "\n"))
            """)
    }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private nonisolated static var seeds: [UInt64] {
        let parts = (ProcessInfo.processInfo.environment["SHOJI_MONKEY_SEEDS"] ?? "1-1").split(separator: "-")
            .compactMap { UInt64($0) }
        return parts.isEmpty ? [1] : Array(parts[0]...max(parts[0], parts.last!))
    }
}
