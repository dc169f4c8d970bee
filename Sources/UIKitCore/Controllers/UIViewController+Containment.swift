extension UIViewController {
    func _addChild(_ child: UIViewController) {
        precondition(child !== self, "A view controller cannot be its own child")
        if child._parent === self { return }
        if child._parent != nil {
            child.willMove(toParent: nil)
            child._removeFromParent(notifying: false)
        }
        child.willMove(toParent: self)
        child._parent = self
        _children.append(child)
        child._appearance.isMovingToParent = true
        child._setNeedsTraitUpdate()
    }

    func _removeFromParent(notifying: Bool = true) {
        guard let parent = _parent else { return }
        parent._children.removeAll { $0 === self }
        parent._childTraitOverrides[ObjectIdentifier(self)] = nil
        _parent = nil
        _appearance.isMovingToParent = false
        _setNeedsTraitUpdate()
        if notifying { didMove(toParent: nil) }
    }

    func _transition(
        from old: UIViewController, to new: UIViewController, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        precondition(
            old._parent === self && new._parent === self,
            "Children view controllers must have a common parent view controller when calling transition(from:to:…)")
        let isVisible = _appearance.phase != .disappeared && _view?.window != nil
        if isVisible {
            old._beginAppearanceTransition(false, animated: true)
            new._beginAppearanceTransition(true, animated: true)
        }
        let host: UIView = old.view.superview ?? view
        host.addSubview(new.view)
        animations?()
        host.layoutIfNeeded()
        AppearancePass.afterCommit {
            old.view.removeFromSuperview()
            if isVisible {
                new._endAppearanceTransition()
                old._endAppearanceTransition()
            }
            completion?(true)
        }
    }

    // MARK: Spellings of Swift 3 and 4

    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}
