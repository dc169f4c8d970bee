internal import Typesetting

/// A picture with the rules for showing it. Immutable; the same image may be used from any thread.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    enum Content: Sendable {
        case empty
        case bitmap(CGImage)
        case symbol(SymbolImage)
    }

    /// Everything that the `with...` methods change.
    struct Traits: @unchecked Sendable {
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var isResizable = false
        var resizingMode = ResizingMode.tile
        var alignmentInsets: UIEdgeInsets?
        var baselineOffset: CGFloat?
        var flipsInRightToLeft = false
        var isMirrored = false
        var configuration: Configuration?
        /// Frames and seconds of an animated image.
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// What the bitmap was drawn from, to draw it anew at other sizes.
        var drawing: VectorPicture?
        /// The variants the image is one of.
        var asset: UIImageAsset?
    }

    let content: Content
    let details: Traits
    /// Holds variants that were added to an image without a name; see `imageAsset`.
    var madeAsset: UIImageAsset?
    /// Pixels a point.
    public let scale: CGFloat
    public let imageOrientation: Orientation

    init(content: Content, scale: CGFloat, orientation: Orientation, details: Traits = Traits()) {
        self.content = content
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        self.details = details
        super.init()
    }

    /// An image of size zero.
    public override convenience init() {
        self.init(content: .empty, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: .bitmap(cgImage), scale: scale, orientation: orientation)
    }

    /// PNG, JPEG or WebP; nil for anything else and for damaged files.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data) else { return nil }
        self.init(
            content: .bitmap(image), scale: scale, orientation: Orientation(exif: image.exifOrientation))
    }

    /// A name that ends in `@2x` or `@3x` before its extension gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFiles.find(path: path, displayScale: GraphicsDefaults.screenScale) else { return nil }
        guard let data = FileManager.default.contents(atPath: found.path) else { return nil }
        self.init(data: data, scale: found.scale)
    }

    /// `#imageLiteral`; a missing image ends the program.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else { fatalError("There is no image named \(name) in the app.") }
        self.init(
            content: image.content, scale: image.scale, orientation: image.imageOrientation, details: image.details)
    }

    // MARK: Facts

    /// Points, upright.
    open var size: CGSize {
        switch content {
        case .empty: return .zero
        case .symbol(let symbol): return symbol.metrics(scale: scale).size
        case .bitmap(let image):
            let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
            return imageOrientation.swapsAxes
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    /// The pixels as stored, without orientation and tint; a symbol is rendered in black.
    open var cgImage: CGImage? {
        switch content {
        case .empty: nil
        case .bitmap(let image): image
        case .symbol: SymbolBitmapCache.shared.bitmap(self, tint: details.tint ?? .black, scale: scale)
        }
    }

    open var renderingMode: RenderingMode { details.renderingMode }
    open var configuration: Configuration? { details.configuration }
    open var symbolConfiguration: SymbolConfiguration? { details.configuration as? SymbolConfiguration }
    open var traitCollection: UITraitCollection {
        details.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    open var capInsets: UIEdgeInsets { details.capInsets }
    open var resizingMode: ResizingMode { details.resizingMode }
    open var flipsForRightToLeftLayoutDirection: Bool { details.flipsInRightToLeft }
    open var images: [UIImage]? { details.frames }
    open var duration: TimeInterval { details.duration }

    /// What constraints leave out at each edge, in points.
    open var alignmentRectInsets: UIEdgeInsets {
        if let insets = details.alignmentInsets { return insets }
        guard case .symbol(let symbol) = content else { return .zero }
        return symbol.metrics(scale: scale).alignmentInsets
    }

    /// Where text beside the image has its baseline, in points above the bottom edge.
    open var baselineOffsetFromBottom: CGFloat? {
        if let offset = details.baselineOffset { return offset }
        guard case .symbol(let symbol) = content else { return nil }
        return symbol.metrics(scale: scale).baselineOffsetFromBottom
    }

    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// Whether the tint colour is used where nothing else decides.
    var isTemplate: Bool {
        switch details.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    func with(_ change: (inout Traits) -> Void) -> UIImage {
        var details = details
        if details.asset == nil { details.asset = _assetIfAny }
        change(&details)
        return UIImage(content: content, scale: scale, orientation: imageOrientation, details: details)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard scale == other.scale, imageOrientation == other.imageOrientation,
            details.renderingMode == other.details.renderingMode, details.tint == other.details.tint,
            details.configuration == other.details.configuration, details.isMirrored == other.details.isMirrored,
            details.capInsets == other.details.capInsets
        else { return false }
        switch (content, other.content) {
        case (.empty, .empty): return true
        case (.bitmap(let a), .bitmap(let b)): return a == b
        case (.symbol(let a), .symbol(let b)): return a == b
        default: return false
        }
    }

    open override var hash: Int {
        switch content {
        case .empty: 0
        case .bitmap(let image): image.hashValue
        case .symbol(let symbol): symbol.hashValue
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let what = if case .symbol(let symbol) = content { "symbol(\(symbol.glyph.name))" } else { "anonymous" }
        return "<UIImage \(what) {\(size.width), \(size.height)}>"
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? else { return nil }
        self.init(data: data, scale: coder.decodeDouble(forKey: "UIScale"))
    }

    open func encode(with coder: NSCoder) {
        guard let data = pngData() else { return }
        coder.encode(data as NSData, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }
}
