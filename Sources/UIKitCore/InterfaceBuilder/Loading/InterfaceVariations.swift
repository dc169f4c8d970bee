/// What of an interface file differs by size class, applied again whenever the size classes change.
@MainActor
package final class InterfaceVariations {
    /// Reads an element that holds only what some variation changes.
    typealias Apply = @MainActor (AnyObject, InterfaceElement, InterfaceContext) -> Void

    struct Constraint {
        let constraint: NSLayoutConstraint
        weak var holder: UIView?
        let element: InterfaceElement

        init(_ constraint: NSLayoutConstraint, holder: UIView, element: InterfaceElement) {
            self.constraint = constraint
            self.holder = holder
            self.element = element
        }
    }

    private struct Properties {
        weak var object: AnyObject?
        let element: InterfaceElement
        let apply: Apply
    }

    private struct Subviews {
        weak var view: UIView?
        let element: InterfaceElement
        let children: [(id: String, view: UIView)]
    }

    var constraints: [Constraint] = []
    private var properties: [Properties] = []
    private var subviews: [Subviews] = []
    /// Which constraints of a holder are left out, by the holder's element.
    private var masks: [ObjectIdentifier: InterfaceElement] = [:]
    private var applied: SizeClasses?
    /// Where colours and images of the file come from; has no objects.
    private let context: InterfaceContext

    init(_ context: InterfaceContext) { self.context = context }

    struct SizeClasses: Equatable {
        var horizontal: UIUserInterfaceSizeClass
        var vertical: UIUserInterfaceSizeClass

        init(_ traits: UITraitCollection) {
            horizontal = traits.horizontalSizeClass
            vertical = traits.verticalSizeClass
        }
    }

    // MARK: Collecting

    func addProperties(
        of object: AnyObject, _ element: InterfaceElement,
        apply: @escaping Apply
    ) { properties.append(Properties(object: object, element: element, apply: apply)) }

    func addSubviews(of view: UIView, _ element: InterfaceElement, _ children: [(id: String, view: UIView)]) {
        subviews.append(Subviews(view: view, element: element, children: children))
    }

    func addConstraintMask(of view: UIView, _ element: InterfaceElement) { masks[ObjectIdentifier(view)] = element }

    // MARK: Applying

    func attach(to root: UIView) {
        root._traitStorage.makeExtras().interfaceVariations = self
        apply(root._traitStorage.collection)
    }

    package func apply(_ traits: UITraitCollection) {
        let classes = SizeClasses(traits)
        guard classes != applied else { return }
        let isFirst = applied == nil
        applied = classes
        // Out first: what comes in may contradict it.
        let wanted = constraints.map { isWanted($0, classes) }
        for (constraint, isWanted) in zip(constraints, wanted) where !isWanted {
            constraint.constraint.isActive = false
        }
        for entry in subviews { apply(entry, classes) }
        for entry in properties {
            guard let object = entry.object else { continue }
            if isFirst && !VariationResolver.hasMatch(entry.element, classes) { continue }
            entry.apply(object, VariationResolver.resolved(entry.element, classes), context)
        }
        for (entry, isWanted) in zip(constraints, wanted) {
            ConstraintReader.update(entry.constraint, VariationResolver.resolved(entry.element, classes))
            guard isWanted, let holder = entry.holder, !entry.constraint.isActive else { continue }
            _ = ConstraintReader.activate(entry.constraint, in: holder)
        }
    }

    private func isWanted(_ entry: Constraint, _ classes: SizeClasses) -> Bool {
        guard let holder = entry.holder, let mask = masks[ObjectIdentifier(holder)], let id = entry.element.id else {
            return true
        }
        return VariationResolver.isIncluded(id, in: mask, key: "constraints", classes)
    }

    private func apply(_ entry: Subviews, _ classes: SizeClasses) {
        guard let view = entry.view else { return }
        let stack = view as? UIStackView
        var previous: UIView?
        for (id, child) in entry.children {
            let isIncluded = VariationResolver.isIncluded(id, in: entry.element, key: "subviews", classes)
            if !isIncluded {
                if child.superview === view { child.removeFromSuperview() }
            } else {
                if child.superview !== view {
                    if let stack {
                        let index = previous.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                        stack.insertArrangedSubview(child, at: index)
                    } else if let previous {
                        view.insertSubview(child, aboveSubview: previous)
                    } else {
                        view.insertSubview(child, at: 0)
                    }
                }
                previous = child
            }
        }
    }
}

/// Reads `<variation key="heightClass=compact-widthClass=regular">` elements.
@MainActor
enum VariationResolver {
    /// The variations that hold, weakest first: the default, then those of one size class, then those of both.
    ///
    /// Unverified: of two variations that name one size class each, the later in the file wins.
    private static func matching(
        _ element: InterfaceElement, _ classes: InterfaceVariations.SizeClasses
    ) -> [InterfaceElement] {
        let found = element.all("variation").compactMap { variation in
            weight(variation.key ?? "", classes).map { (weight: $0, variation) }
        }
        return (0...2).flatMap { weight in found.lazy.filter { $0.weight == weight }.map(\.1) }
    }

    /// How many size classes a key names; nil if one of them is not the present one.
    static func weight(_ key: String, _ classes: InterfaceVariations.SizeClasses) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { return nil }
            let wanted: UIUserInterfaceSizeClass =
                pair[1] == "compact" ? .compact : pair[1] == "regular" ? .regular : .unspecified
            switch pair[0] {
            case "widthClass": if classes.horizontal != wanted { return nil }
            case "heightClass": if classes.vertical != wanted { return nil }
            default: return nil
            }
            count += 1
        }
        return count > 0 ? min(count, 2) : nil
    }

    static func hasMatch(_ element: InterfaceElement, _ classes: InterfaceVariations.SizeClasses) -> Bool {
        !matching(element, classes).isEmpty
    }

    /// Whether a mask of the variations that hold includes an object; the strongest that names it decides.
    static func isIncluded(
        _ id: String, in element: InterfaceElement, key: String, _ classes: InterfaceVariations.SizeClasses
    ) -> Bool {
        var isIncluded = true
        for variation in matching(element, classes) {
            guard let mask = variation.child(key: key, "mask") else { continue }
            for entry in mask.children where entry["reference"] == id {
                entry.markRead()
                if entry.name == "include" { isIncluded = true }
                if entry.name == "exclude" { isIncluded = false }
            }
        }
        return isIncluded
    }

    /// An element with everything that any variation changes, as it is for the size classes, and nothing else.
    static func resolved(
        _ element: InterfaceElement, _ classes: InterfaceVariations.SizeClasses
    ) -> InterfaceElement {
        let variations = element.all("variation")
        let matches = matching(element, classes)
        var attributes: [InterfaceElement.Attribute] = []
        // Texts are found by the id.
        if let id = element.id { attributes.append(.init(name: "id", value: id)) }
        var seen: Set<String> = ["key", "id"]
        for name in variations.flatMap({ $0.attributes.map(\.name) }) where seen.insert(name).inserted {
            let value = matches.reversed().lazy.compactMap { $0[name] }.first ?? element[name] ?? defaults[name]
            if let value { attributes.append(.init(name: name, value: value)) }
        }
        // What goes with an image says where it is.
        if seen.contains("image"), !seen.contains("catalog"), let catalog = element["catalog"] {
            attributes.append(.init(name: "catalog", value: catalog))
        }
        let result = InterfaceElement(name: element.name, attributes: attributes, line: element.line)
        result.isPartial = true
        var keys: Set<String> = []
        for child in variations.flatMap(\.children) {
            child.markRead()
            guard let key = child.key, child.name != "mask", keys.insert(key).inserted else { continue }
            let value = matches.reversed().lazy.compactMap { $0.child(key: key) }.first ?? element.child(key: key)
            result.append(
                value
                    ?? InterfaceElement(
                        name: "nil", attributes: [.init(name: "key", value: key)], line: element.line))
        }
        return result
    }

    /// What a property is where only a variation names it.
    private static let defaults: [String: String] = [
        "hidden": "NO", "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0",
        "constant": "0", "text": "", "title": "", "alpha": "1", "numberOfLines": "1", "textAlignment": "natural",
        "clipsSubviews": "NO", "selected": "NO", "contentMode": "scaleToFill", "image": "", "highlighted": "NO",
        "enabled": "YES",
    ]
}
