import Foundation

/// What a scheme runs.
public struct Scheme: Sendable, Equatable {
    public var target: String
    public var configuration: String?
}

extension ProjectReader {
    /// Reads a shared or personal scheme of a project, or of any project of a workspace. A project without scheme files
    /// has one for each target, as Xcode makes them.
    public func scheme(_ name: String, of path: String) throws(ProjectError) -> Scheme {
        let (projects, files) = try locate(path)
        var folders = projects
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        if absolute.hasSuffix(".xcworkspace") { folders.insert(absolute, at: 0) }
        var known: [String] = []
        for folder in folders {
            for file in Self.schemeFiles(in: folder) {
                let found = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
                known.append(found)
                if found == name { return try Self.parse(try files.text(file), file: file) }
            }
        }
        for project in projects {
            var loader = try ProjectLoader(project: project, files: files, configuration: configuration)
            let targets = loader.describe().targets.map(\.name)
            if targets.contains(name) { return Scheme(target: name, configuration: nil) }
            known += targets
        }
        let names = Array(Set(known)).sorted().joined(separator: ", ")
        throw ProjectError(file: path, "no scheme \(name); there are: \(names)")
    }

    private static func schemeFiles(in folder: String) -> [String] {
        let manager = FileManager.default
        var folders = [folder + "/xcshareddata/xcschemes"]
        for user in ((try? manager.contentsOfDirectory(atPath: folder + "/xcuserdata")) ?? []).sorted() {
            folders.append("\(folder)/xcuserdata/\(user)/xcschemes")
        }
        return folders.flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { $0.hasSuffix(".xcscheme") }
                .map { folder + "/" + $0 }
        }
    }

    private static func parse(_ text: String, file: String) throws(ProjectError) -> Scheme {
        // The app that the scheme launches, or else the first that it builds.
        let launch = text.range(of: "<LaunchAction").map { text[$0.lowerBound...] }
        let place = launch.flatMap { attribute("BlueprintName", in: $0) } ?? attribute("BlueprintName", in: text[...])
        guard let target = place else { throw ProjectError(file: file, "the scheme names no target") }
        return Scheme(target: target, configuration: launch.flatMap { attribute("buildConfiguration", in: $0) })
    }

    private static func attribute(_ name: String, in text: Substring) -> String? {
        guard let start = text.range(of: name) else { return nil }
        let parts = text[start.upperBound...].prefix(1000).split(
            separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].allSatisfy({ $0 == " " || $0 == "=" }) else { return nil }
        return String(parts[1]).replacingOccurrences(of: "&amp;", with: "&")
    }
}
