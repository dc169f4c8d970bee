/// Constraints of interface files.
@MainActor
enum ConstraintReader {
    /// A constraint that is not active yet; nil for placeholders and for what cannot be one.
    static func make(
        _ element: InterfaceElement, holder: UIView, _ context: InterfaceContext
    ) -> NSLayoutConstraint? {
        element.markAllRead()
        // Placeholders are there for the designer's eyes only.
        guard element.bool("placeholder") != true else { return nil }
        guard let first = item(element["firstItem"], holder: holder, context),
            let firstAttribute = attribute(element["firstAttribute"])
        else {
            context.document.warn(element, "a constraint's first item or attribute is missing")
            return nil
        }
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let id = element["secondItem"] {
            guard let found = item(id, holder: holder, context), let attribute = attribute(element["secondAttribute"])
            else {
                context.document.warn(element, "a constraint's second item or attribute is missing")
                return nil
            }
            (second, secondAttribute) = (found, attribute)
        } else if let name = element["secondAttribute"], let attribute = attribute(name) {
            (second, secondAttribute) = (holder, attribute)
        }
        guard firstAttribute._canPair(with: secondAttribute),
            secondAttribute != .notAnAttribute || !firstAttribute._isLocation
        else {
            context.document.warn(
                element,
                "Invalid pairing of layout attributes: \(firstAttribute._name) cannot be related to \(secondAttribute._name)"
            )
            return nil
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation(element["relation"]), toItem: second,
            attribute: secondAttribute, multiplier: multiplier(element["multiplier"]),
            constant: element.length("constant") ?? 0)
        if let priority = element["priority"].flatMap(ViewProperties.priority) { constraint.priority = priority }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// Gives the constraint to the view that holds it; false if its items are not there.
    static func activate(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
        for item in constraint._items {
            guard let view = LayoutItem(item).view, view.isDescendant(of: holder) else { return false }
        }
        guard constraint.firstItem != nil, constraint.secondAttribute == .notAnAttribute || constraint.secondItem != nil
        else { return false }
        holder.addConstraint(constraint)
        return true
    }

    /// What size classes can change of a constraint.
    static func update(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) {
        if let constant = element.length("constant") { constraint.constant = constant }
        guard let priority = element["priority"].flatMap(ViewProperties.priority), priority != constraint.priority
        else {
            return
        }
        // Between required and optional a constraint changes only while it is inactive.
        let holder = constraint._holder
        if let holder { holder.removeConstraint(constraint) }
        constraint.priority = priority
        if let holder { holder.addConstraint(constraint) }
    }

    private static func item(_ id: String?, holder: UIView, _ context: InterfaceContext) -> AnyObject? {
        guard let id else { return holder }
        let object = context.object(id)
        return object is UIView || object is UILayoutGuide ? object : nil
    }

    private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "greaterThanOrEqual": .greaterThanOrEqual
        case "lessThanOrEqual": .lessThanOrEqual
        default: .equal
        }
    }

    /// "0.5", "16:9" or "1/3"; 1 where there is none, or one that makes no sense.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { InterfaceElement.number(String($0)) }
        let value: CGFloat?
        switch parts.count {
        case 1: value = parts[0]
        case 2:
            guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return 1 }
            value = numerator / denominator
        default: value = nil
        }
        guard let value, value.isFinite, abs(value) < 1e6, value != 0 else { return 1 }
        return value
    }

    static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? { name.flatMap { attributes[$0] } }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
