/// A way of its own to go through the parts of a screen. Nobody turns it here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    open var name: String
    open var attributedName: NSAttributedString { NSAttributedString(string: name) }
    public let systemRotorType: SystemRotorType
    // Without the actor's mark: see the rules for stored closures.
    private let search: @Sendable (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        systemRotorType = .none
        search = { predicate in MainActor.assumeIsolated { itemSearchBlock(predicate) } }
        super.init()
    }

    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        systemRotorType = type
        search = { predicate in MainActor.assumeIsolated { itemSearchBlock(predicate) } }
        super.init()
    }

    open var itemSearchBlock: Search { search }
}
