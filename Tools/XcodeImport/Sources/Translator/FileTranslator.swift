import SwiftIfConfig
import SwiftSyntax

/// Rewrites one file for a platform without the Objective-C runtime. All changes are edits of the file's bytes: text is
/// blanked with spaces, replaced in its place, or inserted on a line that exists, so that line numbers stay and columns
/// stay but on lines that generated code shares.
final class FileTranslator: SyntaxVisitor {
    struct Scope {
        /// The type as an expression inside the scope: `Cell`, or `Outer.Cell` in an extension written so.
        let spelling: String
        /// The qualified name, to look it up.
        let name: String
        let kind: TypeKind?
        let entry: ProgramIndex.Entry?
        let isExtension: Bool
        var extensionNumber = 0
    }

    let program: ProgramIndex
    let fileNumber: Int
    let configuration: AppConfiguration
    var edits: EditList
    var report: FileReport
    /// Declarations to put behind the file's end.
    var appended: [String] = []
    var scopes: [Scope] = []
    var functionIsStatic: [Bool] = []
    /// Types of the parameters of the functions around.
    var parameterTypes: [[String: String]] = []
    private let converter: SourceLocationConverter
    private var extensionCount = 0
    private var importsKit = false
    private var needsKit = false

    init(
        source: [UInt8], tree: SourceFileSyntax, program: ProgramIndex, fileNumber: Int,
        configuration: AppConfiguration,
        file: String
    ) {
        self.program = program
        self.fileNumber = fileNumber
        self.configuration = configuration
        edits = EditList(source: source)
        report = FileReport(file: file)
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        let named = program.privateNamedClasses(inFile: fileNumber)
        if !named.isEmpty {
            let calls = named.map { "_uikitRegisterClass(\"\($0.objcName!)\", \($0.name).self)" }
            appended.append(
                "@MainActor func \(ProgramIndex.privateRegistration(fileNumber))() { \(calls.joined(separator: "; ")) }"
            )
            useKit()
        }
        if needsKit && !importsKit { appended.insert("import UIKit", at: 0) }
    }

    // MARK: Positions

    func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
    func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    func blank(_ node: some SyntaxProtocol) { edits.blank(start(node), end(node)) }
    func replace(_ node: some SyntaxProtocol, with text: String, padding: Bool = false) {
        edits.replace(start(node), end(node), with: text, padding: padding)
    }

    func unsupported(_ node: some SyntaxProtocol, _ construct: String, _ reason: String) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        report.unsupported.append(
            Unsupported(line: location.line, column: location.column, construct: construct, reason: reason))
    }

    /// Generated code of this file uses UIKit's names.
    func useKit() { needsKit = true }

    // MARK: Scopes

    private func begin(_ kind: TypeKind, _ name: TokenSyntax) {
        let outer = scopes.last?.name
        let qualified = (outer.map { $0 + "." } ?? "") + name.text
        let entry = program.lookUp(qualified, in: nil, file: fileNumber)
        scopes.append(Scope(spelling: name.text, name: qualified, kind: kind, entry: entry, isExtension: false))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.class, node.name)
        translateClass(node)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.struct, node.name)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.enum, node.name)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.actor, node.name)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node.name)
        translateProtocol(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let text = node.extendedType.trimmedDescription
        let entry = program.entry(named: text, file: fileNumber)
        scopes.append(
            Scope(
                spelling: text, name: entry?.type.name ?? text, kind: entry?.type.kind, entry: entry, isExtension: true,
                extensionNumber: extensionCount))
        extensionCount += 1
        translateExtension(node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        hoist(node)
        checkTable(node)
        functionIsStatic.append(node.modifiers.has("static") || node.modifiers.has("class"))
        var types: [String: String] = [:]
        if !program.optionalProperties.isEmpty {
            for parameter in node.signature.parameterClause.parameters {
                types[(parameter.secondName ?? parameter.firstName).text] = parameter.type.trimmedDescription
            }
        }
        parameterTypes.append(types)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) {
        functionIsStatic.removeLast()
        parameterTypes.removeLast()
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.last?.isExtension == true, node.modifiers.has("override") {
            unsupported(node, "override in extension", "an initializer cannot be moved into the class")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        hoist(node)
        notifyObservers(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
            "NSCopying",
            "GKInspectable", "UIApplicationMain", "NSApplicationMain":
            blank(node)
            report.count("@" + name)
            return .skipChildren
        case "main":
            // Only the one before a type is an entry point.
            blank(node)
            report.count("@main")
            return .skipChildren
        case "NSManaged":
            unsupported(node, "@NSManaged", "Core Data is not available")
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.optional) {
            blank(node)
            report.count("optional")
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            translateSelector(node)
            return .skipChildren
        case "keyPath":
            translateKeyPath(node)
            return .skipChildren
        case "colorLiteral":
            edits.replace(start(node), end(node.macroName), with: "UIColor", padding: true)
            report.count("#colorLiteral")
        case "imageLiteral": translateImageLiteral(node)
        case "fileLiteral": translateFileLiteral(node)
        case "Preview":
            blank(node)
            report.count("#Preview")
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        blank(node)
        report.count("#Preview")
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        translateOptionalCall(node)
        translateObservation(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if !program.optionalProperties.isEmpty { translateOptionalProperty(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let reason = KnownUIKit.impossible[node.baseName.text] { unsupported(node, node.baseName.text, reason) }
        return .visitChildren
    }

    // MARK: Files

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if translateImport(node) { importsKit = true }
        return .skipChildren
    }

    /// Makes each condition `true` or `false`, and translates the branch that is taken.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            guard let condition = clause.condition, !AppConfiguration.isLeftToCompiler(condition) else { continue }
            let state = IfConfigRegionState.evaluating(condition, in: configuration).state
            replace(condition, with: state == .active ? "true" : "false", padding: true)
            report.count("#if")
        }
        if let elements = node.activeClause(in: configuration).clause?.elements { walk(elements) }
        return .skipChildren
    }
}
