import SwiftSyntax

extension FileTranslator {
    /// An `@objc` protocol stays one of classes; its optional requirements get defaults that ask the member table, and a
    /// closure that is nil where a class has no such method.
    func translateProtocol(_ node: ProtocolDeclSyntax) {
        guard let scope = scopes.last, let entry = scope.entry else { return }
        if entry.type.isObjC {
            let classBound = ["class", "AnyObject", "NSObjectProtocol"]
            let inherited = entry.type.inherited
            let parentIsObjC = inherited.contains { program.lookUp($0, in: nil, file: fileNumber)?.type.isObjC == true }
            if !parentIsObjC, !inherited.contains(where: classBound.contains) {
                if let last = node.inheritanceClause?.inheritedTypes.last {
                    edits.insert(", AnyObject", at: end(last.type))
                } else {
                    edits.insert(": AnyObject", at: end(node.name))
                }
            }
            report.count("@objc protocol")
        }
        let optional = node.memberBlock.members.filter { item in
            item.decl.as(FunctionDeclSyntax.self)?.modifiers.has("optional") == true
                || item.decl.as(VariableDeclSyntax.self)?.modifiers.has("optional") == true
        }
        guard !optional.isEmpty else { return }
        useKit()
        var defaults = ""
        let access = node.modifiers.accessLevel.map { ["public", "package"].contains($0) ? $0 + " " : "" } ?? ""
        for item in optional {
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                defaults += optionalMethod(function, access: access)
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                defaults += optionalProperty(variable, access: access)
            }
        }
        appended.append("extension \(scope.name) {\(defaults)}")
    }

    private func optionalMethod(_ node: FunctionDeclSyntax, access: String) -> String {
        let member = Member(function: node)
        let effect = member.isAsync ? "an async method" : member.isThrowing ? "a throwing method" : nil
        if let obstacle = member.tableObstacle ?? effect {
            unsupported(node, "optional", "\(obstacle) cannot be called by name")
        }
        let parameters = Array(node.signature.parameterClause.parameters)
        let types = parameters.map { $0.type.trimmedDescription.replacingLineBreaks() }
        let result = member.returnType ?? "Void"
        let optionalResult = result.hasSuffix("!") ? String(result.dropLast()) + "?" : result
        let closureTypes = member.types.joined(separator: ", ")
        let property = member.optionalName
        let declared = zip(member.labels, types).enumerated().map { index, item in "\(item.0) a\(index): \(item.1)" }
        let values = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let arguments = member.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }.joined(
            separator: ", ")
        let arrow = member.returnType.map { " -> \($0)" } ?? ""
        let closureParameters = parameters.isEmpty ? "" : "\(values) in "
        return " \(access)func \(member.name)(\(declared.joined(separator: ", ")))\(arrow) "
            + "{ _uikitDynCall(self, \"\(member.selector)\", [\(values)], as: (\(optionalResult)).self) };"
            + " \(access)var \(property): ((\(closureTypes)) -> \(optionalResult))? "
            + "{ _uikitImplements(self, \"\(member.selector)\") ? { \(closureParameters)self.\(member.name)(\(arguments)) } : nil }; "
    }

    private func optionalProperty(_ node: VariableDeclSyntax, access: String) -> String {
        guard let binding = node.bindings.first, let member = Member(variable: node, binding: binding),
            let type = member.types.first
        else { return "" }
        let settable = binding.accessorBlock?.trimmedDescription.contains("set") == true
        let getter = "_uikitDynCall(self, \"\(member.selector)\", [], as: (\(type)).self)"
        let body =
            settable
            ? "get { \(getter) } set { _uikitDynCall(self, \"\(SelectorNames.setter(member.name))\", [newValue], as: Void.self) }"
            : getter
        let plain = SelectorNames.plain(member.name)
        return " \(access)var \(member.name): \(type) { \(body) };"
            + " \(access)var _opt_\(plain): (\(type))? { _uikitImplements(self, \"\(member.selector)\") ? \(member.name) : nil };"
    }

    /// `delegate.title` of a protocol with the optional property `title` is `delegate._opt_title`, as far as the type of
    /// `delegate` is written: as a property's of the type around it, or a parameter's.
    func translateOptionalProperty(_ node: MemberAccessExprSyntax) {
        let name = SelectorNames.plain(node.declName.baseName.text)
        guard let protocols = program.optionalProperties[name], node.declName.argumentNames == nil,
            let base = node.base,
            let type = writtenType(of: base), let entry = program.lookUp(type, in: scopes.last?.name, file: fileNumber),
            entry.type.kind == .protocol, protocols.contains(entry.type.name)
        else { return }
        replace(node.declName, with: "_opt_" + name)
        report.count("optional property")
    }

    /// The type that a variable is declared with, without `?`, `!`, `any` and `weak`.
    private func writtenType(of base: ExprSyntax) -> String? {
        var base = base.withoutParentheses
        while true {
            if let chain = base.as(OptionalChainingExprSyntax.self) {
                base = chain.expression
            } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
                base = forced.expression
            } else {
                break
            }
        }
        var name: String?
        if let access = base.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            name = access.declName.baseName.text
        } else if let plain = base.as(DeclReferenceExprSyntax.self) {
            name = plain.baseName.text
            for parameters in parameterTypes.reversed() {
                if let type = parameters[name!] { return Self.plainType(type) }
            }
        }
        guard let name else { return nil }
        for scope in scopes.reversed() {
            if let entry = scope.entry, let property = program.property(named: name, in: entry),
                let type = property.types.first
            {
                return Self.plainType(type)
            }
        }
        return nil
    }

    private static func plainType(_ type: String) -> String {
        var text = type.filter { !"?!()".contains($0) }[...]
        for word in ["any ", "some ", "inout "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        return String(text)
    }

    /// `delegate?.list?(self, at: 2)` calls the closure `_opt_list__at`; UIKit's own optional methods have defaults, so
    /// that there the question mark goes.
    func translateOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chaining.expression.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil
        else { return }
        let name = SelectorNames.plain(access.declName.baseName.text)
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        let key = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        if program.optionalRequirements.contains(key), !(labels.isEmpty && program.propertyNames.contains(name)) {
            replace(access.declName, with: Member.optionalName(name, labels))
            for argument in node.arguments {
                if let label = argument.label {
                    edits.blank(start(label), argument.colon.map { end($0) } ?? end(label))
                }
            }
            report.count("optional call")
        } else if KnownUIKit.optionalRequirements.contains(key), !program.propertyNames.contains(name) {
            blank(chaining.questionMark)
            report.count("optional call")
        }
    }
}
