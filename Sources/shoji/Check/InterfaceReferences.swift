import Foundation

/// What interface files and the Info.plist name, and the project does not have.
enum InterfaceReferences {
    /// Classes that no source of the project declares.
    static func missingClasses(
        _ named: [String: [CompilerErrors.Place]], in plan: ProjectPlan
    ) -> [InterfaceFiles.Unknown] {
        var wanted = named.filter { !isOfSystem($0.key) }
        guard !wanted.isEmpty else { return [] }
        for file in plan.modules.flatMap(\.files) {
            guard let data = FileManager.default.contents(atPath: file.file) else { continue }
            let words = String(decoding: data, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            for (index, word) in words.enumerated() where word == "class" && index + 1 < words.count {
                wanted[String(words[index + 1])] = nil
            }
        }
        return wanted.map {
            .init(element: "class \($0.key)", places: $0.value, reason: "no source declares it; a plain one is taken")
        }.sorted { $0.element < $1.element }
    }

    private static func isOfSystem(_ name: String) -> Bool {
        ["UI", "NS", "MK", "WK", "AV", "PK", "SK", "SCN", "MTK", "GK", "AR", "CN", "QL", "PH"].contains {
            name.hasPrefix($0)
        }
    }

    /// Storyboards that the Info.plist wants shown, and that are no resource of the app.
    static func missingStoryboards(_ plan: ProjectPlan) -> [CheckReport.Left] {
        var names: Set<String> = []
        for (key, value) in plan.infoPlist where key.hasPrefix("UIMainStoryboardFile") {
            if let name = value as? String { names.insert(name) }
        }
        let manifest = plan.infoPlist["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        for case let entries as [[String: Any]] in roles.values {
            for entry in entries { if let name = entry["UISceneStoryboardFile"] as? String { names.insert(name) } }
        }
        let there = Set(
            plan.modules.flatMap(\.resources).map { URL(fileURLWithPath: $0.path) }.filter {
                $0.pathExtension == "storyboard"
            }.flatMap { url -> [String] in
                let name = url.deletingPathExtension().lastPathComponent
                return [name, name.components(separatedBy: "~")[0]]
            })
        return names.filter { !$0.isEmpty && !there.contains($0) }.sorted().map {
            .init(file: plan.project, what: "there is no storyboard \($0), which the Info.plist names")
        }
    }
}
