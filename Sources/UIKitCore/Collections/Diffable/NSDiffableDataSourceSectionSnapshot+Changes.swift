extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items at the end of a parent's children, or at the top level.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.map { node($0).children.count } ?? roots.count
        insert(items, under: parent, at: place)
    }

    /// Inserts items as siblings before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, under: node(item).parent, at: place(of: item))
    }

    /// Inserts items as siblings after another.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, under: node(item).parent, at: place(of: item) + 1)
    }

    /// Inserts another outline at the level of an item, before it.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot, under: node(item).parent, at: place(of: item))
    }

    /// Inserts another outline at the level of an item, after it.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot, under: node(item).parent, at: place(of: item) + 1)
    }

    /// Removes items with everything below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where nodes[item] != nil {
            setSiblings(of: item) { $0.removeAll { $0 == item } }
            for below in listed([item], where: { _ in true }) { nodes[below] = nil }
        }
    }

    public mutating func deleteAll() { self = Self() }

    /// The items whose parents are expanded show; children keep their own state.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]!.isExpanded = true
        }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]!.isExpanded = false
        }
    }

    /// Puts an outline in the place of an item's children.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        delete(node(parent).children)
        insert(snapshot, under: parent, at: 0)
    }

    // MARK: Inside

    private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { node($0).children } ?? roots
    }

    private func place(of item: ItemIdentifierType) -> Int {
        siblings(under: node(item).parent).firstIndex(of: item)!
    }

    private mutating func setSiblings(of item: ItemIdentifierType, _ change: (inout [ItemIdentifierType]) -> Void) {
        if let parent = node(item).parent { change(&nodes[parent]!.children) } else { change(&roots) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        DiffableErrors.checkUnique(items, "item")
        for item in items {
            Inconsistency.check(nodes[item] == nil, "Item identifier \(item) is in the section snapshot already.")
            nodes[item] = Node(parent: parent)
        }
        if let parent {
            nodes[parent]!.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    private mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot, under parent: ItemIdentifierType?, at index: Int
    ) {
        insert(snapshot.roots, under: parent, at: index)
        for (item, node) in snapshot.nodes {
            let isRoot = node.parent == nil
            Inconsistency.check(
                isRoot || nodes[item] == nil, "Item identifier \(item) is in the section snapshot already.")
            nodes[item] = Node(
                parent: isRoot ? parent : node.parent, children: node.children, isExpanded: node.isExpanded)
        }
    }
}
