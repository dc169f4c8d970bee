/// The views a collection view shows, and those waiting to be used again.
@MainActor
final class CollectionElements {
    var views: [ElementKey: UICollectionReusableView] = [:]
    /// Views whose preferred size was asked for in the present layout.
    var measured: Set<ElementKey> = []
    /// Items that the data source was told to prepare.
    var prefetched: Set<IndexPath> = []
    /// The offset at that time.
    var prefetchPlace: CGFloat = -.infinity
    var prefetchesBack = false
    /// Views that are new and not announced yet.
    var unannounced: [ElementKey] = []
    private var pools: [String: [UICollectionReusableView]] = [:]
    var cellSources: [String: ReuseSource] = [:]
    var supplementarySources: [String: ReuseSource] = [:]
    /// Cells to hand out again to the data source while it configures an item anew.
    var reconfigured: [IndexPath: UICollectionViewCell] = [:]

    /// Pools never hold more of a kind than a screen or two needs.
    private static let poolLimit = 64

    init() {}

    /// In the order of their items, so that every run does the same.
    var keys: [ElementKey] {
        views.keys.sorted {
            if $0.category != $1.category { return $0.category.rawValue < $1.category.rawValue }
            return $0.indexPath == $1.indexPath ? $0.kind < $1.kind : $0.indexPath < $1.indexPath
        }
    }

    var cells: [(key: IndexPath, value: UICollectionViewCell)] {
        keys.compactMap { key in
            guard key.category == .cell, let cell = views[key] as? UICollectionViewCell else { return nil }
            return (key.indexPath, cell)
        }
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[ElementKey(category: .cell, kind: "", indexPath: path)] as? UICollectionViewCell
    }

    func take(_ key: String) -> UICollectionReusableView? { pools[key]?.popLast() }

    func give(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        guard let key = view._reuseKey, pools[key, default: []].count < Self.poolLimit else { return }
        pools[key, default: []].append(view)
    }
}
