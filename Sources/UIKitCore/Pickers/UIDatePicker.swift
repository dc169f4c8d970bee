/// The way a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
}

/// Chooses a date, a time or a duration, in the user's calendar and language.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        case yearAndMonth = 4
    }

    private var chosen = Date()
    private var ownLocale: Locale?
    private var ownCalendar: Calendar?
    private var duration: TimeInterval = 0
    /// The view of the style that is shown.
    private(set) var shown: (any DatePickerContent)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        (coder as? NibCoder)?.finish(self, as: UIDatePicker.self)
    }

    // MARK: What is chosen

    /// Default `dateAndTime`.
    open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

    /// Nil: the user's. Always the effective one when read.
    open var locale: Locale? {
        get { ownLocale ?? Locale(identifier: UIScreen.main._configuration.locale) }
        set {
            ownLocale = newValue
            rebuild()
        }
    }

    /// Nil: the user's. Always the effective one when read.
    open var calendar: Calendar! {
        get { effectiveCalendar }
        set {
            ownCalendar = newValue
            rebuild()
        }
    }

    /// Nil: the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }

    /// Default now. Setting it sends no event and is kept within the limits.
    open var date: Date {
        get { rounded(chosen) }
        set {
            chosen = clamped(newValue)
            shown?.dateChanged()
            invalidateIntrinsicContentSize()
        }
    }

    /// The change shows at once.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Nil (default): no limit. Limits that contradict each other are ignored.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    open var maximumDate: Date? { didSet { limitsChanged() } }

    /// Seconds, in whole minutes, up to 23:59; for `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = min(max(newValue, 0), 86_340)
            shown?.dateChanged()
        }
    }

    /// A divisor of 60 up to 30; anything else means 1.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }

    open var roundsToMinuteInterval = true

    // MARK: Style

    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style in effect: wheels for a duration or a month, otherwise the preferred one; automatic is compact.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline where datePickerMode == .time: return .inline
        default: return preferredDatePickerStyle
        }
    }

    /// Set by key by apps; nil is the label colour.
    var _textColor: UIColor? {
        didSet {
            (shown as? DatePickerWheels)?._textColor = _textColor
            shown?.dateChanged()
        }
    }
    /// Set by key by apps; not acted on.
    var _highlightsToday = true

    // MARK: Calculation

    var effectiveCalendar: Calendar {
        var result = ownCalendar ?? Calendar.current
        if ownCalendar == nil { result.locale = locale }
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    func formatter(_ template: String) -> DateFormatter {
        let formatter = plainFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    func plainFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = effectiveCalendar
        formatter.timeZone = effectiveCalendar.timeZone
        return formatter
    }

    func clamped(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        var result = date
        if let minimumDate, result < minimumDate { result = minimumDate }
        if let maximumDate, result > maximumDate { result = maximumDate }
        return result
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let minute = effectiveCalendar.component(.minute, from: date)
        let second = effectiveCalendar.component(.second, from: date)
        return date.addingTimeInterval(-TimeInterval(minute % minuteInterval * 60 + second))
    }

    private func limitsChanged() {
        chosen = clamped(chosen)
        shown?.dateChanged()
    }

    /// A choice by hand.
    package func _choose(_ date: Date) {
        let new = clamped(date)
        let isSame = new == chosen
        chosen = new
        shown?.dateChanged()
        invalidateIntrinsicContentSize()
        if !isSame { sendActions(for: [.valueChanged]) }
    }

    func _chooseDuration(_ seconds: TimeInterval) {
        countDownDuration = max(seconds, 60)
        sendActions(for: [.valueChanged])
    }

    // MARK: Layout

    private func rebuild() {
        shown?.removeFromSuperview()
        let content: any DatePickerContent =
            switch datePickerStyle {
            case .wheels: DatePickerWheels(self)
            case .inline: DatePickerCalendar(self)
            default: DatePickerCompact(self)
            }
        shown = content
        (content as? DatePickerWheels)?._textColor = _textColor
        addSubview(content)
        content.dateChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { shown?.wantedSize ?? .zero }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.wantedSize ?? .zero }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shown?.frame = bounds
    }

    override func stateChanged() {
        shown?.alpha = isEnabled ? 1 : 0.5
        shown?.isUserInteractionEnabled = isEnabled
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        shown?.dateChanged()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        shown?.dateChanged()
        invalidateIntrinsicContentSize()
    }

    /// Touches go to the parts.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

/// What a style of date picker shows.
@MainActor
protocol DatePickerContent: UIView {
    var wantedSize: CGSize { get }
    /// Date, limits or looks have changed.
    func dateChanged()
}
