import Foundation

/// Where the words of a language may be divided: Liang's algorithm with the patterns of a file. Use while holding the text
/// engine's lock.
///
/// Files with two levels first divide compounds into their parts, and then the parts.
final class Hyphenator {
    private let levels: [HyphenationPatterns]

    /// The folder of Debian's `hyphen-*` packages.
    static let folder = "/usr/share/hyphen"

    nonisolated(unsafe) private static var known: [String: Hyphenator?] = [:]

    /// The hyphenator of a language, BCP 47; nil if no patterns are installed for it.
    static func find(_ language: String) -> Hyphenator? {
        if let known = known[language] { return known }
        var found: Hyphenator?
        for name in fileNames(language) {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/hyph_\(name).dic") else { continue }
            found = Hyphenator(bytes)
            break
        }
        if known.count >= 16 { known.removeAll() }
        known[language] = .some(found)
        return found
    }

    /// Most special first; where a language is written in several countries and the text names none, the file of the largest.
    static func fileNames(_ language: String) -> [String] {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
        guard var name = parts.first?.lowercased(), name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [] }
        if name == "no" { name = "nb" }
        let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
        let usual = [
            "cs": "CZ", "da": "DK", "en": "US", "nb": "NO", "nn": "NO", "sv": "SE", "uk": "UA", "pt": "BR",
        ]
        var names: [String] = []
        if let region { names.append("\(name)_\(region.uppercased())") }
        return names + ["\(name)_\(usual[name] ?? name.uppercased())", name]
    }

    /// Nil for what is no file of patterns.
    init?(_ file: Data) {
        guard let levels = HyphenationPatterns.read([UInt8](file)), !levels.isEmpty else { return nil }
        self.levels = levels
    }

    /// The offsets, ascending, before which a word may be divided. The word is letters only, in lower case, at most 100 of them.
    func points(_ word: [UInt16]) -> [Int] {
        guard word.count <= 100 else { return [] }
        var found: [Int] = []
        divide(word, from: 0, level: 0, &found)
        return found.sorted()
    }

    private func divide(_ word: [UInt16], from offset: Int, level: Int, _ found: inout [Int]) {
        let points = levels[level].points(word)
        found += points.map { $0 + offset }
        guard level + 1 < levels.count else { return }
        var start = 0
        for end in points + [word.count] {
            divide(Array(word[start..<end]), from: offset + start, level: level + 1, &found)
            start = end
        }
    }
}
