extension UINavigationController: ScrollObserver {
    func _loadNavigationView() {
        if _loadViewFromInterface() { return addBars() }
        let made = UIView(frame: UIApplication._sharedIfMade?._connectedWindowScene?._bounds ?? UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.clipsToBounds = true
        view = made
        addBars()
    }

    private func addBars() {
        guard let view = viewIfLoaded else { return }
        _bars.stage.frame = view.bounds
        _bars.stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(_bars.stage)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(_popRecognizer)
        view.addGestureRecognizer(_tapRecognizer)
        if let swipe = _bars.swipeRecognizer { view.addGestureRecognizer(swipe) }
        _bars.appliedHidden = isNavigationBarHidden
        if isNavigationBarHidden { navigationBar.isHidden = true }
    }

    // MARK: Showing the top

    /// Brings what is seen in line with the stack.
    private func showTop() {
        guard let top = _stack.last else {
            _bars.shown?.viewIfLoaded?.removeFromSuperview()
            _bars.shown = nil
            finishLeaving()
            return
        }
        let shown = _bars.shown
        guard top !== shown else { return }
        _transition?.finish()
        let wanted = _bars.wanted
        _bars.wanted = (.none, false)
        _bars.shown = top
        // One that is going takes nobody along into view.
        let isVisible = ![.disappeared, .willDisappear].contains(_appearance.phase) && view.window != nil
        if let shown, isVisible, shown._appearance.phase != .disappeared {
            let animated = wanted.isAnimated && _appearance.phase == .appeared
            let transition = NavigationTransition(
                self, from: shown, to: top, operation: wanted.operation == .none ? .push : wanted.operation,
                animated: animated)
            _transition = transition
            _followScroll(of: top)
            updateBars()
            transition.start()
            return
        }
        shown?.viewIfLoaded?.removeFromSuperview()
        top.loadViewIfNeeded()
        _followScroll(of: top)
        updateBars()
        _placeTopView(top)
        if isVisible { delegate?.navigationController(self, willShow: top, animated: false) }
        _bars.stage.addSubview(top.view)
        _tabBarController?._bottomBarChanged()
        if isVisible {
            AppearancePass.afterCommit { [weak self] in
                guard let self else { return }
                _finishMoves(shown: top)
                delegate?.navigationController(self, didShow: top, animated: false)
            }
        } else {
            _finishMoves(shown: top)
        }
    }

    /// Tells those that came and left that they have.
    func _finishMoves(shown: UIViewController) {
        if shown._parent === self, shown._appearance.isMovingToParent || !_bars.told.contains(ObjectIdentifier(shown)) {
            _bars.told.insert(ObjectIdentifier(shown))
            shown.didMove(toParent: self)
        }
        finishLeaving(but: shown)
    }

    /// - Parameter shown: was taken off the stack while it came; the transition that follows takes it away.
    private func finishLeaving(but shown: UIViewController? = nil) {
        let leaving = _bars.leaving.filter { $0 !== shown }
        _bars.leaving.removeAll { $0 !== shown }
        for controller in leaving where controller._parent === self {
            _bars.told.remove(ObjectIdentifier(controller))
            if let view = controller.viewIfLoaded, view.superview === _bars.stage { view.removeFromSuperview() }
            controller._removeFromParent()
        }
    }

    /// After a cancelled transition.
    func _restoreStack(shown: UIViewController, instead of: UIViewController) {
        let leaving = _bars.leaving
        _bars.leaving = []
        if let index = _stack.firstIndex(where: { $0 === of }), !leaving.contains(where: { $0 === shown }) {
            _stack.remove(at: index)
            of._removeFromParent()
        } else {
            _stack += leaving
        }
        _bars.shown = shown
        navigationBar._setItems(_flatStack.map(\.navigationItem))
        view.setNeedsLayout()
    }

    // MARK: Bars

    func _setNavigationBarHidden(_ hidden: Bool) {
        guard hidden != _bars.isNavigationBarHidden else { return }
        _bars.isNavigationBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
        setNeedsStatusBarAppearanceUpdate()
    }

    func _setToolbarHidden(_ hidden: Bool) {
        guard hidden != _bars.isToolbarHidden else { return }
        _bars.isToolbarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    var _isNavigationBarShown: Bool {
        if _bars.isNavigationBarHidden || _isNested { return false }
        if hidesBarsWhenVerticallyCompact, traitCollection.verticalSizeClass == .compact { return false }
        return true
    }

    private var isToolbarShown: Bool {
        if _bars.isToolbarHidden || _isNested || _flatStack.contains(where: { $0.hidesBottomBarWhenPushed }) {
            return false
        }
        return !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    // MARK: Layout

    func _layOutNavigation() {
        _bars.stage.frame = view.bounds
        showTop()
        if let shown = _bars.shown { _followScroll(of: shown) }
        updateBars()
        if let top = _bars.shown, top === _stack.last, _transition == nil { _placeTopView(top) }
        _updatePopRecognizer()
    }

    /// A sheet's bar is higher than that of a whole screen.
    private var isInSheet: Bool {
        guard SystemBehavior.presentsAsSheet else { return false }
        var controller: UIViewController = self
        while let parent = controller._parent { controller = parent }
        guard let presentation = _presentation(of: controller) else { return false }
        return presentation.isSheet && traitCollection.verticalSizeClass == .regular && view.safeAreaInsets.top < 20
    }

    private func updateBars() {
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let bar = navigationBar
        var insets = UIEdgeInsets.zero
        // An app may hide the bar's view itself; that is left alone.
        if _bars.appliedHidden == _isNavigationBarShown {
            _bars.appliedHidden = !_isNavigationBarShown
            bar.isHidden = _bars.appliedHidden
        }
        if _isNavigationBarShown {
            let y = BarMetrics.barTop(safeTop: safe.top, idiom: traitCollection.userInterfaceIdiom)
            var state = bar._state
            state.rowHeight = BarMetrics.navigationBarHeight(traitCollection, isInSheet: isInSheet)
            bar._state = state
            bar._state = barState(top: y)
            let height = bar._heightThatFits
            bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            bar.setNeedsLayout()
            insets.top = y + bar._fixedHeight + min(bar._state.largeTitle, largeHeight) + bar._state.search
        }
        if isToolbarShown {
            let toolbar = _bars.toolbar
            let height = BarMetrics.toolbarHeight(traitCollection, hasIndicator: safe.bottom > 0)
            if toolbar.superview !== view { view.insertSubview(toolbar, belowSubview: bar) }
            toolbar.isHidden = false
            toolbar.frame = CGRect(
                x: 0, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
            toolbar._isAtScrollEdge = isContentAtBottom
            let items = _topContent?.toolbarItems ?? []
            if !(toolbar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { toolbar.items = items }
            insets.bottom = safe.bottom + height
        } else {
            _bars.toolbarIfMade?.isHidden = true
        }
        _bars.stage.setBarInsets(insets)
    }

    /// The view of the top fills the stage, or what bars leave where it does not reach under them.
    func _placeTopView(_ top: UIViewController) {
        var frame = _bars.stage.bounds
        let insets = _bars.stage.barInsets
        let edges = top.edgesForExtendedLayout
        let opaque = top.extendedLayoutIncludesOpaqueBars
        if insets.top > 0, !edges.contains(.top) || (!navigationBar.isTranslucent && !opaque) {
            frame.origin.y += insets.top
            frame.size.height -= insets.top
        }
        let isToolbarTranslucent = _bars.toolbarIfMade?.isTranslucent ?? true
        if insets.bottom > 0, !edges.contains(.bottom) || (!isToolbarTranslucent && !opaque) {
            frame.size.height -= insets.bottom
        }
        guard let view = top.viewIfLoaded else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Scrolling

    func _followScroll(of top: UIViewController) {
        guard !_isNested else { return }
        let content = (top as? UINavigationController)?._topContent ?? top
        let scroll = content._observedScrollView(for: .top)
        if scroll !== _bars.scroll {
            if let old = _bars.scroll { old._removeObserver(self) }
            _bars.scroll = scroll
            scroll?._addObserver(self)
        }
        guard let scroll, !scroll._isNavigationContent else { return }
        scroll._isNavigationContent = true
        scroll._updateAdjustment()
    }

    func _scrollViewMoved(_ scroll: UIScrollView) {
        guard isViewLoaded, _isNavigationBarShown, scroll.isDescendant(of: _bars.stage) else { return }
        let y = BarMetrics.barTop(safeTop: view.safeAreaInsets.top, idiom: traitCollection.userInterfaceIdiom)
        let state = barState(top: y)
        let isToolbarAtEdge = _bars.toolbarIfMade?._isAtScrollEdge ?? true
        if state != navigationBar._state || (isToolbarShown && isToolbarAtEdge != isContentAtBottom) {
            view.setNeedsLayout()
        }
    }

    private var largeHeight: CGFloat {
        navigationBar._wantsLargeTitle ? BarMetrics.largeTitleHeight(navigationBar._largeTitleFont) : 0
    }

    private var isContentAtBottom: Bool {
        guard let scroll = _bars.scroll else { return true }
        return scroll._isAtBottom
    }

    /// What is seen of large title and search bar, from the offset of the content: the search bar goes first, then the title.
    private func barState(top y: CGFloat) -> NavigationBarState {
        let bar = navigationBar
        var state = bar._state
        let item = bar.topItem
        let hasSearch = item?.searchController != nil && item?.searchBarPlacement == .stacked
        let isSearching = item?.searchController?.isActive == true
        let extra = item?.searchController.map { controller in
            (controller.searchBar._showsScopes ? 46 : 0) + BarMetrics.extraSearchHeight(controller.searchBar)
        }
        let searchHeight = hasSearch ? BarMetrics.searchHeight + (extra ?? 0) : 0
        let canHideSearch = hasSearch && item?.hidesSearchBarWhenScrolling == true && !isSearching
        let hidesRow = isSearching && hasSearch && item?.searchController?.hidesNavigationBarDuringPresentation == true
        // A search leaves no place for the large title; content at its top stays there, and the title comes back after it.
        let large = hidesRow ? 0 : largeHeight
        state.hidesRow = hidesRow
        state.largeTitle = large
        state.search = canHideSearch ? 0 : searchHeight
        state.isAtScrollEdge = true
        // What another bar has, such as that of a column, is its affair.
        guard let scroll = _bars.scroll, scroll.isDescendant(of: _bars.stage) else {
            state.search = searchHeight
            return state
        }
        let adjusts = scroll.contentInsetAdjustmentBehavior != .never
        if adjusts, scroll.adjustedContentInset.top > scroll.contentInset.top {
            bar._state.hidesRow = hidesRow
            let fixed = y + bar._fixedHeight + (canHideSearch ? 0 : searchHeight)
            let origin = scroll.superview.map { $0.convert(scroll.frame.origin, to: view).y } ?? 0
            let top = fixed - origin
            // The bar's room has not reached content that comes from elsewhere: where it rests says nothing yet.
            guard scroll.adjustedContentInset.top - scroll.contentInset.top > top - 0.5 else {
                let last = scroll._barRest
                if last?.isWhole == false { state.largeTitle = 0 }
                if !canHideSearch || last?.showsSearch ?? true { state.search = searchHeight }
                return state
            }
            let hiding = canHideSearch ? searchHeight : 0
            if showsAllAgain(scroll, top: top, large: large, search: hiding) {
                let shown = scroll._barRest?.showsSearch ?? true
                scroll._barRest = BarRest(fixed: top, large: large, search: hiding, isWhole: true, showsSearch: shown)
                scroll.contentOffset.y = -scroll.contentInset.top - top - large - (shown ? hiding : 0)
            }
            let room = -(scroll.contentOffset.y + scroll.contentInset.top) - top
            scroll._barRest = BarRest(
                fixed: top, large: large, search: hiding, isWhole: room >= large - 0.5,
                showsSearch: room >= large + hiding - 0.5)
            state.largeTitle = large > 0 ? min(max(room, 0), large) : 0
            if canHideSearch { state.search = min(max(room - large, 0), searchHeight) }
            // Pulled further down, the large title moves along.
            let rest = room - state.largeTitle - (canHideSearch ? state.search : 0)
            if large > 0, rest > 0 { state.largeTitle += rest }
            state.isAtScrollEdge = room >= -0.5
        } else {
            state.isAtScrollEdge = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
            // New content, which gets its place only now, comes with everything seen.
            if adjusts, scroll._barRest == nil { state.search = searchHeight }
        }
        return state
    }

    /// Whether the content is to be moved so that large title and search bar are seen: new content is, unless the app scrolled it;
    /// a large title that was whole stays so in another window or bar, and one that had no place comes back.
    private func showsAllAgain(_ scroll: UIScrollView, top: CGFloat, large: CGFloat, search: CGFloat) -> Bool {
        guard let last = scroll._barRest else {
            return abs(scroll.contentOffset.y + scroll.adjustedContentInset.top) < 0.5
        }
        return last.isWhole && (last.fixed != top || last.large != large || last.search != search)
    }
}
