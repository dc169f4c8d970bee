import Foundation

/// Reads a Swift package whose targets are all its own.
enum SwiftPackageReader {
    private struct Description: Decodable {
        struct Target: Decodable {
            struct Resource: Decodable { let path: String }
            let name: String
            let type: String
            let path: String
            let sources: [String]
            let resources: [Resource]?
            let target_dependencies: [String]?
            let product_dependencies: [String]?
        }
        let name: String
        let targets: [Target]
    }

    static func read(_ folder: URL) throws -> AppSource {
        let output = try Subprocess.output(
            of: "swift", ["package", "--package-path", folder.path, "describe", "--type", "json"])
        guard output.ending == .exited(0), let start = output.text.firstIndex(of: "{"),
            let description = try? JSONDecoder().decode(Description.self, from: Data(output.text[start...].utf8))
        else { throw ToolError(.noInput, "The package \(folder.path) cannot be read:\n\(output.text)") }
        let programs = description.targets.filter { $0.type == "executable" }
        guard let program = programs.first else {
            throw ToolError(.noInput, "The package \(description.name) has no executable target.")
        }
        guard programs.count == 1 else {
            let names = programs.map(\.name).joined(separator: ", ")
            throw ToolError(
                .noInput,
                "The package \(description.name) has several executable targets: \(names). Give one folder of sources.")
        }
        var modules: [AppSource.Module] = []
        var resources: [URL] = []
        var visited: Set<String> = []
        func visit(_ target: Description.Target) throws {
            guard visited.insert(target.name).inserted else { return }
            // The app may name Shoji itself as a dependency; its modules are there anyway.
            let foreign = (target.product_dependencies ?? []).filter { $0 != "Shoji" && $0 != "UIKit" }
            guard foreign.isEmpty else {
                throw ToolError(
                    .noInput,
                    "\(target.name) needs \(foreign.joined(separator: ", ")) of another package; only targets of the package itself are built."
                )
            }
            for name in target.target_dependencies ?? [] {
                guard let other = description.targets.first(where: { $0.name == name }) else { continue }
                try visit(other)
            }
            let base = folder.appendingPathComponent(target.path)
            modules.append(.init(name: target.name, files: target.sources.map { base.appendingPathComponent($0) }))
            resources += (target.resources ?? []).map { URL(fileURLWithPath: $0.path, relativeTo: base).absoluteURL }
        }
        try visit(program)
        return AppSource(name: program.name, modules: modules, resources: resources, notes: [])
    }
}
