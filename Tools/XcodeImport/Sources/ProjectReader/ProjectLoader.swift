import Foundation

/// Turns one project file into descriptions of its targets.
struct ProjectLoader {
    let project: ProjectFile
    let folder: String
    let files: SafeFiles
    let tree: GroupTree
    let configuration: String
    var problems: [Problem] = []
    private var reported: Set<String> = []

    /// - Parameter path: the `.xcodeproj` folder.
    init(project path: String, files: SafeFiles, configuration: String) throws(ProjectError) {
        self.files = files
        self.configuration = configuration
        let file = path + "/project.pbxproj"
        project = try ProjectFile(path: file, data: try files.read(file))
        var sourceRoot = (path as NSString).deletingLastPathComponent
        if let inner = project.root.string("projectDirPath"), !inner.isEmpty {
            sourceRoot = inner.hasPrefix("/") ? inner : sourceRoot + "/" + inner
        }
        folder = URL(fileURLWithPath: sourceRoot).standardizedFileURL.path
        tree = GroupTree(project, sourceRoot: folder)
        problems = tree.problems
    }

    mutating func describe() -> ProjectDescription {
        let targets = project.list(project.root, "targets").filter { $0.isa == "PBXNativeTarget" }.map { describe($0) }
        let lists =
            project[project.root.string("buildConfigurationList")].map { project.list($0, "buildConfigurations") } ?? []
        return ProjectDescription(
            project: (project.path as NSString).deletingLastPathComponent, root: files.root,
            configurations: lists.compactMap { $0.string("name") },
            developmentRegion: project.root.string("developmentRegion") ?? "en",
            knownRegions: project.root.strings("knownRegions"), targets: targets, packages: packages(),
            problems: problems)
    }

    mutating func report(_ message: String, at id: String, _ severity: Problem.Severity = .warning) {
        guard reported.insert(id + message).inserted else { return }
        problems.append(Problem(severity, file: project.path, line: project.line(of: id), message))
    }

    /// The file on disk, or nil and a problem.
    mutating func existing(_ path: String, for id: String) -> String? {
        let standard = URL(fileURLWithPath: path).standardizedFileURL.path
        if let found = files.locate(standard) {
            guard let refusal = SafeFiles.refusal(of: found) else { return found }
            report("\(found) \(refusal); left out", at: id)
            return nil
        }
        if files.contains(standard) {
            report("the file \(standard) does not exist", at: id)
        } else {
            report("\(standard) is outside of \(files.root) and is not read", at: id, .error)
        }
        return nil
    }

    // MARK: Targets

    private mutating func describe(_ target: ProjectFile.Object) -> TargetDescription {
        var result = TargetDescription()
        result.name = target.string("name") ?? ""
        result.productType = target.string("productType") ?? ""
        let settings = settings(of: target)
        result.configuration = settings.conditions.config
        for phase in project.list(target, "buildPhases") { add(phase, of: target, to: &result) }
        addSynchronizedFolders(of: target, to: &result)

        result.sources = unique(result.sources)
        result.otherSources = unique(result.otherSources)
        result.resources = Array(Set(result.resources.map(ResourceKey.init))).map(\.resource).sorted()
        result.localisations = Array(Set(result.resources.compactMap(\.localisation))).sorted()
        result.dependencies = project.list(target, "dependencies").compactMap { dependency in
            project[dependency.string("target")]?.string("name") ?? dependency.string("name")
        }
        result.packageProducts = project.list(target, "packageProductDependencies").compactMap {
            $0.string("productName")
        }
        for name in settings.names { result.settings[name] = settings[name] }
        result.moduleName = Self.moduleName(settings["PRODUCT_MODULE_NAME"] ?? "", target: result.name)
        result.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
        result.swift = swiftSettings(settings)
        result.infoPlist = infoPlist(settings, target)
        return result
    }

    private struct ResourceKey: Hashable {
        let path: String, localisation: String?, folder: String?
        init(_ resource: TargetDescription.Resource) {
            (path, localisation, folder) = (resource.path, resource.localisation, resource.folder)
        }
        var resource: TargetDescription.Resource { .init(path: path, localisation: localisation, folder: folder) }
    }

    /// A name as Swift takes it, which is also a plain name for files.
    private static func moduleName(_ setting: String, target: String) -> String {
        let name = setting.isEmpty ? target : setting
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        guard let first = letters.first else { return "App" }
        return String((first.isNumber ? ["_"] : []) + letters)
    }

    private func unique(_ paths: [String]) -> [String] { Array(Set(paths)).sorted() }

    private mutating func add(
        _ phase: ProjectFile.Object, of target: ProjectFile.Object, to result: inout TargetDescription
    ) {
        switch phase.isa {
        case "PBXShellScriptBuildPhase":
            result.shellScripts.append(phase.string("name") ?? "Run Script")
            return
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase":
            break
        default: return
        }
        var destination: String?
        if phase.isa == "PBXCopyFilesBuildPhase" {
            // Resources and the product's own folder; frameworks and plug-ins are no files of the app.
            guard ["7", "1", "16"].contains(phase.string("dstSubfolderSpec") ?? "7") else { return }
            if let path = phase.string("dstPath"), !path.isEmpty, !path.contains("..") { destination = path }
        }
        for id in phase.strings("files") {
            guard let buildFile = project[id] else {
                report("a build phase names the object \(id), which does not exist", at: phase.id)
                continue
            }
            guard let reference = project[buildFile.string("fileRef")] else {
                if buildFile.string("productRef") == nil { report("a build file without a file", at: buildFile.id) }
                continue
            }
            if phase.isa == "PBXFrameworksBuildPhase" {
                if let name = reference.string("name") ?? reference.string("path") {
                    result.frameworks.append((name as NSString).lastPathComponent)
                }
                continue
            }
            if phase.isa == "PBXCopyFilesBuildPhase", reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" {
                continue
            }
            for (path, region) in paths(of: reference) {
                guard let found = existing(path, for: reference.id) else { continue }
                if phase.isa == "PBXSourcesBuildPhase" {
                    addSource(found, region, to: &result)
                } else {
                    result.resources.append(.init(path: found, localisation: region, folder: destination))
                }
            }
        }
    }

    private func addSource(_ path: String, _ region: String?, to result: inout TargetDescription) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift": result.sources.append(path)
        case "h", "hpp", "pch", "modulemap": break
        case "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "intentdefinition", "docc":
            result.resources.append(.init(path: path, localisation: region, folder: nil))
        default: result.otherSources.append(path)
        }
    }

    /// A file reference's path, or those of a variant group with the region of each.
    private mutating func paths(of reference: ProjectFile.Object) -> [(String, String?)] {
        if reference.isa == "PBXVariantGroup" {
            return project.list(reference, "children").compactMap { child in
                guard let path = tree.paths[child.id] ?? nil else { return nil }
                return (path, ProjectLoader.region(of: path) ?? child.string("name"))
            }
        }
        if reference.isa == "PBXReferenceProxy" { return [] }
        if let path = tree.paths[reference.id] { return [(path, ProjectLoader.region(of: path))] }
        if !["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"].contains(reference.string("sourceTree") ?? "") {
            report("\(reference.string("path") ?? reference.id) is in no group", at: reference.id)
        }
        return []
    }

    static func region(of path: String) -> String? {
        for component in path.split(separator: "/").reversed() where component.hasSuffix(".lproj") {
            return String(component.dropLast(6))
        }
        return nil
    }

    // MARK: Synchronised folders

    private mutating func addSynchronizedFolders(of target: ProjectFile.Object, to result: inout TargetDescription) {
        for group in project.list(target, "fileSystemSynchronizedGroups") {
            guard let path = tree.paths[group.id] ?? group.string("path").map({ folder + "/" + $0 }),
                let found = existing(path, for: group.id)
            else { continue }
            var excluded: Set<String> = []
            for exception in project.list(group, "exceptions")
            where exception.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
                && exception.string("target") == target.id
            {
                excluded.formUnion(exception.strings("membershipExceptions"))
            }
            let folders = Set(group.strings("explicitFolders"))
            walk(found, relative: "", excluded: excluded, opaque: folders, depth: 0, to: &result)
        }
        // A folder of another target may lend single files to this one.
        for group in project.objects.values.sorted(by: { $0.id < $1.id })
        where group.isa == "PBXFileSystemSynchronizedRootGroup" {
            guard !target.strings("fileSystemSynchronizedGroups").contains(group.id), let path = tree.paths[group.id]
            else { continue }
            for exception in project.list(group, "exceptions") where exception.string("target") == target.id {
                for name in exception.strings("membershipExceptions") {
                    if let found = existing(path + "/" + name, for: exception.id) { addMember(found, to: &result) }
                }
            }
        }
    }

    private mutating func walk(
        _ folder: String, relative: String, excluded: Set<String>, opaque: Set<String>, depth: Int,
        to result: inout TargetDescription
    ) {
        guard depth < 32 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let inner = relative.isEmpty ? name : relative + "/" + name
            guard !excluded.contains(inner), files.contains(path) else { continue }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            // A link to a folder could lead back to where it is.
            if isFolder.boolValue, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
                continue
            }
            let bundles = [
                "xcassets", "bundle", "xcdatamodeld", "framework", "xcframework", "docc", "scnassets", "mlpackage",
            ]
            if isFolder.boolValue, !bundles.contains((name as NSString).pathExtension) {
                if opaque.contains(inner) {
                    result.resources.append(.init(path: path, localisation: nil, folder: nil))
                } else {
                    walk(path, relative: inner, excluded: excluded, opaque: opaque, depth: depth + 1, to: &result)
                }
            } else {
                addMember(path, to: &result)
            }
        }
    }

    private mutating func addMember(_ path: String, to result: inout TargetDescription) {
        if let refusal = SafeFiles.refusal(of: path) {
            if reported.insert(path).inserted {
                problems.append(Problem(.warning, file: path, line: nil, "\(refusal); left out"))
            }
            return
        }
        switch (path as NSString).pathExtension.lowercased() {
        case "swift": result.sources.append(path)
        case "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld": result.otherSources.append(path)
        case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "md", "docc", "framework", "xcframework": break
        case "plist" where (path as NSString).lastPathComponent.hasSuffix("Info.plist"): break
        default: result.resources.append(.init(path: path, localisation: ProjectLoader.region(of: path), folder: nil))
        }
    }

    // MARK: Packages

    private mutating func packages() -> [PackageDescription] {
        var result: [PackageDescription] = []
        for reference in project.list(project.root, "packageReferences") {
            if reference.isa == "XCLocalSwiftPackageReference", let path = reference.string("relativePath") {
                if let found = existing(folder + "/" + path, for: reference.id) {
                    result.append(PackageDescription(path: found, repository: nil, requirement: [:]))
                }
            } else if let url = reference.string("repositoryURL") {
                let requirement = reference.dictionary("requirement").compactMapValues { $0 as? String }
                result.append(PackageDescription(path: nil, repository: url, requirement: requirement))
            }
        }
        // Older projects list a local package as a folder reference.
        for object in project.objects.values.sorted(by: { $0.id < $1.id })
        where object.isa == "PBXFileReference"
            && ["wrapper", "folder", "text"].contains(object.string("lastKnownFileType") ?? "")
        {
            guard let path = tree.paths[object.id], let found = files.locate(path + "/Package.swift") else { continue }
            let package = PackageDescription(
                path: (found as NSString).deletingLastPathComponent, repository: nil, requirement: [:])
            if !result.contains(package) { result.append(package) }
        }
        for index in result.indices { result[index].modules = result[index].path.map { modules($0) } ?? [] }
        return result
    }

    /// A local package's modules. Its manifest is a program, which is not run.
    private mutating func modules(_ package: String) -> [PackageDescription.Module] {
        let files = files
        guard let sources = ["Sources", "Source", "src"].lazy.compactMap({ files.locate(package + "/" + $0) }).first
        else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
        var result: [PackageDescription.Module] = []
        for name in names {
            guard !name.hasPrefix("."), let folder = files.locate(sources + "/" + name) else { continue }
            let found = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") }.compactMap { files.locate(folder + "/" + $0) }
            guard !found.isEmpty else { continue }
            var contents = TargetDescription()
            walk(folder, relative: "", excluded: [], opaque: [], depth: 0, to: &contents)
            result.append(.init(name: name, sources: found.sorted(), resources: contents.resources.sorted()))
        }
        return result
    }
}
