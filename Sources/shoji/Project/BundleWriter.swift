import Foundation
import Glibc

/// Puts a flat .app together, as Foundation on Linux reads one: executable, Info.plist, and resources where Xcode puts them.
final class BundleWriter {
    let plan: ProjectPlan
    let folder: URL
    private let files = FileManager.default
    private let root: String
    /// Names taken at the top of the app and in its folders, in lower case.
    private var taken: [String: String] = [:]
    private var catalogs = 0

    /// - Parameter folder: the new `Name.app`; what is there is removed.
    init(plan: ProjectPlan, folder: URL) throws {
        self.plan = plan
        self.folder = folder
        root = URL(fileURLWithPath: plan.root).resolvingSymlinksInPath().path
        try? files.removeItem(at: folder)
    }

    func write(executable: URL) throws {
        try make(folder)
        try copy(executable, to: folder.appendingPathComponent(plan.appName))
        taken = [plan.appName.lowercased(): "the executable", "info.plist": "Info.plist"]
        // The app's own files before those of its frameworks: the app's win.
        for module in plan.modules.reversed() {
            for resource in module.resources.sorted(by: { Self.order($0) < Self.order($1) }) {
                try add(resource, bundle: module.resourceBundle)
            }
        }
        try StringRules.replaceFiles(in: folder, developmentRegion: plan.developmentRegion, warn: warn)
        try writeInfoPlist()
    }

    /// Files that are made of others (string catalogs) after those that are copied.
    private static func order(_ resource: ProjectPlan.Resource) -> String {
        (resource.path.hasSuffix(".xcstrings") ? "1" : "0") + resource.path
    }

    // MARK: Resources

    private func add(_ resource: ProjectPlan.Resource, bundle: String?) throws {
        let source = URL(fileURLWithPath: resource.path)
        var folder = bundle.map { $0 + "/" } ?? ""
        if let inner = resource.folder { folder += inner + "/" }
        if source.pathExtension == "xcstrings" {
            return try addStringCatalog(source, folder: folder)
        }
        if let reason = ProjectBuilder.leftOutResource(source.path) {
            return warn("\(source.path): warning: \(reason)")
        }
        if let region = resource.localisation { folder += "\(region).lproj/" }
        switch source.pathExtension.lowercased() {
        case "xcassets":
            var name = source.lastPathComponent
            if taken[(folder + name).lowercased()] != nil {
                catalogs += 1
                name = "\(source.deletingPathExtension().lastPathComponent)-\(catalogs).xcassets"
            }
            try copyTree(source, to: folder + name)
        case "strings":
            guard let text = StringsFile.normalized(source, warn: warn) else { return }
            try put(Data(text.utf8), at: folder + source.lastPathComponent, from: source)
        case "stringsdict":
            guard let data = try? Data(contentsOf: source), StringsFile.isPropertyList(data, source, warn: warn) else {
                return
            }
            try put(data, at: folder + source.lastPathComponent, from: source)
        case "entitlements", "xcconfig", "storekit", "docc", "swift", "h", "pch", "modulemap", "playground": break
        default:
            // The target's own Info.plist is written from its settings.
            if folder.isEmpty, source.lastPathComponent == "Info.plist" { return }
            try copyTree(source, to: folder + source.lastPathComponent)
        }
    }

    private func addStringCatalog(_ source: URL, folder: String) throws {
        guard let data = try? Data(contentsOf: source), let catalog = StringCatalog(data, source, warn: warn) else {
            return
        }
        let table = source.deletingPathExtension().lastPathComponent
        for language in catalog.languages {
            let place = "\(folder)\(language).lproj/\(table)"
            if let strings = catalog.strings(in: language) {
                try put(Data(strings.utf8), at: place + ".strings", from: source)
            }
            if let rules = catalog.rules(in: language) {
                try put(
                    try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0),
                    at: place + ".stringsdict", from: source)
            }
        }
    }

    private func warn(_ message: String) { Terminal.note(message) }

    // MARK: Writing

    /// Whether a file may be put there; another of that name is reported.
    private func claim(_ place: String, from source: URL) -> Bool {
        guard !place.split(separator: "/").contains(where: { $0 == ".." }), !place.utf8.contains(0) else {
            warn("\(source.path): warning: \(place) is outside of the app; left out")
            return false
        }
        if let other = taken[place.lowercased()] {
            if other != source.path {
                warn("\(source.path): warning: the app has \(other) of that name already; left out")
            }
            return false
        }
        taken[place.lowercased()] = source.path
        return true
    }

    private func put(_ data: Data, at place: String, from source: URL) throws {
        guard claim(place, from: source) else { return }
        let target = folder.appendingPathComponent(place)
        try make(target.deletingLastPathComponent())
        do { try data.write(to: target) } catch {
            throw ToolError(.cannotWrite, "Cannot write \(target.path): \(reason(error)).")
        }
    }

    /// Copies a file or a folder with everything in it. What leads out of the project is left out.
    private func copyTree(_ source: URL, to place: String) throws {
        guard claim(place, from: source) else { return }
        try copyTree(source, to: folder.appendingPathComponent(place), depth: 0)
    }

    private func copyTree(_ source: URL, to target: URL, depth: Int) throws {
        guard depth < 40 else { return warn("\(source.path): warning: folders are nested too deeply; left out") }
        let real = source.resolvingSymlinksInPath().path
        guard real == root || real.hasPrefix(root + "/") else {
            return warn("\(source.path): warning: leads out of \(root); left out")
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: real, isDirectory: &isFolder) else { return }
        if !isFolder.boolValue {
            var info = stat()
            // Pipes and devices have no end.
            guard stat(real, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
                return warn("\(source.path): warning: not a regular file; left out")
            }
            try make(target.deletingLastPathComponent())
            return try copy(URL(fileURLWithPath: real), to: target)
        }
        if depth > 0, real != source.path, (try? files.destinationOfSymbolicLink(atPath: source.path)) != nil {
            return warn("\(source.path): warning: a link to a folder is not followed")
        }
        try make(target)
        for name in ((try? files.contentsOfDirectory(atPath: real)) ?? []).sorted() where name != ".DS_Store" {
            try copyTree(
                source.appendingPathComponent(name), to: target.appendingPathComponent(name), depth: depth + 1)
        }
    }

    private func make(_ folder: URL) throws {
        do { try files.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw ToolError(.cannotWrite, "Cannot write \(folder.path): \(reason(error)).")
        }
    }

    private func copy(_ source: URL, to target: URL) throws {
        do { try files.copyItem(at: source, to: target) } catch {
            throw ToolError(.cannotWrite, "Cannot copy \(source.path): \(reason(error)).")
        }
    }

    // MARK: Info.plist

    private func writeInfoPlist() throws {
        var values = plan.infoPlist
        values["CFBundleExecutable"] = plan.appName
        values["CFBundlePackageType"] = "APPL"
        if (values["CFBundleName"] as? String ?? "").isEmpty { values["CFBundleName"] = plan.productName }
        if (values["CFBundleIdentifier"] as? String ?? "").isEmpty {
            values["CFBundleIdentifier"] =
                plan.bundleIdentifier.isEmpty ? "app.\(plan.appName)" : plan.bundleIdentifier
        }
        var region = values["CFBundleDevelopmentRegion"] as? String ?? ""
        if region.isEmpty { region = plan.developmentRegion }
        // Xcode's older templates name languages in English.
        let old = ["English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it"]
        values["CFBundleDevelopmentRegion"] = old[region] ?? region
        if let tool = plan.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !tool.isEmpty {
            values["NSAccentColorName"] = tool
        }
        if let icon = plan.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
            values["CFBundleIcons"] =
                values["CFBundleIcons"] ?? ["CFBundlePrimaryIcon": ["CFBundleIconName": icon]]
        }
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            try data.write(to: folder.appendingPathComponent("Info.plist"))
        } catch {
            throw ToolError(.cannotWrite, "Cannot write Info.plist: \(reason(error)).")
        }
    }
}
