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

    private func open(_ mode: UIDatePicker.Mode, _ anchor: UIView) {
        guard picker.isEnabled else { return }
        DatePickerOverlay.show(picker, mode, from: anchor)
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

    override func stateChanged() { label.textColor = isHighlighted ? .secondaryLabel : .label }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }
}

/// The card a compact picker opens: a calendar for a date, wheels for a time. A touch beside it closes it.
final class DatePickerOverlay: UIView {
    private let card = UIView(frame: .zero)

    static func show(_ picker: UIDatePicker, _ mode: UIDatePicker.Mode, from anchor: UIView) {
        guard let window = picker.window else { return }
        window.endEditing(true)
        let overlay = DatePickerOverlay(frame: window.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.isOpaque = false
        let inner = UIDatePicker(frame: .zero)
        inner.datePickerMode = mode
        inner.preferredDatePickerStyle = mode == .time ? .wheels : .inline
        inner.locale = picker.locale
        inner.calendar = picker.effectiveCalendar
        inner.timeZone = picker.timeZone
        inner.minimumDate = picker.minimumDate
        inner.maximumDate = picker.maximumDate
        inner.minuteInterval = picker.minuteInterval
        inner.tintColor = picker.tintColor
        inner.date = picker.date
        inner.addAction(
            UIAction { [weak picker, weak inner] _ in
                if let inner { picker?._choose(inner.date) }
            }, for: .valueChanged)
        let size = inner.intrinsicContentSize
        let padding: CGFloat = mode == .time ? 0 : 8
        let place = anchor.convert(anchor.bounds, to: window)
        let wanted = CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let below = place.maxY + 8 + wanted.height <= safe.maxY
        overlay.card.frame = CGRect(
            x: min(max(place.midX - wanted.width / 2, safe.minX), max(safe.maxX - wanted.width, safe.minX)),
            y: below ? place.maxY + 8 : max(place.minY - 8 - wanted.height, safe.minY), width: wanted.width,
            height: wanted.height)
        overlay.card.backgroundColor = .secondarySystemGroupedBackground
        overlay.card.layer.cornerRadius = 13
        overlay.card.layer.cornerCurve = .continuous
        overlay.card.layer.shadowOpacity = 0.2
        overlay.card.layer.shadowRadius = 32
        overlay.card.layer.shadowOffset = CGSize(width: 0, height: 10)
        inner.frame = overlay.card.bounds.insetBy(dx: padding, dy: padding)
        overlay.card.addSubview(inner)
        overlay.addSubview(overlay.card)
        window.addSubview(overlay)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
        removeFromSuperview()
    }
}
