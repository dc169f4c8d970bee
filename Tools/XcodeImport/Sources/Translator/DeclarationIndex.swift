/// The declarations of one file, as far as translating other files needs them. Holds no positions, so that an edit inside
/// a function's body leaves it as it is.
public struct FileIndex: Codable, Sendable, Equatable {
    public var types: [TypeDeclaration] = []
    public var extensions: [ExtensionDeclaration] = []
    /// What a type alias stands for, by its qualified name.
    public var aliases: [String: String] = [:]
    /// The type with `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
    public var entryPoint: String?
}

/// A module of the same app that was translated before, and may be imported.
public struct ImportedModule: Codable, Sendable {
    public var name: String
    public var files: [FileIndex]
    public init(name: String, files: [FileIndex]) {
        self.name = name
        self.files = files
    }
}

public enum TypeKind: String, Codable, Sendable { case `class`, `struct`, `enum`, `protocol`, actor }

public struct TypeDeclaration: Codable, Sendable, Equatable {
    public var kind: TypeKind
    /// Names of the enclosing types and its own, joined by dots.
    public var name: String
    public var inherited: [String] = []
    public var access = ""
    public var isGeneric = false
    /// Inside a function.
    public var isLocal = false
    public var isObjC = false
    public var objcName: String?
    public var objcMembers = false
    public var members: [Member] = []

    var isPrivate: Bool { access == "private" || access == "fileprivate" || isLocal }
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

public struct ExtensionDeclaration: Codable, Sendable, Equatable {
    /// The extended type as written.
    public var extended: String
    public var inherited: [String] = []
    /// Marked `@objc` as a whole.
    public var isObjC = false
    /// Has a `where` clause or generic arguments.
    public var isConstrained = false
    public var members: [Member] = []
}

public struct Member: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable { case method, property, initializer, other }

    public var kind: Kind
    /// The name as written, with backticks if it has them.
    public var name: String
    /// Argument labels of a method, `_` where there is none.
    public var labels: [String] = []
    /// The parameters' types (of a property: its type, if written), free of attributes.
    public var types: [String] = []
    public var returnType: String?
    public var isStatic = false
    public var isObjC = false
    public var isNonObjC = false
    public var isAction = false
    public var isOutlet = false
    public var isInspectable = false
    public var isOverride = false
    public var isOptional = false
    public var isPrivate = false
    public var isDynamic = false
    public var isSettable = false
    public var isAsync = false
    public var isThrowing = false
    /// Cannot be called through a table: generic, `inout`, variadic or opaque parameters.
    public var tableObstacle: String?
    public var objcName: String?
    /// For a stub in the class's body: everything before and after the name, and the call that forwards.
    public var stubPrefix = ""
    public var stubSuffix = ""
    public var stubCall = ""
    /// Why no stub can stand for it.
    public var stubObstacle: String?

    /// Name and labels, which together tell one member from another.
    var key: String { kind == .method ? "\(SelectorNames.plain(name))(\(labels.map { $0 + ":" }.joined()))" : name }

    var selector: String {
        if let objcName { return objcName }
        guard kind == .method else { return SelectorNames.plain(name) }
        let plain = SelectorNames.method(name, labels: labels)
        if isAsync { return plain + (labels.isEmpty ? "WithCompletionHandler:" : "completionHandler:") }
        if isThrowing { return plain + (labels.isEmpty ? "AndReturnError:" : "error:") }
        return plain
    }

    /// A call by name waits for nothing: what is asynchronous goes on by itself, and errors are dropped.
    func detached(_ call: String) -> String {
        let attempt = isThrowing ? "try? " : ""
        return isAsync ? "Task { @MainActor in _ = \(attempt)await \(call) }" : attempt + call
    }

    /// The name of the optional closure that stands for an optional requirement: `f(_:at:)` is `_opt_f__at`.
    var optionalName: String { Member.optionalName(SelectorNames.plain(name), labels) }

    static func optionalName(_ base: String, _ labels: [String]) -> String {
        (["_opt_" + base] + labels.map { $0 == "_" ? "" : SelectorNames.plain($0) }).joined(separator: "_")
    }
}
