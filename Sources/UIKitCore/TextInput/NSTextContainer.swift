internal import Typesetting

/// The area that text is laid out in.
open class NSTextContainer: NSObject {
    /// Points; a length of 0 sets no limit.
    open var size: CGSize { didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } } }
    /// Room at both ends of each line, in points; default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// How the last line that fits is cut.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }
    /// 0 (the default) sets no limit.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// Areas that lines keep clear of, in the container's coordinates. Text goes on at both sides of them.
    ///
    /// Unverified: a stretch beside an area stays empty where the next word does not fit into it, and indents count in each.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    public init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The first part of a rectangle that areas leave free, in the direction of writing; where there is none, further down.
    /// - Parameters:
    ///   - remainingRect: set to the part of the rectangle behind the result, if given.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let isReversed = baseWritingDirection == .rightToLeft
        var rect = proposedRect
        if size.width > 0 {
            rect = rect.intersection(CGRect(x: 0, y: rect.minY, width: size.width, height: rect.height))
        }
        guard !rect.isNull else { return .zero }
        if let areas = areas(padding: 0) {
            let (found, rest) = areas.fragment(of: rect, isReversed: isReversed)
            remainingRect?.pointee = rest
            rect = found
        } else {
            remainingRect?.pointee = .zero
        }
        return size.height > 0 && rect.maxY > size.height ? .zero : rect
    }

    /// What lines keep clear of, in the coordinates of text that starts `padding` from the left; nil for none.
    func areas(padding: CGFloat) -> ExclusionAreas? {
        guard !exclusionPaths.isEmpty else { return nil }
        return ExclusionAreas(
            paths: exclusionPaths.map { ($0.cgPath, $0.usesEvenOddFillRule) }, offset: CGPoint(x: -padding, y: 0),
            padding: padding)
    }

    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        let index = layoutManager?.textContainers.firstIndex { $0 === self }
        if let index { layoutManager?.removeTextContainer(at: index) }
        newLayoutManager.addTextContainer(self)
    }
}
