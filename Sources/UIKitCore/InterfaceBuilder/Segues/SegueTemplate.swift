/// The segues of a storyboard, as their elements describe them.
@MainActor
package enum SegueTemplate {
    /// The segue of that identifier that leads out of a controller's scene.
    static func find(_ identifier: String, of controller: UIViewController) -> InterfaceElement? {
        controller._interface?.scene?.segues.first { $0["identifier"] == identifier && $0["kind"] != "relationship" }
    }

    // MARK: Connecting

    /// Lets a control, bar button, recogniser or cell start a segue.
    static func connect(_ element: InterfaceElement, of source: AnyObject, _ context: InterfaceContext) {
        _ = (element.id, element["destination"])
        switch element["kind"] {
        case "relationship": return
        case "embed":
            if let container = source as? UIView { context.noteEmbed(container, element) }
            return
        default: break
        }
        guard !(source is UIViewController) else { return }
        let controller = WeakController(context.controller)
        let start: @MainActor (Any?) -> Void = { sender in
            guard let controller = controller.value else { return }
            trigger(element, from: controller, sender: sender)
        }
        if let control = source as? UIControl {
            let event = InterfaceConnections.defaultEvent(of: control)
            control.addAction(UIAction { action in start(action.sender) }, for: event)
        } else if !ObjectReaders.connectSegue(element, start, of: source) {
            context.document.warn(element, "\(Swift.type(of: source)) starts no segues")
        }
    }

    private final class WeakController {
        weak var value: UIViewController?
        init(_ value: UIViewController?) { self.value = value }
    }

    // MARK: Performing

    /// As a person starts it: the source may refuse.
    static func trigger(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) else { return }
        perform(element, from: source, sender: sender)
    }

    static func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard let interface = source._interface else { return }
        if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender, interface.document) }
        guard let destination = destination(of: element, from: source, sender: sender) else { return }
        let segue = make(element, source: source, destination: destination, interface.document)
        SegueKinds.prepare(element, segue, sender: sender, interface)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private static func make(
        _ element: InterfaceElement, source: UIViewController, destination: UIViewController,
        _ document: InterfaceDocument
    ) -> UIStoryboardSegue {
        let type = InterfaceClasses.type(of: element, base: UIStoryboardSegue.self, in: document)
        let segue = _SegueByClass.make(
            type, identifier: element["identifier"], source: source, destination: destination)
        segue._animates = element.bool("animates") ?? true
        return segue
    }

    /// A new controller of the scene that the segue leads to, made by the source's segue action if it has one.
    static func destination(
        of element: InterfaceElement, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        guard let interface = source._interface, let storyboard = interface.storyboard,
            let id = element["destination"]
        else { return nil }
        guard let scene = interface.document.scene(of: id), scene.controllerID == id else {
            interface.document.warn(element, "the segue leads to \(id), which is not a controller of the file")
            return nil
        }
        guard let name = element["destinationCreationSelector"] else { return storyboard._instantiate(scene) }
        return storyboard._instantiate(scene) { coder in
            let selector = Selector(name)
            let arguments: [Any?] = [coder, sender, element["identifier"]]
            let count = min(max(selector.argumentCount, 1), arguments.count)
            guard let made = MemberTables.perform(selector, on: source, with: Array(arguments.prefix(count))) else {
                interface.document.warn(element, "\(Swift.type(of: source)) has no segue action \(name)")
                return nil
            }
            return made as? UIViewController
        }
    }

    // MARK: Embedding

    /// Puts the destination into a container view, before the source's `viewDidLoad()`.
    static func embed(_ element: InterfaceElement, in container: UIView, _ context: InterfaceContext) {
        guard let source = context.controller,
            source.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: container),
            EmbedGuard.enter(source, context.document, element)
        else { return }
        defer { EmbedGuard.leave() }
        guard let destination = destination(of: element, from: source, sender: container) else { return }
        let segue = make(element, source: source, destination: destination, context.document)
        segue._performKind = SegueWork { [weak container] segue in
            guard let container else { return }
            segue.source.addChild(segue.destination)
            let view: UIView = segue.destination.view
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
            segue.destination.didMove(toParent: segue.source)
        }
        source.prepare(for: segue, sender: container)
        segue.perform()
    }

    // MARK: Unwinding

    private static func unwind(
        _ element: InterfaceElement, from source: UIViewController, sender: Any?, _ document: InterfaceDocument
    ) {
        guard let name = element["unwindAction"] else { return }
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let destination = UnwindSearch.destination(of: search) else {
            document.warn(element, "no controller takes the unwind segue \(name)")
            return
        }
        let segue = make(element, source: source, destination: destination, document)
        segue._performKind = SegueWork { UnwindSearch.unwind($0) }
        source.prepare(for: segue, sender: sender)
        MemberTables.send(search.unwindAction, to: destination, with: [segue])
        segue.perform()
    }
}

/// Stops scenes that embed each other without end.
@MainActor
enum EmbedGuard {
    private static var depth = 0

    static func enter(_ source: UIViewController, _ document: InterfaceDocument, _ element: InterfaceElement) -> Bool {
        guard depth < 16 else {
            document.warn(element, "scenes embed each other without end")
            return false
        }
        depth += 1
        return true
    }

    static func leave() { depth -= 1 }
}
