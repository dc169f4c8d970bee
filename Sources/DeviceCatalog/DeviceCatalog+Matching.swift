extension DeviceCatalog {
    /// Words that tell generations apart, not models.
    static let generationWords: Set<String> = [
        "generation", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th",
    ]

    /// A name's words for comparison: lower case, letters and digits, "inch" left out, digits split from letters that follow
    /// a space only ("16e" and "m4" stay whole).
    static func words(_ name: String) -> [String] {
        var result: [String] = []
        var current = ""
        func flush() {
            if !current.isEmpty, current != "inch", current != "in" { result.append(current) }
            current = ""
        }
        let characters = Array(name.lowercased())
        for (i, c) in characters.enumerated() {
            if c.isLetter || c.isNumber {
                current.append(c)
            } else if c == ".", i > 0, characters[i - 1].isNumber, i + 1 < characters.count, characters[i + 1].isNumber
            {
                current.append(c)
            } else {
                flush()
            }
        }
        flush()
        // "iphone16pro" and "ipadpro13" as typed without spaces.
        return result.flatMap(split)
    }

    private static func split(_ word: String) -> [String] {
        if word == "promax" { return ["pro", "max"] }
        for family in ["iphone", "ipad", "ipod"] where word.hasPrefix(family) && word.count > family.count {
            var rest = String(word.dropFirst(family.count))
            var parts = [family]
            if let digits = rest.prefixOfDigits { parts.append(digits); rest.removeFirst(digits.count) }
            if rest == "e" || rest == "s" || rest == "th", parts.count == 2 { parts[1] += rest; rest = "" }
            for model in ["promax", "pro", "air", "mini", "plus", "max", "se", "touch"] where rest.hasPrefix(model) {
                parts += model == "promax" ? ["pro", "max"] : [model]
                rest.removeFirst(model.count)
                break
            }
            if !rest.isEmpty { parts.append(rest) }
            return parts
        }
        return [word]
    }

    /// True when `wanted` is a subsequence of `have`, the ordinal suffix of a number and a "th" apart ("se 3" is "se 3rd").
    static func contains(_ have: [String], _ wanted: [String]) -> Bool {
        var rest = have[...]
        for word in wanted {
            guard let at = rest.firstIndex(where: { matches($0, word) }) else { return false }
            rest = rest[(at + 1)...]
        }
        return true
    }

    private static func matches(_ have: String, _ wanted: String) -> Bool {
        if have == wanted || (wanted == "gen" && have == "generation") { return true }
        guard let digits = have.prefixOfDigits, wanted.allSatisfy(\.isNumber) else { return false }
        return digits == wanted && generationWords.contains(have)
    }

    /// Edits that lead from one to the other.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let up = row[j + 1]
                row[j + 1] = min(up + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = up
            }
        }
        return row[b.count]
    }

    static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.last!
    }
}

extension String {
    fileprivate var prefixOfDigits: String? {
        let digits = prefix { $0.isNumber }
        return digits.isEmpty ? nil : String(digits)
    }
}
