/// The items of one section as an outline: items have children, which are shown while every item above them is expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    var nodes: [ItemIdentifierType: Node] = [:]
    var roots: [ItemIdentifierType] = []

    /// An empty snapshot.
    public init() {}

    // MARK: Questions

    /// All items, depth first, those of collapsed parents included.
    public var items: [ItemIdentifierType] { listed(roots) { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { listed(roots) { nodes[$0]!.isExpanded } }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    /// Whether every item above is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard nodes[item] != nil else { return false }
        var parent = node(item).parent
        while let current = parent {
            if !node(current).isExpanded { return false }
            parent = node(current).parent
        }
        return true
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// 0 for items at the top.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var parent = node(item).parent
        while let current = parent {
            level += 1
            parent = node(current).parent
        }
        return level
    }

    /// The place in `items`.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    /// The outline below an item, with it at the top if `includingParent` is true.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var result = Self()
        let tops = includingParent ? [parent] : node(parent).children
        for item in listed(tops, where: { _ in true }) { result.nodes[item] = nodes[item] }
        for top in tops { result.nodes[top]!.parent = nil }
        result.roots = tops
        return result
    }

    /// The outline drawn with letters, for debugging.
    public func visualDescription() -> String {
        items.map { item in
            let mark = node(item).children.isEmpty ? " " : node(item).isExpanded ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Inside

    func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else {
            Inconsistency.raise("Invalid item identifier specified for operation: \(item)")
        }
        return node
    }

    func listed(
        _ tops: [ItemIdentifierType], where opens: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(tops.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if opens(item) { waiting.append(contentsOf: nodes[item]!.children.reversed()) }
        }
        return result
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    /// The same outline with the same items expanded.
    public static func == (left: Self, right: Self) -> Bool {
        guard left.roots == right.roots, left.nodes.count == right.nodes.count else { return false }
        return left.nodes.allSatisfy { item, node in
            right.nodes[item].map { $0.children == node.children && $0.isExpanded == node.isExpanded } ?? false
        }
    }
}
