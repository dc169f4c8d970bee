/// Finds misspelled words.
///
/// Inert: there are no dictionaries; every word counts as right, and nothing is guessed or completed.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: [String] = []

    public override init() { super.init() }

    /// `NSNotFound`: no misspelled word.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class var availableLanguages: [String] { Locale.preferredLanguages }
}
