/// Text with attributes that tells its layout managers of changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)` and calls `edited(_:range:changeInLength:)` in the last two.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public nonisolated static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    public nonisolated static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")

    private var depth = 0
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    /// For the toolkit's own views, which have no layout manager's delegate.
    var didChange: ((NSTextStorage) -> Void)?

    public override init(string: String) { super.init(string: string, attributes: nil) }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    public convenience init() { self.init(string: "", attributes: nil) }

    public required init?(coder: NSCoder) { super.init(string: "", attributes: nil) }

    // MARK: Layout managers

    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManagers.append(layoutManager)
        layoutManager.textStorage = self
        layoutManager.forgetLayout()
    }

    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === layoutManager }
        if layoutManager.textStorage === self { layoutManager.textStorage = nil }
        layoutManager.forgetLayout()
    }

    // MARK: Editing

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth = max(depth - 1, 0)
        if depth == 0, editedMask != [] { processEditing() }
    }

    /// Notes a change; outside `beginEditing` and `endEditing` it is processed at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedMask.formUnion(editedMask)
        self.editedRange = self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    open func processEditing() {
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
        didChange?(self)
    }

    /// Fonts for characters that lack them are found while the text is laid out.
    open func fixAttributes(in range: NSRange) {}
    open var fixesAttributesLazily: Bool { true }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Changes

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        rewrite(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        rewrite(range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { values, part, _ in
            setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Changes the attributes of each run through `setAttributes`, which subclasses override.
    private func rewrite(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var place = range.location
        let end = range.location + range.length
        while place < end {
            var run = NSRange(location: 0, length: 0)
            var values = attributes(at: place, effectiveRange: &run)
            let stop = min(max(run.location + run.length, place + 1), end)
            change(&values)
            setAttributes(values, range: NSRange(location: place, length: stop - place))
            place = stop
        }
        endEditing()
    }
}

/// Told when a text storage has changed, before and after attributes are fixed. Every method is optional.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
