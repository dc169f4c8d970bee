/// Splits the arguments of a subcommand into options and operands, by the subcommand's table of options.
struct ArgumentParser {
    let subcommand: Subcommand

    /// - Throws: `UsageError` for an option that does not exist, lacks its value or has one too many.
    func parse(_ arguments: [String]) throws -> ParsedArguments {
        var result = ParsedArguments(subcommand: subcommand)
        var rest = arguments[...]
        var onlyOperands = false
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-", !onlyOperands else {
                result.operands.append(argument)
                continue
            }
            if argument == "--" {
                onlyOperands = true
                continue
            }
            if argument == "-h" || argument == "--help" {
                result.wantsHelp = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = subcommand.options.first(where: { $0.name == parts[0] }) else {
                let hint = Spelling.hint(parts[0], among: subcommand.options.map(\.name))
                throw UsageError("`shoji \(subcommand.rawValue)` has no option \(parts[0]).\(hint)", in: subcommand)
            }
            if option.placeholder == nil {
                guard parts.count == 1 else { throw UsageError("\(option.name) takes no value.", in: subcommand) }
                result.values[option.name, default: []].append("")
            } else if parts.count == 2 {
                result.values[option.name, default: []].append(parts[1])
            } else if let value = rest.first, !value.hasPrefix("--") {
                result.values[option.name, default: []].append(value)
                rest.removeFirst()
            } else {
                throw UsageError("\(option.name) needs a value: \(option.name) \(option.placeholder!).", in: subcommand)
            }
        }
        return result
    }
}

/// Arguments as they were given, split but not yet understood.
struct ParsedArguments {
    let subcommand: Subcommand
    var operands: [String] = []
    var values: [String: [String]] = [:]
    var wantsHelp = false

    init(subcommand: Subcommand) { self.subcommand = subcommand }

    func has(_ option: String) -> Bool { values[option] != nil }

    /// The last value given, as later options win.
    func value(_ option: String) -> String? { values[option]?.last }

    /// Every value given, comma separated lists taken apart; nil when the option is absent.
    func list(_ option: String) throws -> [String]? {
        guard let given = values[option] else { return nil }
        let items = given.flatMap { $0.split(separator: ",") }.map { $0.trimmed }.filter { !$0.isEmpty }
        guard !items.isEmpty else { throw UsageError("\(option) is empty.", in: subcommand) }
        return items
    }

    /// A whole number of at least `minimum`.
    func number(_ option: String, minimum: Int) throws -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw UsageError("\(option) wants a whole number of at least \(minimum), not \"\(text)\".", in: subcommand)
        }
        return number
    }

    /// The one operand that the subcommand needs.
    func operand(_ name: String) throws -> String {
        guard let first = operands.first else { throw UsageError("\(name) is missing.", in: subcommand) }
        if operands.count > 1 {
            throw UsageError("Only one \(name) can be given, not also \"\(operands[1])\".", in: subcommand)
        }
        return first
    }
}

extension StringProtocol {
    var trimmed: String {
        var slice = self[...]
        while slice.first?.isWhitespace == true { slice.removeFirst() }
        while slice.last?.isWhitespace == true { slice.removeLast() }
        return String(slice)
    }
}
