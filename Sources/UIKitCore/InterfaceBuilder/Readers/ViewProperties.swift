/// What every view can have in an interface file.
@MainActor
enum ViewProperties {
    static func setFrame(of view: UIView, _ element: InterfaceElement) {
        if let frame = element.rect(key: "frame") { view.frame = frame }
        if let mask = element.flags("autoresizingMask", key: "autoresizingMask") {
            view.autoresizingMask = autoresizingMask(mask)
        }
        // A view without constraints keeps its frame, whatever the file says of translation.
        let isFixed = element.children.contains { $0.name == "variation" && $0.bool("fixedFrame") == true }
        if element.bool("fixedFrame") == true || isFixed {
            view.translatesAutoresizingMaskIntoConstraints = true
            _ = element["translatesAutoresizingMaskIntoConstraints"]
            if view.autoresizingMask == [] { view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin] }
        } else if let translates = element.bool("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
    }

    static func autoresizingMask(_ flags: Set<String>) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        if flags.contains("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
        if flags.contains("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
        if flags.contains("flexibleMinY") { mask.insert(.flexibleTopMargin) }
        if flags.contains("flexibleMaxY") { mask.insert(.flexibleBottomMargin) }
        if flags.contains("widthSizable") { mask.insert(.flexibleWidth) }
        if flags.contains("heightSizable") { mask.insert(.flexibleHeight) }
        return mask
    }

    static func read(_ view: UIView, _ element: InterfaceElement, _ context: InterfaceContext) {
        for attribute in element.attributes {
            guard let read = attributeReaders[attribute.name] else { continue }
            _ = element[attribute.name]
            read(view, attribute.value)
        }
        readColors(view, element, context)
        readMargins(view, element)
        if let accessibility = element.child(key: "accessibilityConfiguration") {
            AccessibilityReader.read(accessibility, into: view, owner: element, context)
        }
        if let stretch = element.child(key: "contentStretch") { stretch.markRead() }
    }

    private static func readColors(_ view: UIView, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let color = ColorReader.color(element, "backgroundColor", context) { view.backgroundColor = color.value }
        if let color = ColorReader.color(element, "tintColor", context) { view.tintColor = color.value }
    }

    private static func readMargins(_ view: UIView, _ element: InterfaceElement) {
        if let insets = element.edgeInsets(key: "layoutMargins") { view.layoutMargins = insets }
        if let insets = element.directionalEdgeInsets(key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = insets
        }
    }

    /// Attributes of every view by name. A table, because a view has a dozen of some forty.
    private static let attributeReaders: [String: @MainActor (UIView, String) -> Void] = [
        "contentMode": { view, value in if let mode = contentModes[value] { view.contentMode = mode } },
        "opaque": { view, value in view.isOpaque = value != "NO" },
        "hidden": { view, value in view.isHidden = value == "YES" },
        "alpha": { view, value in if let alpha = InterfaceElement.number(value) { view.alpha = alpha } },
        "tag": { view, value in if let tag = Int(value) { view.tag = tag } },
        "clipsSubviews": { view, value in view.clipsToBounds = value == "YES" },
        "clearsContextBeforeDrawing": { view, value in view.clearsContextBeforeDrawing = value != "NO" },
        "userInteractionEnabled": { view, value in view.isUserInteractionEnabled = value != "NO" },
        "multipleTouchEnabled": { view, value in view.isMultipleTouchEnabled = value == "YES" },
        "exclusiveTouch": { view, value in view.isExclusiveTouch = value == "YES" },
        "autoresizesSubviews": { view, value in view.autoresizesSubviews = value != "NO" },
        "semanticContentAttribute": { view, value in
            if let attribute = semanticAttributes[value] { view.semanticContentAttribute = attribute }
        },
        "horizontalHuggingPriority": { view, value in
            if let priority = priority(value) { view.setContentHuggingPriority(priority, for: .horizontal) }
        },
        "verticalHuggingPriority": { view, value in
            if let priority = priority(value) { view.setContentHuggingPriority(priority, for: .vertical) }
        },
        "horizontalCompressionResistancePriority": { view, value in
            if let priority = priority(value) {
                view.setContentCompressionResistancePriority(priority, for: .horizontal)
            }
        },
        "verticalCompressionResistancePriority": { view, value in
            if let priority = priority(value) { view.setContentCompressionResistancePriority(priority, for: .vertical) }
        },
        "preservesSuperviewLayoutMargins": { view, value in view.preservesSuperviewLayoutMargins = value == "YES" },
        "insetsLayoutMarginsFromSafeArea": { view, value in view.insetsLayoutMarginsFromSafeArea = value != "NO" },
        "layoutMarginsFollowReadableWidth": { view, value in
            view._layoutMarginsFollowReadableWidth = value == "YES"
        },
        "interfaceStyle": { view, value in view.overrideUserInterfaceStyle = style(value) },
        "simulatedInterfaceStyle": { _, _ in },
    ]

    static func style(_ value: String) -> UIUserInterfaceStyle {
        value == "light" ? .light : value == "dark" ? .dark : .unspecified
    }

    static func priority(_ text: String) -> UILayoutPriority? {
        guard let value = Float(text), value >= 0, value <= 1000 else { return nil }
        return UILayoutPriority(max(value, 1))
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semanticAttributes: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    // MARK: Guides

    /// `<viewLayoutGuide key="safeArea" id=>` gives a guide of the view the id that constraints use.
    static func readGuides(of view: UIView, _ element: InterfaceElement, _ context: InterfaceContext) {
        for guide in element.all("viewLayoutGuide") {
            let made: UILayoutGuide?
            switch guide.key {
            case "safeArea": made = view.safeAreaLayoutGuide
            case "contentLayoutGuide": made = (view as? UIScrollView)?.contentLayoutGuide
            case "frameLayoutGuide": made = (view as? UIScrollView)?.frameLayoutGuide
            case "keyboard": made = view.keyboardLayoutGuide
            case "layoutMargins", "layoutMarginsGuide": made = view.layoutMarginsGuide
            case "readableContent", "readableContentGuide": made = view.readableContentGuide
            default: made = nil
            }
            if let made {
                context.noteGuide(made, guide)
            } else {
                context.document.warn(guide, "the layout guide \(guide.key ?? "") is not supported")
            }
        }
    }
}

/// `<accessibility key="accessibilityConfiguration" label= hint= identifier=>`
@MainActor
enum AccessibilityReader {
    static func read(
        _ element: InterfaceElement, into object: UIResponder, owner: InterfaceElement, _ context: InterfaceContext
    ) {
        if let label = context.localized(owner, "accessibilityLabel", element.text("label")) {
            object.accessibilityLabel = label
        }
        if let hint = context.localized(owner, "accessibilityHint", element.text("hint")) {
            object.accessibilityHint = hint
        }
        if let value = element.text("value") { object.accessibilityValue = value }
        if let identifier = element["identifier"] { object.accessibilityIdentifier = identifier }
        if let isElement = element.all("bool").first(where: { $0.key == "isElement" })?.bool("value") {
            object.isAccessibilityElement = isElement
        }
        if let traits = element.child("accessibilityTraits") {
            object.accessibilityTraits = self.traits(traits)
        }
        for child in element.children { child.markAllRead() }
    }

    private static func traits(_ element: InterfaceElement) -> UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        for attribute in element.attributes where attribute.value == "YES" {
            if let trait = names[attribute.name] { traits.insert(trait) }
        }
        return traits
    }

    private static let names: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
        "searchField": .searchField, "header": .header, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently,
        "summaryElement": .summaryElement, "playsSound": .playsSound,
        "allowsDirectInteraction": .allowsDirectInteraction,
        "keyboardKey": .keyboardKey, "adjustable": .adjustable,
    ]
}
