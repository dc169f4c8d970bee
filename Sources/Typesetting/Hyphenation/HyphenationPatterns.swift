import Foundation

/// One level of a pattern file: letters with digits between them, an odd digit allowing a division and an even one forbidding it;
/// of all patterns found in a word the largest digit counts at each place. A dot stands for the word's start or end.
struct HyphenationPatterns {
    /// Places in `digits` by a hash of the pattern's letters: 64 bits, so that two patterns never meet in practice.
    private var places: [UInt64: Int32] = [:]
    /// Of each pattern its length, then a digit more than it has letters.
    private var digits: [UInt8] = []
    private var longest = 0
    /// Letters that stay before the first division and behind the last one.
    private(set) var left = 2
    private(set) var right = 2

    static let dot: UInt16 = 0x2E
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    private static func add(_ unit: UInt16, to hash: UInt64) -> UInt64 {
        ((hash ^ UInt64(unit & 0xFF)) &* prime ^ UInt64(unit >> 8)) &* prime
    }

    /// Offsets before which the word may be divided, ascending.
    func points(_ word: [UInt16]) -> [Int] {
        guard word.count >= left + right, longest > 0 else { return [] }
        let text = [Self.dot] + word + [Self.dot]
        var values = [UInt8](repeating: 0, count: text.count + 1)
        for start in text.indices {
            var hash = Self.seed
            for end in start..<min(start + longest, text.count) {
                hash = Self.add(text[end], to: hash)
                guard let place = places[hash] else { continue }
                let first = Int(place)
                let count = Int(digits[first])
                guard count == end - start + 1 else { continue }
                for index in 0...count {
                    values[start + index] = max(values[start + index], digits[first + 1 + index])
                }
            }
        }
        // A value of the text stands before the letter of the same number; the dot in front comes first.
        return (left...word.count - right).filter { $0 > 0 && values[$0 + 1] & 1 == 1 }
    }

    // MARK: Files

    /// The levels of a file as the hyphen library reads it: the encoding's name, then a pattern or a setting a line. Patterns that
    /// change letters are left out.
    static func read(_ bytes: [UInt8]) -> [HyphenationPatterns]? {
        var lines = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).makeIterator()
        guard let first = lines.next(), let encoding = PatternEncoding(String(decoding: first, as: UTF8.self)) else {
            return nil
        }
        var levels = [HyphenationPatterns()]
        var isCompound = false
        var compound = (left: 0, right: 0)
        while let line = lines.next() {
            guard let start = line.first, start != 0x25, start != 0x23 else { continue }
            if let (name, value) = setting(line) {
                switch name {
                case "LEFTHYPHENMIN": levels[levels.count - 1].left = max(value, 1)
                case "RIGHTHYPHENMIN": levels[levels.count - 1].right = max(value, 1)
                case "COMPOUNDLEFTHYPHENMIN": compound.left = value
                case "COMPOUNDRIGHTHYPHENMIN": compound.right = value
                case "NEXTLEVEL":
                    isCompound = true
                    levels.append(HyphenationPatterns())
                default: break
                }
                continue
            }
            levels[levels.count - 1].add(encoding.units(line))
        }
        if isCompound {
            // What was said before the first level's end holds for whole words, so for the last level as well.
            let last = levels.count - 1
            levels[last].left = max(levels[last].left, levels[0].left)
            levels[last].right = max(levels[last].right, levels[0].right)
            if compound.left > 0 { levels[0].left = compound.left }
            if compound.right > 0 { levels[0].right = compound.right }
        }
        return levels
    }

    /// A word in capitals, and its number.
    private static func setting(_ line: ArraySlice<UInt8>) -> (String, Int)? {
        guard let first = line.first, (0x41...0x5A).contains(first) else { return nil }
        let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard parts[0].count > 4, parts[0].allSatisfy({ $0.isASCII && $0.isUppercase }) else { return nil }
        return (String(parts[0]), min(max(parts.count > 1 ? Int(parts[1]) ?? 0 : 0, 0), 50))
    }

    private mutating func add(_ pattern: [UInt16]) {
        var letters = 0
        var hash = Self.seed
        var values: [UInt8] = [0]
        for unit in pattern {
            switch unit {
            case 0x30...0x39: values[values.count - 1] = UInt8(unit - 0x30)
            case 0x2F: return  // a division that changes letters
            case 0x20, 0x09: break
            default:
                letters += 1
                hash = Self.add(unit, to: hash)
                values.append(0)
            }
        }
        guard letters > 0, letters < 100, values.contains(where: { $0 > 0 }), digits.count < Int(Int32.max) / 2 else {
            return
        }
        longest = max(longest, letters)
        places[hash] = Int32(digits.count)
        digits.append(UInt8(letters))
        digits += values
    }
}

/// The encodings that pattern files are written in.
enum PatternEncoding {
    case utf8, koi8
    case other(String.Encoding)

    init?(_ name: String) {
        switch name.trimmingCharacters(in: .whitespaces).uppercased() {
        case "UTF-8", "UTF8": self = .utf8
        case "ISO8859-1", "ISO-8859-1", "ISO8859-15": self = .other(.isoLatin1)
        case "ISO8859-2", "ISO-8859-2": self = .other(.isoLatin2)
        case "MICROSOFT-CP1251", "CP1251": self = .other(.windowsCP1251)
        case "KOI8-R", "KOI8-U": self = .koi8
        default: return nil
        }
    }

    func units(_ line: ArraySlice<UInt8>) -> [UInt16] {
        if line.allSatisfy({ $0 < 0x80 }) { return line.map(UInt16.init) }
        switch self {
        case .utf8: return Array(String(decoding: line, as: UTF8.self).utf16)
        case .koi8: return line.map { $0 < 0x80 ? UInt16($0) : Self.cyrillic($0) }
        case .other(let encoding):
            return Array((String(data: Data(line), encoding: encoding) ?? "").utf16)
        }
    }

    private static let letters = Array("\u{44E}абцдефгхийклмнопярстужвьызшэщчъ".utf16)

    /// Small letters from 0xC0 on, and capitals, which patterns have none of, from 0xE0 on.
    private static func cyrillic(_ byte: UInt8) -> UInt16 {
        if byte == 0xA3 { return 0x451 }
        guard byte >= 0xC0 else { return 0xFFFD }
        return letters[Int(byte & 0x1F)]
    }
}
