/// The sections and items of a table or collection view at one time, by identifiers that are unique in the snapshot.
///
/// A value: changing it changes nothing on the screen until a data source applies it. Finding the section of an item takes
/// constant time, finding its place time in proportion to its section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType]
    }

    /// Sections under numbers that do not change when sections move.
    var sections: [Int: Section] = [:]
    var order: [Int] = []
    var numberOfSection: [SectionIdentifierType: Int] = [:]
    var sectionOfItem: [ItemIdentifierType: Int] = [:]
    var nextNumber = 0
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []

    /// An empty snapshot.
    public init() {}

    // MARK: Questions

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { order.count }
    public var sectionIdentifiers: [SectionIdentifierType] { order.map { sections[$0]!.identifier } }
    public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { sections[$0]!.items } }

    /// The sections that are to be reloaded when the snapshot is applied.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

    /// The section must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        section(identifier).items.count
    }

    /// The section must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        section(identifier).items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier].map { sections[$0]!.identifier }
    }

    /// The item's place counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let number = sectionOfItem[identifier] else { return nil }
        var index = 0
        for other in order {
            if other == number { break }
            index += sections[other]!.items.count
        }
        return index + sections[number]!.items.firstIndex(of: identifier)!
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        guard let number = numberOfSection[identifier] else { return nil }
        return order.firstIndex(of: number)
    }

    private func section(_ identifier: SectionIdentifierType) -> Section { sections[number(of: identifier)]! }

    func number(of identifier: SectionIdentifierType) -> Int {
        guard let number = numberOfSection[identifier] else {
            Inconsistency.raise("Invalid section identifier for snapshot operation: \(identifier)")
        }
        return number
    }

    func number(ofItem identifier: ItemIdentifierType) -> Int {
        guard let number = sectionOfItem[identifier] else {
            Inconsistency.raise("Invalid item identifier specified for operation: \(identifier)")
        }
        return number
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Equal sections with equal items in the same order, and the same reloads.
    public static func == (left: Self, right: Self) -> Bool {
        left.sectionIdentifiers == right.sectionIdentifiers && left.itemIdentifiers == right.itemIdentifiers
            && left.order.map { left.sections[$0]!.items.count } == right.order.map { right.sections[$0]!.items.count }
            && left.reloadedSections == right.reloadedSections && left.reloadedItems == right.reloadedItems
            && left.reconfiguredItems == right.reconfiguredItems
    }
}
