/// Gesture recognisers of interface files.
@MainActor
enum GestureReaders {
    private struct Kind {
        let type: UIGestureRecognizer.Type
        let read: @MainActor (UIGestureRecognizer, InterfaceElement) -> Void

        init(
            _ type: UIGestureRecognizer.Type,
            _ read: @escaping @MainActor (UIGestureRecognizer, InterfaceElement) -> Void = { _, _ in }
        ) {
            self.type = type
            self.read = read
        }
    }

    private static func properties<G: UIGestureRecognizer>(
        _ type: G.Type, _ body: @escaping @MainActor (G, InterfaceElement) -> Void
    ) -> Kind {
        Kind(type) { recognizer, element in if let recognizer = recognizer as? G { body(recognizer, element) } }
    }

    private static let kinds: [String: Kind] = [
        "gestureRecognizer": Kind(UIGestureRecognizer.self),
        "tapGestureRecognizer": properties(UITapGestureRecognizer.self) { tap, element in
            if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = max(count, 1) }
            if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = max(count, 1) }
        },
        "pinchGestureRecognizer": properties(UIPinchGestureRecognizer.self) { pinch, element in
            if let scale = element.number("scale") { pinch.scale = scale }
        },
        "rotationGestureRecognizer": Kind(UIRotationGestureRecognizer.self),
        "swipeGestureRecognizer": properties(UISwipeGestureRecognizer.self) { swipe, element in
            if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
            if let flags = element.flags("swipeGestureRecognizerDirection", key: "direction") {
                swipe.direction = UISwipeGestureRecognizer.Direction(flags.compactMap { directions[$0] })
            }
            if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = max(count, 1) }
        },
        "panGestureRecognizer": properties(UIPanGestureRecognizer.self) { pan, element in
            if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max(count, 1) }
            if let count = element.integer("maximumNumberOfTouches"), count > 0 { pan.maximumNumberOfTouches = count }
        },
        "screenEdgePanGestureRecognizer": properties(UIScreenEdgePanGestureRecognizer.self) { pan, element in
            if let flags = element.flags("rectEdge", key: "edges") { pan.edges = ControllerReaders.edges(flags) }
            if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max(count, 1) }
        },
        // The first is what Xcode writes.
        "pongPressGestureRecognizer": longPress,
        "longPressGestureRecognizer": longPress,
        "hoverGestureRecognizer": Kind(UIHoverGestureRecognizer.self),
    ]

    private static let longPress = properties(UILongPressGestureRecognizer.self) { press, element in
        if let duration = element.number("minimumPressDuration") {
            press.minimumPressDuration = max(Double(duration), 0)
        }
        if let movement = element.length("allowableMovement") { press.allowableMovement = max(movement, 0) }
        if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = max(count, 0) }
        if let count = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = max(count, 1) }
    }

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
    ]

    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? {
        guard let kind = kinds[element.name] else { return nil }
        let type = InterfaceClasses.type(of: element, base: kind.type, in: context.document)
        let coder = NibCoder(element, context, nominalType: kind.type) { _ in }
        guard let recognizer = _GestureByClass.make(type, coder: coder) else { return nil }
        if let enabled = element.bool("enabled") { recognizer.isEnabled = enabled }
        if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        if let name = element["name"] { recognizer.name = name }
        kind.read(recognizer, element)
        context.note(recognizer, element)
        RuntimeAttributes.read(element, into: recognizer, context)
        InterfaceSupport.report(element, context.document)
        return recognizer
    }

    static func add(_ object: AnyObject, to view: UIView) {
        if let recognizer = object as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    }

    static func connectAction(_ selector: Selector, _ target: AnyObject?, of source: AnyObject) -> Bool {
        guard let recognizer = source as? UIGestureRecognizer else { return false }
        if let target { recognizer.addTarget(target, action: selector) }
        return true
    }

    /// A discrete gesture starts the segue when it is recognised, a continuous one when it begins.
    static func connectSegue(_ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject) -> Bool {
        guard let recognizer = source as? UIGestureRecognizer else { return false }
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        let earlier = recognizer._toolkitAction
        recognizer._toolkitAction = { recognizer in
            earlier?(recognizer)
            if recognizer.state == (isDiscrete ? .ended : .began) { start(recognizer) }
        }
        return true
    }
}

/// Lets the initialiser be called on a class found at run time.
///
/// Open, so that the optimiser cannot know that there is no subclass and call this very initialiser.
open class _GestureByClass: UIGestureRecognizer {
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
        unsafeBitCast(type, to: _GestureByClass.Type.self).init(coder: coder)
    }
}
