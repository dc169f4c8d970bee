/// What the translator has to know about a target besides its source files.
public struct TranslationOptions: Codable, Sendable {
    /// The module's name; a leading `Module.` in a type name means the same type.
    public var moduleName: String
    /// The Swift language version of the target, such as `5.0`; decides `#if swift(...)`.
    public var languageVersion: String
    /// Names set by `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D`.
    public var compilationConditions: Set<String>
    /// Modules that an `import` may name. Every other import is blanked and reported.
    public var availableModules: Set<String>
    /// A module that an app imports: its registration has a public name of its own.
    public var isLibrary = false

    public init(
        moduleName: String = "App", languageVersion: String = "5.0", compilationConditions: Set<String> = ["DEBUG"],
        additionalModules: Set<String> = []
    ) {
        self.moduleName = moduleName
        self.languageVersion = languageVersion
        self.compilationConditions = compilationConditions
        availableModules = Self.standardModules.union(additionalModules)
    }

    /// Modules that Shoji and the toolchain bring along.
    public static let standardModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Swift", "Observation",
        "Synchronization", "RegexBuilder", "XCTest", "Testing",
    ]

    /// The same text for the same options, whatever the order of the sets.
    var fingerprint: String {
        "\(isLibrary)|\(moduleName)|\(languageVersion)|\(compilationConditions.sorted())|\(availableModules.sorted())"
    }

    /// Modules for which `#if canImport` holds: those above, without Linux's own.
    func canImport(_ module: String) -> Bool {
        availableModules.contains(module) && module != "Glibc"
    }
}
