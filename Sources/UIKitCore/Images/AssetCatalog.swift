/// Reads asset catalogs that lie uncompiled (`*.xcassets` folders) among a bundle's files. A broken set is as if it were
/// not there; nothing outside of the catalogs is read.
final class AssetCatalog: @unchecked Sendable {
    /// A set's folder and what its `Contents.json` says.
    struct Set {
        let folder: String
        let entries: [AssetEntry]
        let properties: [String: Any]

        init?(_ folder: String, list: String) {
            guard let data = AssetCatalog.contents(of: folder + "/Contents.json", limit: 4 << 20),
                let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { return nil }
            self.folder = folder
            entries = (object[list] as? [Any] ?? []).prefix(1000).compactMap { AssetEntry($0) }
            properties = object["properties"] as? [String: Any] ?? [:]
        }

        /// A file of the set; links may lead out of it and are not followed.
        func data(_ name: String) -> Data? { AssetCatalog.contents(of: folder + "/" + name, limit: 256 << 20) }
    }

    private let catalogs: [String]
    /// Folders of sets by kind and name. The name of a set in a group that provides a namespace begins with the group's.
    private lazy var folders: [String: [String: String]] = index()
    private let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: AssetCatalog] = [:]
    private static let knownLock = NSLock()

    private init(bundle: Bundle) {
        let files = FileManager.default
        catalogs = ImageFiles.folders(of: bundle).flatMap { folder in
            ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
                .map { folder + "/" + $0 }.filter { Self.type(of: $0) == .typeDirectory }
        }
    }

    static func of(_ bundle: Bundle) -> AssetCatalog {
        knownLock.withLock {
            let key = bundle.bundlePath
            if let catalog = known[key] { return catalog }
            let catalog = AssetCatalog(bundle: bundle)
            known[key] = catalog
            return catalog
        }
    }

    /// - Parameter kind: the folder's extension, for instance `imageset`.
    func set(_ name: String, _ kind: String, list: String) -> Set? {
        if catalogs.isEmpty { return nil }
        guard let folder = lock.withLock({ folders[kind]?[name] }) else { return nil }
        return Set(folder, list: list)
    }

    // MARK: Files

    /// Of the item itself where it is a link.
    private static func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Nil for links, for pipes and devices, which have no end, and for files larger than `limit` bytes.
    private static func contents(of path: String, limit: Int) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= limit
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    // MARK: Index

    private func index() -> [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        var budget = 50_000
        for catalog in catalogs { walk(catalog, prefix: "", depth: 0, budget: &budget, into: &result) }
        return result
    }

    private func walk(
        _ folder: String, prefix: String, depth: Int, budget: inout Int, into result: inout [String: [String: String]]
    ) {
        guard depth < 32 else { return }
        let files = FileManager.default
        for item in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !item.hasPrefix(".") {
            budget -= 1
            guard budget > 0 else { return }
            let kind = (item as NSString).pathExtension
            let path = folder + "/" + item
            if kind.hasSuffix("set") {
                let name = prefix + (item as NSString).deletingPathExtension
                if result[kind]?[name] == nil, Self.type(of: path) == .typeDirectory {
                    result[kind, default: [:]][name] = path
                }
            } else if kind.isEmpty
                || !["json", "png", "jpg", "pdf", "svg", "launchimage", "stickerpack"].contains(kind)
            {
                guard Self.type(of: path) == .typeDirectory else { continue }
                let inner = Self.providesNamespace(path) ? prefix + item + "/" : prefix
                walk(path, prefix: inner, depth: depth + 1, budget: &budget, into: &result)
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        Set(folder, list: "")?.properties["provides-namespace"] as? Bool ?? false
    }
}
