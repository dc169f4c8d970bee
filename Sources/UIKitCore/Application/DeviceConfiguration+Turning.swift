extension DeviceConfiguration {
    /// The device with its interface turned, for devices that no catalogue describes.
    ///
    /// Unverified: size classes, bars and safe areas follow the rules of full-screen windows of known devices.
    package func turned(to new: UIInterfaceOrientation) -> DeviceConfiguration {
        var result = self
        result.orientation = new
        guard new.isLandscape != orientation.isLandscape else { return result }
        result.screenBounds.size = CGSize(width: screenBounds.height, height: screenBounds.width)
        let fills = windowFrame.size == screenBounds.size
        result.windowFrame =
            fills
            ? result.screenBounds : windowFrame.intersection(CGRect(origin: .zero, size: result.screenBounds.size))
        guard idiom == .phone else { return result }
        let insets = windowSafeAreaInsets
        let isTall = max(screenBounds.width, screenBounds.height) >= 736
        let isLarge = isTall && min(screenBounds.width, screenBounds.height) >= 414
        if new.isLandscape {
            let side = hasHomeIndicator ? insets.top : 0
            result.windowSafeAreaInsets = UIEdgeInsets(
                top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side)
            result.statusBarHeight = 0
            result.verticalSizeClass = .compact
            result.horizontalSizeClass = isLarge ? .regular : .compact
        } else {
            let top = hasHomeIndicator ? insets.left : 20
            result.windowSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
            result.statusBarHeight = top
            result.verticalSizeClass = .regular
            result.horizontalSizeClass = .compact
        }
        return result
    }
}
