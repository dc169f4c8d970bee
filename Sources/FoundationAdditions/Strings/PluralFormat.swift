import _FoundationICU

/// Puts values into texts that depend on their numbers: the rules of `.stringsdict` files and string catalogs.
///
/// Foundation here cannot read such rules. The app's tables hold the text for `other` instead, with a mark at its end that
/// nobody sees: the place of its rules in the list `LocalizedRules.plist` of the app.
enum PluralFormat {
    /// The last scalar of a mark, `CANCEL TAG`.
    private static let markEnd: [UInt8] = [0xF3, 0xA0, 0x81, 0xBF]
    private static let markBegin: Unicode.Scalar = "\u{E0001}"

    /// What `String(format:locale:arguments:)` gives, with the rules observed.
    static func string(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard format.utf8.count > 8, format.utf8.suffix(4).elementsEqual(markEnd), let rule = rule(of: format) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        return string(rule.values, language: rule.language, locale, arguments)
    }

    // MARK: Rules

    private struct Rule: @unchecked Sendable {
        var language: String
        var values: [String: Any]
    }

    private static let rules: [Rule] = {
        guard let url = Bundle.main.url(forResource: "LocalizedRules", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return [] }
        return list.map {
            Rule(language: $0["language"] as? String ?? "en", values: $0["rule"] as? [String: Any] ?? [:])
        }
    }()

    private static func rule(of format: String) -> Rule? {
        let scalars = format.unicodeScalars
        guard let start = scalars.lastIndex(of: markBegin) else { return nil }
        var number = 0
        for scalar in scalars[scalars.index(after: start)...].dropLast() {
            guard (0xE0030...0xE0039).contains(scalar.value), number < 1_000_000 else { return nil }
            number = number * 10 + Int(scalar.value) - 0xE0030
        }
        return rules.indices.contains(number) ? rules[number] : nil
    }

    // MARK: Choosing

    static func string(
        _ rule: [String: Any], language: String, _ locale: Locale?, _ arguments: [any CVarArg]
    ) -> String {
        let format = rule["NSStringLocalizedFormatKey"] as? String ?? ""
        var writer = Writer(rule: rule, language: language, locale: locale, arguments: arguments)
        return writer.text(of: format, own: nil, depth: 0)
    }

    private struct Writer {
        let rule: [String: Any]
        let language: String
        let locale: Locale?
        let arguments: [any CVarArg]
        /// The argument of the next specifier without a place, counted from 0.
        private var next = 0

        init(rule: [String: Any], language: String, locale: Locale?, arguments: [any CVarArg]) {
            self.rule = rule
            self.language = language
            self.locale = locale
            self.arguments = arguments
        }

        /// Every specifier is written by itself: Foundation cannot pass over arguments that a text leaves out.
        ///
        /// - Parameter own: the argument of the variable that `format` belongs to.
        mutating func text(of format: String, own: Int?, depth: Int) -> String {
            var result = ""
            var rest = Substring(format)
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    result += "%"
                    rest.removeFirst()
                    continue
                }
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                var place: Int?
                if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
                    place = Int(digits).map { $0 - 1 }
                    rest = rest[rest.index(after: digits.endIndex)...]
                }
                if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                    let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                    rest = rest[rest.index(after: end)...]
                    result += variable(name, at: place ?? own ?? takeNext(), depth: depth)
                } else if let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) {
                    let index = place ?? own ?? takeNext()
                    let specifier = "%" + rest[...end]
                    rest = rest[rest.index(after: end)...]
                    if arguments.indices.contains(index), !specifier.contains("*") {
                        result += String(format: specifier, locale: locale, arguments: [arguments[index]])
                    }
                }
            }
            return result + rest
        }

        private mutating func takeNext() -> Int {
            defer { next += 1 }
            return next
        }

        private mutating func variable(_ name: String, at place: Int, depth: Int) -> String {
            guard depth < 8, let values = rule[name] as? [String: Any] else { return "" }
            let number = arguments.indices.contains(place) ? PluralFormat.number(arguments[place]) : nil
            let category = number.map { PluralCategory.of($0, language: language) } ?? "other"
            let chosen = (number == 0 ? values["zero"] : nil) ?? values[category] ?? values["other"]
            return text(of: chosen as? String ?? "", own: place, depth: depth + 1)
        }
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let integer as any BinaryInteger: Double(integer)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// Plural categories of the Unicode locale data.
enum PluralCategory {
    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    static func of(_ number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= 0 else { return "other" }
        defer { swift_uplrules_close(rules) }
        var buffer = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= 0, length > 0, Int(length) <= buffer.count else { return "other" }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
