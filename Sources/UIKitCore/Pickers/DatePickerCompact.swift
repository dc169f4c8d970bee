/// A date picker as one or two grey buttons with the date and the time.
///
/// Unverified: 34 points high, 12 points beside the text, 5 points between the buttons.
final class DatePickerCompact: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let day = DatePickerLabel()
    private let time = DatePickerLabel()

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        for part in [day, time] { addSubview(part) }
        day.pressed = { [unowned self] in open(.date, day) }
        time.pressed = { [unowned self] in open(.time, time) }
    }

    required init?(coder: NSCoder) { fatalError("made by a date picker only") }

    private var parts: [DatePickerLabel] {
        switch picker.datePickerMode {
        case .date: [day]
        case .time: [time]
        default: [day, time]
        }
    }

    var wantedSize: CGSize {
        let sizes = parts.map(\.wantedSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + 5 * CGFloat(sizes.count - 1),
            height: sizes.map(\.height).max() ?? 34)
    }

    func dateChanged() {
        let dates = picker.plainFormatter()
        dates.dateStyle = .medium
        day.text = dates.string(from: picker.date)
        let times = picker.plainFormatter()
        times.timeStyle = .short
        time.text = times.string(from: picker.date)
        day.isHidden = !parts.contains(day)
        time.isHidden = !parts.contains(time)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = wantedSize
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The buttons keep their size at the start of a wider picker.
        var x = flips ? max(bounds.width - total.width, 0) : 0
        for part in flips ? parts.reversed() : parts {
            let size = part.wantedSize
            part.frame = CGRect(
                x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            x += size.width + 5
        }
    }

    private func open(_ mode: UIDatePicker.Mode, _ anchor: DatePickerLabel) {
        guard picker.isEnabled else { return }
        anchor.isOpen = DatePickerPopup.show(picker, mode, from: anchor) { [weak anchor] in anchor?.isOpen = false }
    }
}

/// A grey rounded button with a date or a time.
final class DatePickerLabel: UIControl {
    private let label = UILabel()
    var pressed: (() -> Void)?

    init() {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.pressed?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made by a date picker only") }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    var wantedSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up) + 24, height: max(size.height.rounded(.up) + 13, 34))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    /// Whether what it opens is shown: the text is tinted then.
    var isOpen = false { didSet { stateChanged() } }

    override func stateChanged() {
        label.textColor = isOpen ? .tintColor : isHighlighted ? .secondaryLabel : .label
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }
}
