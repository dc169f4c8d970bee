/// Objects of interface files that are not views: gesture recognisers, bar items, controllers, objects of the app.
@MainActor
enum ObjectReaders {
    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? {
        element.markRead()
        switch element.name {
        case "placeholder", "exit": return nil
        case "customObject", "object": return customObject(element, context)
        default: break
        }
        if ViewReaders.isView(element) { return ViewReaders.make(element, context) }
        if let made = GestureReaders.make(element, context) { return made }
        if let made = BarReaders.make(element, context) { return made }
        if ControllerReaders.names.contains(element.name) { return ControllerReaders.make(element, context) }
        InterfaceSupport.reportUnknown(element, context.document)
        return nil
    }

    private static func customObject(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? {
        let type = InterfaceClasses.type(of: element, base: Foundation.NSObject.self, in: context.document)
        let object: Foundation.NSObject
        if let controller = type as? UIViewController.Type {
            let coder = NibCoder(element, context, nominalType: controller) { _ in }
            guard let made = controller.init(coder: coder) else { return nil }
            object = made
        } else if let view = type as? UIView.Type {
            let coder = NibCoder(element, context, nominalType: view) { _ in }
            guard let made = view.init(coder: coder) else { return nil }
            object = made
        } else {
            object = ClassLookup.make(type)
        }
        context.note(object, element)
        RuntimeAttributes.read(element, into: object, context)
        InterfaceSupport.report(element, context.document)
        return object
    }

    /// Lets a bar button item, a recogniser or a cell start a segue.
    /// - Returns: whether the object can.
    static func connectSegue(
        _ element: InterfaceElement, _ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject
    ) -> Bool {
        GestureReaders.connectSegue(start, of: source) || BarReaders.connectSegue(start, of: source)
            || CellReaders.connectSegue(element, start, of: source)
    }

    /// - Returns: whether the object sends actions.
    static func connectAction(_ selector: Selector, _ target: AnyObject?, of source: AnyObject) -> Bool {
        GestureReaders.connectAction(selector, target, of: source)
            || BarReaders.connectAction(selector, target, of: source)
    }
}
