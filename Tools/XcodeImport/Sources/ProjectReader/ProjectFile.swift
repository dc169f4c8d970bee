import Foundation

/// The objects of a `project.pbxproj`, by identifier.
struct ProjectFile {
    struct Object {
        let id: String
        let fields: [String: Any]

        var isa: String { fields["isa"] as? String ?? "" }
        func string(_ key: String) -> String? { fields[key] as? String }
        func strings(_ key: String) -> [String] { (fields[key] as? [Any])?.compactMap { $0 as? String } ?? [] }
        func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }

        /// Build settings; a list is joined with spaces, its elements quoted where they need it.
        var settings: [String: String] {
            dictionary("buildSettings").compactMapValues { value in
                if let text = value as? String { return text }
                guard let list = value as? [Any] else { return nil }
                return list.compactMap { $0 as? String }.map { word in
                    word.contains(" ") && !word.contains("\"") && !word.contains("\\") ? "\"\(word)\"" : word
                }.joined(separator: " ")
            }
        }
    }

    let path: String
    let objects: [String: Object]
    let root: Object
    private let lines: Lines

    /// Found when the first problem asks for them.
    private final class Lines {
        let data: Data
        lazy var of = OldStyleSyntax.dictionaryLines(data)
        init(_ data: Data) { self.data = data }
    }

    init(path: String, data: Data) throws(ProjectError) {
        self.path = path
        lines = Lines(data)
        if let line = PropertyListLimits.tooDeepLine(data) {
            throw ProjectError(file: path, line: line, "nested too deeply for a project file")
        }
        if let marker = data.range(of: Data("\n<<<<<<< ".utf8)) {
            let line = data[..<marker.lowerBound].count { $0 == 10 } + 2
            throw ProjectError(file: path, line: line, "unresolved merge conflict")
        }
        let plist: Any
        do {
            plist = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            if !data.starts(with: Data("<".utf8)), !data.starts(with: Data("bplist".utf8)),
                let (line, message) = OldStyleSyntax.firstError(data)
            {
                throw ProjectError(file: path, line: line, message)
            }
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            throw ProjectError(file: path, line: PropertyListLimits.line(in: detail), "not a property list: \(detail)")
        }
        guard let top = plist as? [String: Any], let raw = top["objects"] as? [String: Any] else {
            throw ProjectError(file: path, line: 1, "no \"objects\" in the project file")
        }
        var objects: [String: Object] = [:]
        for (id, value) in raw {
            if let fields = value as? [String: Any] { objects[id] = Object(id: id, fields: fields) }
        }
        guard let rootID = top["rootObject"] as? String, let root = objects[rootID], root.isa == "PBXProject" else {
            throw ProjectError(file: path, line: 1, "\"rootObject\" is not a project")
        }
        self.objects = objects
        self.root = root
    }

    subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

    func list(_ object: Object, _ key: String) -> [Object] { object.strings(key).compactMap { objects[$0] } }

    /// The line on which an object is defined.
    func line(of id: String) -> Int? {
        lines.of[id]
    }
}
