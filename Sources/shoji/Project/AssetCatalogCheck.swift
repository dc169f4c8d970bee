import Foundation
import Glibc

/// Says what of a project's asset catalogs will not be there: broken contents, files that are missing or lie elsewhere,
/// kinds of sets that nothing shows.
enum AssetCatalogCheck {
    struct Warning: Hashable {
        var file: String
        var message: String
    }

    /// Of each set's `Contents.json`; larger files are not read.
    private static let sizeLimit = 4 << 20
    private static let shown: Set<String> = ["imageset", "colorset", "symbolset", "dataset", "appiconset"]
    /// What the system shows outside of apps.
    private static let elsewhere: Set<String> = [
        "launchimage", "stickersiconset", "sticker", "stickerpack", "stickersequence", "brandassets", "complicationset",
        "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
        "watchcomplication", "solidimagestack", "solidimagestacklayer",
    ]
    private static let unread: [String: String] = [
        "spriteatlas": "sprite atlases are not read", "textureset": "textures are not read",
        "cubetextureset": "textures are not read", "mipmapset": "textures are not read",
        "arresourcegroup": "there is no ARKit", "arimageset": "there is no ARKit", "arobject": "there is no ARKit",
    ]

    static func warnings(_ plan: ProjectPlan) -> [Warning] {
        var result: [Warning] = []
        for path in Set(plan.modules.flatMap(\.resources).map(\.path)).sorted() where path.hasSuffix(".xcassets") {
            var budget = 20_000
            walk(path, depth: 0, budget: &budget, into: &result)
            if budget <= 0 {
                result.append(Warning(file: path, message: "more than 20000 items; the rest is not looked at"))
            }
        }
        return result
    }

    private static func walk(_ folder: String, depth: Int, budget: inout Int, into result: inout [Warning]) {
        guard depth < 32 else {
            return result.append(Warning(file: folder, message: "folders are nested too deeply; left out"))
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for item in names where !item.hasPrefix(".") {
            budget -= 1
            guard budget > 0 else { return }
            let path = folder + "/" + item
            let kind = (item as NSString).pathExtension
            var info = stat()
            guard lstat(path, &info) == 0 else { continue }
            if info.st_mode & S_IFMT == S_IFLNK {
                result.append(Warning(file: path, message: "a link in an asset catalog is not followed"))
            } else if info.st_mode & S_IFMT != S_IFDIR {
                continue
            } else if shown.contains(kind) {
                set(path, kind, into: &result)
            } else if let reason = unread[kind] {
                result.append(Warning(file: path, message: reason))
            } else if !elsewhere.contains(kind) {
                walk(path, depth: depth + 1, budget: &budget, into: &result)
            }
        }
    }

    private static func set(_ folder: String, _ kind: String, into result: inout [Warning]) {
        let file = folder + "/Contents.json"
        func warn(_ message: String) { result.append(Warning(file: file, message: message)) }
        guard FileManager.default.fileExists(atPath: file) else {
            return warn("missing; the set is left out")
        }
        guard let data = contents(file) else {
            return warn("no regular file of at most \(sizeLimit >> 20) MB; the set is left out")
        }
        guard let object = try? JSONSerialization.jsonObject(with: data) else {
            return warn("not JSON; the set is left out")
        }
        let lists = ["imageset": "images", "appiconset": "images", "colorset": "colors", "symbolset": "symbols"]
        let list = lists[kind] ?? "data"
        guard let fields = object as? [String: Any] else { return warn("not a dictionary; the set is left out") }
        guard let entries = fields[list] as? [Any] else {
            if fields[list] != nil { warn("\"\(list)\" is not a list; the set is left out") }
            return
        }
        for entry in entries {
            guard let entry = entry as? [String: Any] else {
                warn("an item of \"\(list)\" is not a dictionary; left out")
                continue
            }
            guard let name = entry["filename"] else { continue }
            guard let name = name as? String else {
                warn("a \"filename\" is not a text; left out")
                continue
            }
            if name.isEmpty { continue }
            if name.contains("/") || name == ".." || name.utf8.contains(0) {
                warn("the file \(name.debugDescription) is not in the set's folder; left out")
            } else {
                var info = stat()
                let path = folder + "/" + name
                // Xcode itself warns of icons that are not there, and goes on.
                if lstat(path, &info) != 0 {
                    if kind != "appiconset" { warn("there is no file \(name)") }
                } else if info.st_mode & S_IFMT != S_IFREG {
                    warn("\(name) is not a regular file; left out")
                }
            }
        }
    }

    /// The bytes of a regular file of sensible size; nil for links, pipes and devices.
    static func contents(_ path: String) -> Data? {
        var info = stat()
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= sizeLimit else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
