import SwiftSyntax

extension FileTranslator {
    /// Reduces an import to a module that exists. Returns true if the file then sees UIKit.
    func translateImport(_ node: ImportDeclSyntax) -> Bool {
        guard let first = node.path.first, let last = node.path.last else { return false }
        let module = first.name.text
        if node.importKindSpecifier != nil {
            if program.module != module, !configuration.options.availableModules.contains(module) {
                blankImport(node, module)
            }
            return false
        }
        if module == "Foundation" {
            // Where a file imports Foundation itself, functions that the kit declares again would be ambiguous.
            edits.replace(start(first), end(last), with: "UIKit", padding: true)
            report.count("import")
            return true
        }
        if module == "CoreFoundation" || module == "ObjectiveC" || module == "Darwin" {
            edits.replace(start(first), end(last), with: "UIKit", padding: true)
            report.count("import")
            return true
        }
        guard configuration.options.availableModules.contains(module) || module == program.module else {
            if Self.reexportsFoundation(module) {
                // What the module would have brought along is there.
                edits.replace(start(first), end(last), with: "UIKit", padding: true)
                unsupported(node, "import \(module)", "there is no module \(module)")
                return true
            }
            blankImport(node, module)
            return false
        }
        if node.path.count > 1 {
            edits.blank(end(first.name), end(last))
            report.count("import")
        }
        return module == "UIKit" || module == "SwiftUI"
    }

    /// Apple's frameworks bring Foundation and Core Graphics along, those with views UIKit.
    private static func reexportsFoundation(_ module: String) -> Bool {
        let prefixes = [
            "AV", "Core", "Metal", "Game", "Local", "Cloud", "Event", "Health", "Home", "Media", "Message", "User",
        ]
        return prefixes.contains { module.hasPrefix($0) } || module.hasSuffix("Kit") || module.hasSuffix("UI")
            || [
                "Photos", "Contacts", "SafariServices", "Vision", "QuickLook", "SceneKit", "StoreKit", "Intents",
                "Social", "Speech", "AudioToolbox", "MultipeerConnectivity",
            ]
            .contains(module)
    }

    private func blankImport(_ node: ImportDeclSyntax, _ module: String) {
        blank(node)
        unsupported(node, "import \(module)", "there is no module \(module)")
    }

    /// `#imageLiteral(resourceName: "x")` becomes `UIImage(named: "x")!`.
    func translateImageLiteral(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, let label = argument.label else { return }
        edits.replace(start(node), end(node.macroName), with: "UIImage", padding: true)
        replace(label, with: "named")
        edits.insert("!", at: end(node))
        report.count("#imageLiteral")
    }

    /// `#fileLiteral(resourceName: "x")` becomes a look-up in the main bundle.
    func translateFileLiteral(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, let label = argument.label else { return }
        edits.replace(start(node), end(node.macroName), with: "Bundle.main.url")
        replace(label, with: "forResource")
        edits.insert(", withExtension: nil", at: end(argument.expression))
        edits.insert("!", at: end(node))
        report.count("#fileLiteral")
    }
}
