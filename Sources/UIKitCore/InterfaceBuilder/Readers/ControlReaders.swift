/// Controls that do not have a file of their own.
@MainActor
enum ControlReaders {
    static let control = ViewReaders.properties(UIControl.self) { control, element, _ in
        if let enabled = element.bool("enabled") { control.isEnabled = enabled }
        if let selected = element.bool("selected") { control.isSelected = selected }
        if let highlighted = element.bool("highlighted") { control.isHighlighted = highlighted }
        if let alignment = element["contentHorizontalAlignment"].flatMap({ horizontal[$0] }) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element["contentVerticalAlignment"].flatMap({ vertical[$0] }) {
            control.contentVerticalAlignment = alignment
        }
    }

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static let toggle = ViewReaders.properties(UISwitch.self) { control, element, context in
        if let isOn = element.bool("on") { control.isOn = isOn }
        if let color = ColorReader.color(element, "onTintColor", context) { control.onTintColor = color.value }
        if let color = ColorReader.color(element, "thumbTintColor", context) { control.thumbTintColor = color.value }
        if let title = element.text("title") { control.title = context.localized(element, "title", title) }
    }

    static let slider = ViewReaders.properties(UISlider.self) { slider, element, context in
        if let value = element.number("minValue") { slider.minimumValue = float(value) }
        if let value = element.number("maxValue") { slider.maximumValue = float(value) }
        if let value = element.number("value") { slider.value = float(value) }
        if let continuous = element.bool("continuous") { slider.isContinuous = continuous }
        if let color = ColorReader.color(element, "minimumTrackTintColor", context) {
            slider.minimumTrackTintColor = color.value
        }
        if let color = ColorReader.color(element, "maximumTrackTintColor", context) {
            slider.maximumTrackTintColor = color.value
        }
        if let color = ColorReader.color(element, "thumbTintColor", context) { slider.thumbTintColor = color.value }
        if let image = ImageReader.image(element, "minimumValueImage", context) {
            slider.minimumValueImage = image.value
        }
        if let image = ImageReader.image(element, "maximumValueImage", context) {
            slider.maximumValueImage = image.value
        }
    }

    private static func float(_ value: CGFloat) -> Float { Float(min(max(value, -1e30), 1e30)) }

    static let progress = ViewReaders.properties(UIProgressView.self) { view, element, context in
        if let style = element["progressViewStyle"] { view.progressViewStyle = style == "bar" ? .bar : .default }
        if let progress = element.number("progress") { view.progress = Float(min(max(progress, 0), 1)) }
        if let color = ColorReader.color(element, "progressTintColor", context) { view.progressTintColor = color.value }
        if let color = ColorReader.color(element, "trackTintColor", context) { view.trackTintColor = color.value }
    }

    static let activityIndicator = ViewReaders.properties(UIActivityIndicatorView.self) { view, element, context in
        switch element["style"] {
        case "large": view.style = .large
        case "whiteLarge":
            view.style = .large
            view.color = .white
        case "white":
            view.style = .medium
            view.color = .white
        case .some: view.style = .medium
        default: break
        }
        if let color = ColorReader.color(element, "color", context) { view.color = color.value }
        // Files say only that it hides; the class would hide by itself.
        if !element.isPartial { view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false }
        if element.bool("animating") == true {
            view.startAnimating()
        }
    }

    static let pageControl = ViewReaders.properties(UIPageControl.self) { control, element, context in
        if let count = element.integer("numberOfPages") { control.numberOfPages = min(max(count, 0), 10_000) }
        if let page = element.integer("currentPage") { control.currentPage = max(page, 0) }
        if let hides = element.bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
        if let color = ColorReader.color(element, "pageIndicatorTintColor", context) {
            control.pageIndicatorTintColor = color.value
        }
        if let color = ColorReader.color(element, "currentPageIndicatorTintColor", context) {
            control.currentPageIndicatorTintColor = color.value
        }
    }

    static let segmented = ViewReaders.properties(UISegmentedControl.self) { control, element, context in
        for (index, segment) in element.list("segments").enumerated() where segment.name == "segment" {
            if let image = ImageReader.image(segment, "image", context)?.value {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = context.localized(element, "segmentTitles[\(index)]", segment.text("title") ?? "")
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            let last = control.numberOfSegments - 1
            if segment.bool("enabled") == false, last >= 0 { control.setEnabled(false, forSegmentAt: last) }
            segment.markAllRead()
        }
        if let index = element.integer("selectedSegmentIndex") {
            control.selectedSegmentIndex = index < control.numberOfSegments ? index : UISegmentedControl.noSegment
        }
        if let color = ColorReader.color(element, "selectedSegmentTintColor", context) {
            control.selectedSegmentTintColor = color.value
        }
        if let apportions = element.bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
    }
}
