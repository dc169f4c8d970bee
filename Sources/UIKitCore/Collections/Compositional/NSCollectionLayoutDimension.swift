/// A width or height of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the width of the group the item is in.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the height of the group the item is in.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// The view says how large it is when it is shown; until then it has this length.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// As `estimated`, and as large as the largest of the items beside it.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func length(in container: CGSize, measured: CGFloat? = nil) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(container.width, 0) * dimension
        case .fractionalHeight: max(container.height, 0) * dimension
        case .absolute: dimension
        case .estimated, .uniform: measured ?? dimension
        }
    }
}

/// A width and a height of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, measured: measured?.width),
            height: heightDimension.length(in: container, measured: measured?.height))
    }

    /// The axes whose length the view chooses.
    var freeAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}
