import Foundation
import Glibc

/// The prebuilt library that apps are compiled against.
struct ShojiLibrary {
    /// Holds libShoji.so.
    let folder: URL
    /// Holds UIKit.swiftmodule and the others.
    let modules: URL
    /// Holds module maps of C libraries that the modules refer to.
    let includes: [URL]

    /// The folder of the library's own sources; nil where it is installed without them.
    var sources: URL? { includes.first?.deletingLastPathComponent() }

    var file: URL { folder.appendingPathComponent("libShoji.so") }

    /// C libraries whose headers the module maps name.
    static let pkgConfigNames = [
        "cairo-ft", "freetype2", "harfbuzz", "pixman-1", "libpng", "libturbojpeg", "libwebp", "libdeflate",
    ]

    /// Finds the library beside the running tool, in the build folder of the package.
    static func locate() throws -> ShojiLibrary {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return try locate(beside: tool.deletingLastPathComponent())
    }

    static func locate(beside folder: URL) throws -> ShojiLibrary {
        let files = FileManager.default
        let library = folder.appendingPathComponent("libShoji.so")
        guard files.fileExists(atPath: library.path) else {
            throw ToolError(
                .failure,
                "There is no libShoji.so in \(folder.path). Build it first: swift build --product Shoji, or run ./shoji."
            )
        }
        // Newer package managers put the modules in a folder of their own.
        let candidates = [folder.appendingPathComponent("Modules"), folder]
        guard
            let modules = candidates.first(where: {
                files.fileExists(atPath: $0.appendingPathComponent("UIKit.swiftmodule").path)
            })
        else {
            throw ToolError(.failure, "There is no module UIKit in \(folder.path); the build there is not complete.")
        }
        // <package>/.build/<triple>/<configuration>, the sources hold the module maps.
        var root = folder
        var includes: [URL] = []
        for _ in 0..<4 where includes.isEmpty {
            root.deleteLastPathComponent()
            let sources = root.appendingPathComponent("Sources")
            if files.fileExists(atPath: sources.appendingPathComponent("CGraphicsLibs/module.modulemap").path) {
                includes = [
                    sources.appendingPathComponent("CGraphicsLibs"),
                    sources.appendingPathComponent("CGraphicsShim/include"),
                ]
            }
        }
        return ShojiLibrary(folder: folder, modules: modules, includes: includes)
    }

    /// Changes whenever apps must be compiled anew.
    var stamp: String {
        [
            file, modules.appendingPathComponent("UIKit.swiftmodule"),
            modules.appendingPathComponent("UIKitCore.swiftmodule"),
        ]
        .map { url in
            var info = stat()
            guard stat(url.path, &info) == 0 else { return "-" }
            return "\(info.st_size).\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
        }.joined(separator: " ")
    }

    /// Arguments of swiftc for a file that imports UIKit.
    func compilerArguments() throws -> [String] {
        var arguments = ["-I", modules.path]
        for include in includes {
            arguments += ["-I", include.path]
            let map = shimModuleMap(include)
            if let map { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        }
        let flags = try Subprocess.output(of: "pkg-config", ["--cflags"] + Self.pkgConfigNames)
        guard flags.ending == .exited(0) else {
            throw ToolError(
                .failure, "pkg-config does not know a library that Shoji needs:\n\(flags.text)Run scripts/bootstrap.")
        }
        for flag in flags.text.split(whereSeparator: \.isWhitespace) { arguments += ["-Xcc", String(flag)] }
        return arguments
    }

    /// Arguments of the linker.
    var linkerArguments: [String] {
        ["-L", folder.path, "-lShoji", "-Xlinker", "-rpath", "-Xlinker", folder.path]
    }

    /// The package manager writes a module map for a C target whose header folder has none.
    private func shimModuleMap(_ include: URL) -> String? {
        guard include.lastPathComponent == "include" else { return nil }
        let name = include.deletingLastPathComponent().lastPathComponent
        let map = folder.appendingPathComponent("\(name).build/module.modulemap").path
        return FileManager.default.fileExists(atPath: map) ? map : nil
    }
}
