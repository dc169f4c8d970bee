/// The generated file that starts a translated app.
enum EntryPoint {
    static let fileName = "ShojiAppEntry.swift"

    private static func registration(of module: String) -> String { "_uikitRegister_\(module)" }

    /// Registers what is looked up by name, and starts `program`'s entry point if one is declared.
    ///
    /// - Parameter isLibrary: the module is imported by an app, which calls its registration.
    static func source(_ program: ProgramIndex, hasMainFile: Bool, isLibrary: Bool = false) -> String {
        var lines = ["import UIKit"] + program.importedModules.map { "import " + $0 } + [""]
        if !hasMainFile, !isLibrary, let type = program.files.lazy.compactMap(\.entryPoint).first {
            lines += [
                "@main enum __UIKitMain {", "    @MainActor static func main() {", "        _uikitRegisterApp()",
                "        \(type).main()", "    }", "}", "",
            ]
        }
        lines.append("/// Tells the kit what the Objective-C runtime would know of this module's classes.")
        let name = isLibrary ? "public func \(registration(of: program.module))" : "func _uikitRegisterApp"
        lines.append("@MainActor \(name)() {")
        for module in program.importedModules where !isLibrary { lines.append("    \(registration(of: module))()") }
        for (file, index) in program.files.prefix(program.ownCount).enumerated() {
            for type in index.types where type.kind == .class && type.objcName != nil && !type.isPrivate {
                lines.append("    _uikitRegisterClass(\"\(type.objcName!)\", \(type.name).self)")
            }
            if !program.privateNamedClasses(inFile: file).isEmpty {
                lines.append("    \(ProgramIndex.privateRegistration(file))()")
            }
            for (number, declaration) in index.extensions.enumerated()
            where program.registersExtension(of: declaration.extended, file: file)
                && !declaration.isConstrained
                && declaration.members.contains(where: { $0.isObjC && program.isExported($0, of: nil) })
            {
                let item = ProgramIndex.ExtensionEntry(file: file, number: number, declaration: declaration)
                lines.append(
                    "    _uikitRegisterMembers(\(declaration.extended).self, \(declaration.extended).\(program.tableFunction(item)))"
                )
            }
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ProgramIndex {
    /// Private classes with a name of their own, which only their file can register.
    func privateNamedClasses(inFile file: Int) -> [TypeDeclaration] {
        files[file].types.filter { type in
            guard type.kind == .class, type.objcName != nil, type.isPrivate, !type.isLocal, !type.isGeneric else {
                return false
            }
            // A private class inside of a type is not seen by the rest of the file.
            return !type.name.contains(".") || type.access == "fileprivate"
        }
    }

    static func privateRegistration(_ file: Int) -> String { "_uikitRegisterPrivateClasses_\(file)" }

    /// Whether members that a file adds to a class are told to the kit at the start: the class's body is not ours.
    func registersExtension(of name: String, file: Int) -> Bool {
        guard let entry = entry(named: name, file: file) else { return KnownUIKit.isClass(name) }
        return !isOwn(entry) && entry.type.kind == .class
    }
}
