/// Images of interface files: of the bundle, of asset catalogs, and symbols of the system.
@MainActor
enum ImageReader {
    struct Found {
        let value: UIImage?
    }

    /// The image an element has for a key, in an attribute or in an `<imageReference>`; nil if it says nothing of it.
    static func image(_ element: InterfaceElement, _ key: String, _ context: InterfaceContext) -> Found? {
        if let reference = element.child(key: key, "imageReference") {
            return Found(value: self.reference(reference, context))
        }
        if element.child(key: key, "nil") != nil { return Found(value: nil) }
        guard let name = element[key] else { return nil }
        guard !name.isEmpty else { return Found(value: nil) }
        return Found(value: named(name, isSymbol: isSymbol(element, name, context), element, context))
    }

    /// `<imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="...">`
    static func reference(_ element: InterfaceElement, _ context: InterfaceContext) -> UIImage? {
        element.markRead()
        guard let name = element["image"] else { return nil }
        var image = named(name, isSymbol: isSymbol(element, name, context), element, context)
        if let configuration = configuration(of: element, context) { image = image?.withConfiguration(configuration) }
        switch element["renderingMode"] {
        case "template": image = image?.withRenderingMode(.alwaysTemplate)
        case "original": image = image?.withRenderingMode(.alwaysOriginal)
        case "multicolor":
            image = image?.applyingSymbolConfiguration(.preferringMulticolor())
        case "hierarchical", "palette":
            let colors = element.list("array") + element.list("hierarchicalColors") + element.list("colors")
            let read = colors.filter { $0.name == "color" }.compactMap { ColorReader.color($0, context) }
            if let first = read.first {
                let wished =
                    element["renderingMode"] == "palette"
                    ? UIImage.SymbolConfiguration(paletteColors: read)
                    : UIImage.SymbolConfiguration(hierarchicalColor: first)
                image = image?.applyingSymbolConfiguration(wished)
            }
        default: break
        }
        return image
    }

    static func named(
        _ name: String, isSymbol: Bool, _ element: InterfaceElement, _ context: InterfaceContext
    ) -> UIImage? {
        let image =
            isSymbol
            ? UIImage(systemName: name) : UIImage(named: name, in: context.bundle, compatibleWith: nil)
        if image == nil {
            let place =
                context.bundle.bundleIdentifier.map { "with identifier \"\($0)\"" } ?? "at \(context.bundle.bundlePath)"
            context.document.warn(
                element,
                isSymbol
                    ? "No symbol named '\(name)' found in system symbol set"
                    : "Could not load the \"\(name)\" image referenced from a nib in the bundle \(place)")
        }
        return image
    }

    private static func isSymbol(_ element: InterfaceElement, _ name: String, _ context: InterfaceContext) -> Bool {
        if let catalog = element["catalog"] { return catalog == "system" }
        return context.document.imageResource(name)?["catalog"] == "system"
    }

    // MARK: Symbol configurations

    /// `<preferredSymbolConfiguration key= configurationType="pointSize" pointSize="25" scale="large" weight="bold"/>`
    static func symbolConfiguration(
        _ element: InterfaceElement, _ key: String, _ context: InterfaceContext
    ) -> UIImage.SymbolConfiguration? {
        guard
            let child = element.child(key: key, "preferredSymbolConfiguration")
                ?? element.child(key: key, "symbolConfiguration")
        else { return nil }
        return configuration(from: child, context)
    }

    private static func configuration(
        of element: InterfaceElement, _ context: InterfaceContext
    ) -> UIImage.SymbolConfiguration? {
        if let child = element.child("preferredSymbolConfiguration") ?? element.child("symbolConfiguration") {
            return configuration(from: child, context)
        }
        return element["symbolScale"].flatMap { scales[$0] }.map { UIImage.SymbolConfiguration(scale: $0) }
    }

    private static func configuration(
        from element: InterfaceElement, _ context: InterfaceContext
    ) -> UIImage.SymbolConfiguration? {
        element.markRead()
        let scale = element["scale"].flatMap { scales[$0] } ?? .unspecified
        let weight = element["weight"].flatMap { weights[$0] } ?? .unspecified
        switch element["configurationType"] {
        case "font":
            guard let font = FontReader.font(element, "fontDescription") else {
                return UIImage.SymbolConfiguration(scale: scale)
            }
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        case "pointSize":
            let size = element.length("pointSize") ?? 17
            return UIImage.SymbolConfiguration(pointSize: min(max(size, 1), 1000), weight: weight, scale: scale)
        case "textStyle":
            guard let style = element["textStyle"] else { return UIImage.SymbolConfiguration(scale: scale) }
            return UIImage.SymbolConfiguration(textStyle: FontReader.textStyle(style), scale: scale)
        default:
            if weight != .unspecified {
                return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
            }
            return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
        }
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
