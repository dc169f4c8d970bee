/// An object whose size and traits change with its surroundings: view controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    func _forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if let turn = coordinator as? TransitionCoordinator, let (old, new) = turn.turn {
            willRotate(to: new, duration: turn.transitionDuration)
            turn.animate { [self] _ in
                willAnimateRotation(to: new, duration: turn.transitionDuration)
            } completion: { [self] _ in
                didRotate(from: old)
            }
        }
        for child in _children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child._view?.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    func _forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in _children {
            var values = newCollection.values
            if let override = overrideTraitCollection(forChild: child) { values.merge(override.values) }
            child._traitStorage.extras?.apply(to: &values)
            let childCollection = UITraitCollection(values)
            guard !child._wouldKeepTraits(childCollection) else { continue }
            child.willTransition(to: childCollection, with: coordinator)
        }
    }

    func _wouldKeepTraits(_ collection: UITraitCollection) -> Bool {
        collection.values.differences(from: _traitStorage.collection.values).isEmpty
    }
}
