import Foundation

/// What a compiler says against an app, sorted by the API that is missing.
struct CompilerErrors {
    struct Place: Codable, Hashable {
        var file: String
        var line: Int
    }

    /// Something that the app uses and the kit does not have.
    struct Missing: Codable {
        /// `UITableView`, `UIView.fooBar`, `override viewFoo`.
        var api: String
        var uses: Int
        var places: [Place]
    }

    struct Other: Codable {
        var message: String
        var places: [Place]
    }

    private(set) var missing: [Missing] = []
    /// Errors that name no API.
    private(set) var others: [Other] = []
    /// Errors that follow from others: a type that is unknown makes what is done with it unknown, too.
    private(set) var followUps = 0
    private(set) var total = 0

    /// - Parameter text: the compiler's messages, one a line as `file:line:column: error: text`, and source lines.
    init(_ text: String) {
        var missing: [String: [Place]] = [:]
        var others: [String: [Place]] = [:]
        var seen: Set<String> = []
        // Where a superclass is unknown, nothing is found to override.
        let rootless = Set(
            text.split(separator: "\n").filter { $0.contains("because it has no superclass") }
                .compactMap { Self.parse($0)?.0.file })
        for line in text.split(separator: "\n") {
            guard let (place, message) = Self.parse(line), seen.insert(String(line)).inserted else { continue }
            total += 1
            if message.contains("does not override any"), rootless.contains(place.file) {
                followUps += 1
            } else if let api = Self.api(message, place) {
                missing[api, default: []].append(place)
            } else if Self.followUpBeginnings.contains(where: message.hasPrefix) {
                followUps += 1
            } else {
                others[message, default: []].append(place)
            }
        }
        self.missing = missing.map { Missing(api: $0.key, uses: $0.value.count, places: Self.sorted($0.value)) }
            .sorted { $0.uses != $1.uses ? $0.uses > $1.uses : $0.api < $1.api }
        // What else is said of a file with missing types may well follow from them.
        self.others = others.map { Other(message: $0.key, places: Self.sorted($0.value)) }
            .sorted { $0.places.count != $1.places.count ? $0.places.count > $1.places.count : $0.message < $1.message }
    }

    private static func sorted(_ places: [Place]) -> [Place] {
        Array(Set(places)).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    private static let followUpBeginnings = [
        "cannot infer contextual base", "'nil' requires a contextual type", "'super' cannot be used",
        "cannot infer type of closure parameter", "generic parameter", "type of expression is ambiguous",
        "unable to infer", "failed to produce diagnostic", "argument passed to call that takes no arguments",
        "'super' members cannot be referenced", "'self' used in method call",
    ]

    static func parse(_ line: Substring) -> (Place, String)? {
        guard line.first == "/", let mark = line.range(of: ": error: ") else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        var message = String(line[mark.upperBound...])
        // The name of the group a message belongs to.
        if message.hasSuffix("]"), let bracket = message.range(of: " [#", options: .backwards) {
            message = String(message[..<bracket.lowerBound])
        }
        return (Place(file: file, line: number), message)
    }

    /// The API that a message says is not there.
    static func api(_ message: String, _ place: Place) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        if message.hasPrefix("cannot find type "), let name = quoted.first { return name }
        if message.hasPrefix("cannot find '"), message.hasSuffix("in scope"), let name = quoted.first { return name }
        if message.contains(" has no member "), quoted.count >= 2 { return "\(plain(quoted[0])).\(quoted[1])" }
        if message.hasPrefix("no type named "), let name = quoted.first { return name }
        if message.hasPrefix("incorrect argument label"), quoted.count == 1, message.contains("call") { return nil }
        if message.contains("does not override any") {
            return overridden(at: place).map { "override \($0)" }
        }
        if message.hasPrefix("extraneous argument label"), let label = quoted.first { return "argument \(label)" }
        return nil
    }

    /// `Foo` of `Foo?` and `Foo<Bar>`.
    private static func plain(_ type: String) -> String {
        let base = type.hasSuffix(".Type") ? String(type.dropLast(5)) : type
        return String(base.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    /// The name of the member declared on a line.
    private static func overridden(at place: Place) -> String? {
        guard let data = FileManager.default.contents(atPath: place.file) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(place.line - 1) else { return nil }
        let words = lines[place.line - 1].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let keyword = words.firstIndex(where: { ["func", "var", "init", "subscript"].contains($0) }) else {
            return nil
        }
        return keyword + 1 < words.count && words[keyword] != "init" ? words[keyword + 1] : words[keyword]
    }
}
