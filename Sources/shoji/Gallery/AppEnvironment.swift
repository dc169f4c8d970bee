import Foundation

/// What a process of an app sees: nothing of the user's surroundings, so that every machine gives the same picture.
enum AppEnvironment {
    /// Makes a home and a folder for temporary files in `scratch`, and names them.
    static func folders(in scratch: URL) throws -> [String: String] {
        // What apps write into without making it: documents, caches, preferences, application support.
        for name in ["home/Documents", "home/.cache", "home/.config", "home/.local/share", "tmp"] {
            try FileManager.default.createDirectory(
                at: scratch.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let home = scratch.appendingPathComponent("home").path
        return [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": scratch.appendingPathComponent("tmp").path,
            "XDG_CONFIG_HOME": "\(home)/.config", "XDG_CACHE_HOME": "\(home)/.cache",
            "XDG_DATA_HOME": "\(home)/.local/share",
        ]
    }

    /// - Parameter folders: those of `folders(in:)`.
    static func make(_ executable: URL, _ folders: [String: String]) -> [String: String] {
        var result = folders
        result.merge([
            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
            "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,cache=no,timeout=10s",
        ]) { $1 }
        let own = ProcessInfo.processInfo.environment
        for name in ["SHOJI_FONTS", "LD_LIBRARY_PATH", "SWIFT_ROOT"] { result[name] = own[name] }
        // Searched before Foundation, the library's `Locale.current` counts.
        if linksLibrary(executable) { result["LD_PRELOAD"] = "libShoji.so" }
        // The runtime looks for its backtracer beside the toolchain's libraries.
        if result["SWIFT_ROOT"] == nil { result["SWIFT_ROOT"] = Toolchain.root }
        return result
    }

    /// Whether the executable is an app of ours, and not one that only speaks the protocol.
    static func linksLibrary(_ executable: URL) -> Bool {
        let data = try? Data(contentsOf: executable, options: .alwaysMapped)
        return data?.range(of: Data("libShoji.so".utf8)) != nil
    }
}
