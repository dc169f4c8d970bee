/// Connects outlets, actions and segues, and wakes the objects.
@MainActor
enum InterfaceConnections {
    static func connect(_ element: InterfaceElement, of source: AnyObject, _ context: InterfaceContext) {
        switch element.name {
        case "outlet": connectOutlet(element, of: source, context)
        case "outletCollection": collect(element, of: source, context)
        case "action": connectAction(element, of: source, context)
        case "segue": SegueTemplate.connect(element, of: source, context)
        default: InterfaceSupport.reportUnknown(element, context.document)
        }
    }

    // MARK: Outlets

    private static func connectOutlet(
        _ element: InterfaceElement, of source: AnyObject, _ context: InterfaceContext
    ) {
        guard let property = element["property"], let id = element["destination"] else { return }
        guard let destination = context.object(id) else {
            // The first responder is nobody in particular.
            if context.document.element(id: id) == nil {
                context.document.warn(element, "the outlet \(property) leads to \(id), which is not in the file")
            }
            return
        }
        set(destination, forKey: property, on: source, element, context)
    }

    /// Appends to what the same collection has already: each object has a connection of its own.
    private static func collect(
        _ element: InterfaceElement, of source: AnyObject, _ context: InterfaceContext
    ) {
        guard let property = element["property"], let id = element["destination"],
            let destination = context.object(id)
        else { return }
        if property == "gestureRecognizers", let view = source as? UIView {
            return GestureReaders.add(destination, to: view)
        }
        let collection = context.append(destination, to: property, of: source)
        set(collection, forKey: property, on: source, element, context)
    }

    private static func set(
        _ value: Any, forKey property: String, on source: AnyObject, _ element: InterfaceElement,
        _ context: InterfaceContext
    ) {
        if MemberTables.setOutlet(value, forKey: property, on: source) { return }
        context.document.warn(
            element,
            "[<\(Swift.type(of: source))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "\(property).")
    }

    // MARK: Actions

    private static func connectAction(
        _ element: InterfaceElement, of source: AnyObject, _ context: InterfaceContext
    ) {
        guard let name = element["selector"], !name.isEmpty else { return }
        let selector = Selector(name)
        var target: AnyObject?
        if let id = element["destination"] ?? element["target"] {
            target = context.object(id)
            let isResponderChain = context.document.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
            if target == nil, !isResponderChain {
                context.document.warn(element, "the action \(name) leads to \(id), which is not in the file")
                return
            }
        }
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { events[$0] } ?? defaultEvent(of: control)
            control.addTarget(target, action: selector, for: event)
        default:
            if !ObjectReaders.connectAction(selector, target, of: source) {
                context.document.warn(element, "\(Swift.type(of: source)) sends no actions")
            }
        }
    }

    static func defaultEvent(of control: UIControl) -> UIControl.Event {
        control is UIButton ? .touchUpInside : .valueChanged
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    // MARK: Waking

    static func awake(_ object: AnyObject) {
        if let object = object as? _UIObject { object.awakeFromNib() }
    }
}
