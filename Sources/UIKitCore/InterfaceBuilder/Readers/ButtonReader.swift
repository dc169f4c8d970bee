/// Buttons, by state and by configuration.
@MainActor
enum ButtonReader {
    static let button = ViewReaders.properties(UIButton.self) { button, element, context in
        if let type = element["buttonType"].flatMap({ types[$0] }) { button._setButtonType(type) }
        if let font = FontReader.font(element, "fontDescription") { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ TextReader.lineBreakModes[$0] }),
            element.child(key: "configuration") == nil
        {
            button.titleLabel?.lineBreakMode = mode
        }
        if let inset = element.inset(key: "contentEdgeInsets") { button.contentEdgeInsets = inset }
        if let inset = element.inset(key: "titleEdgeInsets") { button.titleEdgeInsets = inset }
        if let inset = element.inset(key: "imageEdgeInsets") { button.imageEdgeInsets = inset }
        if let size = element.size(key: "titleShadowOffset") { button.titleLabel?.shadowOffset = size }
        if let adjusts = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = adjusts }
        if let adjusts = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
        if let shows = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = shows }
        if let adjusts = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            button.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let shows = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
        if let changes = element.bool("changesSelectionAsPrimaryAction") {
            button.changesSelectionAsPrimaryAction = changes
        }
        if let role = element["role"].flatMap({ roles[$0] }) { button.role = role }
        for state in element.all("state") { read(state, of: element, into: button, context) }
        if let child = element.child(key: "configuration", "buttonConfiguration") {
            button.configuration = configuration(child, of: element, context)
        }
    }

    private static func read(
        _ element: InterfaceElement, of owner: InterfaceElement, into button: UIButton, _ context: InterfaceContext
    ) {
        guard let key = element.key, let state = states[key] else { return }
        if let title = element.text("title") {
            button.setTitle(context.localized(owner, "\(key)Title", title), for: state)
        }
        if let title = AttributedTextReader.text(element, "attributedTitle", context)
            ?? AttributedTextReader.text(element, "title", context)
        {
            button.setAttributedTitle(title, for: state)
        }
        if let image = ImageReader.image(element, "image", context) { button.setImage(image.value, for: state) }
        if let image = ImageReader.image(element, "backgroundImage", context) {
            button.setBackgroundImage(image.value, for: state)
        }
        if let color = ColorReader.color(element, "titleColor", context)?.value {
            button.setTitleColor(color, for: state)
        }
        if let color = ColorReader.color(element, "titleShadowColor", context)?.value {
            button.setTitleShadowColor(color, for: state)
        }
        if let configuration = ImageReader.symbolConfiguration(element, "preferredSymbolConfiguration", context) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        InterfaceSupport.report(element, context.document)
    }

    // MARK: Configuration

    private static func configuration(
        _ element: InterfaceElement, of owner: InterfaceElement, _ context: InterfaceContext
    ) -> UIButton.Configuration {
        var result: UIButton.Configuration
        switch element["style"] {
        case "filled": result = .filled()
        case "gray": result = .gray()
        case "tinted": result = .tinted()
        case "borderless": result = .borderless()
        case "bordered": result = .bordered()
        case "borderedTinted": result = .borderedTinted()
        case "borderedProminent": result = .borderedProminent()
        default: result = .plain()
        }
        if let title = context.localized(owner, "configuration.title", element.text("title")) { result.title = title }
        if let title = context.localized(owner, "configuration.subtitle", element.text("subtitle")) {
            result.subtitle = title
        }
        if let text = AttributedTextReader.attributedString(element, "attributedTitle", context) {
            result.attributedTitle = text
        }
        if let text = AttributedTextReader.attributedString(element, "attributedSubtitle", context) {
            result.attributedSubtitle = text
        }
        if let font = FontReader.font(element, "titleFontDescription") ?? FontReader.font(element, "fontDescription"),
            let title = result.title
        {
            var text = result.attributedTitle ?? AttributedString(title)
            text.font = font
            result.attributedTitle = text
        }
        if let image = ImageReader.image(element, "image", context) { result.image = image.value }
        if let symbol = ImageReader.symbolConfiguration(element, "preferredSymbolConfigurationForImage", context) {
            result.preferredSymbolConfigurationForImage = symbol
        }
        readLayout(element, into: &result)
        if let color = ColorReader.color(element, "baseForegroundColor", context) {
            result.baseForegroundColor = color.value
        }
        if let color = ColorReader.color(element, "baseBackgroundColor", context) {
            result.baseBackgroundColor = color.value
        }
        if let background = element.child(key: "background", "backgroundConfiguration") {
            read(background, into: &result.background, context)
        }
        InterfaceSupport.report(element, context.document)
        return result
    }

    private static func readLayout(_ element: InterfaceElement, into result: inout UIButton.Configuration) {
        if let placement = element["imagePlacement"].flatMap({ placements[$0] }) { result.imagePlacement = placement }
        if let padding = element.length("imagePadding") { result.imagePadding = padding }
        if let padding = element.length("titlePadding") { result.titlePadding = padding }
        if let style = element["cornerStyle"].flatMap({ cornerStyles[$0] }) { result.cornerStyle = style }
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = size }
        if let alignment = element["titleAlignment"].flatMap({ titleAlignments[$0] }) {
            result.titleAlignment = alignment
        }
        if let shows = element.bool("showsActivityIndicator") { result.showsActivityIndicator = shows }
        if let mode = element["titleLineBreakMode"].flatMap({ TextReader.lineBreakModes[$0] }) {
            result.titleLineBreakMode = mode
        }
        if let mode = element["subtitleLineBreakMode"].flatMap({ TextReader.lineBreakModes[$0] }) {
            result.subtitleLineBreakMode = mode
        }
        if let insets = element.directionalEdgeInsets(key: "contentInsets") { result.contentInsets = insets }
    }

    private static func read(
        _ element: InterfaceElement, into background: inout UIBackgroundConfiguration, _ context: InterfaceContext
    ) {
        if let radius = element.length("cornerRadius") { background.cornerRadius = max(radius, 0) }
        if let width = element.length("strokeWidth") { background.strokeWidth = max(width, 0) }
        if let outset = element.length("strokeOutset") { background.strokeOutset = outset }
        if let color = ColorReader.color(element, "backgroundColor", context) {
            background.backgroundColor = color.value
        }
        if let color = ColorReader.color(element, "strokeColor", context) { background.strokeColor = color.value }
        if let image = ImageReader.image(element, "image", context) { background.image = image.value }
        if let mode = element["imageContentMode"].flatMap({ ViewProperties.contentModes[$0] }) {
            background.imageContentMode = mode
        }
        if let insets = element.directionalEdgeInsets(key: "backgroundInsets") { background.backgroundInsets = insets }
        InterfaceSupport.report(element, context.document)
    }

    // MARK: Words

    private static let types: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        "focused": .focused,
    ]

    private static let roles: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
