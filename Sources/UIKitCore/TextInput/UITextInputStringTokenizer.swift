/// Finds words, sentences and paragraphs by the rules of the text's language.
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
        let whole = NSRange(location: 0, length: text.length)
        let options: NSString.EnumerationOptions
        switch granularity {
        case .character: options = .byComposedCharacterSequences
        case .word: options = .byWords
        case .sentence: options = .bySentences
        case .paragraph, .line: options = .byParagraphs
        case .document: return [whole]
        }
        var found: [NSRange] = []
        let string = text as String
        string.enumerateSubstrings(in: string.startIndex..<string.endIndex, options: Self.options(options)) {
            _, range, _, _ in found.append(NSRange(range, in: string))
        }
        return found
    }

    private static func options(_ options: NSString.EnumerationOptions) -> String.EnumerationOptions {
        String.EnumerationOptions(rawValue: options.rawValue)
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
