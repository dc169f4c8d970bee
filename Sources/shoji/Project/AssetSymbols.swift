import Foundation

/// Swift names for the images and colours of asset catalogs, as Xcode generates them: `ImageResource.icon`,
/// `ColorResource.brand`, and with the setting for it `UIImage.icon` and `UIColor.brand`.
struct AssetSymbols {
    /// A group that provides a namespace.
    private final class Group {
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        var groups: [String: Group] = [:]
        var isEmpty: Bool { images.isEmpty && colors.isEmpty && groups.values.allSatisfy(\.isEmpty) }
    }

    private let top = Group()
    private var clashes: [String] = []

    /// Writes a file for each module that has a catalog; the result says which, by module.
    static func write(_ plan: ProjectPlan, to folder: URL) throws -> [String: [String]] {
        var result: [String: [String]] = [:]
        let isOff = ["NO", "no", "0", "false"].contains(plan.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"])
        let hasExtensions = ["YES", "yes", "1", "true"].contains(
            plan.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"])
        for module in plan.modules {
            var text = ""
            let catalogs = module.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
            if !catalogs.isEmpty, !isOff {
                var symbols = AssetSymbols()
                for catalog in catalogs { symbols.read(catalog, prefix: "", into: symbols.top, depth: 0) }
                for clash in symbols.clashes { Terminal.note("shoji: note: \(clash)") }
                text += symbols.source(bundle: module.resourceBundle, withExtensions: hasExtensions)
            }
            if let bundle = module.resourceBundle {
                text += """
                    extension Foundation.Bundle {
                        static let module = Bundle(path: Bundle.main.bundlePath + "/\(bundle)") ?? .main
                    }

                    """
            }
            guard !text.isEmpty else { continue }
            let file = folder.appendingPathComponent("\(module.name)/GeneratedAssetSymbols.swift")
            let data = Data(("import UIKit\n\n" + text).utf8)
            if (try? Data(contentsOf: file)) != data {
                do {
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try data.write(to: file)
                } catch {
                    throw ToolError(.cannotWrite, "Cannot write \(file.path): \(reason(error)).")
                }
            }
            result[module.name] = [file.path]
        }
        return result
    }

    // MARK: Reading

    private mutating func read(_ folder: String, prefix: String, into group: Group, depth: Int) {
        guard depth < 20 else { return }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for item in names where !item.hasPrefix(".") {
            let path = folder + "/" + item
            let name = (item as NSString).deletingPathExtension
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            switch (item as NSString).pathExtension {
            case _ where isLink: break
            case "imageset", "symbolset": add(prefix + name, name, \.images, "Image", to: group)
            case "colorset": add(prefix + name, name, \.colors, "Color", to: group)
            case "":
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
                else { continue }
                if Self.providesNamespace(path) {
                    let type = Self.typeName(item)
                    let inner = group.groups[type] ?? Group()
                    group.groups[type] = inner
                    read(path, prefix: prefix + item + "/", into: inner, depth: depth + 1)
                } else {
                    read(path, prefix: prefix, into: group, depth: depth + 1)
                }
            default: break
            }
        }
    }

    static func providesNamespace(_ folder: String) -> Bool {
        guard let data = AssetCatalogCheck.contents(folder + "/Contents.json"),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = object["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }

    private mutating func add(
        _ asset: String, _ name: String, _ table: ReferenceWritableKeyPath<Group, [String: String]>, _ suffix: String,
        to group: Group
    ) {
        guard let symbol = Self.symbol(name, dropping: suffix) else { return }
        if let other = group[keyPath: table][symbol], other != asset {
            clashes.append("the assets \(other) and \(asset) have one symbol, \(symbol); the first has it")
        } else {
            group[keyPath: table][symbol] = asset
        }
    }

    /// `my-photo` is `myPhoto`, `AccentColor` is `accent`, `2nd` is `_2nd`.
    static func symbol(_ name: String, dropping suffix: String) -> String? {
        let words = words(name)
        guard !words.isEmpty else { return nil }
        var joined =
            lowercasedStart(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if joined.hasSuffix(suffix), joined.count > suffix.count { joined = String(joined.dropLast(suffix.count)) }
        return joined.first!.isNumber ? "_" + joined : joined
    }

    static func typeName(_ name: String) -> String {
        let joined = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first.map { $0.isNumber ? "_" + joined : joined } ?? "_"
    }

    private static func words(_ name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// `URLIcon` begins `urlIcon`.
    private static func lowercasedStart(_ word: String) -> String {
        let upper = word.prefix { $0.isUppercase }
        if upper.count <= 1 || upper.count == word.count { return upper.lowercased() + word.dropFirst(upper.count) }
        return upper.dropLast().lowercased() + word.dropFirst(upper.count - 1)
    }

    // MARK: Writing

    private func source(bundle: String?, withExtensions: Bool) -> String {
        guard !top.isEmpty else { return "" }
        let place = bundle == nil ? "Bundle.main" : "Bundle.module"
        var text = "private let resourceBundle = \(place)\n\n"
        for (type, table) in [("ImageResource", \Group.images), ("ColorResource", \Group.colors)] {
            text += "extension UIKit.\(type) {\n" + members(top, type, table, indent: "    ") + "}\n\n"
        }
        guard withExtensions else { return text }
        for (type, resource, table, known) in [
            ("UIImage", "ImageResource", \Group.images, Self.imageMembers),
            ("UIColor", "ColorResource", \Group.colors, Self.colorMembers),
        ] {
            text +=
                "extension UIKit.\(type) {\n" + extensions(top, type, resource, "", table, known, indent: "    ")
                + "}\n\n"
        }
        return text
    }

    private func members(
        _ group: Group, _ type: String, _ table: KeyPath<Group, [String: String]>, indent: String
    ) -> String {
        var text = ""
        for (symbol, asset) in group[keyPath: table].sorted(by: { $0.key < $1.key }) {
            text += "\(indent)static let `\(symbol)` = UIKit.\(type)(name: \(literal(asset)), bundle: resourceBundle)\n"
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            text +=
                "\(indent)enum `\(name)` {\n" + members(inner, type, table, indent: indent + "    ") + "\(indent)}\n"
        }
        return text
    }

    private func extensions(
        _ group: Group, _ type: String, _ resource: String, _ path: String, _ table: KeyPath<Group, [String: String]>,
        _ known: Set<String>, indent: String
    ) -> String {
        var text = ""
        for symbol in group[keyPath: table].keys.sorted() where !path.isEmpty || !known.contains(symbol) {
            text +=
                "\(indent)static var `\(symbol)`: UIKit.\(type) { .init(resource: UIKit.\(resource)\(path).`\(symbol)`) }\n"
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            text +=
                "\(indent)enum `\(name)` {\n"
                + extensions(inner, type, resource, path + ".`\(name)`", table, known, indent: indent + "    ")
                + "\(indent)}\n"
        }
        return text
    }

    private func literal(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                quoted += "\\u{\(String(scalar.value, radix: 16))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Members that the classes have themselves; Xcode generates none of that name.
    private static let imageMembers: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
    private static let colorMembers: Set<String> = Set(
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear label
        secondaryLabel tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link systemBackground
        secondarySystemBackground tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground
        tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill lightText
        darkText systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal
        systemIndigo systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5
        systemGray6 tintColor groupTableViewBackground viewFlipsideBackground scrollViewTexturedBackground
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
