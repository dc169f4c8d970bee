/// View controllers of interface files.
@MainActor
enum ControllerReaders {
    typealias Properties = @MainActor (UIViewController, InterfaceElement, InterfaceContext) -> Void

    struct Kind {
        let type: UIViewController.Type
        let read: Properties?

        init(_ type: UIViewController.Type, _ read: Properties? = nil) {
            self.type = type
            self.read = read
        }
    }

    /// Every element that stands for a controller.
    static let names: Set<String> = Set(kinds.keys).union([
        "viewControllerPlaceholder", "glkViewController", "avPlayerViewController", "hostingController",
        "searchController", "imagePickerController",
    ])

    static func properties<C: UIViewController>(
        _ type: C.Type, _ body: @escaping @MainActor (C, InterfaceElement, InterfaceContext) -> Void
    ) -> Properties {
        { controller, element, context in if let controller = controller as? C { body(controller, element, context) } }
    }

    // MARK: Making

    static func make(
        _ element: InterfaceElement, _ context: InterfaceContext, creator: ((NibCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        element.markRead()
        let kind = kinds[element.name] ?? foreignKind(element, context)
        let type = InterfaceClasses.type(of: element, base: kind.type, in: context.document)
        let isScenes = context.storyboard != nil && context.owner == nil
        let own =
            isScenes || context.document.kind == .storyboard
            ? context : InterfaceContext(context.document, bundle: context.bundle, owner: nil, storyboard: nil)
        let coder = NibCoder(element, own, nominalType: kind.type) { object in
            guard let controller = object as? UIViewController else { return }
            decode(controller, element, kind, own)
        }
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            context.document.warn(element, "\(type).init(coder:) returned nil")
            return nil
        }
        coder.finish(controller)
        if let id = element.id, own !== context, !id.isEmpty {
            context.note(controller, InterfaceElement(name: element.name, attributes: [.init(name: "id", value: id)]))
        }
        own.finishController()
        return controller
    }

    private static func foreignKind(_ element: InterfaceElement, _ context: InterfaceContext) -> Kind {
        let foreign = [
            "avPlayerViewController": ("AVPlayerViewController", "AVKit"),
            "glkViewController": ("GLKViewController", "GLKit"),
        ]
        if let (name, module) = foreign[element.name],
            let type = ClassRegistry.type(named: name, module: module) as? UIViewController.Type
        {
            return Kind(type)
        }
        if element["customClass"] == nil { InterfaceSupport.reportUnknown(element, context.document) }
        return Kind(UIViewController.self)
    }

    private static func decode(
        _ controller: UIViewController, _ element: InterfaceElement, _ kind: Kind, _ context: InterfaceContext
    ) {
        context.adopt(controller)
        let interface = ControllerInterface(element, context)
        controller._interface = interface
        if context.owner === controller { interface.wait(with: context) }
        context.note(controller, element)
        read(controller, element, context)
        BarReaders.readItems(of: controller, element, context)
        kind.read?(controller, element, context)
        RuntimeAttributes.read(element, into: controller, context)
        _ = (element.child("layoutGuides"), element.child(key: "view"), element.child("connections"))
        InterfaceSupport.report(element, context.document)
    }

    // MARK: What every controller can have

    private static func read(
        _ controller: UIViewController, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        if let title = context.localized(element, "title", element.text("title")) { controller.title = title }
        if let style = element["modalPresentationStyle"].flatMap({ presentationStyles[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ transitionStyles[$0] }) {
            controller.modalTransitionStyle = style
        }
        if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let provides = element.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let modal = element.bool("modalInPresentation") ?? element.bool("modalInPopover") {
            controller.isModalInPresentation = modal
        }
        if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let edges = element.flags("extendedEdge", key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = self.edges(edges)
        }
        if let respects = element.bool("viewRespectsSystemMinimumLayoutMargins") {
            controller.viewRespectsSystemMinimumLayoutMargins = respects
        }
        if let style = element["interfaceStyle"] { controller.overrideUserInterfaceStyle = ViewProperties.style(style) }
        let identifier =
            element["restorationIdentifier"]
            ?? (element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
                ? element["storyboardIdentifier"] : nil)
        if let identifier { controller.restorationIdentifier = identifier }
        if let size = element.child(key: "contentSizeForViewInPopover")?.size
            ?? element.size(key: "preferredContentSize")
        {
            controller.preferredContentSize = size
        }
        _ = (
            element.size(key: "freeformSize"), element.bool("autoresizesArchivedViewToFullSize"),
            element["wantsFullScreenLayout"]
        )
    }

    static func edges(_ flags: Set<String>) -> UIRectEdge {
        var edges: UIRectEdge = []
        if flags.contains("top") { edges.insert(.top) }
        if flags.contains("left") { edges.insert(.left) }
        if flags.contains("bottom") { edges.insert(.bottom) }
        if flags.contains("right") { edges.insert(.right) }
        return edges
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    // MARK: Children

    /// The controllers that relationship segues of that name lead to, in the order of the file.
    static func related(
        _ element: InterfaceElement, _ relationship: String, _ context: InterfaceContext
    ) -> [UIViewController] {
        guard let storyboard = context.storyboard else { return [] }
        return element.list("connections").filter {
            $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
        }.compactMap { segue in
            guard let id = segue["destination"], let scene = context.document.scene(of: id), scene.controllerID == id
            else {
                context.document.warn(segue, "the relationship \(relationship) leads to no controller of the file")
                return nil
            }
            return storyboard._instantiate(scene)
        }
    }

    static let kinds: [String: Kind] = [
        "viewController": Kind(UIViewController.self),
        "tableViewController": Kind(UITableViewController.self, ContainerReaders.table),
        "collectionViewController": Kind(UICollectionViewController.self, ContainerReaders.collection),
        "navigationController": Kind(UINavigationController.self, ContainerReaders.navigation),
        "tabBarController": Kind(UITabBarController.self, ContainerReaders.tabBar),
        "splitViewController": Kind(UISplitViewController.self, ContainerReaders.split),
        "pageViewController": Kind(UIPageViewController.self, ContainerReaders.page),
    ]
}
