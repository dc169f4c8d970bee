// swift-tools-version:6.2
import Foundation
import PackageDescription

/// The folder of the toolchain that holds swift-syntax (`lib/swift/host`): `SWIFT_HOST_LIBS`, or found from the manifest
/// library, which the same toolchain has loaded into this process, or beside the compiler on `PATH`.
func toolchainSyntaxFolder() -> String {
    if let folder = ProcessInfo.processInfo.environment["SWIFT_HOST_LIBS"] { return folder }
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    if let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("libPackageDescription.so") }),
        let path = line.split(separator: " ").last
    {
        return URL(fileURLWithPath: String(path)).deletingLastPathComponent()
            .appendingPathComponent("../../host").standardized.path
    }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
        if FileManager.default.fileExists(atPath: host) { return host }
    }
    fatalError("Set SWIFT_HOST_LIBS to the lib/swift/host folder of the Swift toolchain.")
}

let host = toolchainSyntaxFolder()
let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLinking: [LinkerSetting] = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]

let package = Package(
    name: "XcodeImport",
    targets: [
        .target(name: "ProjectReader"),
        .target(name: "Translator", swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
        .executableTarget(
            name: "xcode-import", dependencies: ["ProjectReader", "Translator"],
            swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
        .testTarget(name: "ProjectReaderTests", dependencies: ["ProjectReader"]),
        .testTarget(
            name: "TranslatorTests", dependencies: ["Translator"], exclude: ["Golden"],
            swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    ]
)
