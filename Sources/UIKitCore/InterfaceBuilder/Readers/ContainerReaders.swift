/// Containers and the controllers of lists.
@MainActor
enum ContainerReaders {
    static let navigation = ControllerReaders.properties(UINavigationController.self) { controller, element, context in
        if let bar = element.child(key: "navigationBar") {
            ViewReaders.decode(into: controller.navigationBar, bar, context)
        }
        if let bar = element.child(key: "toolbar") { ViewReaders.decode(into: controller.toolbar, bar, context) }
        if let hidden = element.bool("navigationBarHidden") { controller.isNavigationBarHidden = hidden }
        if let hidden = element.bool("toolbarHidden") { controller.isToolbarHidden = hidden }
        if let hides = element.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = hides }
        if let hides = element.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = hides }
        if let hides = element.bool("hidesBarsWhenKeyboardAppears") { controller.hidesBarsWhenKeyboardAppears = hides }
        if let hides = element.bool("hidesBarsWhenVerticallyCompact") {
            controller.hidesBarsWhenVerticallyCompact = hides
        }
        let related =
            ControllerReaders.related(element, "rootViewController", context)
            + element.list("viewControllers").compactMap { ControllerReaders.make($0, context) }
        let children = related.filter { !($0 is UINavigationController) }
        if children.count < related.count {
            context.document.warn(element, "Pushing a navigation controller is not supported")
        }
        if !children.isEmpty { controller.setViewControllers(children, animated: false) }
    }

    static let tabBar = ControllerReaders.properties(UITabBarController.self) { controller, element, context in
        if let bar = element.child(key: "tabBar") { ViewReaders.decode(into: controller.tabBar, bar, context) }
        let children =
            ControllerReaders.related(element, "viewControllers", context)
            + element.list("viewControllers").compactMap { ControllerReaders.make($0, context) }
        if !children.isEmpty { controller.setViewControllers(children, animated: false) }
        if let index = element.integer("selectedIndex"), children.indices.contains(index) {
            controller.selectedIndex = index
        }
    }

    static let split = ControllerReaders.properties(UISplitViewController.self) { controller, element, context in
        switch element["style"] ?? element["columnStyle"] {
        case "doubleColumn": controller._style = .doubleColumn
        case "tripleColumn": controller._style = .tripleColumn
        default: break
        }
        if let mode = (element["preferredDisplayMode"] ?? element["displayMode"]).flatMap({ displayModes[$0] }) {
            controller.preferredDisplayMode = mode
        }
        switch element["preferredSplitBehavior"] ?? element["splitBehavior"] ?? element["behavior"] {
        case "tile": controller.preferredSplitBehavior = .tile
        case "overlay": controller.preferredSplitBehavior = .overlay
        case "displace": controller.preferredSplitBehavior = .displace
        default: break
        }
        if let presents = element.bool("presentsWithGesture") { controller.presentsWithGesture = presents }
        if let shows = element.bool("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = shows }
        if let edge = element["primaryEdge"] { controller.primaryEdge = edge == "trailing" ? .trailing : .leading }
        if let width = element.length("minimumPrimaryColumnWidth"), width >= 0 {
            controller.minimumPrimaryColumnWidth = width
        }
        if let width = element.length("maximumPrimaryColumnWidth"), width >= 0 {
            controller.maximumPrimaryColumnWidth = width
        }
        if let width = element.length("preferredPrimaryColumnWidth"), width >= 0 {
            controller.preferredPrimaryColumnWidth = width
        }
        if let fraction = element.number("preferredPrimaryColumnWidthFraction"), fraction >= 0 {
            controller.preferredPrimaryColumnWidthFraction = min(fraction, 1)
        }
        readColumns(controller, element, context)
    }

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
    ]

    private static func readColumns(
        _ controller: UISplitViewController, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        func first(_ relationship: String) -> UIViewController? {
            if let child = element.child(key: relationship), ControllerReaders.names.contains(child.name) {
                return ControllerReaders.make(child, context)
            }
            return ControllerReaders.related(element, relationship, context).first
        }
        let primary = first("masterViewController") ?? first("primaryViewController")
        let secondary = first("detailViewController") ?? first("secondaryViewController")
        guard controller.style != .unspecified else {
            let children = [primary, secondary].compactMap { $0 }
            if !children.isEmpty { controller.viewControllers = children }
            return
        }
        if let primary { controller.setViewController(primary, for: .primary) }
        if let supplementary = first("supplementaryViewController") {
            controller.setViewController(supplementary, for: .supplementary)
        }
        if let secondary { controller.setViewController(secondary, for: .secondary) }
        if let compact = first("compactViewController") { controller.setViewController(compact, for: .compact) }
    }

    static let page = ControllerReaders.properties(UIPageViewController.self) { controller, element, _ in
        let spines: [String: UIPageViewController.SpineLocation] = [
            "min": .min, "mid": .mid, "max": .max, "none": .none,
        ]
        var options: [UIPageViewController.OptionsKey: Any] = [:]
        if let spine = element["spineLocation"].flatMap({ spines[$0] }) { options[.spineLocation] = spine.rawValue }
        if let spacing = element.length("pageSpacing") { options[.interPageSpacing] = spacing }
        controller._configure(
            element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
            element["navigationOrientation"] == "vertical" ? .vertical : .horizontal, options)
        if let doubleSided = element.bool("doubleSided") { controller.isDoubleSided = doubleSided }
    }

    static let table = ControllerReaders.properties(UITableViewController.self) { controller, element, context in
        if let clears = element.bool("clearsSelectionOnViewWillAppear") {
            controller.clearsSelectionOnViewWillAppear = clears
        }
        // It belongs to the table, which is made with the view.
        _ = element.child(key: "refreshControl")
    }

    /// What a controller has beside its view but sets on it.
    static func finishView(of controller: UIViewController, _ element: InterfaceElement, _ context: InterfaceContext) {
        guard let controller = controller as? UITableViewController,
            let control = element.child(key: "refreshControl", "refreshControl"),
            let made = ViewReaders.make(control, context) as? UIRefreshControl
        else { return }
        controller.refreshControl = made
    }

    static let collection = ControllerReaders.properties(UICollectionViewController.self) { controller, element, _ in
        if let clears = element.bool("clearsSelectionOnViewWillAppear") {
            controller.clearsSelectionOnViewWillAppear = clears
        }
    }
}
