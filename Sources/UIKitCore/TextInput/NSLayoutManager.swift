internal import Typesetting

/// Lays text of a storage out in containers, and answers where it is.
///
/// Glyphs are counted as characters (UTF-16 units): a glyph index is the index of the character it starts at.
open class NSLayoutManager: NSObject {
    /// One container's part of the text.
    struct Piece {
        var container: NSTextContainer
        var range: NSRange
        /// In the container's coordinates.
        var geometry: TextGeometry
    }

    private var known: [Piece]?
    /// The toolkit's views show links in other attributes than they are stored with.
    var displayed: ((NSAttributedString) -> NSAttributedString)?
    /// Attributes of an empty last line.
    var emptyLineAttributes: (() -> [NSAttributedString.Key: Any])?
    var traits: (() -> UITraitCollection)?
    /// Called after the layout became invalid.
    var didInvalidate: (() -> Void)?

    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Inert: control characters are not drawn.
    open var showsInvisibleCharacters = false
    /// Inert: control characters are not drawn.
    open var showsControlCharacters = false
    /// Line spacing of fonts counts. Inert: it always does.
    open var usesFontLeading = true
    /// Inert: all text is laid out at once.
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents = false
    /// Divides words wherever a line would end with room left; counts for paragraphs whose own factor is 0. Default false.
    open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { forgetLayout() } } }
    /// The part of its width that words must fill for a line to end without dividing the next one, for paragraphs whose own factor is
    /// 0. Default 0, which divides none.
    open var hyphenationFactor: Float = 0 { didSet { if hyphenationFactor != oldValue { forgetLayout() } } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forgetLayout()
    }

    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        forgetLayout()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

    // MARK: Validity

    func forgetLayout() {
        known = nil
        didInvalidate?()
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { forgetLayout() }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        forgetLayout()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didInvalidate?() }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { forgetLayout() }

    open func ensureLayout(for container: NSTextContainer) { _ = pieces }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = pieces }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = pieces }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = pieces }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Laid out when it is first asked for.
    var pieces: [Piece] {
        if let known { return known }
        let made = makePieces()
        known = made
        for (index, piece) in made.enumerated() {
            delegate?.layoutManager(
                self, didCompleteLayoutFor: piece.container, atEnd: index == made.count - 1)
        }
        return made
    }

    func piece(for container: NSTextContainer) -> Piece? { pieces.first { $0.container === container } }

    /// The piece that shows a character.
    func piece(at character: Int) -> Piece? {
        pieces.last { $0.range.location <= character } ?? pieces.first
    }

    /// The line that shows a character, and where its piece starts.
    func line(at character: Int) -> (line: TextGeometry.Line, piece: Piece)? {
        guard let piece = piece(at: character), !piece.geometry.lines.isEmpty else { return nil }
        let index = piece.geometry.lineIndex(of: character - piece.range.location)
        return (piece.geometry.lines[index], piece)
    }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        piece(for: container)?.range ?? NSRange(location: 0, length: 0)
    }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let piece = piece(at: glyphIndex) else { return nil }
        effectiveRange?.pointee = piece.range
        return piece.container
    }

    open func firstUnlaidCharacterIndex() -> Int {
        guard let last = pieces.last else { return 0 }
        return last.range.location + last.range.length
    }

    // MARK: Rectangles

    open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        lineRect(glyphIndex, effectiveRange) { line, _ in line.frame }
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        lineRect(glyphIndex, effectiveRange) { line, padding in line.used.insetBy(dx: -padding, dy: 0) }
    }
    open var extraLineFragmentRect: CGRect { extraLine?.frame ?? .zero }
    open var extraLineFragmentUsedRect: CGRect {
        guard let extraLine else { return .zero }
        return extraLine.used.insetBy(dx: -(textContainers.last?.lineFragmentPadding ?? 0), dy: 0)
    }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : pieces.last?.container }

    /// Where a glyph's baseline starts, from the corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { location(glyphIndex) }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(glyphRange, container).reduce(CGRect.null) { $0.union($1) }
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateLines(glyphRange, block) }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(glyphRange, textContainer) where !stop.boolValue { block(rect, &stop) }
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { index(at: point, container, partialFraction) }

    // MARK: Drawing

    /// Overrides draw behind the text. Backgrounds of characters are drawn with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Draws whole lines that hold some of the glyphs.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawLines(glyphsToShow, origin) }

}

/// Told of layout. Every method is optional.
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Inert: asked for nothing; use the paragraph style's line spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}
