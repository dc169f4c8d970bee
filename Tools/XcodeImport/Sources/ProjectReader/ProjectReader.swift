import Foundation

/// Reads an Xcode project into a description that a build can follow. Reads nothing outside of the root folder, runs
/// nothing, and reports what it cannot use.
public struct ProjectReader {
    public var configuration: String
    private let rootOverride: String?

    /// - Parameters:
    ///   - configuration: the build configuration's name; the project's default if it has none so named.
    ///   - root: the only folder that may be read. By default the working copy that the project is in.
    public init(configuration: String = "Debug", root: String? = nil) {
        self.configuration = configuration
        rootOverride = root
    }

    /// - Parameter path: a project, a workspace, or a folder that holds one.
    public func read(_ path: String) throws(ProjectError) -> ProjectDescription {
        let (projects, files) = try locate(path)
        var descriptions: [ProjectDescription] = []
        for project in projects {
            var loader = try ProjectLoader(project: project, files: files, configuration: configuration)
            descriptions.append(loader.describe())
        }
        // A workspace's app comes with the frameworks of its other projects.
        var result = descriptions.first { !$0.applications.isEmpty } ?? descriptions[0]
        for other in descriptions where other.project != result.project {
            result.targets += other.targets
            result.packages += other.packages
            result.problems += other.problems
        }
        return result
    }

    /// The projects that a path means, and the files that may be read.
    func locate(_ path: String) throws(ProjectError) -> (projects: [String], files: SafeFiles) {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder)
        guard exists else { throw ProjectError(file: path, "no such file or folder") }
        let isBundle = [".xcodeproj", ".xcworkspace"].contains { absolute.hasSuffix($0) }
        let folder = isBundle ? (absolute as NSString).deletingLastPathComponent : absolute
        let files = SafeFiles(root: rootOverride ?? SafeFiles.defaultRoot(forProjectFolder: folder))
        return (try ProjectLocator.projects(at: absolute, files: files), files)
    }
}
