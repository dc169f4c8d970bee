/// A place between two characters of a text input. Subclasses say where.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A stretch of a text input. Subclasses say which.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() { super.init() }
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A place as a number of UTF-16 units from the start, in the toolkit's own text views.
final class TextOffset: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range of UTF-16 units, in the toolkit's own text views.
final class TextSpan: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    nonisolated override var hash: Int { range.location }
    nonisolated override var description: String { "<UITextRange: \(range.location), \(range.length)>" }
}

final class TextSelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let ends: (start: Bool, end: Bool)
    init(_ box: CGRect, start: Bool, end: Bool) {
        self.box = box
        ends = (start, end)
        super.init()
    }
    override var rect: CGRect { box }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
