/// Finds words, sentences and paragraphs by their characters; dictionaries of languages without spaces are not used.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue:
            false
        default: true
        }
    }

    /// The whole text, and a position's distance from its start.
    private func place(_ position: UITextPosition) -> (text: NSString, offset: Int)? {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return nil }
        return (text as NSString, input.offset(from: input.beginningOfDocument, to: position))
    }

    private func units(_ granularity: UITextGranularity, _ text: NSString) -> [NSRange] {
        switch granularity {
        case .document: return [NSRange(location: 0, length: text.length)]
        case .character:
            var found: [NSRange] = []
            var start = 0
            while start < text.length {
                found.append(text.rangeOfComposedCharacterSequence(at: start))
                start += max(found[found.count - 1].length, 1)
            }
            return found
        case .word: return stretches(text) { Self.isPartOfWord($0) }
        case .paragraph, .line: return stretches(text) { !TextGeometry.endsLine($0) }
        case .sentence: return sentences(text)
        }
    }

    private func stretches(_ text: NSString, of belongs: (unichar) -> Bool) -> [NSRange] {
        var found: [NSRange] = []
        var start: Int?
        for index in 0...text.length {
            let isInside = index < text.length && belongs(text.character(at: index))
            if isInside, start == nil { start = index }
            if !isInside, let first = start {
                found.append(NSRange(location: first, length: index - first))
                start = nil
            }
        }
        return found
    }

    /// Letters, digits and apostrophes; each half of a surrogate pair counts as a letter.
    private static func isPartOfWord(_ unit: unichar) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return CharacterSet.alphanumerics.contains(scalar) || unit == 0x27 || unit == 0x2019 || unit == 0x5F
    }

    /// A sentence goes to the space after a full stop, question or exclamation mark, or to the end of the paragraph.
    private func sentences(_ text: NSString) -> [NSRange] {
        var found: [NSRange] = []
        var start = 0
        var isEnding = false
        for index in 0..<text.length {
            let unit = text.character(at: index)
            let isSpace = unit == 0x20 || TextGeometry.endsLine(unit)
            if isEnding, !isSpace {
                found.append(NSRange(location: start, length: index - start))
                start = index
                isEnding = false
            }
            switch unit {
            case 0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F: isEnding = true
            default: isEnding = isEnding || TextGeometry.endsLine(unit)
            }
        }
        if start < text.length { found.append(NSRange(location: start, length: text.length - start)) }
        return found
    }

    private func range(_ range: NSRange) -> UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (text, offset) = place(position) else { return nil }
        let forward = isForward(direction)
        let found = units(granularity, text).first {
            forward
                ? $0.location <= offset && offset < $0.location + $0.length
                : $0.location < offset && offset <= $0.location + $0.length
        }
        return found.flatMap(range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (text, offset) = place(position) else { return false }
        let forward = isForward(direction)
        return units(granularity, text).contains { forward ? $0.location + $0.length == offset : $0.location == offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let (text, offset) = place(position) else { return nil }
        let found: Int?
        if isForward(direction) {
            found = units(granularity, text).map { $0.location + $0.length }.first { $0 > offset }
        } else {
            found = units(granularity, text).map(\.location).last { $0 < offset }
        }
        return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
