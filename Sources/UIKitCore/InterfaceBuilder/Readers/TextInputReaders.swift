/// Text fields and text views of interface files.
@MainActor
enum TextInputReaders {
    static let textField = ViewReaders.properties(UITextField.self) { field, element, context in
        if let style = element["borderStyle"].flatMap({ borderStyles[$0] }) { field.borderStyle = style }
        if let font = FontReader.font(element, "fontDescription") { field.font = font }
        if let color = ColorReader.color(element, "textColor", context) { field.textColor = color.value ?? .label }
        if let alignment = element["textAlignment"].flatMap({ TextReader.alignments[$0] }) {
            field.textAlignment = alignment
        }
        if let size = element.length("minimumFontSize") {
            field.minimumFontSize = size
            field.adjustsFontSizeToFitWidth = true
        }
        if let adjusts = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
        if let mode = element["clearButtonMode"].flatMap({ viewModes[$0] }) { field.clearButtonMode = mode }
        if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let allows = element.bool("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = allows }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = adjusts
        }
        if let image = ImageReader.image(element, "background", context) { field.background = image.value }
        if let image = ImageReader.image(element, "disabledBackground", context) {
            field.disabledBackground = image.value
        }
        readTraits(element, into: field)
        if let text = element.text("text") { field.text = context.localized(element, "text", text) }
        if let text = element.text("placeholder") {
            field.placeholder = context.localized(element, "placeholder", text)
        }
        if let text = AttributedTextReader.text(element, "attributedText", context) { field.attributedText = text }
        if let text = AttributedTextReader.text(element, "attributedPlaceholder", context) {
            field.attributedPlaceholder = text
        }
    }

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    static let textView = ViewReaders.properties(UITextView.self) { view, element, context in
        if let font = FontReader.font(element, "fontDescription") { view.font = font }
        if let color = ColorReader.color(element, "textColor", context) { view.textColor = color.value ?? .label }
        if let alignment = element["textAlignment"].flatMap({ TextReader.alignments[$0] }) {
            view.textAlignment = alignment
        }
        if let editable = element.bool("editable") { view.isEditable = editable }
        if let selectable = element.bool("selectable") { view.isSelectable = selectable }
        if let allows = element.bool("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = allows }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = adjusts
        }
        if let detectors = element.flags("dataDetectorType", key: "dataDetectorTypes") {
            view.dataDetectorTypes = UIDataDetectorTypes(detectors.compactMap { detectorTypes[$0] })
        }
        if let inset = element.inset(key: "textContainerInset") { view.textContainerInset = inset }
        readTraits(element, into: view)
        if let text = element.text("text") { view.text = context.localized(element, "text", text) }
        if let text = AttributedTextReader.text(element, "attributedText", context) { view.attributedText = text }
    }

    private static let detectorTypes: [String: UIDataDetectorTypes] = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion,
    ]

    // MARK: Traits

    /// `<textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="go"/>`
    static func readTraits(_ element: InterfaceElement, into input: any UITextInputTraits) {
        guard let traits = element.child(key: "textInputTraits") else { return }
        traits.markAllRead()
        if let value = traits["autocapitalizationType"].flatMap({ capitalizations[$0] }) {
            input.autocapitalizationType = value
        }
        if let value = traits["autocorrectionType"] {
            input.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = traits["spellCheckingType"] {
            input.spellCheckingType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = traits["smartQuotesType"] {
            input.smartQuotesType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = traits["smartDashesType"] {
            input.smartDashesType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = traits["smartInsertDeleteType"] {
            input.smartInsertDeleteType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = traits["keyboardType"].flatMap({ keyboardTypes[$0] }) { input.keyboardType = value }
        if let value = traits["keyboardAppearance"] {
            input.keyboardAppearance =
                value == "alert" || value == "dark" ? .dark : value == "light" ? .light : .default
        }
        if let value = traits["returnKeyType"].flatMap({ returnKeys[$0] }) { input.returnKeyType = value }
        if let value = traits.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
        if let value = traits.bool("secureTextEntry") { input.isSecureTextEntry = value }
        if let value = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: value) }
    }

    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboardTypes: [String: UIKeyboardType] = [
        "default": .default, "asciiCapable": .asciiCapable, "alphabet": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
