/// Heights and distances of bars in points, by device and surroundings.
@MainActor
enum BarMetrics {
    /// 44 on phones, 32 where both size classes are compact, 50 on a pad, 56 in a sheet.
    ///
    /// Unverified: 32 on phones with an island, and the sheet's 56 on a pad.
    static func navigationBarHeight(_ traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
        if isLow(traits) { return 32 }
        if isInSheet { return 56 }
        return traits.userInterfaceIdiom == .pad && SystemBehavior.majorVersion >= 12 ? 50 : 44
    }

    /// Without what the home indicator takes: 44 or 32 on phones, 50 on a pad, 45 above a home indicator.
    static func toolbarHeight(_ traits: UITraitCollection, hasIndicator: Bool) -> CGFloat {
        if isLow(traits) { return 32 }
        guard traits.userInterfaceIdiom == .pad, SystemBehavior.majorVersion >= 12 else { return 44 }
        return hasIndicator ? 45 : 50
    }

    /// Without what the home indicator takes: 49 or 32 on phones, 50 on a pad, 45 above a home indicator.
    static func tabBarHeight(_ traits: UITraitCollection, hasIndicator: Bool) -> CGFloat {
        if isLow(traits) { return 32 }
        guard traits.userInterfaceIdiom == .pad, SystemBehavior.majorVersion >= 12 else { return 49 }
        return hasIndicator ? 45 : 50
    }

    /// A phone in landscape, but for the large ones.
    static func isLow(_ traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    }

    /// Where a bar below the status bar starts: at the safe area, but for phones with an island, where it starts higher
    /// (measured: 53.667 for 59, 56.333 for 62, 62.333 for 68).
    static func barTop(safeTop: CGFloat, idiom: UIUserInterfaceIdiom) -> CGFloat {
        guard idiom == .phone, safeTop >= 59 else { return safeTop }
        return safeTop - (safeTop < 60 ? 16.0 / 3 : 17.0 / 3)
    }

    static let promptHeight: CGFloat = 30
    static let searchHeight: CGFloat = 52

    /// How much higher large text makes a search field than 36 points.
    static func extraSearchHeight(_ bar: UISearchBar) -> CGFloat {
        max(0, bar.searchTextField.intrinsicContentSize.height - 36)
    }

    /// The area of the large title: 52, more for larger text.
    ///
    /// Unverified: the growth with the text size.
    static func largeTitleHeight(_ font: UIFont) -> CGFloat { max(52, (font.lineHeight + 11).rounded(.up)) }

    /// From the bar's edge to its content: the margins of the window's width.
    static func sideMargin(_ bar: UIView) -> CGFloat {
        let safe = bar.safeAreaInsets
        let isNotched = safe.left > 0 || safe.right > 0
        return bar.bounds.width >= 414 && !isNotched ? 20 : 16
    }

    /// Between neighbouring items, at least.
    static let itemSpacing: CGFloat = 16
    /// Between the back chevron and its title.
    static let backTitleSpacing: CGFloat = 6
    /// From the edge to the back chevron.
    static let backMargin: CGFloat = 8
}
