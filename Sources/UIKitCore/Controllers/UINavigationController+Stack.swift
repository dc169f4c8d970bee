extension UINavigationController {
    func _setUpNavigation() {
        navigationBar._controller = self
        _bars.controller = self
    }

    func _setRoot(_ root: UIViewController) { _setStack([root], animated: false) }

    func _push(_ controller: UIViewController, animated: Bool) {
        Inconsistency.check(
            !(controller is UINavigationController), .invalidArgument,
            "Pushing a navigation controller is not supported")
        Inconsistency.check(
            !_stack.contains { $0 === controller }, .invalidArgument,
            "Pushing the same view controller instance more than once is not supported (\(controller._named))")
        Inconsistency.check(
            !(controller is UITabBarController) || !(_parent is UITabBarController), .invalidArgument,
            "A tab bar controller cannot be pushed inside another")
        _setStack(_stack + [controller], animated: animated, operation: .push)
    }

    func _pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = _stack.firstIndex(where: { $0 === target }) else {
            Inconsistency.raise("Tried to pop to a view controller that doesn't exist.")
        }
        let removed = Array(_stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        _setStack(Array(_stack[...index]), animated: animated, operation: .pop)
        return removed
    }

    /// The one way the stack changes. What is seen follows with the next layout.
    func _setStack(_ new: [UIViewController], animated: Bool, operation given: Operation? = nil) {
        let old = _stack
        Inconsistency.check(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "All view controllers in a navigation controller must be distinct (\(new.map(\._named)))")
        guard !new.elementsEqual(old, by: { $0 === $1 }) else { return }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let wasInStack = old.contains { $0 === new.last }
        let operation = given ?? (old.isEmpty ? .none : wasInStack ? .pop : .push)

        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added {
            // A controller that comes back before it has left stays.
            _bars.leaving.removeAll { $0 === controller }
            if controller._parent !== self { addChild(controller) }
        }
        _stack = new
        _children = new + _children.filter { child in !new.contains { $0 === child } }
        _bars.wanted = (operation, animated)
        for controller in removed {
            if controller === _bars.shown || isShownByTransition(controller) {
                _bars.leaving.append(controller)
            } else {
                controller._removeFromParent()
            }
        }
        for controller in added where controller !== new.last { controller.didMove(toParent: self) }
        for controller in new { controller.navigationItem._owner = controller }
        navigationBar._setItems(_flatStack.map(\.navigationItem))
        (_parent as? UINavigationController)?._nestedStackChanged()
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        _tabBarController?._bottomBarChanged()
        _splitController?._stackChanged(self)
    }

    private func isShownByTransition(_ controller: UIViewController) -> Bool {
        _transition?.from === controller || _transition?.to === controller
    }

    /// A tap on the back button, or a swipe from the edge.
    func _backButtonTapped() {
        guard let item = navigationBar.topItem else { return }
        // Apps make the controller the bar's delegate to keep it from going back.
        if let delegate = self as? any UINavigationBarDelegate,
            !delegate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        // A stack inside this one goes back first.
        var target = self
        while let nested = target._stack.last as? UINavigationController, nested._flatStack.count > 1 {
            target = nested
        }
        if target._stack.count > 1 {
            target.popViewController(animated: true)
        } else if navigationBar._splitButton != nil {
            splitViewController?.toggleMasterVisible(nil)
        }
    }

    /// Back to the controller of an item, in this stack or one inside it.
    func _popToItem(_ item: UINavigationItem) {
        if let target = _stack.first(where: { $0.navigationItem === item }) {
            popToViewController(target, animated: true)
            return
        }
        for case let nested as UINavigationController in _stack
        where nested._flatStack.contains(where: { $0.navigationItem === item }) {
            popToViewController(nested, animated: true)
            nested._popToItem(item)
            return
        }
    }

    /// The controllers of the stack, with those of navigation controllers in it in their place.
    var _flatStack: [UIViewController] {
        _stack.flatMap { ($0 as? UINavigationController)?._flatStack ?? [$0] }
    }

    /// The controller whose content is seen.
    var _topContent: UIViewController? {
        (_stack.last as? UINavigationController)?._topContent ?? _stack.last
    }

    /// Whether another navigation controller shows this one with its own bar.
    var _isNested: Bool { _parent is UINavigationController }

    /// A navigation controller of the stack has another stack.
    func _nestedStackChanged() {
        navigationBar._setItems(_flatStack.map(\.navigationItem))
        viewIfLoaded?.setNeedsLayout()
        (_parent as? UINavigationController)?._nestedStackChanged()
    }

    var _visibleViewController: UIViewController? {
        if let presented = presentedViewController, !presented.isBeingDismissed { return presented }
        return topViewController
    }

    var _statusBarChild: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    var _ownSupportedOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
