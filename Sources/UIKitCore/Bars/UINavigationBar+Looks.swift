extension UINavigationBar {
    var _isLow: Bool { BarMetrics.isLow(traitCollection) }

    /// Whether the look for content that is not under the bar applies; the system's bars know since iOS 13, where only large
    /// titles had it at first.
    private var isAtEdge: Bool {
        guard _controller != nil, _state.isAtScrollEdge else { return false }
        if SystemBehavior.majorVersion >= 15 { return true }
        return SystemBehavior.majorVersion >= 13 && _state.largeTitle > 0
    }

    /// The appearance object in effect: the topmost item's before the bar's.
    var _currentAppearance: UINavigationBarAppearance {
        let item = topItem
        var standard = item?.standardAppearance ?? _appearances.standard
        if _isLow, let compact = item?.compactAppearance ?? _appearances.compact { standard = compact }
        guard isAtEdge else { return standard }
        if _isLow, let edge = item?.compactScrollEdgeAppearance ?? _appearances.compactScrollEdge { return edge }
        if let edge = item?.scrollEdgeAppearance ?? _appearances.scrollEdge { return edge }
        let clear = standard._copied() as? UINavigationBarAppearance ?? UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        return clear
    }

    /// Whether the background has the system's material now.
    package var _currentAppearanceShowsMaterial: Bool { _currentAppearance._hasMaterial }

    /// The background image of the methods from before appearance objects.
    private var legacyImage: UIImage? {
        let metrics: UIBarMetrics = _isLow ? .compact : .default
        for position in [barPosition, .any] {
            if let found = backgroundImage(for: position, barMetrics: metrics) { return found }
            if let found = backgroundImage(for: position, barMetrics: .default) { return found }
        }
        return nil
    }

    var _isBlack: Bool { barStyle != .default }

    func _showBackground() {
        var appearance: UIBarAppearance = _currentAppearance
        if let legacyImage, appearance.backgroundImage == nil, appearance._hasMaterial {
            let own = appearance._copied()
            own._hasMaterial = false
            own.backgroundImage = legacyImage
            own.shadowImage = shadowImage
            if let shadowImage, shadowImage.size.width * shadowImage.size.height < 1 { own.shadowColor = nil }
            appearance = own
        }
        if _hidesShadow {
            appearance = appearance._copied()
            appearance.shadowColor = nil
            appearance.shadowImage = nil
        }
        _content.background.show(appearance, tint: barTintColor, isDark: _isBlack, isTranslucent: isTranslucent)
    }

    var _titleAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
            .foregroundColor: _isBlack ? UIColor.white : .label,
        ]
        attributes.merge(titleTextAttributes ?? [:]) { _, new in new }
        attributes.merge(_currentAppearance.titleTextAttributes) { _, new in new }
        return attributes
    }

    var _largeTitleAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: _largeTitleFont, .foregroundColor: _isBlack ? UIColor.white : .label,
        ]
        attributes.merge(largeTitleTextAttributes ?? [:]) { _, new in new }
        attributes.merge(_currentAppearance.largeTitleTextAttributes) { _, new in new }
        return attributes
    }

    func _look(for item: UIBarButtonItem, isBack: Bool = false) -> BarButtonView.Look {
        let appearance = _currentAppearance
        return BarButtonView.Look(
            appearance: appearance._appearance(isBack: isBack, style: item.style), tint: nil, isLow: _isLow)
    }
}
