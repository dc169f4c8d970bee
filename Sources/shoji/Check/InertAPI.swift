import Foundation

/// The kit's API that is accepted without effect, read from the documentation in its own sources.
struct InertAPI {
    struct Member {
        /// `UIImageView.animationImages`, or a type.
        var name: String
        var reason: String
    }

    /// By the full name.
    private(set) var members: [String: Member] = [:]

    /// - Parameter sources: the folder of the kit's modules.
    init(sources: URL) {
        let inner: Set<String> = ["shoji", "Stage", "StageProtocol", "CGraphicsLibs", "CGraphicsShim"]
        for file in SourceFolderReader.filesInside(sources) where file.pathExtension == "swift" {
            let module = file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" }
            guard !inner.contains(String(module)), let data = try? Data(contentsOf: file),
                data.range(of: Data("Inert:".utf8)) != nil
            else { continue }
            read(String(decoding: data, as: UTF8.self))
        }
    }

    private mutating func read(_ text: String) {
        var types: [(indent: Int, name: String)] = []
        var reason: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmed
            let indent = line.prefix { $0 == " " }.count
            if trimmed.hasPrefix("///") {
                if let range = trimmed.range(of: "Inert:") {
                    reason = String(trimmed[range.upperBound...]).trimmed
                }
                continue
            }
            let declares = [" class ", " var ", " let ", " func ", " struct ", " enum ", " init", " case "]
            if trimmed.isEmpty || trimmed.hasPrefix("@") && !declares.contains(where: trimmed.contains) {
                if trimmed.isEmpty { reason = nil }
                continue
            }
            while let last = types.last, last.indent >= indent, !trimmed.hasPrefix("}") || last.indent > indent {
                types.removeLast()
            }
            let words = trimmed.split(whereSeparator: { " (:{<=".contains($0) }).map(String.init)
            for (index, word) in words.enumerated().prefix(8) where index + 1 < words.count || word == "init" {
                switch word {
                case "class", "struct", "enum", "protocol", "extension", "actor":
                    // `class func` and `class var` are members.
                    if word == "class", ["func", "var"].contains(words[index + 1]) { continue }
                    let name = words[index + 1]
                    if let reason {
                        add(Member(name: (types.map(\.name) + [name]).joined(separator: "."), reason: reason))
                    }
                    types.append((indent, name))
                case "func", "var", "let", "case", "init":
                    if let reason {
                        let name = word == "init" ? "init" : words[index + 1]
                        let owner = types.map(\.name).joined(separator: ".")
                        if name != "init" {
                            add(Member(name: owner.isEmpty ? name : "\(owner).\(name)", reason: reason))
                        }
                    }
                default: continue
                }
                break
            }
            reason = nil
        }
    }

    private mutating func add(_ member: Member) {
        if members[member.name] == nil { members[member.name] = member }
    }

    /// The inert member that a symbol is, or the inert type that it belongs to.
    ///
    /// - Parameter symbol: a full name without its module, for instance `UIColor.tintColor`.
    func member(_ symbol: String) -> Member? {
        if let member = members[symbol] { return member }
        guard let dot = symbol.lastIndex(of: "."), let type = members[String(symbol[..<dot])],
            type.name.last.map({ _ in type.name.split(separator: ".").last?.first?.isUppercase == true }) ?? false
        else { return nil }
        return type
    }
}
