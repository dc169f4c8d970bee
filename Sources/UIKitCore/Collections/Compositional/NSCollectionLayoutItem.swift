/// One item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    private let given: [NSCollectionLayoutSupplementaryItem]
    /// Views attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { given }
        set {}
    }
    /// Taken off the item after everything is placed; does not count on axes whose length is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the item that takes part in the layout.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        given = supplementaryItems
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// 1 by default: above the item.
    open var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The place beside a rectangle, left to right.
    func frame(beside rect: CGRect, size: CGSize) -> CGRect {
        let point = containerAnchor.unitPoint
        let own = itemAnchor?.unitPoint ?? point
        var origin = CGPoint(
            x: rect.minX + rect.width * point.x - size.width * own.x,
            y: rect.minY + rect.height * point.y - size.height * own.y)
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            origin.x += anchor.isFractionalOffset ? anchor.offset.x * size.width : anchor.offset.x
            origin.y += anchor.isFractionalOffset ? anchor.offset.y * size.height : anchor.offset.y
        }
        return CGRect(origin: origin, size: size)
    }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Makes room for the view; true by default. Otherwise it lies over the content.
    open var extendsBoundary = true
    /// Stays in sight while its section is; false by default.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: .top), nil)
    }

    /// Whether it goes before the content along the scroll direction; nil for the sides.
    func isBefore(isVertical: Bool) -> Bool? {
        switch alignment {
        case .top: isVertical ? true : nil
        case .topLeading: true
        case .leading: isVertical ? nil : true
        case .topTrailing: isVertical ? true : false
        case .bottom: isVertical ? false : nil
        case .bottomLeading: isVertical ? false : true
        case .bottomTrailing: false
        case .trailing: isVertical ? nil : false
        case .none: nil
        }
    }

    /// The place across in unit coordinates.
    func unitAcross(isVertical: Bool) -> CGFloat {
        switch alignment {
        case .topLeading: 0
        case .bottomTrailing: 1
        case .topTrailing: isVertical ? 1 : 0
        case .bottomLeading: isVertical ? 0 : 1
        case .leading: isVertical ? 0 : 0.5
        case .trailing: isVertical ? 1 : 0.5
        case .top: isVertical ? 0.5 : 0
        case .bottom: isVertical ? 0.5 : 1
        case .none: 0.5
        }
    }
}

/// A view behind a section, made by the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// 0 by default; the view is behind the items all the same.
    open var zIndex = 0

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// As large as the section. The kind must be registered with the layout.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// Where a view is aligned at a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}
