/// The generated file that starts a translated app.
enum EntryPoint {
    static let fileName = "ShojiAppEntry.swift"

    /// Registers what is looked up by name, and starts `program`'s entry point if one is declared.
    static func source(_ program: ProgramIndex, hasMainFile: Bool) -> String {
        var lines = ["import UIKit", ""]
        if !hasMainFile, let type = program.files.lazy.compactMap(\.entryPoint).first {
            lines += [
                "@main enum __UIKitMain {", "    @MainActor static func main() {", "        _uikitRegisterApp()",
                "        \(type).main()", "    }", "}", "",
            ]
        }
        lines.append("/// Tells the kit what the Objective-C runtime would know of this module's classes.")
        lines.append("@MainActor func _uikitRegisterApp() {")
        for (file, index) in program.files.enumerated() {
            for type in index.types where type.kind == .class && type.objcName != nil && !type.isPrivate {
                lines.append("    _uikitRegisterClass(\"\(type.objcName!)\", \(type.name).self)")
            }
            for (number, declaration) in index.extensions.enumerated()
            where program.entry(named: declaration.extended, file: file) == nil
                && KnownUIKit.isClass(declaration.extended)
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
