extension UIViewController {
    func _addChild(_ child: UIViewController) {
        Inconsistency.check(child !== self, .invalidArgument, "A view controller cannot be its own child (\(_named))")
        if child._parent === self { return }
        // A view that is in the hierarchy of one controller cannot belong to the child of another.
        if let above = child._view?._controllerAbove, above !== self, above !== child._parent {
            Inconsistency.raise(
                .controllerHierarchy,
                "child view controller:\(child._named) should have parent view controller:\(above._named) "
                    + "but requested parent is:\(_named)")
        }
        if child._parent != nil {
            child.willMove(toParent: nil)
            child._removeFromParent(notifying: false)
        }
        child.willMove(toParent: self)
        child._parent = self
        _children.append(child)
        child._appearance.isMovingToParent = child._appearance.phase != .appeared
        child._setNeedsTraitUpdate()
    }

    func _removeFromParent(notifying: Bool = true) {
        guard let parent = _parent else { return }
        parent._children.removeAll { $0 === self }
        parent._childTraitOverrides[ObjectIdentifier(self)] = nil
        _parent = nil
        // What it presents in its own context goes with it.
        _removePresentations()
        _appearance.isMovingToParent = false
        _setNeedsTraitUpdate()
        if notifying { didMove(toParent: nil) }
    }

    func _transition(
        from old: UIViewController, to new: UIViewController, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        Inconsistency.check(
            old._parent === self && new._parent === self, .invalidArgument,
            "Children view controllers \(old._named) and \(new._named) must have a common parent view controller when "
                + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                + "completion:]")
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

    /// A child's view comes into the view of its parent, or into none: elsewhere callbacks and traits would be another's.
    func _checkHierarchy(above: UIView) {
        guard let actual = _parent else { return }
        let expected = above._viewController ?? above._controllerAbove
        if expected === actual || expected == nil && !(above._root is UIWindow) { return }
        Inconsistency.raise(
            .controllerHierarchy,
            "child view controller:\(_named) should have parent view controller:\(expected?._named ?? "(null)") "
                + "but actual parent is:\(actual._named)")
    }

    // MARK: Spellings of Swift 3 and 4

    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIView {
    /// The controller of the nearest view above that has one.
    var _controllerAbove: UIViewController? {
        var view = _superview
        while let current = view {
            if let controller = current._viewController { return controller }
            view = current._superview
        }
        return nil
    }
}
