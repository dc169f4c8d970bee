/// Navigation items, bar button items and tab bar items of interface files.
@MainActor
enum BarReaders {
    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? {
        switch element.name {
        case "barButtonItem": return barButton(element, context)
        case "navigationItem":
            let item = UINavigationItem(title: "")
            readNavigationItem(item, element, context)
            return item
        case "tabBarItem": return tabItem(element, context)
        default: return nil
        }
    }

    static func connectAction(_ selector: Selector, _ target: AnyObject?, of source: AnyObject) -> Bool {
        guard let item = source as? UIBarButtonItem else { return false }
        item.target = target
        item.action = selector
        return true
    }

    static func connectSegue(_ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject) -> Bool {
        guard let item = source as? UIBarButtonItem else { return false }
        item._segue = SegueStart(start)
        return true
    }

    /// What bars of containers show for a controller.
    static func readItems(of controller: UIViewController, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let item = element.child(key: "navigationItem", "navigationItem") {
            readNavigationItem(controller.navigationItem, item, context)
        }
        if let item = element.child(key: "tabBarItem", "tabBarItem") { controller.tabBarItem = tabItem(item, context) }
        let items = barButtons(element, "toolbarItems", context)
        if !items.isEmpty { controller.toolbarItems = items }
        if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    }

    // MARK: Navigation items

    static func readNavigationItem(
        _ item: UINavigationItem, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        if let title = context.localized(element, "title", element.text("title")) { item.title = title }
        if let prompt = context.localized(element, "prompt", element.text("prompt")) { item.prompt = prompt }
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        case .some: item.largeTitleDisplayMode = .automatic
        default: break
        }
        if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
        if let supplements = element.bool("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = supplements
        }
        if let title = context.localized(element, "backButtonTitle", element.text("backButtonTitle")) {
            item.backButtonTitle = title
        }
        if let hides = element.bool("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = hides }
        switch element["backButtonDisplayMode"] {
        case "minimal": item.backButtonDisplayMode = .minimal
        case "generic": item.backButtonDisplayMode = .generic
        default: break
        }
        if let back = element.child(key: "backBarButtonItem", "barButtonItem") {
            item.backBarButtonItem = barButton(back, context)
        }
        let left = single(element, "leftBarButtonItem", context) + barButtons(element, "leftBarButtonItems", context)
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = single(element, "rightBarButtonItem", context) + barButtons(element, "rightBarButtonItems", context)
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let title = element.child(key: "titleView"), title.name != "nil" {
            item.titleView = ViewReaders.make(title, context)
        }
        context.note(item, element)
        RuntimeAttributes.read(element, into: item, context)
        InterfaceSupport.report(element, context.document)
    }

    private static func single(
        _ element: InterfaceElement, _ key: String, _ context: InterfaceContext
    ) -> [UIBarButtonItem] {
        element.child(key: key, "barButtonItem").flatMap { barButton($0, context) }.map { [$0] } ?? []
    }

    static func barButtons(
        _ element: InterfaceElement, _ list: String, _ context: InterfaceContext
    ) -> [UIBarButtonItem] {
        element.list(list).compactMap { $0.name == "barButtonItem" ? barButton($0, context) : nil }
    }

    // MARK: Items

    static func barButton(_ element: InterfaceElement, _ context: InterfaceContext) -> UIBarButtonItem? {
        let type = InterfaceClasses.type(of: element, base: UIBarButtonItem.self, in: context.document)
        let coder = NibCoder(element, context, nominalType: UIBarButtonItem.self) { object in
            guard let item = object as? UIBarButtonItem else { return }
            context.note(item, element)
            readItem(item, element, context)
            item._setSystemItem(element["systemItem"].flatMap { systemItems[$0] })
            switch element["style"] {
            case "done", "prominent": item.style = .done
            case "plain", "bordered": item.style = .plain
            default: break
            }
            if let width = element.length("width") { item.width = max(width, 0) }
            if let color = ColorReader.color(element, "tintColor", context) { item.tintColor = color.value }
            if let selected = element.bool("selected") { item.isSelected = selected }
            if let hidden = element.bool("hidden") { item.isHidden = hidden }
            if let view = element.child(key: "customView"), view.name != "nil" {
                item.customView = ViewReaders.make(view, context)
            }
            finishItem(item, element, context)
        }
        guard let item = type.init(coder: coder) else { return nil }
        coder.finish(item)
        return item
    }

    static func tabItem(_ element: InterfaceElement, _ context: InterfaceContext) -> UITabBarItem? {
        let type = InterfaceClasses.type(of: element, base: UITabBarItem.self, in: context.document)
        let coder = NibCoder(element, context, nominalType: UITabBarItem.self) { object in
            guard let item = object as? UITabBarItem else { return }
            context.note(item, element)
            readItem(item, element, context)
            item._setSystemItem(element["systemItem"].flatMap { tabSystemItems[$0] })
            if let image = ImageReader.image(element, "selectedImage", context) { item.selectedImage = image.value }
            if let badge = context.localized(element, "badgeValue", element.text("badgeValue")) {
                item.badgeValue = badge
            }
            if let color = ColorReader.color(element, "badgeColor", context) { item.badgeColor = color.value }
            if let offset = element.child(key: "titlePositionAdjustment") {
                item.titlePositionAdjustment = UIOffset(
                    horizontal: offset.length("horizontal") ?? 0, vertical: offset.length("vertical") ?? 0)
            }
            finishItem(item, element, context)
        }
        guard let item = type.init(coder: coder) else { return nil }
        coder.finish(item)
        return item
    }

    private static func readItem(_ item: UIBarItem, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let title = context.localized(element, "title", element.text("title")) { item.title = title }
        if let image = ImageReader.image(element, "image", context) { item.image = image.value }
        if let image = ImageReader.image(element, "landscapeImage", context) { item.landscapeImagePhone = image.value }
        if let image = ImageReader.image(element, "largeContentSizeImage", context) {
            item.largeContentSizeImage = image.value
        }
        if let insets = element.inset(key: "imageInsets") { item.imageInsets = insets }
        if let enabled = element.bool("enabled") { item.isEnabled = enabled }
        if let tag = element.integer("tag") { item.tag = tag }
    }

    private static func finishItem(_ item: UIBarItem, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let accessibility = element.child(key: "accessibilityConfiguration") {
            if let label = context.localized(element, "accessibilityLabel", accessibility.text("label")) {
                item.accessibilityLabel = label
            }
            if let hint = context.localized(element, "accessibilityHint", accessibility.text("hint")) {
                item.accessibilityHint = hint
            }
            if let identifier = accessibility["identifier"] { item.accessibilityIdentifier = identifier }
            accessibility.markAllRead()
        }
        RuntimeAttributes.read(element, into: item, context)
        InterfaceSupport.report(element, context.document)
    }

    // MARK: Words

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    private static let tabSystemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
