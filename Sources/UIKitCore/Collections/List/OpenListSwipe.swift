/// The buttons beside a list row that was swiped open.
@MainActor
final class OpenListSwipe {
    private let buttons: SwipeActionsView
    private weak var cell: UICollectionViewListCell?
    private let direction: CGFloat
    /// How far the content is moved to the right.
    var offset: CGFloat = 0

    init(_ buttons: SwipeActionsView, _ cell: UICollectionViewListCell, direction: CGFloat) {
        self.buttons = buttons
        self.cell = cell
        self.direction = direction
    }

    func open() {
        guard let cell else { return }
        offset = buttons.restingWidth(height: cell.bounds.height) * direction
        cell.setNeedsLayout()
    }

    func layout() {
        guard let cell else { return }
        if buttons.superview !== cell { cell.addSubview(buttons) }
        buttons.frame =
            offset < 0
            ? CGRect(x: cell.bounds.maxX + offset, y: 0, width: -offset, height: cell.bounds.height)
            : CGRect(x: 0, y: 0, width: offset, height: cell.bounds.height)
    }

    func remove() { buttons.removeFromSuperview() }
}

extension UICollectionView {
    /// Shows a row's swipe actions as if a person had swiped; only rows of lists have some.
    /// - Parameter trailing: the actions at the end of the row; otherwise those at its start.
    /// - Returns: whether the row has such actions.
    @discardableResult
    package func _showSwipeActions(at path: IndexPath, trailing: Bool) -> Bool {
        _closeSwipe()
        guard let layout = _layout as? UICollectionViewCompositionalLayout,
            layout._state.sections.indices.contains(path.section),
            let list = layout._state.sections[path.section].section._list,
            let cell = cellForItem(at: path) as? UICollectionViewListCell
        else { return false }
        let provider =
            trailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
        let buttons = SwipeActionsView(configuration, side: trailing ? .trailing : .leading) {
            [weak self] action, source in
            action.handler(action, source) { [weak self] _ in self?._closeSwipe() }
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let swipe = OpenListSwipe(buttons, cell, direction: trailing != isRightToLeft ? -1 : 1)
        cell._swipe = swipe
        _openSwipe = path
        swipe.open()
        cell.setNeedsUpdateConfiguration()
        return true
    }

    package func _closeSwipe() {
        guard _openSwipe != nil else { return }
        _openSwipe = nil
        for cell in visibleCells {
            guard let cell = cell as? UICollectionViewListCell, let swipe = cell._swipe else { continue }
            swipe.remove()
            cell._swipe = nil
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsLayout()
        }
    }
}
