/// A space between items, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// At least that much; takes a share of what is left over.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Exactly that much.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item that takes part in the layout of its group.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The point of a rectangle that a supplementary view is attached to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }
    /// An offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// An offset in parts of the supplementary view's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The point in unit coordinates, left to right.
    var unitPoint: CGPoint {
        CGPoint(
            x: edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1,
            y: edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1)
    }
}
