import Foundation

/// Paths of file references: each is relative to its group, to the project or to nothing, as its `sourceTree` says.
struct GroupTree {
    private(set) var paths: [String: String] = [:]
    private(set) var problems: [Problem] = []
    private let project: ProjectFile
    /// The folder that `SOURCE_ROOT` means.
    let sourceRoot: String

    init(_ project: ProjectFile, sourceRoot: String) {
        self.project = project
        self.sourceRoot = sourceRoot
        if let main = project[project.root.string("mainGroup")] {
            walk(main, folder: sourceRoot, ancestors: [])
        } else {
            problems.append(
                Problem(.warning, file: project.path, line: project.line(of: project.root.id), "no main group"))
        }
    }

    private mutating func walk(_ object: ProjectFile.Object, folder: String, ancestors: [String]) {
        guard !ancestors.contains(object.id), ancestors.count < 200 else {
            let message = "group \(object.string("name") ?? object.string("path") ?? object.id) contains itself"
            problems.append(Problem(.warning, file: project.path, line: project.line(of: object.id), message))
            return
        }
        guard paths[object.id] == nil else { return }
        let path = resolve(object, folder: folder)
        paths[object.id] = path
        for id in object.strings("children") {
            guard let child = project[id] else {
                let message = "a group names the object \(id), which does not exist"
                problems.append(Problem(.warning, file: project.path, line: project.line(of: object.id), message))
                continue
            }
            walk(child, folder: path ?? folder, ancestors: ancestors + [object.id])
        }
    }

    /// Nil for what is in the SDK, the toolchain or the built products.
    private func resolve(_ object: ProjectFile.Object, folder: String) -> String? {
        let path = object.string("path")
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return path.map { join(folder, $0) } ?? folder
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return path.map { join(sourceRoot, $0) } ?? sourceRoot
        case "<absolute>": return path
        default: return nil
        }
    }

    private func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path
    }
}
