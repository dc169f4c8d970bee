import Foundation

/// Finds the project that a path means: an `.xcodeproj`, an `.xcworkspace`, or a folder that holds one.
enum ProjectLocator {
    /// The `.xcodeproj` folders, those of a workspace in its order.
    static func projects(at path: String, files: SafeFiles) throws(ProjectError) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        if path.hasSuffix("/project.pbxproj") { return [(path as NSString).deletingLastPathComponent] }
        if path.hasSuffix(".xcodeproj") { return [path] }
        if path.hasSuffix(".xcworkspace") { return try workspace(path, files: files) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ProjectError(file: path, "no such folder or project")
        }
        var folders = [path]
        for _ in 0..<4 {
            var next: [String] = []
            var workspaces: [String] = []
            var projects: [String] = []
            for folder in folders {
                for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                    let item = folder + "/" + name
                    if name.hasSuffix(".xcodeproj") {
                        projects.append(item)
                    } else if name.hasSuffix(".xcworkspace") {
                        workspaces.append(item)
                    } else if !name.hasPrefix("."), name != "Pods", name != "Carthage", isDirectory(item) {
                        next.append(item)
                    }
                }
            }
            if workspaces.count == 1 {
                let listed = try workspace(workspaces[0], files: files)
                if !listed.isEmpty { return listed }
            }
            if projects.count == 1 { return projects }
            if projects.count > 1 {
                let names = projects.map { String($0.dropFirst(path.count).drop { $0 == "/" }) }.joined(separator: ", ")
                throw ProjectError(file: path, "more than one project here, name one: \(names)")
            }
            folders = Array(next.prefix(500))
        }
        throw ProjectError(file: path, "no .xcodeproj or .xcworkspace here")
    }

    private static func isDirectory(_ path: String) -> Bool {
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        return type == .typeDirectory
    }

    private static func workspace(_ path: String, files: SafeFiles) throws(ProjectError) -> [String] {
        let contents = path + "/contents.xcworkspacedata"
        let text = try files.text(contents)
        var folders = [(path as NSString).deletingLastPathComponent]
        var result: [String] = []
        // The format is one element a line or several; only tags and their location matter.
        for tag in text.components(separatedBy: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if folders.count > 1 { folders.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef"), let attribute = tag.range(of: "location") else {
                continue
            }
            let parts = tag[attribute.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 1 else { continue }
            let location = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            guard location.count == 2 else { continue }
            let name = location[1].replacingOccurrences(of: "&amp;", with: "&").replacingOccurrences(
                of: "&apos;", with: "'")
            let item: String
            switch location[0] {
            case "absolute": item = name
            case "container": item = folders[0] + "/" + name
            case "self": item = (path as NSString).deletingLastPathComponent
            default: item = folders.last! + "/" + name
            }
            let standard = URL(fileURLWithPath: item).standardizedFileURL.path
            if tag.hasPrefix("Group") {
                folders.append(standard)
            } else if standard.hasSuffix(".xcodeproj"), !standard.hasSuffix("/Pods.xcodeproj") {
                result.append(standard)
            }
        }
        let found = result.compactMap { files.locate($0) }
        if found.isEmpty { throw ProjectError(file: contents, "the workspace names no project that is there") }
        return found
    }
}
