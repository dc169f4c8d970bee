import Foundation

/// Reads files of one folder tree and of nothing else. Symbolic links that lead out of it count as outside.
public struct SafeFiles: Sendable {
    /// Files beyond this many bytes are refused.
    public static let sizeLimit = 64 << 20

    /// The folder, with symbolic links resolved.
    public let root: String

    public init(root: String) { self.root = SafeFiles.resolved(root) }

    /// The folder that a project may read: the working copy it belongs to, or else the project's own folder.
    public static func defaultRoot(forProjectFolder folder: String) -> String {
        var url = URL(fileURLWithPath: resolved(folder))
        for _ in 0..<12 where url.path != "/" {
            if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) { return url.path }
            url.deleteLastPathComponent()
        }
        return resolved(folder)
    }

    static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    public func contains(_ path: String) -> Bool {
        let path = SafeFiles.resolved(path)
        return path == root || path.hasPrefix(root == "/" ? "/" : root + "/")
    }

    /// The path as the disk spells it, which may differ in case or Unicode normalisation; nil if there is no such file
    /// or it is outside.
    public func locate(_ path: String) -> String? {
        let standard = URL(fileURLWithPath: path).standardizedFileURL.path
        guard !standard.utf8.contains(0) else { return nil }
        if FileManager.default.fileExists(atPath: standard) { return contains(standard) ? standard : nil }
        guard standard.hasPrefix(root + "/") else { return nil }
        var current = root
        for component in standard.dropFirst(root.count + 1).split(separator: "/") {
            let next = current + "/" + component
            if FileManager.default.fileExists(atPath: next) {
                current = next
                continue
            }
            let wanted = SafeFiles.folded(String(component))
            let names = (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []
            guard let match = names.sorted().first(where: { SafeFiles.folded($0) == wanted }) else { return nil }
            current += "/" + match
        }
        return contains(current) ? current : nil
    }

    /// Sources beyond this many bytes are refused.
    static let sourceSizeLimit = 16 << 20

    /// Why an item cannot be read to its end, or will not be; nil for folders and ordinary files.
    static func refusal(of path: String) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
            return "cannot be looked at"
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: return path.hasSuffix(".swift") ? "is a folder, not a Swift file" : nil
        case .typeRegular?:
            guard path.hasSuffix(".swift") else { return nil }
            if let size = attributes[.size] as? Int, size > sourceSizeLimit {
                return "is a source larger than \(sourceSizeLimit >> 20) MB"
            }
            return FileManager.default.isReadableFile(atPath: path) ? nil : "cannot be read"
        default: return "is no regular file"
        }
    }

    private static func folded(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased()
    }

    /// A file's bytes.
    public func read(_ path: String) throws(ProjectError) -> Data {
        guard contains(path) else {
            throw ProjectError(file: path, "outside of \(root), which is all that may be read")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: SafeFiles.resolved(path))
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
            throw ProjectError(file: path, "no such file")
        }
        if let size = attributes[.size] as? Int, size > SafeFiles.sizeLimit {
            throw ProjectError(file: path, "larger than \(SafeFiles.sizeLimit >> 20) MB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(file: path, "cannot be read")
        }
        return data
    }

    func text(_ path: String) throws(ProjectError) -> String {
        let data = try read(path)
        if let text = String(data: data, encoding: .utf8) { return text }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
            let text = String(data: data, encoding: .utf16)
        {
            return text
        }
        throw ProjectError(file: path, "not UTF-8 text")
    }
}
