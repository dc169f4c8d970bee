import Foundation

/// What storyboards and xibs hold that the kit's reader has no word for, or can only leave out.
struct InterfaceFiles {
    struct Unknown: Codable {
        /// `mapView`, or `slider.tickCount` for an attribute.
        var element: String
        var places: [CompilerErrors.Place]
        /// Why it is left out, where the kit says so.
        var reason: String?
    }

    /// Every text that the reader's sources mention.
    private let known: Set<String>
    /// Reasons by element, of elements that have no reader.
    private let missing: [String: String]
    /// Class and module by element, of what is other frameworks'.
    private let foreign: [String: (type: String, module: String)]
    private let modules: Set<String>

    var isEmpty: Bool { known.isEmpty }

    /// - Parameter sources: the folder of the kit's modules.
    init(sources: URL) {
        var known: Set<String> = []
        var missing: [String: String] = [:]
        var foreign: [String: (type: String, module: String)] = [:]
        let folder = sources.appendingPathComponent("UIKitCore/InterfaceBuilder")
        for file in SourceFolderReader.filesInside(folder) where file.pathExtension == "swift" {
            guard let data = try? Data(contentsOf: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            known.formUnion(Self.literals(text).filter { $0.count < 60 })
            if file.lastPathComponent == "InterfaceSupport.swift" {
                let words = Self.literals(Self.part(of: text, after: "missingElements: [String: String] = ["))
                for index in stride(from: 0, to: words.count - 1, by: 2) { missing[words[index]] = words[index + 1] }
            }
            for match in text.matches(of: /"(\w+)": \("(\w+)", "(\w+)"\)/) {
                foreign[String(match.1)] = (String(match.2), String(match.3))
            }
        }
        self.known = known
        self.missing = missing
        self.foreign = foreign
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: sources.appendingPathComponent("Frameworks").path)
        modules = Set(names ?? [])
    }

    private static func part(of text: String, after mark: String) -> String {
        guard let start = text.range(of: mark)?.upperBound else { return "" }
        return String(text[start...].prefix { $0 != "]" })
    }

    /// The string literals of a source, comments left out.
    private static func literals(_ text: String) -> [String] {
        text.split(separator: "\n").filter { !$0.trimmed.hasPrefix("//") }.flatMap { line in
            line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
                .map { String($0.element) }
        }
    }

    /// Elements with everything in them that say something to Interface Builder alone.
    private static let editorOnly: Set<String> = [
        "dependencies", "resources", "designables", "classes", "customFonts", "inferredMetricsTieBreakers",
        "simulatedMetricsContainer", "accessibility", "userGuides", "metadata", "point", "device", "deployment",
        "plugIn", "capability", "adaptation",
    ]

    /// Elements and attributes that are read as part of their parent, or tell the app nothing.
    private static let harmless: Set<String> = [
        "document", "device", "adaptation", "deployment", "plugIn", "capability", "constraint", "refreshControl",
        "relationships", "objects", "scenes", "scene", "placeholder", "exit", "xcodeAnnotation", "nil", "null",
        // Attributes.
        "sceneID", "symbolic", "symbolType", "family", "collectionClass", "appends", "inheritsFrom",
        "hasAttributedTitle", "pointerInteraction",
    ]

    /// What a file holds.
    struct Contents {
        var unknown: [Unknown] = []
        /// Places of other frameworks' classes, by their names.
        var foreign: [String: [CompilerErrors.Place]] = [:]
        /// Places of the app's own classes, by their names.
        var customClasses: [String: [CompilerErrors.Place]] = [:]
    }

    func contents(of file: String) -> Contents {
        guard let data = FileManager.default.contents(atPath: file), data.count < 64 << 20 else { return Contents() }
        if let reason = Self.unreadable(data) {
            return Contents(unknown: [
                Unknown(element: "document", places: [.init(file: file, line: 1)], reason: reason)
            ])
        }
        var result = Contents()
        var scanner = InterfaceScanner(data)
        var found: [String: [CompilerErrors.Place]] = [:]
        var path: [String] = []
        // Depth of the outermost element whose contents do not matter.
        var quiet: Int?
        func note(_ name: String, _ line: Int) { found[name, default: []].append(.init(file: file, line: line)) }
        while let tag = scanner.next() {
            if tag.isEnd {
                if !path.isEmpty { path.removeLast() }
                if let depth = quiet, path.count <= depth { quiet = nil }
                continue
            }
            if let name = tag["customClass"] {
                result.customClasses[name, default: []].append(.init(file: file, line: tag.line))
            }
            if quiet == nil {
                if let (type, module) = foreign[tag.name] {
                    if modules.contains(module) {
                        result.foreign[type, default: []].append(.init(file: file, line: tag.line))
                    } else {
                        note(tag.name, tag.line)
                    }
                } else if missing[tag.name] != nil {
                    note(tag.name, tag.line)
                } else if Self.editorOnly.contains(tag.name) || tag.name.hasPrefix("simulated") {
                    // Nothing of it matters.
                } else if !known.contains(tag.name), !Self.harmless.contains(tag.name) {
                    note(tag.name, tag.line)
                } else if tag.name != "document" {
                    for (name, _) in tag.attributes
                    where !known.contains(name) && !Self.harmless.contains(name) && !name.contains(":") {
                        note("\(tag.name).\(name)", tag.line)
                    }
                }
            }
            if tag.isClosed { continue }
            // What a foreign view holds beyond a view's own is its framework's.
            if quiet == nil,
                Self.editorOnly.contains(tag.name) || tag.name.hasPrefix("wk") || tag.name.hasPrefix("simulated")
            {
                quiet = path.count
            }
            path.append(tag.name)
        }
        result.unknown = found.map { Unknown(element: $0.key, places: $0.value, reason: missing[$0.key]) }.sorted {
            $0.element < $1.element
        }
        if let open = path.last {
            result.unknown.append(
                Unknown(
                    element: "document", places: [.init(file: file, line: scanner.line)],
                    reason: "damaged: it ends within \(open)"))
        }
        return result
    }

    /// Why a file cannot be read at all.
    static func unreadable(_ data: Data) -> String? {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("NIBArchive".utf8)) {
            return "compiled; its source (.xib or .storyboard) is what can be read"
        }
        let head = String(decoding: data.prefix(1000), as: UTF8.self)
        if head.contains("<archive") { return "saved by Xcode 4 or older; open it in a newer Xcode and save it again" }
        if !head.contains("<document") { return "not an interface file" }
        if let range = head.range(of: "targetRuntime=\"") {
            let runtime = head[range.upperBound...].prefix { $0 != "\"" }
            if !runtime.hasPrefix("iOS") { return "for \(runtime), not for iOS" }
        }
        return nil
    }
}
