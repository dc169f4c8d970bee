import SwiftSyntax

extension FileTranslator {
    /// Gives a class its member table, its new root, and the stubs of what extensions override.
    func translateClass(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last, let entry = scope.entry else { return }
        let rootsInObject = replaceRoot(node, entry)
        var inserted = ""
        if program.hasOwnTable(entry) {
            useKit()
            report.count("member table")
            let overrides = program.inheritsHook(entry)
            if !overrides, !rootsInObject { addConformance(node) }
            if !overrides, let external = program.externalAncestor(of: entry), !KnownUIKit.isFoundationClass(external) {
                unsupported(
                    node.name, "superclass",
                    "\(external) is not of this target; it is taken for a class without a member table")
            }
            let access = ["open", "public", "package"].contains(entry.type.access) ? entry.type.access + " " : ""
            inserted +=
                " \(access)nonisolated \(overrides ? "override " : "")class func _uikitMembers(_ t: inout _MemberTable) { "
            if overrides { inserted += "super._uikitMembers(&t); " }
            inserted += entries(program.exportedMembers(of: entry), of: scope.spelling)
            for item in program.exportingExtensions(of: entry) { inserted += "\(program.tableFunction(item))(&t); " }
            inserted += "};"
        }
        for (_, member) in program.hoisted(of: entry) {
            let renamed = ProgramIndex.hoistedName(member, entry)
            let call = member.stubCall.replacing("{}", with: renamed)
            inserted += " \(member.stubPrefix)\(member.name)\(member.stubSuffix) { \(call) };"
        }
        if !inserted.isEmpty { edits.insert(inserted, at: end(node.memberBlock.leftBrace)) }
    }

    /// Reports a method that was visible to Objective-C and cannot be in a table.
    func checkTable(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .class || scope.isExtension,
            node.parent?.is(MemberBlockItemSyntax.self) == true
        else { return }
        let member = Member(function: node)
        guard member.isObjC, !member.isStatic, let obstacle = member.tableObstacle else { return }
        unsupported(node.name, "@objc", "\(obstacle) cannot be called by name")
    }

    /// `class Model: NSObject` inherits from the kit's own root, which has what Foundation's lacks on Linux.
    private func replaceRoot(_ node: ClassDeclSyntax, _ entry: ProgramIndex.Entry) -> Bool {
        guard let first = node.inheritanceClause?.inheritedTypes.first,
            ["NSObject", "Foundation.NSObject"].contains(first.type.trimmedDescription)
        else { return false }
        replace(first.type, with: "_UIObject")
        useKit()
        report.count("NSObject")
        return true
    }

    private func addConformance(_ node: ClassDeclSyntax) {
        if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
            edits.insert(", _MemberTableProviding", at: end(last.type))
        } else {
            let offset = node.genericParameterClause.map { end($0) } ?? end(node.name)
            edits.insert(": _MemberTableProviding", at: offset)
        }
    }

    /// The statements that add members to the table `t`.
    func entries(_ members: [Member], of type: String) -> String {
        members.map { member -> String in
            let name = SelectorNames.plain(member.name)
            if member.kind == .method {
                let arguments = member.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }
                let parameters = ["o: \(type)"] + member.types.enumerated().map { "a\($0): \($1)" }
                return "t.action(Selector(\"\(member.selector)\", call: { (\(parameters.joined(separator: ", "))) in "
                    + member.detached("o.\(member.name)(\(arguments.joined(separator: ", ")))") + " })); "
            }
            if member.isOutlet { return "t.outlet(\"\(name)\", \(type).self) { $0.\(member.name) = $1 }; " }
            let setter = member.isSettable ? ", { $0.\(member.name) = $1 }" : ""
            return "t.property(\"\(name)\", \(type).self, { $0.\(member.name) }\(setter)); "
        }.joined()
    }

    /// Members that an extension adds get a static function of their own, behind the end of the file.
    func translateExtension(_ node: ExtensionDeclSyntax) {
        guard let scope = scopes.last,
            let declaration = program.files[fileNumber].extensions[safe: scope.extensionNumber]
        else { return }
        let item = ProgramIndex.ExtensionEntry(
            file: fileNumber, number: scope.extensionNumber, declaration: declaration)
        let exported = declaration.members.filter { program.isExported($0, of: scope.entry?.type) }
        guard exported.contains(where: { $0.isObjC }) || scope.kind == .class && !exported.isEmpty else { return }
        if declaration.isConstrained {
            return unsupported(
                node.extendedType, "@objc in extension", "members of a constrained extension cannot be called by name")
        }
        if scope.entry == nil, !KnownUIKit.isClass(scope.spelling) {
            return unsupported(
                node.extendedType, "@objc in extension",
                "\(scope.spelling) has no member table, so its members cannot be called by name")
        }
        guard scope.entry == nil || scope.kind == .class else { return }
        useKit()
        appended.append(
            "extension \(scope.spelling) { nonisolated static func \(program.tableFunction(item))(_ t: inout _MemberTable) { "
                + entries(exported, of: scope.spelling) + "} }")
    }

    // MARK: Overrides in extensions

    func hoist(_ node: FunctionDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, scopes.last?.isExtension == true else { return }
        hoist(Member(function: node), node.modifiers, name: node.name, node)
    }

    func hoist(_ node: VariableDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, scopes.last?.isExtension == true,
            node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let member = Member(variable: node, binding: binding)
        else { return }
        hoist(member, node.modifiers, name: pattern.identifier, node)
    }

    private func hoist(
        _ member: Member, _ modifiers: DeclModifierListSyntax, name: TokenSyntax, _ node: some SyntaxProtocol
    ) {
        guard let scope = scopes.last else { return }
        guard let entry = scope.entry else {
            if member.isOverride {
                if let target = KnownUIKit.replaceable(name.text, of: scope.spelling) {
                    return replaceMember(target, modifiers, name: name)
                }
                unsupported(node, "override in extension", "\(scope.spelling) is not declared in this target")
            }
            return
        }
        guard program.mustHoist(member, of: entry) else { return }
        if let obstacle = member.stubObstacle { return unsupported(node, "override in extension", obstacle) }
        for modifier in modifiers
        where ["override", "private", "fileprivate", "open", "final", "dynamic"].contains(modifier.name.text) {
            blank(modifier)
        }
        replace(name, with: ProgramIndex.hoistedName(member, entry))
        report.count("override in extension")
    }

    /// The library declares the member `dynamic`, so that its code can be replaced.
    private func replaceMember(_ target: String, _ modifiers: DeclModifierListSyntax, name: TokenSyntax) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override": replace(modifier.name, with: "@_dynamicReplacement(for: \(target))")
            case "open", "public", "private", "fileprivate", "dynamic": blank(modifier)
            default: break
            }
        }
        replace(name, with: "_replacing_\(name.text)")
        report.count("override in extension")
    }

    // MARK: Observable properties

    /// `@objc dynamic var x` tells its observers: a `didSet` does what the Objective-C runtime did.
    func notifyObservers(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("dynamic"),
            AttributeFacts(node.attributes).isObjC || scopes.last?.entry?.type.objcMembers == true,
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !node.modifiers.has("lazy")
        else { return }
        let name = pattern.identifier.text
        let key = SelectorNames.plain(name)
        let notification = "_uikitDidChangeValue(of: self, \"\(key)\", old: oldValue, new: \(name))"
        useKit()
        guard let block = binding.accessorBlock else {
            report.count("dynamic")
            return edits.insert(" { didSet { \(notification) } }", at: end(binding))
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        report.count("dynamic")
        if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = observer.body {
            let old = observer.parameters?.name.text ?? "oldValue"
            return edits.insert(
                " defer { _uikitDidChangeValue(of: self, \"\(key)\", old: \(old), new: \(name)) };",
                at: end(body.leftBrace))
        }
        if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
            return edits.insert(" didSet { \(notification) };", at: end(block.leftBrace))
        }
        if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body {
            edits.insert(
                " let _uikitOld = \(name); defer { _uikitDidChangeValue(of: self, \"\(key)\", old: _uikitOld, new: \(name)) };",
                at: end(body.leftBrace))
        }
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
