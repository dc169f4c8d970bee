import Foundation

/// The rules of `.stringsdict` files, for texts that depend on a number or on the width there is.
///
/// The app's tables hold plain texts, as Foundation on Linux ends a program that looks up a rule: the text for `other` and,
/// where numbers matter, a mark that says which of the app's rules it belongs to.
struct StringRules {
    /// As they stand in `LocalizedRules.plist`.
    private var all: [[String: Any]] = []

    static let fileName = "LocalizedRules.plist"

    /// Makes plain texts of the rules of all tables in an app.
    static func replaceFiles(in app: URL, developmentRegion: String, warn: (String) -> Void) throws {
        var rules = StringRules()
        let names = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        for name in names.filter({ $0.hasSuffix(".stringsdict") }).sorted() {
            let file = app.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file) else { continue }
            let region = name.range(of: ".lproj/").flatMap { name[..<$0.lowerBound].split(separator: "/").last }
            let language = region.map(String.init).flatMap { $0 == "Base" ? nil : $0 } ?? developmentRegion
            let found = rules.texts(data, language: language) ?? ([:], false)
            if found.hasWidths {
                warn("\(name): warning: of the texts that depend on the width the widest ones are used")
            }
            let table = file.deletingPathExtension().appendingPathExtension("strings")
            var all: [String: String] = [:]
            if let data = try? Data(contentsOf: table) {
                all = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
            }
            do {
                try Data(StringsFile.text(of: all.merging(found.texts) { $1 }).utf8).write(to: table)
                try FileManager.default.removeItem(at: file)
            } catch { throw ToolError(.cannotWrite, "Cannot write \(table.path): \(reason(error)).") }
        }
        guard !rules.all.isEmpty else { return }
        do {
            let list = try PropertyListSerialization.data(fromPropertyList: rules.all, format: .xml, options: 0)
            try list.write(to: app.appendingPathComponent(fileName))
        } catch { throw ToolError(.cannotWrite, "Cannot write \(app.path)/\(fileName): \(reason(error)).") }
    }

    /// The plain texts of a file's keys.
    ///
    /// - Parameter language: whose plural rules hold.
    private mutating func texts(_ data: Data, language: String) -> (texts: [String: String], hasWidths: Bool)? {
        guard let rules = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else {
            return nil
        }
        var texts: [String: String] = [:]
        var hasWidths = false
        for (key, value) in rules.sorted(by: { $0.key < $1.key }) {
            if let text = value as? String {
                texts[key] = text
                continue
            }
            guard var rule = value as? [String: Any] else { continue }
            if let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
                hasWidths = true
                let widest = widths.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
                if let text = widest as? String {
                    texts[key] = text
                    continue
                }
                guard let inner = widest as? [String: Any] else { continue }
                rule = inner
            }
            let format = rule["NSStringLocalizedFormatKey"] as? String ?? key
            guard format.contains("#@") else {
                texts[key] = format
                continue
            }
            texts[key] = Self.other(format, rule, depth: 0) + Self.mark(all.count)
            all.append(["language": language, "rule": rule])
        }
        return (texts, hasWidths)
    }

    /// The format with every variable's text for `other`.
    private static func other(_ format: String, _ rule: [String: Any], depth: Int) -> String {
        var result = format
        for (name, value) in rule where depth < 8 {
            guard let text = (value as? [String: Any])?["other"] as? String else { continue }
            result = result.replacingOccurrences(
                of: "%([0-9]+\\$)?#@\(NSRegularExpression.escapedPattern(for: name))@",
                with: NSRegularExpression.escapedTemplate(for: other(text, rule, depth: depth + 1)),
                options: .regularExpression)
        }
        return result
    }

    /// Tag characters, which fonts do not show.
    private static func mark(_ number: Int) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append("\u{E0001}")
        for digit in String(number).unicodeScalars {
            scalars.append(Unicode.Scalar(0xE0000 + digit.value)!)
        }
        scalars.append("\u{E007F}")
        return String(scalars)
    }
}
