import Foundation

/// An `.xcstrings` file, compiled into what Foundation reads: strings and plural rules for each language.
struct StringCatalog {
    private struct Document: Decodable {
        var sourceLanguage: String?
        var strings: [String: Entry]
    }
    private struct Entry: Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?
    }
    private struct Unit: Decodable {
        var value: String?
    }
    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }
    private final class Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }
    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    private let document: Document
    private let source: String
    let languages: [String]

    /// Nil and a warning for what is no string catalog.
    init?(_ data: Data, _ file: URL, warn: (String) -> Void) {
        guard data.count <= StringsFile.sizeLimit else {
            warn("\(file.path): warning: larger than \(StringsFile.sizeLimit >> 20) MB; left out")
            return nil
        }
        do { document = try JSONDecoder().decode(Document.self, from: data) } catch {
            warn("\(file.path):\(Self.line(of: error, in: data)): warning: not a string catalog: \(Self.words(error))")
            return nil
        }
        source = document.sourceLanguage ?? "en"
        var languages: Set<String> = [source]
        for entry in document.strings.values { languages.formUnion((entry.localizations ?? [:]).keys) }
        // They become names of folders.
        self.languages = languages.filter { name in
            !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        }.sorted()
    }

    private static func line(of error: any Error, in data: Data) -> Int {
        let text = "\(error)"
        if let range = text.range(of: #"line \d+"#, options: .regularExpression) {
            return Int(text[range].dropFirst(5)) ?? 1
        }
        return 1
    }

    private static func words(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .keyNotFound(_, let context)?,
            .dataCorrupted(let context)?:
            let path = context.codingPath.map(\.stringValue).joined(separator: " > ")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        default: return "\(error)"
        }
    }

    /// The text of a `.strings` file; nil if the language has no entry.
    func strings(in language: String) -> String? {
        var values: [String: String] = [:]
        for (key, entry) in document.strings where !key.isEmpty {
            guard let localization = entry.localizations?[language] else {
                if language == source { values[key] = key }
                continue
            }
            if localization.variations == nil, (localization.substitutions ?? [:]).isEmpty,
                let value = localization.stringUnit?.value
            {
                values[key] = value
            }
        }
        return values.isEmpty ? nil : StringsFile.text(of: values)
    }

    /// The rules of a `.stringsdict` file; nil if the language has none.
    func rules(in language: String) -> [String: Any]? {
        var result: [String: Any] = [:]
        for (key, entry) in document.strings {
            guard let localization = entry.localizations?[language] else { continue }
            if let devices = localization.variations?.device {
                let texts = devices.compactMapValues { device -> Any? in
                    let rule = Self.rule(device, key: key)
                    return rule.isEmpty ? device.stringUnit?.value : rule
                }
                if !texts.isEmpty { result[key] = ["NSStringDeviceSpecificRuleType": texts] }
                continue
            }
            let rule = Self.rule(localization, key: key)
            if !rule.isEmpty { result[key] = rule }
        }
        return result.isEmpty ? nil : result
    }

    /// The rule of a text that depends on numbers; empty for others.
    private static func rule(_ localization: Localization, key: String) -> [String: Any] {
        var rule: [String: Any] = [:]
        if let plural = localization.variations?.plural {
            rule["NSStringLocalizedFormatKey"] = "%#@value@"
            rule["value"] = Self.plural(plural, specifier: nil, argument: nil)
        } else if let substitutions = localization.substitutions, !substitutions.isEmpty {
            var format = localization.stringUnit?.value ?? key
            for (name, substitution) in substitutions {
                guard let plural = substitution.variations.flatMap(\.plural) else { continue }
                if let argument = substitution.argNum {
                    format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(argument)$#@\(name)@")
                }
                rule[name] = Self.plural(
                    plural, specifier: substitution.formatSpecifier ?? "lld", argument: substitution.argNum)
            }
            rule["NSStringLocalizedFormatKey"] = format
        }
        return rule
    }

    private static func plural(_ values: [String: Localization], specifier: String?, argument: Int?) -> [String: Any] {
        var result: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType"]
        let texts = values.compactMapValues { $0.stringUnit?.value }
        let type = specifier ?? texts["other"].flatMap(firstSpecifier) ?? "lld"
        result["NSStringFormatValueTypeKey"] = type
        for (category, text) in texts {
            result[category] = text.replacingOccurrences(
                of: "%arg", with: argument.map { "%\($0)$\(type)" } ?? "%\(type)")
        }
        return result
    }

    /// `lld` of the first `%lld` or `%1$lld` of a text.
    static func firstSpecifier(_ text: String) -> String? {
        guard
            let range = text.range(
                of: #"%(\d+\$)?[#0 +'-]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j)?[dDuUxXoOfFeEgGaAi]"#,
                options: .regularExpression)
        else { return nil }
        var rest = text[range].dropFirst()
        if let dollar = rest.firstIndex(of: "$") { rest = rest[rest.index(after: dollar)...] }
        return String(rest.drop { !$0.isLetter })
    }
}
