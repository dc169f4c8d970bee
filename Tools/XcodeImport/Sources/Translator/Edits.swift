/// Replacements in a file's UTF-8 bytes, collected in any order and applied at once.
struct EditList {
    struct Edit {
        var start: Int
        var end: Int
        var text: String
        var order: Int
    }

    private(set) var edits: [Edit] = []
    let source: [UInt8]

    init(source: [UInt8]) { self.source = source }

    /// Replaces a range. Line breaks of the range that `text` does not have are appended to it, so that all later lines
    /// keep their numbers.
    mutating func replace(_ start: Int, _ end: Int, with text: String, padding: Bool = false) {
        var text = text
        let missing = source[start..<end].count(where: { $0 == 10 }) - text.utf8.count(where: { $0 == 10 })
        if missing > 0 { text += String(repeating: "\n", count: missing) }
        if padding, missing <= 0, text.utf8.count < end - start {
            text += String(repeating: " ", count: end - start - text.utf8.count)
        }
        edits.append(Edit(start: start, end: end, text: text, order: edits.count))
    }

    /// Inserts text; line breaks in it become spaces, so that later lines keep their numbers.
    mutating func insert(_ text: String, at offset: Int) {
        let text = String(text.map { $0.isNewline ? " " : $0 })
        edits.append(Edit(start: offset, end: offset, text: text, order: edits.count))
    }

    /// Overwrites a range with spaces, byte for byte; line breaks stay.
    mutating func blank(_ start: Int, _ end: Int) {
        let text = source[start..<end].map { $0 == 10 || $0 == 13 ? $0 : 32 }
        edits.append(Edit(start: start, end: end, text: String(decoding: text, as: UTF8.self), order: edits.count))
    }

    /// The new bytes. Where replacements overlap, the outer (first, then longer) one wins.
    func applied() -> [UInt8] {
        let sorted = edits.sorted {
            if $0.start != $1.start { return $0.start < $1.start }
            let firstInserts = $0.end == $0.start
            let secondInserts = $1.end == $1.start
            if firstInserts != secondInserts { return firstInserts }
            if $0.end != $1.end { return $0.end > $1.end }
            return $0.order < $1.order
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 4096)
        var position = 0
        for edit in sorted {
            guard edit.start >= position else { continue }
            result.append(contentsOf: source[position..<edit.start])
            result.append(contentsOf: edit.text.utf8)
            position = edit.end
        }
        result.append(contentsOf: source[position...])
        return result
    }
}
