// Writes docs/coverage from the compiler's symbol graphs: per module and type what there is, what is accepted without
// effect ("Inert:" in its documentation) and what rests on an assumption ("Unverified:").
// Usage: coverage SYMBOL-GRAPH-FOLDER OUT-FOLDER
import Foundation

struct Graph: Decodable {
    struct Module: Decodable { var name: String }
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Kind: Decodable {
            var identifier: String
            var displayName: String
        }
        struct Names: Decodable { var title: String }
        struct Comment: Decodable {
            struct Line: Decodable { var text: String }
            var lines: [Line]
        }
        struct Extension: Decodable { var extendedModule: String? }
        var identifier: Identifier
        var kind: Kind
        var names: Names
        var pathComponents: [String]
        var docComment: Comment?
        var swiftExtension: Extension?
    }
    var module: Module
    var symbols: [Symbol]
}

/// What the coverage page says of one type.
struct Entry {
    var kind = "extension"
    var members = Set<String>()
    var inert: [String: String] = [:]
    var unverified: [String: String] = [:]
}

func note(_ marker: String, in symbol: Graph.Symbol) -> String? {
    guard let lines = symbol.docComment?.lines.map(\.text),
        let start = lines.firstIndex(where: { $0.contains(marker) })
    else { return nil }
    let sentence = lines[start...].prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    return sentence.range(of: marker).map { sentence[$0.upperBound...].trimmingCharacters(in: .whitespaces) }
}

func cell(_ notes: [String: String]) -> String {
    notes.sorted { $0.key < $1.key }.map { "`\($0.key)`: \($0.value)" }.joined(separator: "<br>")
        .replacingOccurrences(of: "|", with: "\\|")
}

let typeKinds: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor"]
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print("usage: coverage SYMBOL-GRAPH-FOLDER OUT-FOLDER")
    exit(64)
}
let out = URL(fileURLWithPath: arguments[2])
try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
let files = try FileManager.default.contentsOfDirectory(
    at: URL(fileURLWithPath: arguments[1]), includingPropertiesForKeys: nil
).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }

var modules: [String: [String: Entry]] = [:]
for file in files.sorted(by: { $0.path < $1.path }) {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    for symbol in graph.symbols where !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) {
        let isType = typeKinds.contains(symbol.kind.identifier)
        let isFree = symbol.pathComponents.count == 1 && !isType
        let type =
            isFree
            ? "(functions and constants)"
            : isType
                ? symbol.pathComponents.joined(separator: ".") : symbol.pathComponents.dropLast().joined(separator: ".")
        var entry = modules[graph.module.name, default: [:]][type] ?? Entry()
        if isType {
            entry.kind = symbol.kind.displayName.lowercased()
        } else {
            entry.members.insert(symbol.names.title)
        }
        let name = isType ? "(type)" : symbol.pathComponents.last ?? symbol.names.title
        if let text = note("Inert:", in: symbol) { entry.inert[name] = text }
        if let text = note("Unverified:", in: symbol) { entry.unverified[name] = text }
        modules[graph.module.name, default: [:]][type] = entry
    }
}

var index = "# Coverage\n\nGenerated from the code by `scripts/coverage`. What is not listed does not compile.\n\n"
index += "| module | types | members | inert | unverified |\n| --- | ---: | ---: | ---: | ---: |\n"
for (module, types) in modules.sorted(by: { $0.key < $1.key }) {
    let all = types.values
    index +=
        "| [\(module)](\(module).md) | \(types.count) | \(all.reduce(0) { $0 + $1.members.count }) | "
        + "\(all.reduce(0) { $0 + $1.inert.count }) | \(all.reduce(0) { $0 + $1.unverified.count }) |\n"
    var page = "# \(module)\n\n| type | kind | members | inert | unverified |\n| --- | --- | --- | --- | --- |\n"
    for (type, entry) in types.sorted(by: { $0.key < $1.key }) {
        let members = entry.members.sorted().map { "`\($0)`" }.joined(separator: " ").replacingOccurrences(
            of: "|", with: "\\|")
        page += "| **\(type)** | \(entry.kind) | \(members) | \(cell(entry.inert)) | \(cell(entry.unverified)) |\n"
    }
    try page.write(to: out.appendingPathComponent("\(module).md"), atomically: true, encoding: .utf8)
}
try index.write(to: out.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
