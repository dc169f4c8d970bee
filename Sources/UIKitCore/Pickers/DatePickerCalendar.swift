/// A date picker as a calendar's month, with the time below where it is chosen too.
///
/// Unverified: the measures, read off pictures of iOS 17.
final class DatePickerCalendar: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let title = UILabel()
    private let chevron = UIImageView()
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
    private let timeTitle = UILabel()
    private let time = DatePickerLabel()
    /// The first moment of the month that is shown.
    private var month: Date
    private var lastShown: Date?

    private static let header: CGFloat = 44
    private static let weekdayRow: CGFloat = 22
    private static let timeRow: CGFloat = 46

    init(_ picker: UIDatePicker) {
        self.picker = picker
        month = Self.start(of: picker.date, picker.effectiveCalendar)
        super.init(frame: .zero)
        isOpaque = false
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        chevron.image = UIImage(systemName: "chevron.right")
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        chevron.contentMode = .center
        let symbols = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: symbols), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward", withConfiguration: symbols), for: .normal)
        back.accessibilityLabel = "Previous month"
        forward.accessibilityLabel = "Next month"
        back.addAction(UIAction { [unowned self] _ in turn(-1) }, for: .touchUpInside)
        forward.addAction(UIAction { [unowned self] _ in turn(1) }, for: .touchUpInside)
        timeTitle.text = "Time"
        time.pressed = { [unowned self] in
            time.isOpen = DatePickerPopup.show(self.picker, .time, from: time) { [weak time] in time?.isOpen = false }
        }
        for view in [title, chevron, back, forward, timeTitle, time] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("made by a date picker only") }

    private static func start(of date: Date, _ calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private var hasDays: Bool { picker.datePickerMode != .time }
    private var hasTime: Bool { picker.datePickerMode != .date }

    var wantedSize: CGSize {
        guard hasDays else { return CGSize(width: 320, height: Self.timeRow) }
        return CGSize(width: 320, height: Self.header + Self.weekdayRow + 6 * 42 + (hasTime ? Self.timeRow : 0) + 8)
    }

    private func turn(_ months: Int) {
        month = picker.effectiveCalendar.date(byAdding: .month, value: months, to: month) ?? month
        show()
    }

    func dateChanged() {
        if picker.date != lastShown {
            lastShown = picker.date
            month = Self.start(of: picker.date, picker.effectiveCalendar)
        }
        show()
    }

    // MARK: Content

    private func show() {
        let calendar = picker.effectiveCalendar
        title.text = picker.formatter("MMMMy").string(from: month)
        chevron.tintColor = picker.tintColor
        for button in [back, forward] { button.tintColor = picker.tintColor }
        let times = picker.plainFormatter()
        times.timeStyle = .short
        time.text = times.string(from: picker.date)
        time.isHidden = !hasTime
        timeTitle.isHidden = !hasTime
        for view in [title, chevron, back, forward] { view.isHidden = !hasDays }
        showWeekdays(calendar)
        showDays(calendar)
        back.isEnabled = picker.minimumDate.map { month > $0 } ?? true
        let next = calendar.date(byAdding: .month, value: 1, to: month) ?? month
        forward.isEnabled = picker.maximumDate.map { next <= $0 } ?? true
        setNeedsLayout()
    }

    private func showWeekdays(_ calendar: Calendar) {
        guard hasDays else { return }
        let names = picker.plainFormatter().shortStandaloneWeekdaySymbols
        while weekdays.count < names.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        for (index, label) in weekdays.enumerated() where !names.isEmpty {
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: picker.locale)
        }
    }

    private func showDays(_ calendar: Calendar) {
        let count = hasDays ? calendar.range(of: .day, in: .month, for: month)?.count ?? 0 : 0
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let view = CalendarDayView()
            days.append(view)
            addSubview(view)
        }
        let numbers = NumberFormatter()
        numbers.locale = picker.locale
        for (index, view) in days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: index, to: month) else { continue }
            let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
            let isPossible =
                (picker.minimumDate.map { end > $0 } ?? true) && (picker.maximumDate.map { date <= $0 } ?? true)
            view.show(
                numbers.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)",
                isToday: calendar.isDateInToday(date), isChosen: calendar.isDate(date, inSameDayAs: picker.date),
                isEnabled: isPossible, tint: picker.tintColor)
            view.accessibilityLabel = picker.formatter("EEEEMMMMd").string(from: date)
            view.pressed = { [unowned self] in choose(date) }
        }
    }

    /// The day changes, the time of day stays.
    private func choose(_ day: Date) {
        let calendar = picker.effectiveCalendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let date = calendar.date(from: parts) { picker._choose(date) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            flips ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let titleSize = title.intrinsicContentSize
        title.frame = placed(CGRect(x: 16, y: 0, width: titleSize.width, height: Self.header))
        chevron.frame = placed(CGRect(x: 16 + titleSize.width + 4, y: 0, width: 16, height: Self.header))
        chevron.transform = flips ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        forward.frame = placed(CGRect(x: width - 44, y: 0, width: 44, height: Self.header))
        back.frame = placed(CGRect(x: width - 92, y: 0, width: 44, height: Self.header))
        let column = (width - 16) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = placed(
                CGRect(x: 8 + column * CGFloat(index), y: Self.header, width: column, height: Self.weekdayRow))
        }
        let calendar = picker.effectiveCalendar
        let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let top = Self.header + Self.weekdayRow
        let room = bounds.height - top - (hasTime ? Self.timeRow : 0) - 8
        let row = max(room / 6, 30)
        for (index, view) in days.enumerated() {
            let cell = index + first
            view.frame = placed(
                CGRect(
                    x: 8 + column * CGFloat(cell % 7), y: top + row * CGFloat(cell / 7), width: column, height: row))
        }
        let size = time.wantedSize
        let timeTop = bounds.height - Self.timeRow + (hasDays ? 0 : 0)
        timeTitle.frame = placed(CGRect(x: 16, y: timeTop, width: 150, height: Self.timeRow))
        timeTitle.textAlignment = flips ? .right : .left
        time.frame = placed(
            CGRect(
                x: width - 16 - size.width, y: timeTop + (Self.timeRow - size.height) / 2, width: size.width,
                height: size.height))
    }
}

/// One day of a month: a number, in a disc when it is chosen.
final class CalendarDayView: UIControl {
    private let disc = UIView(frame: .zero)
    private let label = UILabel()
    var pressed: (() -> Void)?

    init() {
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.pressed?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made by a calendar only") }

    /// Today chosen is a full disc; another chosen day a pale one.
    func show(_ number: String, isToday: Bool, isChosen: Bool, isEnabled: Bool, tint: UIColor) {
        self.isEnabled = isEnabled
        label.text = number
        label.font = isChosen ? .systemFont(ofSize: 24, weight: .semibold) : .systemFont(ofSize: 20)
        disc.isHidden = !isChosen
        disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
        if !isEnabled {
            label.textColor = .tertiaryLabel
        } else if isChosen {
            label.textColor = isToday ? .white : tint
        } else {
            label.textColor = isToday ? tint : .label
        }
        label.adjustsFontSizeToFitWidth = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
