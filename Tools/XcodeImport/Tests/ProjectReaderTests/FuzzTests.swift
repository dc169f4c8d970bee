import Foundation
import Testing

@testable import ProjectReader

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

@Suite struct FuzzTests {
    static let project = SampleProject(
        objects: """
            A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F, V, Y, C); };
            F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; name = M; sourceTree = "<group>"; children = (F); };
            Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = (X); };
            X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (b.swift); };
            C = { isa = PBXFileReference; path = c.xcconfig; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; }; B2 = { isa = PBXBuildFile; fileRef = V; };
            """, children: "A", sources: "B", resources: "B2",
        projectSettings: "A = \"$(B:lower)\"; B = \"$(A)\"; GENERATE_INFOPLIST_FILE = YES;",
        targetSettings: "INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_X = \"$(A)\";",
        targetFields: "fileSystemSynchronizedGroups = (Y);"
    ).text.replacingOccurrences(of: "TD = { isa", with: "TD = { baseConfigurationReference = C; isa")

    static func mutate(_ text: String, _ random: inout SplitMix) -> [UInt8] {
        var bytes = Array(text.utf8)
        let words = [
            "../", "G", "P", "{", "}", "(", ")", ";", "\"", "=", "$(", "A", "\u{0}", "/etc/", "((((((((", "<plist>",
            "[sdk=", "\n",
        ]
        for _ in 0..<Int.random(in: 1...6, using: &random) where bytes.count > 4 {
            let position = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: position)
            case 2: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 1...30, using: &random)))
            case 3:
                let end = min(bytes.count, position + Int.random(in: 1...60, using: &random))
                bytes.insert(contentsOf: bytes[position..<end], at: Int.random(in: 0..<bytes.count, using: &random))
            default: if Int.random(in: 0..<6, using: &random) == 0 { bytes.removeSubrange(position...) }
            }
        }
        return bytes
    }

    @Test("mutated projects and configuration files give a description or an error", arguments: 0..<10)
    func mutated(_ seed: UInt64) throws {
        let scratch = try Scratch(["App/a.swift": "", "App/Sync/b.swift": "", "App/Sync/c.swift": ""])
        var random = SplitMix(state: seed)
        let configuration = "#include \"c.xcconfig\"\nA = $(inherited) $(A)\nB[sdk=*] = ${C}\n"
        let plist =
            "<plist version=\"1.0\"><dict><key>K</key><array><string>$(A)</string><true/></array></dict></plist>"
        for _ in 0..<25 {
            func put(_ path: String, _ bytes: [UInt8]) throws {
                let url = scratch.url.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: url)
            }
            let isProjectIntact = Bool.random(using: &random)
            try put(
                "App.xcodeproj/project.pbxproj",
                isProjectIntact ? Array(Self.project.utf8) : Self.mutate(Self.project, &random))
            try put("App/c.xcconfig", Self.mutate(configuration, &random))
            try put("App/Info.plist", Self.mutate(plist, &random))
            do {
                let result = try ProjectReader().read(scratch.path)
                for target in result.targets {
                    for path in target.sources + target.resources.map(\.path) {
                        #expect(path.hasPrefix(scratch.path + "/"))
                    }
                }
            } catch { #expect(!error.problem.message.isEmpty) }
        }
    }

    @Test("very deep nesting is an error, not a crash")
    func deep() throws {
        let text = "{ objects = " + String(repeating: "(", count: 200_000) + "\n}"
        let scratch = try Scratch(["App.xcodeproj/project.pbxproj": text])
        let error = try #require(throws: ProjectError.self) { try ProjectReader().read(scratch.path) }
        #expect(error.problem.line == 1)
    }
}
