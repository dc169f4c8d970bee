/// Makes views from elements: a table of what each element stands for and of who reads its properties.
@MainActor
package enum ViewReaders {
    /// Sets properties of a view that are there in the element; also used with elements that hold only what a size class changes.
    typealias Properties = @MainActor (UIView, InterfaceElement, InterfaceContext) -> Void
    /// Makes what is inside of a view.
    typealias Contents = @MainActor (UIView, InterfaceElement, InterfaceContext) -> Void

    struct Kind {
        let type: UIView.Type
        /// The most general first.
        let properties: [Properties]
        let contents: Contents?

        init(_ type: UIView.Type, _ properties: [Properties] = [], contents: Contents? = nil) {
            self.type = type
            self.properties = properties
            self.contents = contents
        }
    }

    static func properties<V: UIView>(
        _ type: V.Type, _ body: @escaping @MainActor (V, InterfaceElement, InterfaceContext) -> Void
    ) -> Properties {
        { view, element, context in if let view = view as? V { body(view, element, context) } }
    }

    static func contents<V: UIView>(
        _ type: V.Type, _ body: @escaping @MainActor (V, InterfaceElement, InterfaceContext) -> Void
    ) -> Contents { properties(type, body) }

    package static func isView(_ element: InterfaceElement) -> Bool { kinds[element.name] != nil || isForeign(element) }

    private static func isForeign(_ element: InterfaceElement) -> Bool {
        ForeignViews.classes[element.name] != nil
    }

    private static func kind(of element: InterfaceElement, _ context: InterfaceContext) -> Kind? {
        if let kind = kinds[element.name] { return kind }
        return ForeignViews.kind(of: element, context)
    }

    // MARK: Making

    /// The view of an element with everything in it; nil for an element that is no view.
    package static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> UIView? {
        element.markRead()
        guard let kind = kind(of: element, context) else { return nil }
        let type = InterfaceClasses.type(of: element, base: kind.type, in: context.document)
        let coder = NibCoder(element, context, nominalType: kind.type) { object in
            guard let view = object as? UIView else { return }
            // The file says only what does not take touches, of image views, too.
            view.isUserInteractionEnabled = true
            decode(view, element, kind, context)
        }
        guard let view = type.init(coder: coder) else {
            context.document.warn(element, "\(type).init(coder:) returned nil")
            return nil
        }
        coder.finish(view)
        return view
    }

    /// Reads an element into a view that exists already: a bar of a controller, a cell's content view.
    package static func decode(into view: UIView, _ element: InterfaceElement, _ context: InterfaceContext) {
        element.markRead()
        guard let kind = kind(of: element, context) else { return }
        decode(view, element, kind, context)
    }

    /// Reads the content view of a cell. Views that the cell has itself, its labels and its image, are found by id.
    static func decodeContents(
        into view: UIView, _ element: InterfaceElement, _ parts: [String: UIView], _ context: InterfaceContext
    ) {
        context.note(view, element)
        ViewProperties.read(view, element, context)
        _ = (element.rect(key: "frame"), element.flags("autoresizingMask", key: "autoresizingMask"))
        _ = element["translatesAutoresizingMaskIntoConstraints"]
        let kind = Kind(UIView.self)
        makeSubviews(of: view, element, context, parts) { view.addSubview($0) }
        finish(view, element, kind, context)
    }

    private static func decode(
        _ view: UIView, _ element: InterfaceElement, _ kind: Kind, _ context: InterfaceContext
    ) {
        context.note(view, element)
        ViewProperties.setFrame(of: view, element)
        ViewProperties.read(view, element, context)
        for read in kind.properties { read(view, element, context) }
        if let contents = kind.contents {
            contents(view, element, context)
        } else {
            makeSubviews(of: view, element, context) { view.addSubview($0) }
        }
        finish(view, element, kind, context)
    }

    private static func finish(
        _ view: UIView, _ element: InterfaceElement, _ kind: Kind, _ context: InterfaceContext
    ) {
        ViewProperties.readGuides(of: view, element, context)
        RuntimeAttributes.read(element, into: view, context)
        context.noteConstraints(of: view, element)
        noteVariations(of: view, element, kind, context)
        InterfaceSupport.report(element, context.document)
    }

    /// Makes the elements of `<subviews>` and hands each that is in the hierarchy to `add`.
    static func makeSubviews(
        of view: UIView, _ element: InterfaceElement, _ context: InterfaceContext, _ parts: [String: UIView] = [:],
        add: (UIView) -> Void
    ) {
        var made: [(id: String, view: UIView)] = []
        for child in element.list("subviews") {
            if let part = parts[child.id ?? ""] {
                decode(into: part, child, context)
                continue
            }
            guard let subview = make(child, context) else {
                InterfaceSupport.reportUnknown(child, context.document)
                continue
            }
            made.append((child.id ?? "", subview))
            add(subview)
        }
        let masked = element.children.contains { variation in
            variation.name == "variation" && variation.children.contains { $0.name == "mask" && $0.key == "subviews" }
        }
        if masked { context.noteVariations { $0.addSubviews(of: view, element, made) } }
    }

    private static func noteVariations(
        of view: UIView, _ element: InterfaceElement, _ kind: Kind, _ context: InterfaceContext
    ) {
        let variations = element.all("variation")
        guard !variations.isEmpty else { return }
        context.noteVariations { list in
            if variations.contains(where: { $0.children.contains { $0.name == "mask" && $0.key == "constraints" } }) {
                list.addConstraintMask(of: view, element)
            }
            let changesProperties = variations.contains { variation in
                variation.attributes.contains { $0.name != "key" && $0.name != "fixedFrame" }
                    || variation.children.contains { $0.name != "mask" }
            }
            guard changesProperties else { return }
            list.addProperties(of: view, element) { object, resolved, context in
                guard let view = object as? UIView else { return }
                if let frame = resolved.rect(key: "frame"), view.superview == nil || resolved.bool("fixedFrame") == true
                {
                    view.frame = frame
                }
                ViewProperties.read(view, resolved, context)
                for read in kind.properties { read(view, resolved, context) }
            }
        }
    }
}
