import SwiftSyntax

extension Member {
    init(function node: FunctionDeclSyntax) {
        self.init(kind: .method, name: node.name.text)
        let facts = AttributeFacts(node.attributes)
        apply(facts, node.modifiers)
        let signature = node.signature
        let parameters = Array(signature.parameterClause.parameters)
        labels = parameters.map(\.firstName.text)
        types = parameters.map { Member.tableType($0.type) }
        returnType = signature.returnClause?.type.trimmedDescription
        tableObstacle = Member.obstacle(node)
        isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = signature.effectSpecifiers?.throwsClause != nil

        var arguments: [String] = []
        for parameter in parameters {
            let name = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInOut =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" }
                ?? false
            arguments.append(label + (isInOut ? "&" : "") + name)
            if parameter.ellipsis != nil { stubObstacle = "a variadic parameter cannot be passed on" }
            if name == "_" { stubObstacle = "a parameter without a name cannot be passed on" }
        }
        var effects = ""
        if signature.effectSpecifiers?.throwsClause != nil { effects += "try " }
        if signature.effectSpecifiers?.asyncSpecifier != nil { effects += "await " }
        stubPrefix = Member.stubModifiers(node.attributes, node.modifiers) + "func "
        stubSuffix =
            (node.genericParameterClause?.trimmedDescription ?? "") + signature.trimmedDescription
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
        stubSuffix = stubSuffix.replacingLineBreaks()
        stubCall = effects + "{}(" + arguments.joined(separator: ", ") + ")"
    }

    init?(variable node: VariableDeclSyntax, binding: PatternBindingSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        self.init(kind: .property, name: pattern.identifier.text)
        apply(AttributeFacts(node.attributes), node.modifiers)
        types = binding.typeAnnotation.map { [$0.type.trimmedDescription.replacingLineBreaks()] } ?? []
        isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
        guard let type = types.first else {
            stubObstacle = "its type is not written"
            return
        }
        if binding.hasObservers { stubObstacle = "a property with observers cannot move" }
        if binding.accessorBlock == nil { stubObstacle = "a stored property cannot be in an extension" }
        stubPrefix = Member.stubModifiers(node.attributes, node.modifiers) + "var "
        stubSuffix = ": " + type
        stubCall = isSettable ? "get { {} } set { {} = newValue }" : "{}"
    }

    private mutating func apply(_ facts: AttributeFacts, _ modifiers: DeclModifierListSyntax) {
        isObjC = facts.isObjC
        isNonObjC = facts.isNonObjC
        objcName = facts.objcName
        isAction = facts.isAction
        isOutlet = facts.isOutlet
        isInspectable = facts.isInspectable
        isStatic = modifiers.has("static") || modifiers.has("class")
        isOverride = modifiers.has("override")
        isOptional = modifiers.has("optional")
        isDynamic = modifiers.has("dynamic")
        isPrivate = ["private", "fileprivate"].contains(modifiers.accessLevel ?? "")
    }

    /// A parameter's type as a closure may spell it: a function escapes, `T!` is `T?`.
    static func tableType(_ type: TypeSyntax) -> String {
        var attributes: [String] = []
        var base = type
        if let attributed = type.as(AttributedTypeSyntax.self) {
            base = attributed.baseType
            attributes = attributed.attributes.map(\.trimmedDescription).filter {
                $0 != "@autoclosure" && $0 != "@escaping"
            }
        }
        if base.is(FunctionTypeSyntax.self) { attributes.insert("@escaping", at: 0) }
        var text = base.trimmedDescription.replacingLineBreaks()
        if text.hasSuffix("!") { text = text.dropLast() + "?" }
        return (attributes + [text]).joined(separator: " ")
    }

    private static func obstacle(_ node: FunctionDeclSyntax) -> String? {
        if node.genericParameterClause != nil { return "a generic method" }
        let parameters = node.signature.parameterClause.parameters
        if parameters.count > 6 { return "more than six parameters" }
        for parameter in parameters {
            if parameter.ellipsis != nil { return "a variadic parameter" }
            let text = parameter.type.trimmedDescription
            if text.hasPrefix("inout ") { return "an inout parameter" }
            if text.hasPrefix("some ") { return "an opaque parameter" }
        }
        return nil
    }

    private static func stubModifiers(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String
    {
        var words: [String] = []
        for case .attribute(let attribute) in attributes
        where ["MainActor", "discardableResult"].contains(attribute.attributeName.trimmedDescription) {
            words.append(attribute.trimmedDescription)
        }
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "private", "fileprivate", "final", "dynamic": continue
            case "static": words.append("class")
            default: words.append(modifier.trimmedDescription)
            }
        }
        return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }
}

extension PatternBindingSyntax {
    private var accessorKinds: [String] {
        guard let block = accessorBlock else { return [] }
        switch block.accessors {
        case .accessors(let list): return list.map(\.accessorSpecifier.text)
        case .getter: return ["get"]
        @unknown default: return ["get"]
        }
    }

    /// A stored property, or a computed one with a setter.
    var isSettable: Bool {
        let kinds = accessorKinds
        return kinds.isEmpty || kinds.contains("set") || kinds.contains("_modify") || hasObservers
    }

    var hasObservers: Bool { accessorKinds.contains("didSet") || accessorKinds.contains("willSet") }
}

extension String {
    /// One line, for text that goes into an inserted declaration. Line comments do not survive this.
    func replacingLineBreaks() -> String {
        split(whereSeparator: \.isNewline).map { line -> Substring in
            var line = line
            while line.first == " " || line.first == "\t" { line.removeFirst() }
            if let comment = line.range(of: "//") { line = line[..<comment.lowerBound] }
            return line
        }.joined(separator: " ")
    }

    private func range(of needle: String) -> Range<Index>? { ranges(of: needle).first }
}

extension Substring {
    fileprivate func range(of needle: String) -> Range<Index>? { ranges(of: needle).first }
}
