/// A long press on a row or an item opens its context menu, or the older edit menu, where the delegate has one.
@MainActor
final class ListMenuPress: NSObject, UIGestureRecognizerDelegate {
    /// What the delegate offers for a place.
    enum Offer {
        case context(ContextMenuSession)
        /// A title and what to do, and the area of the cell.
        case edit([EditMenuItem], CGRect)
    }

    private weak var view: UIScrollView?
    private let find: (CGPoint) -> Offer?
    private var offer: Offer?

    init(_ view: UIScrollView, find: @escaping (CGPoint) -> Offer?) {
        self.view = view
        self.find = find
        super.init()
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.delegate = self
        press._toolkitAction = { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            present(at: recognizer.location(in: self.view))
        }
        view.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        offer = find(gestureRecognizer.location(in: view))
        return offer != nil
    }

    private func present(at point: CGPoint) {
        guard let view, let offer else { return }
        self.offer = nil
        switch offer {
        case .edit(let items, let area): EditMenuPresentation.show(items, for: view, target: area)
        case .context(let session): session.present(from: view, at: point)
        }
    }
}

extension UITableView {
    func _makeMenuPress() -> ListMenuPress {
        ListMenuPress(self) { [weak self] point in self?.menuOffer(at: point) }
    }

    private func session(_ configuration: UIContextMenuConfiguration, _ path: IndexPath) -> ContextMenuSession {
        ContextMenuSession(
            configuration: configuration,
            highlighted: { [weak self] in
                guard let self else { return nil }
                // The finger is still down, but what is lifted is not pressed any more.
                let cell = cellForRow(at: path)
                if cell?.isHighlighted == true { cell?.setHighlighted(false, animated: false) }
                return delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
                    ?? cell.map { UITargetedPreview(view: $0) }
            },
            returning: { [weak self] in
                guard let self else { return nil }
                return delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            },
            willShow: { [weak self] animator in
                guard let self else { return }
                delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
            },
            commit: { [weak self] animator in
                guard let self else { return }
                delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            },
            ended: { [weak self] animator in
                guard let self else { return }
                delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
            })
    }

    private func menuOffer(at point: CGPoint) -> ListMenuPress.Offer? {
        guard !isEditing, let delegate, let path = indexPathForRow(at: point) else { return nil }
        if let found = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) {
            return .context(session(found, path))
        }
        guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
        let items = EditMenuItem.commands.prefix(3).filter {
            delegate.tableView(self, canPerformAction: $0.action, forRowAt: path, withSender: nil)
        }.map { command in
            EditMenuItem(title: command.title) { [weak self] in
                guard let self else { return }
                self.delegate?.tableView(self, performAction: command.action, forRowAt: path, withSender: nil)
            }
        }
        return items.isEmpty ? nil : .edit(items, rectForRow(at: path))
    }
}

extension UICollectionView {
    func _makeMenuPress() -> ListMenuPress {
        ListMenuPress(self) { [weak self] point in self?.menuOffer(at: point) }
    }

    private func session(_ configuration: UIContextMenuConfiguration, _ path: IndexPath) -> ContextMenuSession {
        ContextMenuSession(
            configuration: configuration,
            highlighted: { [weak self] in
                guard let self else { return nil }
                let cell = cellForItem(at: path)
                if cell?.isHighlighted == true { cell?.isHighlighted = false }
                return delegate?.collectionView(
                    self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
                    ?? delegate?.collectionView(
                        self, previewForHighlightingContextMenuWithConfiguration: configuration)
                    ?? cell.map { UITargetedPreview(view: $0) }
            },
            returning: { [weak self] in
                guard let self else { return nil }
                return delegate?.collectionView(
                    self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
                    ?? delegate?.collectionView(
                        self, previewForDismissingContextMenuWithConfiguration: configuration)
            },
            willShow: { [weak self] animator in
                guard let self else { return }
                delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
            },
            commit: { [weak self] animator in
                guard let self else { return }
                delegate?.collectionView(
                    self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            },
            ended: { [weak self] animator in
                guard let self else { return }
                delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
            })
    }

    private func menuOffer(at point: CGPoint) -> ListMenuPress.Offer? {
        guard !isEditing, let delegate, let path = indexPathForItem(at: point) else { return nil }
        if let found = delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        {
            return .context(session(found, path))
        }
        guard delegate.collectionView(self, shouldShowMenuForItemAt: path),
            let area = layoutAttributesForItem(at: path)?.frame
        else { return nil }
        let items = EditMenuItem.commands.prefix(3).filter {
            delegate.collectionView(self, canPerformAction: $0.action, forItemAt: path, withSender: nil)
        }.map { command in
            EditMenuItem(title: command.title) { [weak self] in
                guard let self else { return }
                self.delegate?.collectionView(self, performAction: command.action, forItemAt: path, withSender: nil)
            }
        }
        return items.isEmpty ? nil : .edit(items, area)
    }
}
