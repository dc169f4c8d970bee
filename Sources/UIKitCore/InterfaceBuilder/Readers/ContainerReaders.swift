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
        let children =
            ControllerReaders.related(element, "rootViewController", context)
            + element.list("viewControllers").compactMap { ControllerReaders.make($0, context) }
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
        _ = (controller, element)
    }

    static let table = ControllerReaders.properties(UITableViewController.self) { controller, element, context in
        if let clears = element.bool("clearsSelectionOnViewWillAppear") {
            controller.clearsSelectionOnViewWillAppear = clears
        }
        if let control = element.child(key: "refreshControl"), control.name == "refreshControl",
            let made = ViewReaders.make(control, context) as? UIRefreshControl
        {
            controller.refreshControl = made
        }
    }

    static let collection = ControllerReaders.properties(UICollectionViewController.self) { controller, element, _ in
        if let clears = element.bool("clearsSelectionOnViewWillAppear") {
            controller.clearsSelectionOnViewWillAppear = clears
        }
    }
}
