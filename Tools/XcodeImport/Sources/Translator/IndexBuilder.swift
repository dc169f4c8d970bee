import SwiftIfConfig
import SwiftSyntax

/// Collects a file's declarations, those of active `#if` branches only.
final class IndexBuilder: ActiveSyntaxVisitor {
    private(set) var index = FileIndex()
    private enum Scope {
        case type(Int)
        case `extension`(Int)
        case function
    }
    private var scopes: [Scope] = []

    init(_ configuration: AppConfiguration) {
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    // MARK: Types

    private var enclosingName: String? {
        for scope in scopes.reversed() {
            switch scope {
            case .type(let number): return index.types[number].name
            case .extension(let number): return index.extensions[number].extended
            case .function: continue
            }
        }
        return nil
    }

    private func begin(
        _ kind: TypeKind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, generic: Bool
    ) {
        let facts = AttributeFacts(attributes)
        var type = TypeDeclaration(kind: kind, name: name.text)
        if let outer = enclosingName { type.name = outer + "." + type.name }
        type.inherited = inheritance.inheritedNames
        type.access = modifiers.accessLevel ?? ""
        type.isGeneric = generic
        type.isLocal = scopes.contains { if case .function = $0 { true } else { false } }
        type.isObjC = facts.isObjC
        type.objcName = facts.objcName
        type.objcMembers = facts.objcMembers
        if facts.isEntryPoint { index.entryPoint = type.name }
        index.types.append(type)
        scopes.append(.type(index.types.count - 1))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .class, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            generic: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .struct, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            generic: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .enum, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            generic: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .actor, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            generic: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node.name, node.inheritanceClause, node.attributes, node.modifiers, generic: false)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var declaration = ExtensionDeclaration(extended: node.extendedType.trimmedDescription)
        declaration.isObjC = AttributeFacts(node.attributes).isObjC
        declaration.inherited = node.inheritanceClause.inheritedNames
        declaration.isConstrained = node.genericWhereClause != nil || declaration.extended.contains("<")
        index.extensions.append(declaration)
        scopes.append(.extension(index.extensions.count - 1))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.genericParameterClause == nil else { return .skipChildren }
        let name = (enclosingName.map { $0 + "." } ?? "") + node.name.text
        index.aliases[name] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    // MARK: Members

    private func add(_ member: Member) {
        switch scopes.last {
        case .type(let number): index.types[number].members.append(member)
        case .extension(let number):
            var member = member
            if index.extensions[number].isObjC, !member.isNonObjC { member.isObjC = true }
            index.extensions[number].members.append(member)
        case .function, nil: break
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(Member(function: node))
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        var member = Member(kind: .initializer, name: "init")
        member.labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        member.isOverride = node.modifiers.has("override")
        member.stubObstacle = "an initializer in an extension cannot override"
        add(member)
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .function = scopes.last { return .visitChildren }
        if scopes.isEmpty { return .visitChildren }
        for binding in node.bindings { if let member = Member(variable: node, binding: binding) { add(member) } }
        return .visitChildren
    }
}

/// What a list of attributes says to the Objective-C runtime and Interface Builder.
struct AttributeFacts {
    var isObjC = false
    var isNonObjC = false
    var objcName: String?
    var objcMembers = false
    var isOutlet = false
    var isAction = false
    var isInspectable = false
    var isEntryPoint = false

    init(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            switch attribute.attributeName.trimmedDescription {
            case "objc":
                isObjC = true
                let name = (attribute.arguments?.trimmedDescription ?? "").filter { !$0.isWhitespace }
                if !name.isEmpty { objcName = name }
            case "nonobjc": isNonObjC = true
            case "objcMembers": (objcMembers, isObjC) = (true, true)
            case "IBOutlet", "GKInspectable": (isOutlet, isObjC) = (true, true)
            case "IBAction", "IBSegueAction": (isAction, isObjC) = (true, true)
            case "IBInspectable": (isInspectable, isObjC) = (true, true)
            case "UIApplicationMain", "NSApplicationMain", "main": isEntryPoint = true
            default: break
            }
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// The access level; `private(set)` does not count.
    var accessLevel: String? {
        first {
            ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
                && $0.detail == nil
        }?.name.text
    }
}

extension InheritanceClauseSyntax? {
    var inheritedNames: [String] {
        guard let clause = self else { return [] }
        return clause.inheritedTypes.flatMap { item -> [String] in
            if let composition = item.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map(\.type.trimmedDescription)
            }
            return [item.type.trimmedDescription]
        }
    }
}
