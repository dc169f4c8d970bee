/// `<userDefinedRuntimeAttributes>`: values for key paths of an object, `layer.cornerRadius` or an inspectable property.
@MainActor
enum RuntimeAttributes {
    static func read(_ element: InterfaceElement, into object: AnyObject, _ context: InterfaceContext) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard attribute.name == "userDefinedRuntimeAttribute" || attribute.name == "decimal",
                let path = attribute["keyPath"], !path.isEmpty
            else {
                InterfaceSupport.reportUnknown(attribute, context.document)
                continue
            }
            let value = value(of: attribute, owner: element, context)
            attribute.markAllRead()
            if !MemberTables.setValue(value, forKeyPath: path, on: object) {
                context.document.warn(
                    attribute, "Failed to set (\(path)) user defined inspected property on (\(Swift.type(of: object)))")
            }
        }
    }

    private static func value(
        of attribute: InterfaceElement, owner: InterfaceElement, _ context: InterfaceContext
    ) -> Any? {
        let type = attribute["type"] ?? ""
        let value = attribute.child(key: "value")
        switch type {
        case "boolean": return attribute.bool("value") ?? false
        case "string": return attribute.text("value") ?? ""
        case "localizedString":
            let text = attribute.text("value") ?? ""
            return context.localized(owner, attribute["keyPath"] ?? "", nil)
                ?? LocalizedVariants.text(context.bundle, text, text, nil)
        case "number": return number(attribute)
        case "point": return value?.point.map { Optional($0) } ?? CGPoint.zero
        case "size": return value?.size.map { Optional($0) } ?? CGSize.zero
        case "rect": return value?.rect.map { Optional($0) } ?? CGRect.zero
        case "range":
            return NSRange(location: value?.integer("location") ?? 0, length: max(value?.integer("length") ?? 0, 0))
        case "color":
            return value.flatMap { $0.name == "nil" ? nil : ColorReader.color($0, context) }
        case "image": return ImageReader.image(attribute, "value", context)?.value
        case "nil": return nil
        default:
            context.document.warn(attribute, "runtime attributes of type \(type) are not supported")
            return nil
        }
    }

    /// `<integer key="value" value="2"/>`, `<real key="value" value="0.5"/>`, or an attribute.
    private static func number(_ attribute: InterfaceElement) -> Any? {
        if let integer = attribute.child(key: "value", "integer") { return integer.integer("value") }
        if let real = attribute.child(key: "value") { return real.number("value").map { Double($0) } }
        return attribute.number("value").map { Double($0) }
    }
}
