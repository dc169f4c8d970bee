/// All files' declarations together: what a name means, who inherits from whom, which classes get a member table.
struct ProgramIndex {
    struct Entry {
        let file: Int
        let number: Int
        let type: TypeDeclaration
    }
    struct ExtensionEntry {
        let file: Int
        let number: Int
        let declaration: ExtensionDeclaration
    }
    enum Superclass {
        case project(Entry)
        case external(String)
        case none
    }

    /// The module's own files, then those of imported modules.
    let files: [FileIndex]
    let ownCount: Int
    let module: String
    let importedModules: [String]
    private var types: [String: [Entry]] = [:]
    private var extensions: [String: [ExtensionEntry]] = [:]
    private var aliases: [String: String] = [:]
    private var subclassOverrides: [String: Set<String>] = [:]
    /// Optional requirements of the project's protocols, by key.
    private(set) var optionalRequirements: Set<String> = []
    /// All requirements of the project's `@objc` protocols; a method that meets one is visible to Objective-C.
    private(set) var objcRequirements: Set<String> = []
    /// Names of optional properties, with the protocols that have one of that name.
    private(set) var optionalProperties: [String: Set<String>] = [:]
    /// Names of all properties that the project's `@objc` protocols require.
    private(set) var objcPropertyRequirements: Set<String> = []
    /// Properties of the project, to tell `done?()` from an optional requirement.
    private(set) var propertyNames: Set<String> = []
    /// Base names of all methods of the project.
    private(set) var methodNames: Set<String> = []

    init(files own: [FileIndex], module: String, imported: [ImportedModule] = []) {
        files = own + imported.flatMap { $0.files.map(\.visibleToImporters) }
        ownCount = own.count
        self.module = module
        importedModules = imported.map(\.name)
        for (file, index) in files.enumerated() {
            aliases.merge(index.aliases) { first, _ in first }
            for (number, type) in index.types.enumerated() {
                types[type.name, default: []].append(Entry(file: file, number: number, type: type))
                for member in type.members {
                    if member.kind == .property { propertyNames.insert(member.name) }
                    if member.kind == .method { methodNames.insert(SelectorNames.plain(member.name)) }
                    if type.kind == .protocol, type.isObjC, member.kind == .property {
                        objcPropertyRequirements.insert(member.name)
                        if member.isOptional { optionalProperties[member.name, default: []].insert(type.name) }
                    }
                    if type.kind == .protocol, type.isObjC, member.kind == .method {
                        objcRequirements.insert(member.key)
                    }
                    if member.isOptional, type.kind == .protocol, member.kind == .method {
                        optionalRequirements.insert(member.key)
                    }
                }
            }
            for (number, declaration) in index.extensions.enumerated() {
                let name = resolve(extended: declaration.extended)
                extensions[name, default: []].append(
                    ExtensionEntry(file: file, number: number, declaration: declaration))
                for member in declaration.members where member.kind == .method {
                    methodNames.insert(SelectorNames.plain(member.name))
                }
            }
        }
        for entries in types.values {
            for entry in entries where entry.type.kind == .class {
                let members = entry.type.members + extensions(of: entry).flatMap(\.declaration.members)
                let overrides = Set(members.filter(\.isOverride).map(\.key))
                guard !overrides.isEmpty else { continue }
                for ancestor in ancestors(of: entry) {
                    subclassOverrides[ancestor.type.name, default: []].formUnion(overrides)
                }
            }
        }
    }

    /// Whether a type is declared by this module.
    func isOwn(_ entry: Entry) -> Bool { entry.file < ownCount }

    private func resolve(extended name: String) -> String {
        let name = name.split(separator: "<").first.map(String.init) ?? name
        if types[name] == nil, let dot = name.firstIndex(of: "."), importedModules.contains(String(name[..<dot])) {
            return String(name[name.index(after: dot)...])
        }
        return name.hasPrefix(module + ".") && types[name] == nil ? String(name.dropFirst(module.count + 1)) : name
    }

    /// The type that `name` means inside `scope` (a qualified type name or nil) of a file.
    func lookUp(_ name: String, in scope: String?, file: Int) -> Entry? {
        let name = resolve(extended: name)
        var path = scope?.split(separator: ".").map(String.init) ?? []
        while true {
            let candidate = (path + [name]).joined(separator: ".")
            if let entries = types[candidate] {
                if let own = entries.first(where: { $0.file == file }) { return own }
                if let other = entries.first(where: { !$0.type.isPrivate }) { return other }
            }
            if path.isEmpty { return nil }
            path.removeLast()
        }
    }

    func entry(named name: String, file: Int) -> Entry? { lookUp(name, in: nil, file: file) }

    func extensions(of entry: Entry) -> [ExtensionEntry] {
        (extensions[entry.type.name] ?? []).filter { !entry.type.isPrivate || $0.file == entry.file }
    }

    func superclass(of entry: Entry) -> Superclass {
        guard entry.type.kind == .class, var first = entry.type.inherited.first else { return .none }
        for _ in 0..<8 {
            guard let meaning = aliases[entry.type.name + "." + first] ?? aliases[first] else { break }
            first = meaning
        }
        let outer = entry.type.name.split(separator: ".").dropLast().joined(separator: ".")
        if let parent = lookUp(first, in: outer.isEmpty ? nil : outer, file: entry.file) {
            return parent.type.kind == .class && parent.type.name != entry.type.name ? .project(parent) : .none
        }
        return KnownUIKit.isProtocol(first) ? .none : .external(resolve(extended: first))
    }

    /// Superclasses in the project, nearest first.
    func ancestors(of entry: Entry) -> [Entry] {
        var result: [Entry] = []
        var current = entry
        while case .project(let parent) = superclass(of: current), result.count < 64 {
            result.append(parent)
            current = parent
        }
        return result
    }

    /// The first superclass that is not of the project.
    func externalAncestor(of entry: Entry) -> String? {
        let top = ancestors(of: entry).last ?? entry
        if case .external(let name) = superclass(of: top) { return name }
        return nil
    }

    // MARK: Member tables

    func isExported(_ member: Member, of type: TypeDeclaration?) -> Bool {
        if member.isStatic || member.isNonObjC || member.isOptional { return false }
        switch member.kind {
        case .method:
            if member.tableObstacle != nil { return false }
            if member.isObjC && !member.isOverride { return true }
            if type?.objcMembers == true && !member.isPrivate && !member.isOverride { return true }
            // What overrides a UIKit method is called through the class itself.
            if member.isOverride { return false }
            return objcRequirements.contains(member.key) || KnownUIKit.optionalRequirements.contains(member.key)
        case .property:
            if member.isOverride { return false }
            return member.isObjC || (type?.objcMembers == true && !member.isPrivate)
                || objcPropertyRequirements.contains(member.name) && !member.isPrivate
        case .initializer, .other: return false
        }
    }

    func exportedMembers(of entry: Entry) -> [Member] {
        entry.type.members.filter { isExported($0, of: entry.type) }
    }

    /// Extensions of a class that add to its table.
    func exportingExtensions(of entry: Entry) -> [ExtensionEntry] {
        extensions(of: entry).filter { item in
            !item.declaration.isConstrained && item.declaration.members.contains { isExported($0, of: entry.type) }
        }
    }

    func hasOwnTable(_ entry: Entry) -> Bool {
        entry.type.kind == .class && (!exportedMembers(of: entry).isEmpty || !exportingExtensions(of: entry).isEmpty)
    }

    /// Whether a superclass has the table hook.
    func inheritsHook(_ entry: Entry) -> Bool {
        for ancestor in ancestors(of: entry) where hasOwnTable(ancestor) { return true }
        guard let external = externalAncestor(of: entry) else { return false }
        return external == "NSObject" || KnownUIKit.isClass(external)
    }

    /// The static function that adds an extension's members.
    func tableFunction(_ item: ExtensionEntry) -> String {
        let name = item.declaration.extended.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return "_uikitMembers_\(name)_\(item.file)_\(item.number)"
    }

    // MARK: Members in extensions that take part in overriding

    func mustHoist(_ member: Member, of entry: Entry) -> Bool {
        guard entry.type.kind == .class, isOwn(entry), member.kind == .method || member.kind == .property else {
            return false
        }
        if member.isOverride { return true }
        return !member.isStatic && subclassOverrides[entry.type.name]?.contains(member.key) == true
    }

    func hoisted(of entry: Entry) -> [(item: ExtensionEntry, member: Member)] {
        extensions(of: entry).flatMap { item in
            item.declaration.members.filter { mustHoist($0, of: entry) && $0.stubObstacle == nil }.map { (item, $0) }
        }
    }

    static func hoistedName(_ member: Member, _ entry: Entry) -> String {
        "_ext_" + entry.type.name.replacing(".", with: "_") + "_" + SelectorNames.plain(member.name)
    }

    // MARK: Methods

    /// Methods of that base name in a type, its extensions, superclasses and protocols.
    func methods(named name: String, in entry: Entry) -> [Member] {
        var result: [Member] = []
        var seen: Set<String> = []
        var queue = [entry]
        while let current = queue.first {
            queue.removeFirst()
            guard seen.insert(current.type.name).inserted else { continue }
            let all = current.type.members + extensions(of: current).flatMap(\.declaration.members)
            result += all.filter { $0.kind == .method && SelectorNames.plain($0.name) == SelectorNames.plain(name) }
            let inherited = current.type.inherited + extensions(of: current).flatMap(\.declaration.inherited)
            for parent in inherited {
                if let entry = lookUp(parent, in: current.type.name, file: current.file) { queue.append(entry) }
            }
        }
        if result.isEmpty, let external = externalAncestor(of: entry) {
            return methods(named: name, inExtensionsOf: external)
        }
        return result
    }

    /// Methods that the project adds to a type that is not its own, or to that type's UIKit superclasses.
    func methods(named name: String, inExtensionsOf external: String) -> [Member] {
        var result: [Member] = []
        for type in [external, "UIViewController", "UIView", "UIResponder", "NSObject"] where result.isEmpty {
            result = (extensions[type] ?? []).flatMap(\.declaration.members).filter {
                $0.kind == .method && SelectorNames.plain($0.name) == SelectorNames.plain(name)
            }
        }
        return result
    }

    func property(named name: String, in entry: Entry) -> Member? {
        for current in [entry] + ancestors(of: entry) {
            let all = current.type.members + extensions(of: current).flatMap(\.declaration.members)
            if let found = all.first(where: { $0.kind == .property && $0.name == name }) { return found }
        }
        return nil
    }
}

extension FileIndex {
    /// Public declarations only.
    var visibleToImporters: FileIndex {
        func isVisible(_ access: String) -> Bool { ["open", "public", "package"].contains(access) }
        var result = self
        result.entryPoint = nil
        result.types = types.filter { isVisible($0.access) }
        return result
    }
}
