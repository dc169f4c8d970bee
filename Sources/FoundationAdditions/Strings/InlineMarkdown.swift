/// Reads the inline part of Markdown.
struct InlineMarkdown {
    private let characters: [Character]
    private let baseURL: URL?

    init(_ text: String, baseURL: URL?) {
        characters = Array(text)
        self.baseURL = baseURL
    }

    func attributed() -> AttributedString { read(0..<characters.count, intent: [], link: nil) }

    private func read(_ range: Range<Int>, intent: InlinePresentationIntent, link: URL?) -> AttributedString {
        var result = AttributedString()
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            result += piece(plain, intent, link)
            plain = ""
        }
        var i = range.lowerBound
        while i < range.upperBound {
            let c = characters[i]
            if c == "\\", i + 1 < range.upperBound, characters[i + 1].isPunctuation || characters[i + 1].isSymbol {
                plain.append(characters[i + 1])
                i += 2
            } else if c == "`", let end = closing("`", from: i + 1, in: range) {
                flush()
                result += piece(String(characters[i + 1..<end]), intent.union(.code), link)
                i = end + 1
            } else if let mark = mark(at: i, in: range), let end = closing(mark.text, from: i + mark.length, in: range)
            {
                flush()
                result += read(i + mark.length..<end, intent: intent.union(mark.intent), link: link)
                i = end + mark.length
            } else if c == "[" || (c == "!" && i + 1 < range.upperBound && characters[i + 1] == "["),
                let found = self.link(at: c == "[" ? i : i + 1, in: range)
            {
                flush()
                result += read(found.text, intent: intent, link: found.url)
                i = found.end
            } else if c == "<", let end = closing(">", from: i + 1, in: range),
                let url = URL(string: String(characters[i + 1..<end])), url.scheme != nil
            {
                flush()
                result += piece(String(characters[i + 1..<end]), intent, url)
                i = end + 1
            } else {
                plain.append(c)
                i += 1
            }
        }
        flush()
        return result
    }

    private func piece(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
        var piece = AttributedString(text)
        if !intent.isEmpty { piece.inlinePresentationIntent = intent }
        if let link { piece.link = link }
        return piece
    }

    private func mark(
        at index: Int, in range: Range<Int>
    ) -> (text: String, length: Int, intent: InlinePresentationIntent)? {
        for (text, intent) in [
            ("***", [.emphasized, .stronglyEmphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized),
            ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized), ("~", .strikethrough),
        ] as [(String, InlinePresentationIntent)] where matches(text, at: index, in: range) {
            let after = index + text.count
            // A mark opens only before something, and `_` not inside of a word.
            guard after < range.upperBound, !characters[after].isWhitespace else { return nil }
            if text.hasPrefix("_"), index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
                return nil
            }
            return (text, text.count, intent)
        }
        return nil
    }

    private func matches(_ text: String, at index: Int, in range: Range<Int>) -> Bool {
        let text = Array(text)
        return index + text.count <= range.upperBound && Array(characters[index..<index + text.count]) == text
    }

    /// Where `mark` closes what was opened before `start`.
    private func closing(_ mark: String, from start: Int, in range: Range<Int>) -> Int? {
        var i = start
        while i < range.upperBound {
            if characters[i] == "\\" {
                i += 2
                continue
            }
            if matches(mark, at: i, in: range), i > start {
                let isStar = mark == "*" || mark == "_"
                // A single star does not close at a double one.
                if isStar, i + 1 < range.upperBound, characters[i + 1] == characters[i] {
                    i += 2
                    continue
                }
                if mark == "`" || mark == ">" || !characters[i - 1].isWhitespace { return i }
            }
            i += 1
        }
        return nil
    }

    private func link(at index: Int, in range: Range<Int>) -> (text: Range<Int>, url: URL?, end: Int)? {
        var depth = 0
        var i = index
        while i < range.upperBound {
            if characters[i] == "[" { depth += 1 }
            if characters[i] == "]" {
                depth -= 1
                if depth == 0 { break }
            }
            i += 1
        }
        guard i + 1 < range.upperBound, characters[i] == "]", characters[i + 1] == "(",
            let end = closing(")", from: i + 2, in: range) ?? (matches(")", at: i + 2, in: range) ? i + 2 : nil)
        else { return nil }
        let target = String(characters[i + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
        return (index + 1..<i, URL(string: target, relativeTo: baseURL), end + 1)
    }
}
