import Foundation

/// Tells Xcode projects from other apps.
enum ProjectLocation {
    /// The project, workspace or folder to read, or nil: an app of another kind.
    ///
    /// A folder is a project if it holds one, or one of its subfolders does. A Swift package with sources of its own is
    /// not, whatever lies deeper in it.
    static func find(_ path: String) -> URL? {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return url }
        if url.lastPathComponent == "project.pbxproj" { return url.deletingLastPathComponent() }
        guard isFolder.boolValue else { return nil }
        var folders = [url.path]
        for depth in 0..<4 {
            var next: [String] = []
            for folder in folders {
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return url }
                if depth == 0, names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".swift") }) {
                    return nil
                }
                for name in names where !name.hasPrefix(".") && name != "Pods" && name != "Carthage" {
                    let item = folder + "/" + name
                    let type = (try? FileManager.default.attributesOfItem(atPath: item))?[.type] as? FileAttributeType
                    if type == .typeDirectory { next.append(item) }
                }
            }
            folders = Array(next.prefix(300))
        }
        return nil
    }
}
