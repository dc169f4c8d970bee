extension UISearchController {
    func _setUpSearch() {
        if searchResultsController == nil { obscuresBackgroundDuringPresentation = false }
        let field = searchBar.searchTextField
        if searchBar.placeholder == nil { searchBar.placeholder = SystemStrings.text(.search) }
        field.addAction(UIAction { [weak self] _ in self?._setActive(true) }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
        searchBar._onCancel = { [weak self] in self?._setActive(false) }
        searchBar._onScope = { [weak self] in self?.changed() }
    }

    private func changed() {
        guard _isActive else { return }
        _updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func _setActive(_ active: Bool) {
        guard active != _isActive else { return }
        if active { begin() } else { end() }
        _searchOwner?._changed()
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        _isActive = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = true }
        hideBar()
        delegate?.presentSearchController(self)
        _updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
        AppearancePass.afterCommit { [weak self] in
            guard let self, _isActive else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        _isActive = false
        searchBar.text = nil
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        searchBar.resignFirstResponder()
        _hiddenBar?.setNavigationBarHidden(false, animated: true)
        _hiddenBar = nil
        _updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
        AppearancePass.afterCommit { [weak self] in
            guard let self, !_isActive else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    /// A search bar in the content, such as a table's header, moves up to where the navigation bar was.
    private func hideBar() {
        guard hidesNavigationBarDuringPresentation, _searchOwner == nil, searchBar.superview != nil,
            let navigation = searched?.navigationController, !navigation.isNavigationBarHidden
        else { return }
        navigation.setNavigationBarHidden(true, animated: true)
        _hiddenBar = navigation
    }

    /// The controller whose content is searched.
    private var searched: UIViewController? {
        if let owner = _searchOwner?._owner { return owner }
        var responder: UIResponder? = searchBar
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Shows the results, or the dimming, over the searched content.
    func _updateOverlay() {
        let hasText = searchBar.text?.isEmpty == false
        let wantsResults =
            searchResultsController != nil
            && (automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController)
        let isWanted = _isActive && (wantsResults || obscuresBackgroundDuringPresentation)
        guard isWanted, let searched, let below = searched.viewIfLoaded, let host = below.superview else {
            searchResultsController?.viewIfLoaded?.removeFromSuperview()
            if let child = searchResultsController, child._parent === self { child.removeFromParent() }
            viewIfLoaded?.removeFromSuperview()
            if _parent != nil { removeFromParent() }
            return
        }
        loadViewIfNeeded()
        let overlay: UIView = view
        if _parent !== searched._parent, let parent = searched._parent { parent.addChild(self) }
        overlay.frame = host.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if overlay.superview !== host { host.insertSubview(overlay, aboveSubview: below) }
        overlay.backgroundColor =
            wantsResults
            ? nil
            : UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.15)
            }
        guard let results = searchResultsController else { return }
        guard wantsResults else {
            results.viewIfLoaded?.removeFromSuperview()
            return
        }
        if results._parent !== self {
            addChild(results)
            results.didMove(toParent: self)
        }
        let shown: UIView = results.view
        shown.frame = overlay.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if shown.superview !== overlay { overlay.addSubview(shown) }
    }
}

extension UISearchBar {
    /// Whether scope buttons are seen below the field.
    var _showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
}
