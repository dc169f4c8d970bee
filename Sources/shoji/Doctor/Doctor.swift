import Foundation

/// Looks for everything that building and showing an app needs.
struct Doctor {
    struct Finding: Codable, Equatable {
        enum State: String, Codable { case good, warning, bad }
        let subject: String
        let state: State
        let detail: String
    }

    /// Where the symbol fonts lie.
    var symbolFolder = ProcessInfo.processInfo.environment["SHOJI_FONTS"] ?? "/usr/local/share/shoji/fonts"
    var textFonts = Self.textFonts
    var symbolFonts = Self.symbolFonts

    func findings() -> [Finding] {
        [toolchain()] + libraries() + symbolFontFindings() + textFontFindings() + [library(), space()]
    }

    private func toolchain() -> Finding {
        guard let version = Toolchain.version() else {
            return Finding(
                subject: "Swift", state: .bad, detail: "swiftc is not on PATH; Shoji needs Swift 6.2 or newer")
        }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        let isNewEnough = numbers.count >= 2 && (numbers[0], numbers[1]) >= (6, 2)
        return Finding(
            subject: "Swift", state: isNewEnough ? .good : .bad,
            detail: isNewEnough ? version : "\(version) is too old; Shoji needs 6.2 or newer")
    }

    private func libraries() -> [Finding] {
        guard Subprocess.find("pkg-config") != nil else {
            return [Finding(subject: "pkg-config", state: .bad, detail: "is not installed")]
        }
        return ShojiLibrary.pkgConfigNames.map { name in
            let output = try? Subprocess.output(of: "pkg-config", ["--modversion", name])
            guard let output, output.ending == .exited(0) else {
                return Finding(subject: name, state: .bad, detail: "the development files are not installed")
            }
            return Finding(subject: name, state: .good, detail: output.text.trimmed)
        }
    }

    private func symbolFontFindings() -> [Finding] {
        check(symbolFonts.map { (path: "\(symbolFolder)/\($0.name)", sum: $0.sum) }, otherwise: .bad)
    }

    /// Other releases of the text fonts give other pictures, but they work.
    private func textFontFindings() -> [Finding] { check(textFonts, otherwise: .warning) }

    private func check(_ fonts: [(path: String, sum: String)], otherwise state: Finding.State) -> [Finding] {
        let present = fonts.map(\.path).filter { FileManager.default.isReadableFile(atPath: $0) }
        var sums: [String: String] = [:]
        if !present.isEmpty, let output = try? Subprocess.output(of: "sha256sum", ["--"] + present) {
            for line in output.text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1)
                if parts.count == 2 { sums[parts[1].trimmed] = String(parts[0]) }
            }
        }
        return fonts.map { font in
            let name = URL(fileURLWithPath: font.path).lastPathComponent
            guard let sum = sums[font.path] else {
                return Finding(subject: name, state: .bad, detail: "is missing at \(font.path)")
            }
            return sum == font.sum
                ? Finding(subject: name, state: .good, detail: "the pinned file")
                : Finding(
                    subject: name, state: state,
                    detail: "is another file than the pinned one; pictures will differ from other machines")
        }
    }

    private func library() -> Finding {
        do {
            let library = try ShojiLibrary.locate()
            return Finding(subject: "libShoji", state: .good, detail: library.file.path)
        } catch {
            return Finding(subject: "libShoji", state: .bad, detail: (error as? ToolError)?.message ?? "\(error)")
        }
    }

    private func space() -> Finding {
        let values = try? FileManager.default.attributesOfFileSystem(forPath: FileManager.default.currentDirectoryPath)
        guard let free = (values?[.systemFreeSize] as? NSNumber)?.int64Value else {
            return Finding(subject: "disk", state: .warning, detail: "free space is not known")
        }
        let megabytes = free >> 20
        return Finding(
            subject: "disk", state: megabytes < 500 ? .warning : .good,
            detail: "\(megabytes) MB free here\(megabytes < 500 ? "; a gallery may need 100 MB" : "")")
    }
}
