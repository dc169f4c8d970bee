extension UITabBar {
    /// Titles stand beside images in low bars and where the width is regular.
    var _style: UITabBarItemAppearance.Style {
        if BarMetrics.isLow(traitCollection) { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular && SystemBehavior.majorVersion >= 11 ? .inline : .stacked
    }

    func _layOutTabs() {
        let look = _currentAppearance
        showBackground(look)
        // A bar that does not reach the bottom itself colours what is below it.
        var below: CGFloat = 0
        if _controller == nil, let superview, safeAreaInsets.bottom == 0, superview.safeAreaInsets.bottom > 0,
            abs(superview.bounds.maxY - superview.safeAreaInsets.bottom - frame.maxY) < 0.5
        {
            below = superview.safeAreaInsets.bottom
        }
        _background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)

        let items = items ?? []
        while _buttons.count < items.count {
            let button = TabBarButton()
            button.onTap = { [weak self] item in self?._tapped(item) }
            addSubview(button)
            _buttons.append(button)
        }
        while _buttons.count > items.count { _buttons.removeLast().removeFromSuperview() }
        let places = places(count: items.count, look)
        _indicator.isHidden = true
        for (index, item) in items.enumerated() {
            AppearanceStore.apply(to: item, in: self)
            let button = _buttons[index]
            button.frame = places[index]
            item._shownView = button
            button.show(item, isSelected: item === selectedItem, look: look, bar: self)
            if item === selectedItem, let image = look.selectionIndicatorImage ?? selectionIndicatorImage {
                _indicator.isHidden = false
                _indicator.image = image
                let size = image.size
                _indicator.frame = CGRect(
                    x: (places[index].midX - size.width / 2).rounded(), y: places[index].minY,
                    width: size.width, height: size.height)
            }
        }
    }

    private func showBackground(_ look: UITabBarAppearance) {
        var shown: UIBarAppearance = look
        if let backgroundImage, look.backgroundImage == nil, look._hasMaterial {
            let own = look._copied()
            own._hasMaterial = false
            own.backgroundImage = backgroundImage
            own.shadowImage = shadowImage
            shown = own
        }
        _background.show(shown, tint: barTintColor, isDark: barStyle != .default, isTranslucent: isTranslucent)
    }

    /// The places of the items: equal shares of the width, or items in the middle where there is room to spare.
    ///
    /// Unverified: the widths of items in the middle.
    private func places(count: Int, _ look: UITabBarAppearance) -> [CGRect] {
        guard count > 0 else { return [] }
        let safe = safeAreaInsets
        let area = CGRect(
            x: safe.left, y: 0, width: bounds.width - safe.left - safe.right, height: bounds.height - safe.bottom)
        let positioning = look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
        let isWide = traitCollection.horizontalSizeClass == .regular
        let isCentered = positioning == .centered || (positioning == .automatic && isWide)
        var frames: [CGRect] = []
        if isCentered {
            let given = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
            let space = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing > 0 ? itemSpacing : 10
            let natural: CGFloat = _style == .stacked ? 76 : 120
            let wanted = given > 0 ? given : natural
            let most = (area.width - space * CGFloat(count - 1)) / CGFloat(count)
            let width = min(wanted, most)
            let total = width * CGFloat(count) + space * CGFloat(count - 1)
            var x = area.minX + (area.width - total) / 2
            for _ in 0..<count {
                frames.append(CGRect(x: x.rounded(), y: area.minY, width: width, height: area.height))
                x += width + space
            }
        } else {
            let width = area.width / CGFloat(count)
            for index in 0..<count {
                let left = (area.minX + width * CGFloat(index)).rounded()
                let right = (area.minX + width * CGFloat(index + 1)).rounded()
                frames.append(CGRect(x: left, y: area.minY, width: right - left, height: area.height))
            }
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? frames.reversed() : frames
    }

    package func _tapped(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let _controller {
            _controller._tabTapped(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }
}
