/// Items side by side, one below the other, or at places of their own.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// So many of the first subitem; nil fills the group.
    let count: Int?
    /// The subitem's length along the group gives way so that `count` fit.
    let sharesLength: Bool
    /// Views attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }
    private var attached: [NSCollectionLayoutSupplementaryItem] = []
    /// Between items; nil, the default, is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil,
        sharesLength: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        self.sharesLength = sharesLength
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Repeats the subitems from leading to trailing until the group is full.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

    /// That many items of equal width, whatever width the item has.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, sharesLength: true)
    }

    /// That many items of their own size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count) }

    /// Repeats the subitems from top to bottom until the group is full.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

    /// That many items of equal height, whatever height the item has.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true)
    }

    /// That many items of their own size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count) }

    /// Places given by the app, in the group's coordinates.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    /// The tree of groups and items, for a person to read.
    open func visualDescription() -> String { lines(of: self, indent: "").joined(separator: "\n") }

    private func lines(of item: NSCollectionLayoutItem, indent: String) -> [String] {
        let width = item.layoutSize.widthDimension
        let height = item.layoutSize.heightDimension
        var result = [
            "\(indent)\(type(of: item)) \(width.kind)(\(width.dimension)) x \(height.kind)(\(height.dimension))"
        ]
        if let group = item as? NSCollectionLayoutGroup {
            for subitem in group.subitems { result += lines(of: subitem, indent: indent + "  ") }
        }
        return result
    }
}

/// Gives the places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
