import SwiftSyntax

extension FileTranslator {
    /// `#selector(VC.tap(_:))` becomes `Selector("tap:", VC.tap(_:))`: the name that identifies it, and the method itself,
    /// so that private methods can be called without a look-up.
    func translateSelector(_ node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first else {
            return unsupported(node, "#selector", "it takes one method")
        }
        useKit()
        report.count("#selector")
        if let accessor = argument.label?.text {
            return replace(node, with: accessorSelector(argument.expression, isSetter: accessor == "setter"))
        }
        var expression = argument.expression.withoutParentheses
        var castType: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            expression = first.withoutParentheses
            castType = last.type
        } else if let cast = expression.as(AsExprSyntax.self) {
            expression = cast.expression.withoutParentheses
            castType = cast.type
        }
        var base: ExprSyntax?
        let reference: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            base = access.base
            reference = access.declName
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
        } else {
            return unsupported(node, "#selector", "not the name of a method")
        }
        guard let text = methodSelector(node, base: base, reference, castType: castType) else { return }
        replace(node, with: text)
    }

    private func methodSelector(
        _ node: MacroExpansionExprSyntax, base: ExprSyntax?, _ reference: DeclReferenceExprSyntax, castType: TypeSyntax?
    ) -> String? {
        let name = reference.baseName.text
        let labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
        let target = selectorTarget(base, method: name)
        let candidates =
            target.entry.map { program.methods(named: name, in: $0) }
            ?? program.methods(named: name, inExtensionsOf: target.spelling)
        let method = choose(candidates, labels: labels, castType: castType)

        let selector: String
        let count: Int
        if let method {
            selector = method.selector
            count = method.labels.count
        } else if let labels {
            selector = SelectorNames.method(name, labels: labels)
            count = labels.count
        } else if let known = KnownUIKit.selectors[SelectorNames.plain(name)] {
            selector = known
            count = known.count { $0 == ":" }
        } else {
            let parameters = castType?.parameterTypes
            count = parameters?.count ?? 0
            selector = SelectorNames.plain(name) + String(repeating: ":", count: count)
            if parameters == nil {
                unsupported(node, "#selector", "the method is not in the project, so its argument labels are not known")
            }
        }
        let argumentLabels = labels ?? method?.labels ?? Array(repeating: "_", count: count)
        let fullName =
            count == 0 ? name : "\(name)(\((labels ?? method?.labels).map { $0.map { $0 + ":" }.joined() } ?? ""))"
        let member = labels == nil && method == nil || count == 0 ? name : fullName

        let quoted = "\"\(selector)\""
        switch target.form {
        case .instance:
            let call = forwardingCall("$0", name, argumentLabels)
            return "Selector(\(quoted), of: \(target.spelling), { \(call) })"
        case .protocolType:
            let parameters = (0..<count).map { index in
                let type = method.map { $0.types[index] } ?? "Any"
                return "a\(index): \(type)"
            }
            let arguments = argumentLabels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }
            let list = ["o: \(target.spelling)"] + parameters
            return
                "Selector(\(quoted), call: { (\(list.joined(separator: ", "))) in o.\(name)(\(arguments.joined(separator: ", "))) })"
        case .type:
            if method?.isStatic == true || (method == nil && target.isMetatype) {
                return "Selector(\(quoted), static: \(target.spelling).\(member))"
            }
            if let method, method.isAsync || method.isThrowing || count > 4 {
                let list = ["o: \(target.spelling)"] + method.types.enumerated().map { "a\($0): \($1)" }
                let arguments = method.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }
                let call = method.detached("o.\(name)(\(arguments.joined(separator: ", ")))")
                return "Selector(\(quoted), call: { (\(list.joined(separator: ", "))) in \(call) })"
            }
            if count == 0, castType == nil, Set(candidates.map(\.key)).count > 1 {
                // `bar` alone would be ambiguous, and `bar()` a call.
                return "Selector(\(quoted), call: { (o: \(target.spelling)) in o.\(name)() })"
            }
            if let castType {
                return
                    "Selector(\(quoted), \(target.spelling).\(member) as (\(target.spelling)) -> \(castType.trimmedDescription))"
            }
            return "Selector(\(quoted), \(target.spelling).\(member))"
        }
    }

    private func forwardingCall(_ object: String, _ name: String, _ labels: [String]) -> String {
        let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0 + 1)" }
        return "\(object).\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func choose(_ candidates: [Member], labels: [String]?, castType: TypeSyntax?) -> Member? {
        var candidates = candidates
        if let labels { candidates = candidates.filter { $0.labels == labels } }
        if let parameters = castType?.parameterTypes {
            let sameCount = candidates.filter { $0.types.count == parameters.count }
            let same = sameCount.filter { $0.types == parameters }
            candidates = same.isEmpty ? sameCount : same
        }
        return candidates.first(where: \.isObjC) ?? candidates.first
    }

    private struct Target {
        enum Form { case type, instance, protocolType }
        var form: Form
        var spelling: String
        var entry: ProgramIndex.Entry?
        var isMetatype = false
    }

    /// What a selector's base means: never the instance `self`, which a reference to its method would retain.
    private func selectorTarget(_ base: ExprSyntax?, method: String) -> Target {
        let text = base?.trimmedDescription ?? "self"
        if ["self", "super", "Self"].contains(text) {
            return enclosingTarget(method, isMetatype: text == "Self" ? false : functionIsStatic.last ?? false)
        }
        let last = text.split(separator: ".").last ?? ""
        if let first = last.first, first.isUppercase || first == "_" {
            let entry = program.lookUp(text, in: scopes.last?.name, file: fileNumber)
            if entry?.type.kind == .protocol { return Target(form: .protocolType, spelling: text, entry: entry) }
            return Target(form: .type, spelling: text, entry: entry)
        }
        return Target(form: .instance, spelling: text, entry: nil)
    }

    /// The innermost enclosing type that has the method, or the innermost class.
    private func enclosingTarget(_ method: String, isMetatype: Bool) -> Target {
        func target(_ scope: Scope) -> Target {
            let form: Target.Form = scope.kind == .protocol ? .protocolType : .type
            return Target(form: form, spelling: scope.spelling, entry: scope.entry, isMetatype: isMetatype)
        }
        for scope in scopes.reversed() {
            if let entry = scope.entry, !program.methods(named: method, in: entry).isEmpty { return target(scope) }
            if scope.entry == nil, !program.methods(named: method, inExtensionsOf: scope.spelling).isEmpty {
                return target(scope)
            }
        }
        if let scope = scopes.reversed().first(where: { $0.kind == .class || $0.isExtension }) { return target(scope) }
        return Target(form: .type, spelling: "Self", entry: nil)
    }

    private func accessorSelector(_ expression: ExprSyntax, isSetter: Bool) -> String {
        let expression = expression.withoutParentheses
        var base: ExprSyntax?
        var name = expression.trimmedDescription
        if let access = expression.as(MemberAccessExprSyntax.self) {
            base = access.base
            name = access.declName.baseName.text
        }
        let target = selectorTarget(base, method: name)
        let known = target.entry.flatMap { program.property(named: name, in: $0) }
        var setterBase = known?.objcName ?? name
        if known == nil, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true {
            // UIKit's `isHidden` is `hidden` in Objective-C, with the getter `isHidden`.
            setterBase = String(name.dropFirst(2))
        }
        var type = target.spelling
        if target.form == .instance { type = "_" }
        let getterName = known?.selector ?? SelectorNames.plain(name)
        if type == "_" {
            return isSetter
                ? "Selector(\"\(SelectorNames.setter(setterBase))\", of: \(target.spelling), { $0.\(name) = $1 })"
                : "Selector(\"\(getterName)\", of: \(target.spelling), { $0.\(name) })"
        }
        return isSetter
            ? "Selector(\"\(SelectorNames.setter(setterBase))\", setter: { (o: \(type), v) in o.\(name) = v })"
            : "Selector(\"\(getterName)\", getter: { (o: \(type)) in o.\(name) })"
    }

    // MARK: Key paths

    /// `#keyPath(Person.name.first)` becomes `"name.first"`.
    func translateKeyPath(_ node: MacroExpansionExprSyntax) {
        var parts = (node.arguments.first?.expression.trimmedDescription ?? "").filter { !$0.isWhitespace }
            .replacing("?", with: "").replacing("!", with: "").split(separator: ".").map(String.init)
        // The type whose property the first part is, as far as it is known.
        var owner = scopes.last?.entry
        while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true {
            if first != "self" {
                let outer = owner.map { $0.type.name } ?? scopes.last?.name
                owner =
                    program.lookUp(first, in: outer, file: fileNumber)
                    ?? program.lookUp(first, in: scopes.last?.name, file: fileNumber)
            }
            parts.removeFirst()
        }
        // `@objc(name)` renames a property.
        for index in parts.indices {
            guard let current = owner, let property = program.property(named: parts[index], in: current) else { break }
            parts[index] = property.selector
            let type = property.types.first?.filter { !"?![]() ".contains($0) }
            owner = type.flatMap { program.lookUp($0, in: current.type.name, file: current.file) }
        }
        replace(node, with: "\"" + parts.joined(separator: ".") + "\"", padding: true)
        report.count("#keyPath")
    }

    /// `object.observe(\.x) { ... }` gets the property's name, which a key path does not have on Linux.
    func translateObservation(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "observe",
            !program.methodNames.contains("observe"), let first = node.arguments.first, first.label == nil,
            let path = first.expression.as(KeyPathExprSyntax.self)
        else { return }
        let key = path.components.trimmedDescription.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
        edits.insert(", _key: \"\(key.hasPrefix(".") ? String(key.dropFirst()) : key)\"", at: end(first.expression))
        useKit()
        report.count("observe(\\.)")
    }
}

extension ExprSyntax {
    var withoutParentheses: ExprSyntax {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.withoutParentheses
        }
        return self
    }
}

extension TypeSyntax {
    /// The parameters of a function type.
    fileprivate var parameterTypes: [String]? {
        if let function = self.as(FunctionTypeSyntax.self) {
            return function.parameters.map { Member.tableType($0.type) }
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.parameterTypes
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.parameterTypes }
        return nil
    }
}
