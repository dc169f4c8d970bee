/// The numbers of sections and items a collection view has asked for.
@MainActor
package final class CollectionData {
    weak var view: UICollectionView?
    private var known: [Int]?

    init() {}

    /// The items of each section; asked for when first needed after a reload.
    package var counts: [Int] {
        if let known { return known }
        let asked = ask()
        known = asked
        return asked
    }

    var areKnown: Bool { known != nil }

    func forget() { known = nil }
    func set(_ counts: [Int]) { known = counts }

    /// What the data source says now.
    func ask() -> [Int] {
        guard let view, let source = view.dataSource else { return [] }
        let sections = max(source.numberOfSections(in: view), 0)
        return (0..<sections).map { max(source.collectionView(view, numberOfItemsInSection: $0), 0) }
    }

    package func contains(_ path: IndexPath) -> Bool {
        guard path.count >= 2 else { return false }
        let counts = counts
        return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
}
