import Foundation

/// Reads a folder of Swift sources the way Xcode treats a synchronized folder: every Swift file is compiled, everything else is copied.
enum SourceFolderReader {
    static func read(_ folder: URL) throws -> AppSource {
        var sources: [URL] = []
        var resources: [URL] = []
        var notes: [String] = []
        try walk(folder, &sources, &resources, &notes)
        let name = AppSource.identifier(folder.lastPathComponent)
        guard !sources.isEmpty else {
            throw ToolError(.noInput, "There is no Swift file in \(folder.path).")
        }
        return AppSource(
            name: name, modules: [.init(name: name, files: sources)], resources: resources, notes: unique(notes))
    }

    private static func walk(
        _ folder: URL, _ sources: inout [URL], _ resources: inout [URL], _ notes: inout [String]
    ) throws {
        let items: [URL]
        do {
            items = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        } catch {
            throw ToolError(.noInput, "\(folder.path) cannot be read: \(reason(error)).")
        }
        for item in items.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let isFolder = (try? item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            if !isFolder, isLinkToFolder(item) {
                notes.append("Links to folders are not followed: \(item.lastPathComponent)")
                continue
            }
            switch item.pathExtension {
            case "swift" where !isFolder: sources.append(item)
            case "lproj", "bundle", "xcassets": resources.append(item)
            case "xcstrings": notes.append("String catalogs are not read yet: \(item.lastPathComponent)")
            case "storyboard", "xib":
                notes.append("Interface Builder files are not read yet: \(item.lastPathComponent)")
            case "m", "mm", "c", "cpp", "h": notes.append("Only Swift is compiled, not \(item.lastPathComponent)")
            case "xcodeproj", "xcworkspace", "playground", "entitlements", "xcconfig": break
            default:
                if !isFolder {
                    resources.append(item)
                } else if !item.lastPathComponent.hasSuffix("Tests") && item.lastPathComponent != "build" {
                    try walk(item, &sources, &resources, &notes)
                }
            }
        }
    }

    /// A link may lead back to a folder above it, so that following it would never end.
    private static func isLinkToFolder(_ item: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func contents(of file: URL) throws -> Data {
        do { return try Data(contentsOf: file) } catch {
            throw ToolError(.noInput, "\(file.path) cannot be read: \(reason(error)).")
        }
    }

    /// The files of a folder, or the file itself.
    static func filesInside(_ url: URL) -> [URL] {
        guard (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { return [url] }
        let names = (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).sorted()
        return names.map { url.appendingPathComponent($0) }.filter {
            (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true
        }
    }
}

/// An error of Foundation in the operating system's words.
func reason(_ error: any Error) -> String {
    let error = error as NSError
    let posix = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
    if posix.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(posix.code))) }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return String(cString: strerror(EACCES))
    case .fileNoSuchFile, .fileReadNoSuchFile: return String(cString: strerror(ENOENT))
    case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
    default: return error.localizedDescription
    }
}
