extension UITabBarController: ScrollObserver {
    // MARK: Controllers

    func _setControllers(_ new: [UIViewController]) {
        let old = _controllers
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === _shownTab { removeShown() }
            controller._removeFromParent()
        }
        _controllers = new
        for controller in new where controller._parent !== self && !isBehindMore(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if _tabs.contains(where: { tab in !new.contains { $0 === tab._controllerIfMade } }) { _tabs = [] }
        _itemsChanged()
        if let _selected, new.contains(where: { $0 === _selected }) || _selected === _more { return }
        _selected = nil
        if let first = new.first { _select(first) }
    }

    /// The same controllers in another order.
    func _reorder(_ order: [UIViewController]) {
        _controllers = order
        takeBackDirect()
        for controller in order where controller._parent !== self && !isBehindMore(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        _itemsChanged()
    }

    func _setTabs(_ tabs: [UITab]) {
        _tabs = tabs
        for tab in tabs { tab._tabBarController = self }
        _tabsChanged()
    }

    func _tabsChanged() {
        let kept = _tabs
        _setControllers(_tabs.filter { !$0.isHidden }.map(\._controller))
        _tabs = kept
    }

    private func removeShown() {
        _switch?.finish()
        _shownTab?.viewIfLoaded?.removeFromSuperview()
        _shownTab = nil
    }

    // MARK: Items

    /// Five on a narrow screen; Unverified: eight on a wide one.
    private var mostItems: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    var _hasMore: Bool { _controllers.count > mostItems }

    /// The controllers with a tab of their own.
    private var direct: [UIViewController] {
        _hasMore ? Array(_controllers.prefix(mostItems - 1)) : _controllers
    }

    private func isBehindMore(_ controller: UIViewController) -> Bool {
        controller._parent === _more && _more != nil
    }

    var _moreController: UINavigationController {
        if let _more { return _more }
        let list = MoreListController(tabs: self)
        let made = UINavigationController(rootViewController: list)
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        _more = made
        return made
    }

    /// The controllers listed behind "More".
    var _moreControllers: [UIViewController] { _hasMore ? Array(_controllers.dropFirst(mostItems - 1)) : [] }

    func _itemsChanged() {
        var items = direct.compactMap { $0.tabBarItem as UITabBarItem? }
        if _hasMore {
            let more = _moreController
            if more._parent !== self {
                addChild(more)
                more.didMove(toParent: self)
            }
            items.append(more._ownTabBarItem)
        }
        if !(tabBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { tabBar.items = items }
        updateSelectedItem()
        (_more?._stack.first as? MoreListController)?._update()
    }

    private func updateSelectedItem() {
        guard let _selected else { return }
        tabBar.selectedItem =
            direct.contains { $0 === _selected } ? _selected.tabBarItem : _hasMore ? _more?._ownTabBarItem : nil
    }

    // MARK: Selecting

    func _select(_ controller: UIViewController?) {
        guard let controller, _controllers.contains(where: { $0 === controller }) || controller === _more else {
            return
        }
        let previous = _selected
        _selected = controller
        updateSelectedItem()
        guard isViewLoaded, previous !== controller || _shownTab == nil else { return }
        showSelected()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// A tap on an item of the bar.
    func _tabTapped(_ item: UITabBarItem) {
        let target: UIViewController?
        if let _more, item === _more._ownTabBarItem {
            target = _more
        } else {
            target = direct.first { $0.tabBarItem === item }
        }
        guard let target else { return }
        if delegate?.tabBarController(self, shouldSelect: target) == false { return }
        if let tab = target._barItems.tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        let previous = _selected
        if target === previous {
            returnToBeginning(of: target)
        } else {
            _select(target)
        }
        tabBar(tabBar, didSelect: item)
        delegate?.tabBarController(self, didSelect: target)
        if let tab = target._barItems.tab {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous?._barItems.tab)
        }
    }

    /// Once more on the selected tab leads back to its first controller, and there to the top of the content.
    ///
    /// Unverified: that the content scrolls.
    private func returnToBeginning(of target: UIViewController) {
        if let navigation = target as? UINavigationController, navigation._stack.count > 1 {
            navigation.popToRootViewController(animated: true)
        } else if let scroll = contentControllers.last?._observedScrollView(for: .top), scroll.scrollsToTop {
            scroll.setContentOffset(
                CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: true)
        }
    }

    /// The controller whose view is to be on the stage: one behind "More" is on the stack there.
    private var wanted: UIViewController? {
        guard let _selected else { return nil }
        if _selected === _more || direct.contains(where: { $0 === _selected }) { return _selected }
        let more = _moreController
        if !more._stack.contains(where: { $0 === _selected }) {
            // In a narrower window a tab that is shown may have its place behind "More".
            if _selected === _shownTab { removeShown() }
            _selected.willMove(toParent: nil)
            _selected._removeFromParent()
            more.setViewControllers(Array(more._stack.prefix(1)) + [_selected], animated: false)
        }
        return more
    }

    /// Those that have a tab of their own in a wider window come back from behind "More".
    private func takeBackDirect() {
        for controller in direct where controller._parent == nil || controller._parent === _more {
            if let more = _more, more._stack.contains(where: { $0 === controller }) {
                more.setViewControllers(more._stack.filter { $0 !== controller }, animated: false)
            }
            controller.viewIfLoaded?.removeFromSuperview()
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    private func showSelected() {
        takeBackDirect()
        guard let target = wanted, target !== _shownTab else { return }
        _switch?.finish()
        let old = _shownTab
        _shownTab = target
        if target._parent !== self {
            addChild(target)
            target.didMove(toParent: self)
        }
        let isVisible = ![.disappeared, .willDisappear].contains(_appearance.phase) && view.window != nil
        if let old, isVisible, old._appearance.phase != .disappeared {
            let change = TabSwitch(self, from: old, to: target)
            _switch = change
            change.start()
        } else {
            old?.viewIfLoaded?.removeFromSuperview()
            target.loadViewIfNeeded()
            _place(target)
            _stage.addSubview(target.view)
        }
        view.setNeedsLayout()
    }

    // MARK: Layout

    func _loadTabView() {
        if _loadViewFromInterface() { return addBar() }
        let made = UIView(frame: UIApplication._sharedIfMade?._connectedWindowScene?._bounds ?? UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
        addBar()
    }

    private func addBar() {
        guard let view = viewIfLoaded else { return }
        _stage.frame = view.bounds
        _stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(_stage)
        view.addSubview(tabBar)
    }

    func _bottomBarChanged() { viewIfLoaded?.setNeedsLayout() }

    private var isBarShown: Bool {
        if _isBarHidden { return false }
        var controller = _shownTab
        while let current = controller {
            if let navigation = current as? UINavigationController {
                if navigation._flatStack.contains(where: { $0.hidesBottomBarWhenPushed }) { return false }
                controller = navigation._stack.last
            } else {
                controller = nil
            }
        }
        return true
    }

    func _layOutTabs() {
        _stage.frame = view.bounds
        _itemsChanged()
        showSelected()
        let bounds = view.bounds
        let bottom = view.safeAreaInsets.bottom
        let height = BarMetrics.tabBarHeight(traitCollection, hasIndicator: bottom > 0) + bottom
        // An app may hide the bar's view itself; that is left alone.
        if _appliedHidden == isBarShown {
            _appliedHidden = !isBarShown
            tabBar.isHidden = _appliedHidden
        }
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        updateScrollEdge()
        _stage.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : height, right: 0))
        if let _shownTab, _switch == nil { _place(_shownTab) }
        followScroll()
    }

    func _place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        var frame = _stage.bounds
        let extends =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
                || controller is UINavigationController)
        if !extends { frame.size.height -= _stage.barInsets.bottom }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != frame { view.frame = frame }
    }

    /// The controllers whose content the bar follows: the top of the selected stack, or of each column shown.
    private var contentControllers: [UIViewController] {
        func tops(of controller: UIViewController) -> [UIViewController] {
            switch controller {
            case let navigation as UINavigationController: return navigation._stack.last.map(tops) ?? []
            case let split as UISplitViewController:
                return split.children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(tops)
            default: return [controller]
            }
        }
        return _shownTab.map(tops) ?? []
    }

    private func followScroll() {
        let scrolls = contentControllers.compactMap { $0._observedScrollView(for: .bottom) }
        guard !scrolls.elementsEqual(_scrolls, by: { $0 === $1.view }) else { return }
        for entry in _scrolls { entry.view?._removeObserver(self) }
        _scrolls = scrolls.map { ControllerBarItems.WeakScrollView(view: $0) }
        for scroll in scrolls { scroll._addObserver(self) }
        updateScrollEdge()
    }

    private func updateScrollEdge() {
        tabBar._isAtScrollEdge = _scrolls.allSatisfy { $0.view?._isAtBottom ?? true }
    }

    func _scrollViewMoved(_ scroll: UIScrollView) { updateScrollEdge() }
}
