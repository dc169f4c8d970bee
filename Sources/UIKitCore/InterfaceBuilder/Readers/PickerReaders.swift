/// Pickers, steppers and refresh controls of interface files.
@MainActor
enum PickerReaders {
    static let stepper = ViewReaders.properties(UIStepper.self) { stepper, element, _ in
        if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
        if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
        if let value = element.number("stepValue"), value > 0 { stepper.stepValue = Double(value) }
        if let value = element.number("value") { stepper.value = Double(value) }
        if let continuous = element.bool("continuous") { stepper.isContinuous = continuous }
        if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
        if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    }

    static let refreshControl = ViewReaders.properties(UIRefreshControl.self) { control, element, context in
        if let title = AttributedTextReader.text(element, "attributedTitle", context) {
            control.attributedTitle = title
        }
    }

    static let pickerView = ViewReaders.properties(UIPickerView.self) { picker, element, _ in
        if let shows = element.bool("showsSelectionIndicator") { picker.showsSelectionIndicator = shows }
    }

    static let datePicker = ViewReaders.properties(UIDatePicker.self) { picker, element, _ in
        switch element["style"] {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: break
        }
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "dateAndTime": picker.datePickerMode = .dateAndTime
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        case "yearAndMonth": picker.datePickerMode = .yearAndMonth
        default: break
        }
        if let interval = element.integer("minuteInterval"), (1...30).contains(interval) {
            picker.minuteInterval = interval
        }
        if let name = element.child(key: "locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
        if let date = date(element, "minimumDate") { picker.minimumDate = date }
        if let date = date(element, "maximumDate") { picker.maximumDate = date }
        let usesNow = element.bool("useCurrentDate") ?? false
        if let date = date(element, "date"), !usesNow { picker.date = date }
        if let duration = element.number("countDownDuration"), duration > 0, duration < 86_400,
            picker.datePickerMode == .countDownTimer
        {
            picker.countDownDuration = Double(duration)
        }
    }

    private static func date(_ element: InterfaceElement, _ key: String) -> Date? {
        guard let seconds = element.child(key: key, "date")?.number("timeIntervalSinceReferenceDate"),
            abs(seconds) < 1e11
        else { return nil }
        return Date(timeIntervalSinceReferenceDate: Double(seconds))
    }
}
