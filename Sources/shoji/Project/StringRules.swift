import Foundation

/// The rules of `.stringsdict` files, for texts that depend on a number, on the width there is or on the device.
///
/// The app's tables hold plain texts, as Foundation on Linux ends a program that looks up a rule: the text for `other` and,
/// where numbers matter, a mark that says which of the app's rules it belongs to. Of several widths it is the widest text, of
/// several devices that for a phone; the others stand in files of their own beside the tables.
struct StringRules {
    /// As they stand in `LocalizedRules.plist`.
    private var all: [[String: Any]] = []

    static let fileName = "LocalizedRules.plist"

    /// Makes plain texts of the rules of all tables in an app.
    static func replaceFiles(in app: URL, developmentRegion: String, warn: (String) -> Void) throws {
        var rules = StringRules()
        var variants: [String: Variants] = [:]
        let names = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        for name in names.filter({ $0.hasSuffix(".stringsdict") }).sorted() {
            let file = app.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file) else { continue }
            let region = name.range(of: ".lproj/").flatMap { name[..<$0.lowerBound].split(separator: "/").last }
            let language = region.map(String.init).flatMap { $0 == "Base" ? nil : $0 } ?? developmentRegion
            let table = file.deletingPathExtension()
            let folder = (name as NSString).deletingLastPathComponent
            let found = rules.texts(
                data, table: table.lastPathComponent, language: language, &variants[folder, default: Variants()])
            let strings = table.appendingPathExtension("strings")
            var all: [String: String] = [:]
            if let data = try? Data(contentsOf: strings) {
                all = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
            }
            do {
                try Data(StringsFile.text(of: all.merging(found ?? [:]) { $1 }).utf8).write(to: strings)
                try FileManager.default.removeItem(at: file)
            } catch { throw ToolError(.cannotWrite, "Cannot write \(strings.path): \(reason(error)).") }
        }
        let folders = names.filter { $0.hasSuffix(".lproj") } + variants.keys
        for name in Set(folders) {
            // A language without variants has an empty file, or that of another language would be found.
            let siblings = variants.filter {
                ($0.key as NSString).deletingLastPathComponent == (name as NSString).deletingLastPathComponent
            }
            let own = variants[name] ?? Variants()
            let place = app.appendingPathComponent(name)
            if siblings.values.contains(where: { !$0.widths.isEmpty }) {
                try write(own.widths, to: place.appendingPathComponent("LocalizedWidths.plist"))
            }
            if siblings.values.contains(where: { !$0.devices.isEmpty }) {
                try write(own.devices, to: place.appendingPathComponent("LocalizedDevices.plist"))
            }
        }
        guard !rules.all.isEmpty else { return }
        try write(rules.all, to: app.appendingPathComponent(fileName))
    }

    private static func write(_ list: Any, to file: URL) throws {
        do {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        } catch { throw ToolError(.cannotWrite, "Cannot write \(file.path): \(reason(error)).") }
    }

    /// Texts beside those of the tables, by the folder they belong to.
    private struct Variants {
        /// By the widest text and the width.
        var widths: [String: [String: String]] = [:]
        /// By table, key and the name of the device.
        var devices: [String: [String: [String: String]]] = [:]
    }

    /// The plain texts of a file's keys.
    ///
    /// - Parameter language: whose plural rules hold.
    private mutating func texts(
        _ data: Data, table: String, language: String, _ variants: inout Variants
    ) -> [String: String]? {
        guard let rules = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else {
            return nil
        }
        var texts: [String: String] = [:]
        for (key, value) in rules.sorted(by: { $0.key < $1.key }) {
            if let devices = (value as? [String: Any])?["NSStringDeviceSpecificRuleType"] as? [String: Any] {
                var choices: [String: String] = [:]
                for (device, value) in devices.sorted(by: { $0.key < $1.key }) {
                    choices[device] = text(value, key: key, language: language, &variants)
                }
                texts[key] = choices["iphone"] ?? choices["other"] ?? choices.min { $0.key < $1.key }?.value
                variants.devices[table, default: [:]][key] = choices
            } else {
                texts[key] = text(value, key: key, language: language, &variants)
            }
        }
        return texts
    }

    /// The widest text, and for numbers that for `other`.
    private mutating func text(
        _ value: Any, key: String, language: String, _ variants: inout Variants, depth: Int = 0
    ) -> String? {
        if let text = value as? String { return text }
        guard let rule = value as? [String: Any], depth < 8 else { return nil }
        if let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
            var texts: [(width: Int, text: String)] = []
            for (width, value) in widths {
                guard let width = Int(width),
                    let text = text(value, key: key, language: language, &variants, depth: depth + 1)
                else { continue }
                texts.append((width, text))
            }
            guard let widest = texts.max(by: { $0.width < $1.width })?.text else { return nil }
            if texts.count > 1 {
                variants.widths[widest] = Dictionary(uniqueKeysWithValues: texts.map { (String($0.width), $0.text) })
            }
            return widest
        }
        let format = rule["NSStringLocalizedFormatKey"] as? String ?? key
        guard format.contains("#@") else { return format }
        all.append(["language": language, "rule": rule])
        return Self.other(format, rule, depth: 0) + Self.mark(all.count - 1)
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
