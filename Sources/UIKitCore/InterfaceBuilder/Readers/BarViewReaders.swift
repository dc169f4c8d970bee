/// Navigation bars, toolbars, tab bars and search bars of interface files.
@MainActor
enum BarViewReaders {
    static let navigationBar = ViewReaders.properties(UINavigationBar.self) { bar, element, context in
        if let style = barStyle(element) { bar.barStyle = style }
        if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
        if let large = element.bool("largeTitles") ?? element.bool("prefersLargeTitles") {
            bar.prefersLargeTitles = large
        }
        if let color = ColorReader.color(element, "barTintColor", context) { bar.barTintColor = color.value }
        if let attributes = textAttributes(element, "titleTextAttributes", context) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element, "largeTitleTextAttributes", context) {
            bar.largeTitleTextAttributes = attributes
        }
        if let image = ImageReader.image(element, "shadowImage", context) { bar.shadowImage = image.value }
        if let image = ImageReader.image(element, "backIndicatorImage", context) {
            bar.backIndicatorImage = image.value
        }
        if let image = ImageReader.image(element, "backIndicatorTransitionMask", context) {
            bar.backIndicatorTransitionMaskImage = image.value
        }
        if let child = element.child(key: "standardAppearance") {
            bar.standardAppearance = navigationAppearance(child, context)
        }
        if let child = element.child(key: "compactAppearance") {
            bar.compactAppearance = navigationAppearance(child, context)
        }
        if let child = element.child(key: "scrollEdgeAppearance") {
            bar.scrollEdgeAppearance = navigationAppearance(child, context)
        }
        if let child = element.child(key: "compactScrollEdgeAppearance") {
            bar.compactScrollEdgeAppearance = navigationAppearance(child, context)
        }
    }

    static let navigationItems = ViewReaders.contents(UINavigationBar.self) { bar, element, context in
        let items = element.list("items").compactMap { child -> UINavigationItem? in
            guard child.name == "navigationItem" else { return nil }
            let item = UINavigationItem(title: "")
            BarReaders.readNavigationItem(item, child, context)
            return item
        }
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    static let toolbar = ViewReaders.properties(UIToolbar.self) { bar, element, context in
        if let style = barStyle(element) { bar.barStyle = style }
        if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
        if let color = ColorReader.color(element, "barTintColor", context) { bar.barTintColor = color.value }
        if let child = element.child(key: "standardAppearance") {
            bar.standardAppearance = appearance(UIToolbarAppearance(), child, context)
        }
        if let child = element.child(key: "scrollEdgeAppearance") {
            bar.scrollEdgeAppearance = appearance(UIToolbarAppearance(), child, context)
        }
    }

    static let toolbarItems = ViewReaders.contents(UIToolbar.self) { bar, element, context in
        let items = BarReaders.barButtons(element, "items", context)
        if !items.isEmpty { bar.items = items }
    }

    static let tabBar = ViewReaders.properties(UITabBar.self) { bar, element, context in
        if let style = barStyle(element) { bar.barStyle = style }
        if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
        if let color = ColorReader.color(element, "barTintColor", context) { bar.barTintColor = color.value }
        if let color = ColorReader.color(element, "selectedImageTintColor", context) {
            bar.selectedImageTintColor = color.value
        }
        if let color = ColorReader.color(element, "unselectedItemTintColor", context) {
            bar.unselectedItemTintColor = color.value
        }
        if let image = ImageReader.image(element, "backgroundImage", context) { bar.backgroundImage = image.value }
        if let image = ImageReader.image(element, "shadowImage", context) { bar.shadowImage = image.value }
        if let image = ImageReader.image(element, "selectionIndicatorImage", context) {
            bar.selectionIndicatorImage = image.value
        }
        if let width = element.length("itemWidth") { bar.itemWidth = width }
        if let spacing = element.length("itemSpacing") { bar.itemSpacing = spacing }
        switch element["itemPositioning"] {
        case "fill": bar.itemPositioning = .fill
        case "centered": bar.itemPositioning = .centered
        default: break
        }
        if let child = element.child(key: "standardAppearance") {
            bar.standardAppearance = appearance(UITabBarAppearance(), child, context)
        }
        if let child = element.child(key: "scrollEdgeAppearance") {
            bar.scrollEdgeAppearance = appearance(UITabBarAppearance(), child, context)
        }
    }

    static let tabItems = ViewReaders.contents(UITabBar.self) { bar, element, context in
        let items = element.list("items").compactMap { $0.name == "tabBarItem" ? BarReaders.tabItem($0, context) : nil }
        if !items.isEmpty { bar.items = items }
        if let selected = element["selectedItem"], let item = context.object(selected) as? UITabBarItem {
            bar.selectedItem = item
        }
    }

    static let searchBar = ViewReaders.properties(UISearchBar.self) { bar, element, context in
        _ = barStyle(element)
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        case .some: bar.searchBarStyle = .default
        default: break
        }
        if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
        if let text = context.localized(element, "text", element.text("text")) { bar.text = text }
        if let text = context.localized(element, "placeholder", element.text("placeholder")) { bar.placeholder = text }
        if let text = context.localized(element, "prompt", element.text("prompt")) { bar.prompt = text }
        if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
        if let shows = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = shows }
        if let shows = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = shows }
        let titles = element.list("scopeButtonTitles").enumerated().map { index, title in
            context.localized(element, "scopeButtonTitles[\(index)]", title.text) ?? ""
        }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
        if let index = element.integer("selectedScopeButtonIndex"), titles.indices.contains(index) {
            bar.selectedScopeButtonIndex = index
        }
        if let color = ColorReader.color(element, "barTintColor", context) { bar.barTintColor = color.value }
        if let image = ImageReader.image(element, "backgroundImage", context) { bar.backgroundImage = image.value }
        TextInputReaders.readTraits(element, into: bar)
    }

    // MARK: Looks

    private static func barStyle(_ element: InterfaceElement) -> UIBarStyle? {
        switch element["barStyle"] {
        case "black", "blackOpaque", "blackTranslucent": .black
        case .some: .default
        default: nil
        }
    }

    /// `<textAttributes key="titleTextAttributes"><fontDescription .../><color key="textColor" .../></textAttributes>`
    private static func textAttributes(
        _ element: InterfaceElement, _ key: String, _ context: InterfaceContext
    ) -> [NSAttributedString.Key: Any]? {
        guard let child = element.child(key: key, "textAttributes") ?? element.child(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = child.child("fontDescription") ?? child.child("font") {
            attributes[.font] = FontReader.font(font)
        }
        for color in child.all("color") {
            let isText = ["textColor", "NSColor", "foregroundColor"].contains(color.key ?? "")
            let value = ColorReader.color(color, context)
            if isText { attributes[.foregroundColor] = value }
        }
        child.markAllRead()
        return attributes
    }

    private static func navigationAppearance(
        _ element: InterfaceElement, _ context: InterfaceContext
    ) -> UINavigationBarAppearance {
        let result = appearance(UINavigationBarAppearance(), element, context)
        if let attributes = textAttributes(element, "titleTextAttributes", context) {
            result.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element, "largeTitleTextAttributes", context) {
            result.largeTitleTextAttributes = attributes
        }
        return result
    }

    private static func appearance<A: UIBarAppearance>(
        _ appearance: A, _ element: InterfaceElement, _ context: InterfaceContext
    ) -> A {
        appearance.configureWithDefaultBackground()
        (element.child(key: "backgroundEffect") ?? element.child("blurEffect"))?.markAllRead()
        if let color = ColorReader.color(element, "backgroundColor", context) {
            appearance.backgroundColor = color.value
        }
        if let color = ColorReader.color(element, "shadowColor", context) { appearance.shadowColor = color.value }
        if let image = ImageReader.image(element, "backgroundImage", context) {
            appearance.backgroundImage = image.value
        }
        if let image = ImageReader.image(element, "shadowImage", context) { appearance.shadowImage = image.value }
        element.markRead()
        InterfaceSupport.report(element, context.document)
        return appearance
    }
}

/// Visual effects of interface files.
@MainActor
enum EffectReaders {
    static let effectView = ViewReaders.properties(UIVisualEffectView.self) { view, element, _ in
        if let effect = element.child("vibrancyEffect") {
            let blur = effect.child("blurEffect").flatMap(blur) ?? UIBlurEffect(style: .regular)
            if let style = effect["style"].flatMap({ vibrancyStyles[$0] }) {
                view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
            } else {
                view.effect = UIVibrancyEffect(blurEffect: blur)
            }
            effect.markAllRead()
        } else if let effect = element.child("blurEffect") {
            view.effect = blur(effect)
        }
    }

    static let contents = ViewReaders.contents(UIVisualEffectView.self) { view, element, context in
        guard let content = element.child(key: "contentView") else { return }
        ViewReaders.decode(into: view.contentView, content, context)
    }

    static func blur(_ element: InterfaceElement) -> UIBlurEffect? {
        element.markAllRead()
        return UIBlurEffect(style: element["style"].flatMap { styles[$0] } ?? .regular)
    }

    private static let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
