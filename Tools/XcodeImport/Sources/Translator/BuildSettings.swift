import SwiftIfConfig
import SwiftSyntax

/// Answers `#if` conditions as Xcode would for a debug build that runs in the simulator.
struct AppConfiguration: BuildConfiguration {
    let options: TranslationOptions
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64]
    let endianness = Endianness.little
    let languageVersion: VersionTuple
    let compilerVersion = VersionTuple(6, 3)

    init(_ options: TranslationOptions) {
        self.options = options
        languageVersion = VersionTuple(parsing: options.languageVersion) ?? VersionTuple(5)
    }

    func isCustomConditionSet(name: String) -> Bool { options.compilationConditions.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { ["available", "MainActor", "Sendable"].contains(name) }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { options.canImport($0.1) } ?? false
    }
    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

    /// Whether a condition asks the compiler about nothing but itself, so that it may stay as it is.
    static func isLeftToCompiler(_ condition: ExprSyntax) -> Bool {
        let names = condition.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier(let name) = token.tokenKind { return name }
            return nil
        }
        return names.allSatisfy { ["swift", "compiler", "hasFeature", "hasAttribute", "_endian"].contains($0) }
    }
}
