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
    /// Areas that lines keep clear of.
    ///
    /// Inert: lines run through them.
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

    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        let index = layoutManager?.textContainers.firstIndex { $0 === self }
        if let index { layoutManager?.removeTextContainer(at: index) }
        newLayoutManager.addTextContainer(self)
    }
}
