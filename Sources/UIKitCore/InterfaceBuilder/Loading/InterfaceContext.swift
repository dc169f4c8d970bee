/// Makes the objects of one scene, xib or cell, and connects them.
///
/// The order is UIKit's: objects are made from the outside in, each with its properties; then constraints, outlets and actions;
/// then `awakeFromNib()`.
@MainActor
package final class InterfaceContext {
    package let document: InterfaceDocument
    package let bundle: Bundle
    /// The file's owner, or the controller of the scene.
    package private(set) weak var owner: AnyObject?
    package let storyboard: UIStoryboard?

    /// The objects made so far, by id.
    private(set) var objects: [String: AnyObject] = [:]
    /// Views that are not in the hierarchy for the present size class are kept with the others.
    private(set) var kept: [AnyObject] = []
    private var connections: [Connection] = []
    private var constraints: [(holder: UIView, element: InterfaceElement)] = []
    private(set) var variations: InterfaceVariations?
    private var awaking: [AnyObject] = []
    private var making: Set<String> = []
    /// Outlet collections as far as they are connected, by object and property.
    private var collections: [ObjectIdentifier: [String: [AnyObject]]] = [:]
    private var embeds: [(container: UIView, element: InterfaceElement)] = []

    /// Objects for the placeholders of a xib.
    private let external: [String: Any]

    /// Keeps the source alive unless it is the owner, which keeps the context.
    private struct Connection {
        private weak var owner: AnyObject?
        private let object: AnyObject?
        let element: InterfaceElement

        init(_ source: AnyObject, _ element: InterfaceElement, owner: AnyObject?) {
            let isOwner = source === owner
            self.owner = isOwner ? owner : nil
            object = isOwner ? nil : source
            self.element = element
        }

        var source: AnyObject? { object ?? owner }
    }

    package init(
        _ document: InterfaceDocument, bundle: Bundle, owner: AnyObject?, storyboard: UIStoryboard? = nil,
        external: [String: Any] = [:]
    ) {
        self.document = document
        self.bundle = bundle
        self.owner = owner
        self.storyboard = storyboard
        self.external = external
    }

    /// Makes the controller of the scene the owner.
    func adopt(_ controller: UIViewController) { owner = owner ?? controller }

    package var controller: UIViewController? { owner as? UIViewController }

    // MARK: Objects

    /// Remembers an object that was made, so that others can be connected to it.
    package func note(_ object: AnyObject, _ element: InterfaceElement) {
        // The owner keeps the context: no reference back.
        if let id = element.id, objects[id] == nil, object !== owner { objects[id] = object }
        awaking.append(object)
        noteConnections(of: object, element)
    }

    func noteGuide(_ guide: UILayoutGuide, _ element: InterfaceElement) {
        if let id = element.id, objects[id] == nil { objects[id] = guide }
    }

    package func noteConnections(of object: AnyObject, _ element: InterfaceElement) {
        for connection in element.list("connections") {
            connections.append(Connection(object, connection, owner: owner))
        }
    }

    package func noteConstraints(of holder: UIView, _ element: InterfaceElement) {
        for constraint in element.list("constraints") { constraints.append((holder, constraint)) }
    }

    /// Adds to an outlet collection. - Returns: all of it so far.
    func append(_ object: AnyObject, to property: String, of source: AnyObject) -> [AnyObject] {
        collections[ObjectIdentifier(source), default: [:]][property, default: []].append(object)
        return collections[ObjectIdentifier(source)]?[property] ?? []
    }

    package func noteEmbed(_ container: UIView, _ segue: InterfaceElement) { embeds.append((container, segue)) }

    package func noteVariations(_ body: (InterfaceVariations) -> Void) {
        let made = variations ?? InterfaceVariations(InterfaceContext(document, bundle: bundle, owner: nil))
        variations = made
        body(made)
    }

    /// The object of an id: one that was made, a placeholder's, or one beside the views that is made now.
    package func object(_ id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        guard let element = document.element(id: id) else { return nil }
        if element.name == "placeholder" {
            switch element["placeholderIdentifier"] {
            case "IBFirstResponder": return nil
            case "IBFilesOwner", nil: return owner
            case .some(let identifier): return external[identifier].map { $0 as AnyObject }
            }
        }
        if element.name == "viewControllerLayoutGuide" {
            let guide = element["type"] == "bottom" ? controller?.bottomLayoutGuide : controller?.topLayoutGuide
            return guide as? UILayoutGuide
        }
        if id == (owner as? UIViewController)?._interface?.element.id { return owner }
        // Two objects that need each other while they are made: the second finds nothing.
        guard isTopLevel(element), making.insert(id).inserted else { return nil }
        defer { making.remove(id) }
        return makeTopLevel(element)
    }

    private func isTopLevel(_ element: InterfaceElement) -> Bool {
        let roots = document.scene(of: element.id ?? "")?.objects ?? document.topLevel
        return roots.contains { $0 === element }
    }

    /// An object that lies beside the views.
    package func makeTopLevel(_ element: InterfaceElement) -> AnyObject? {
        if let id = element.id, let made = objects[id] { return made }
        let made = ObjectReaders.make(element, self)
        if let made { kept.append(made) }
        return made
    }

    // MARK: Finishing

    /// Constraints, connections, `awakeFromNib()`, in this order.
    package func finish(root: UIView?) {
        let missing = makeConstraints()
        if let variations, let root {
            variations.constraints += missing
            variations.attach(to: root)
        }
        connect()
        let woken = awaking
        awaking = []
        for object in woken { InterfaceConnections.awake(object) }
        let waiting = embeds
        embeds = []
        for (container, segue) in waiting { SegueTemplate.embed(segue, in: container, self) }
    }

    /// Connects what waits to be connected.
    package func connect() {
        // Connecting may make objects that have connections themselves.
        while !connections.isEmpty {
            let waiting = connections
            connections = []
            for connection in waiting {
                guard let source = connection.source else { continue }
                InterfaceConnections.connect(connection.element, of: source, self)
            }
        }
    }

    /// Connects what does not lead to views, and wakes what there is: the view comes later.
    func finishController() {
        var later: [Connection] = []
        let waiting = connections
        connections = []
        for connection in waiting {
            guard let source = connection.source else { continue }
            if leadsToViews(connection.element) {
                later.append(connection)
            } else {
                InterfaceConnections.connect(connection.element, of: source, self)
            }
        }
        connections += later
        let woken = awaking
        awaking = []
        for object in woken { InterfaceConnections.awake(object) }
    }

    private func leadsToViews(_ connection: InterfaceElement) -> Bool {
        guard let id = connection["destination"], objects[id] == nil, let element = document.element(id: id),
            element.name != "placeholder"
        else { return false }
        return id != (owner as? UIViewController)?._interface?.element.id
    }

    private func makeConstraints() -> [InterfaceVariations.Constraint] {
        let waiting = constraints
        constraints = []
        var varying: [InterfaceVariations.Constraint] = []
        for (holder, element) in waiting {
            guard let made = ConstraintReader.make(element, holder: holder, self) else { continue }
            if let id = element.id, objects[id] == nil { objects[id] = made }
            if variations == nil {
                if !ConstraintReader.activate(made, in: holder) {
                    document.warn(element, "the constraint's items are not in the view that holds it")
                }
            } else {
                varying.append(InterfaceVariations.Constraint(made, holder: holder, element: element))
            }
        }
        return varying
    }

    // MARK: Texts

    /// A text in the language of the app, or as the file has it.
    package func localized(_ element: InterfaceElement, _ property: String, _ text: String?) -> String? {
        guard !document.strings.isEmpty, let id = element.id else { return text }
        return document.strings["\(id).\(property)"] ?? text
    }
}
