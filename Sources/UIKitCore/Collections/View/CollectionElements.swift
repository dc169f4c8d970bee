/// The views a collection view shows, and those waiting to be used again.
@MainActor
final class CollectionElements {
    var views: [ElementKey: UICollectionReusableView] = [:]
    /// Views whose preferred size was asked for in the present layout.
    var measured: Set<ElementKey> = []
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

    var cells: [(key: IndexPath, value: UICollectionViewCell)] {
        views.compactMap { key, view in
            guard key.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
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
