/// The views of a search bar, and what it keeps for them.
@MainActor
struct SearchBarParts {
    var field: UISearchTextField!
    var background: UIView!
    var backgroundImage: UIImageView!
    var line: UIView!
    var cancel: UIButton?
    var scopes: UISegmentedControl?
    var prompt: UILabel?
    var icons: [String: UIImage] = [:]
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]
    var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var scopeIndex = 0
    /// Nil: the system's word.
    var cancelTitle: String?
}

extension UISearchBar {
    func _setUpSearchBar() {
        isOpaque = false
        parts.field = UISearchTextField(frame: .zero)
        parts.background = UIView(frame: .zero)
        parts.backgroundImage = UIImageView()
        parts.line = UIView(frame: .zero)
        parts.field.parts.owner = self
        // An empty search is not started.
        parts.field.enablesReturnKeyAutomatically = true
        for view in [parts.background!, parts.backgroundImage!, parts.line!] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(parts.field)
        _update()
    }

    /// Unverified: 56 points, as up to iOS 18; 46 more with scopes, 27 more with a prompt.
    var _wantedHeight: CGFloat {
        let field = max(parts.field.intrinsicContentSize.height, 36)
        return field + 20 + (_hasScopes ? 46 : 0) + (prompt == nil ? 0 : 27)
    }

    private var _hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    func _setCancelTitle(_ title: String?) {
        parts.cancelTitle = title
        parts.cancel?.setTitle(title ?? SystemStrings.text(.cancel), for: .normal)
        setNeedsLayout()
    }

    func _scopesChanged() {
        parts.scopes?.removeFromSuperview()
        parts.scopes = nil
        let titles = scopeButtonTitles ?? []
        if !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = min(max(parts.scopeIndex, 0), titles.count - 1)
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                    _onScope?()
                }, for: .valueChanged)
            parts.scopes = control
        }
        _update()
    }

    /// Takes over every setting.
    func _update() {
        guard parts.field != nil else { return }
        let isBare = searchBarStyle == .minimal || _isInNavigationBar || backgroundImage != nil
        parts.background.isHidden = isBare
        parts.line.isHidden = isBare
        parts.background.backgroundColor =
            barTintColor ?? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: 1) }
        parts.line.backgroundColor = .separator
        parts.backgroundImage.image = _isInNavigationBar ? nil : backgroundImage
        _updateField()
        _updateCancel()
        if let prompt {
            let label = parts.prompt ?? UILabel()
            label.text = prompt
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            if label.superview == nil { addSubview(label) }
            parts.prompt = label
        } else {
            parts.prompt?.removeFromSuperview()
            parts.prompt = nil
        }
        if let scopes = parts.scopes {
            if _hasScopes, scopes.superview == nil { addSubview(scopes) }
            if !_hasScopes { scopes.removeFromSuperview() }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func _updateField() {
        let field = parts.field!
        if let icon = image(for: .search, state: .normal) { (field.leftView as? UIImageView)?.image = icon }
        if let background = searchFieldBackgroundImage(for: .normal) {
            field.background = background
            field.backgroundColor = nil
        }
        let symbol: (Icon, String)? =
            showsSearchResultsButton
            ? (.resultsList, "chevron.down.circle")
            : showsBookmarkButton ? (.bookmark, "book") : nil
        guard let symbol else {
            if field.rightView is SearchBarSideButton { field.rightView = nil }
            return
        }
        let button = field.rightView as? SearchBarSideButton ?? SearchBarSideButton(frame: .zero)
        if button !== field.rightView {
            button.addAction(UIAction { [weak button] _ in button?.pressed?() }, for: .touchUpInside)
        }
        button.setImage(image(for: symbol.0, state: .normal) ?? UIImage(systemName: symbol.1), for: .normal)
        button.tintColor = .secondaryLabel
        button.isSelected = symbol.0 == .resultsList && isSearchResultsButtonSelected
        button.bounds.size = CGSize(width: 24, height: 22)
        button.pressed = { [weak self] in
            guard let self else { return }
            if symbol.0 == .bookmark {
                delegate?.searchBarBookmarkButtonClicked(self)
            } else {
                delegate?.searchBarResultsListButtonClicked(self)
            }
        }
        field.rightView = button
        field.rightViewMode = .unlessEditing
    }

    private func _updateCancel() {
        guard showsCancelButton else {
            parts.cancel?.removeFromSuperview()
            return
        }
        let button = parts.cancel ?? UIButton(type: .system)
        if parts.cancel == nil {
            button.setTitle(parts.cancelTitle ?? SystemStrings.text(.cancel), for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.searchBarCancelButtonClicked(self)
                    _onCancel?()
                }, for: .touchUpInside)
            parts.cancel = button
        }
        if button.superview == nil { addSubview(button) }
    }

    /// Unverified: the field 8 points from the sides, or the safe area where that is more.
    func _layoutSearchBar() {
        parts.background.frame = bounds
        parts.backgroundImage.frame = bounds
        let pixel = 1 / max(traitCollection.displayScale, 1)
        parts.line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left = 8 + safeAreaInsets.left
        var right = bounds.width - 8 - safeAreaInsets.right
        let height = max(parts.field.intrinsicContentSize.height, 36)
        var top: CGFloat = 0
        if let label = parts.prompt {
            label.frame = CGRect(x: 16, y: 8, width: max(bounds.width - 32, 0), height: 20)
            top = 27
        }
        let room = bounds.height - top - (_hasScopes ? 46 : 0)
        let y = top + max(((room - height) / 2).rounded(), 0)
        if showsCancelButton, let button = parts.cancel {
            let width = button.intrinsicContentSize.width.rounded(.up)
            button.frame = CGRect(x: flips ? left + 4 : right - width - 4, y: y, width: width, height: height)
            if flips { left = button.frame.maxX + 10 } else { right = button.frame.minX - 10 }
        }
        parts.field.frame = CGRect(
            x: left + searchFieldBackgroundPositionAdjustment.horizontal,
            y: y + searchFieldBackgroundPositionAdjustment.vertical, width: max(right - left, 0), height: height)
        if _hasScopes {
            parts.scopes?.frame = CGRect(
                x: 8 + safeAreaInsets.left, y: bounds.height - 46 + 4,
                width: max(bounds.width - 16 - safeAreaInsets.left - safeAreaInsets.right, 0), height: 32)
        }
    }
}

extension UISearchBar: TextFieldOwner {
    func fieldMayBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    func fieldDidBegin() { delegate?.searchBarTextDidBeginEditing(self) }
    func fieldMayEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    func fieldDidEnd() { delegate?.searchBarTextDidEndEditing(self) }
    func fieldMayChange(_ range: NSRange, _ text: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    func fieldDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }
    func fieldReturned() { delegate?.searchBarSearchButtonClicked(self) }
}

/// The bookmark or results button in a search field.
private final class SearchBarSideButton: UIButton {
    var pressed: (() -> Void)?
}
