/// Labels, images, stacks, scroll views and effects.
@MainActor
enum BasicViewReaders {
    static let label = ViewReaders.properties(UILabel.self) { label, element, context in
        if let lines = element.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
        if let mode = element["lineBreakMode"].flatMap({ TextReader.lineBreakModes[$0] }) { label.lineBreakMode = mode }
        if let fits = element.bool("adjustsFontSizeToFit") {
            // Older files say so of every label; what counts is whether a limit is given with it.
            label.adjustsFontSizeToFitWidth = fits
        } else if element.has("minimumFontSize") || element.has("minimumScaleFactor") {
            label.adjustsFontSizeToFitWidth = true
        }
        if let font = FontReader.font(element, "fontDescription") { label.font = font }
        if let factor = element.number("minimumScaleFactor") { label.minimumScaleFactor = min(max(factor, 0), 1) }
        if let size = element.length("minimumFontSize"), label.adjustsFontSizeToFitWidth, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(max(size / label.font.pointSize, 0), 1)
        }
        switch element["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let width = element.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        if let tightens = element.bool("adjustsLetterSpacingToFitWidth")
            ?? element.bool("allowsDefaultTighteningForTruncation")
        {
            label.allowsDefaultTighteningForTruncation = tightens
        }
        if let color = ColorReader.color(element, "textColor", context) {
            label.textColor = color.value ?? UIColor.label
        }
        if let color = ColorReader.color(element, "highlightedColor", context) {
            label.highlightedTextColor = color.value
        }
        if let color = ColorReader.color(element, "shadowColor", context) { label.shadowColor = color.value }
        if let offset = element.size(key: "shadowOffset") { label.shadowOffset = offset }
        if let enabled = element.bool("enabled") { label.isEnabled = enabled }
        if let highlighted = element.bool("highlighted") { label.isHighlighted = highlighted }
        if let text = element.text("text") { label.text = context.localized(element, "text", text) }
        if let alignment = element["textAlignment"].flatMap({ TextReader.alignments[$0] }) {
            label.textAlignment = alignment
        }
        _ = element.bool("usesAttributedText")
        if let text = AttributedTextReader.text(element, "attributedText", context) { label.attributedText = text }
    }

    static let imageView = ViewReaders.properties(UIImageView.self) { view, element, context in
        if let configuration = ImageReader.symbolConfiguration(element, "preferredSymbolConfiguration", context) {
            view.preferredSymbolConfiguration = configuration
        }
        if let image = ImageReader.image(element, "image", context) { view.image = image.value }
        if let image = ImageReader.image(element, "highlightedImage", context) { view.highlightedImage = image.value }
        if let highlighted = element.bool("highlighted") { view.isHighlighted = highlighted }
        if let adjusts = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
    }

    static let stackView = ViewReaders.properties(UIStackView.self) { stack, element, _ in
        switch element["axis"] {
        case "vertical": stack.axis = .vertical
        case "horizontal": stack.axis = .horizontal
        default: break
        }
        if let value = element["distribution"].flatMap({ distributions[$0] }) { stack.distribution = value }
        if let value = element["alignment"].flatMap({ stackAlignments[$0] }) { stack.alignment = value }
        if let spacing = element.length("spacing") { stack.spacing = spacing }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let relative = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = relative }
        // A stack with margins of its own in the file keeps its views inside of them.
        if let relative = element.bool("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = relative
        } else if element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil {
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }

    static let stackContents = ViewReaders.contents(UIView.self) { view, element, context in
        guard let stack = view as? UIStackView else {
            return ViewReaders.makeSubviews(of: view, element, context) { view.addSubview($0) }
        }
        ViewReaders.makeSubviews(of: stack, element, context) { stack.addArrangedSubview($0) }
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    ]

    static let scrollView = ViewReaders.properties(UIScrollView.self) { view, element, _ in
        for attribute in element.attributes {
            guard let read = scrollAttributes[attribute.name] else { continue }
            _ = element[attribute.name]
            read(view, attribute.value)
        }
        if let inset = element.inset(key: "contentInset") { view.contentInset = inset }
        if let inset = element.inset(key: "scrollIndicatorInsets") { view.scrollIndicatorInsets = inset }
        if let size = element.size(key: "contentSize") { view.contentSize = size }
        if let zoom = element.number("minimumZoomScale"), zoom > 0 { view.minimumZoomScale = zoom }
        if let zoom = element.number("maximumZoomScale"), zoom > 0 { view.maximumZoomScale = zoom }
    }

    private static let scrollAttributes: [String: @MainActor (UIScrollView, String) -> Void] = [
        "scrollEnabled": { $0.isScrollEnabled = $1 != "NO" },
        "pagingEnabled": { $0.isPagingEnabled = $1 == "YES" },
        "directionalLockEnabled": { $0.isDirectionalLockEnabled = $1 == "YES" },
        "bounces": { $0.bounces = $1 != "NO" },
        "alwaysBounceVertical": { $0.alwaysBounceVertical = $1 == "YES" },
        "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = $1 == "YES" },
        "bouncesZoom": { $0.bouncesZoom = $1 != "NO" },
        "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = $1 != "NO" },
        "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = $1 != "NO" },
        "indicatorStyle": { $0.indicatorStyle = $1 == "white" ? .white : $1 == "black" ? .black : .default },
        "delaysContentTouches": { $0.delaysContentTouches = $1 != "NO" },
        "canCancelContentTouches": { $0.canCancelContentTouches = $1 != "NO" },
        "scrollsToTop": { $0.scrollsToTop = $1 != "NO" },
        "keyboardDismissMode": { view, value in
            view.keyboardDismissMode = value == "onDrag" ? .onDrag : value == "interactive" ? .interactive : .none
        },
        "contentInsetAdjustmentBehavior": { view, value in
            switch value {
            case "never": view.contentInsetAdjustmentBehavior = .never
            case "always": view.contentInsetAdjustmentBehavior = .always
            case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
            default: view.contentInsetAdjustmentBehavior = .automatic
            }
        },
    ]
}
