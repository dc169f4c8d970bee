/// A date picker's wheels.
final class DatePickerWheels: UIPickerView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Wheel {
        case day, month, dayOfMonth, year, hour, minute, half, hours, minutes
    }

    private unowned let picker: UIDatePicker
    private var wheels: [Wheel] = []
    /// Rows turn round many times, and stand in the middle at first.
    private static let turns = 100
    /// Days to both sides of the day that was shown first.
    private static let days = 20_000
    private let firstDay: Date
    private var isSelecting = false
    private let isTwelveHours: Bool

    init(_ picker: UIDatePicker) {
        self.picker = picker
        firstDay = picker.effectiveCalendar.startOfDay(for: picker.date)
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: picker.locale) ?? "HH"
        isTwelveHours = format.contains("a") || format.contains("h")
        super.init(frame: .zero)
        wheels = makeWheels()
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("made by a date picker only") }

    var wantedSize: CGSize { PickerGeometry.size }

    private var time: [Wheel] { isTwelveHours ? [.hour, .minute, .half] : [.hour, .minute] }

    private func makeWheels() -> [Wheel] {
        switch picker.datePickerMode {
        case .countDownTimer: return [.hours, .minutes]
        case .dateAndTime: return [.day] + time
        case .time: return time
        case .date, .yearAndMonth:
            let template = picker.datePickerMode == .date ? "yMMMMd" : "yMMMM"
            let format =
                DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: picker.locale) ?? "MMMM d y"
            var result: [Wheel] = []
            for character in format {
                let wheel: Wheel? =
                    switch character {
                    case "y", "u", "r", "U": .year
                    case "M", "L": .month
                    case "d": .dayOfMonth
                    default: nil
                    }
                if let wheel, !result.contains(wheel) { result.append(wheel) }
            }
            return result
        }
    }

    // MARK: Rows

    private var months: Int { picker.effectiveCalendar.range(of: .month, in: .year, for: picker.date)?.count ?? 12 }
    private var minuteSteps: Int { 60 / picker.minuteInterval }

    /// The number of different rows; rows repeat after it.
    private func period(_ wheel: Wheel) -> Int {
        switch wheel {
        case .day: 2 * Self.days + 1
        case .month: months
        case .dayOfMonth: 31
        case .year: 10_000
        case .hour: isTwelveHours ? 12 : 24
        case .minute, .minutes: minuteSteps
        case .half: 2
        case .hours: 24
        }
    }

    private func repeats(_ wheel: Wheel) -> Bool {
        switch wheel {
        case .day, .year, .half: false
        default: true
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        let wheel = wheels[component]
        return repeats(wheel) ? period(wheel) * Self.turns : period(wheel)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch wheels[component] {
        case .day: 130
        case .month: 150
        case .dayOfMonth: 50
        case .year: 80
        case .hour, .minute, .half: 50
        case .hours, .minutes: 140
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let calendar = picker.effectiveCalendar
        let wheel = wheels[component]
        let value = row % period(wheel)
        switch wheel {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: firstDay) else { return nil }
            return calendar.isDateInToday(day) ? "Today" : picker.formatter("EEEMMMd").string(from: day)
        case .month: return picker.formatter("MMMM").standaloneMonthSymbols[safe: value]
        case .dayOfMonth: return number(value + 1)
        case .year: return number(value + 1)
        case .hour: return isTwelveHours ? number(value == 0 ? 12 : value) : number(value, digits: 2)
        case .minute: return number(value * picker.minuteInterval, digits: 2)
        case .half:
            let formatter = picker.formatter("a")
            return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .hours: return number(value) + (value == 1 ? " hour" : " hours")
        case .minutes: return number(value * picker.minuteInterval) + " min"
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = picker.locale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    // MARK: Selection

    func dateChanged() {
        guard !isSelecting else { return }
        isSelecting = true
        defer { isSelecting = false }
        for (component, wheel) in wheels.enumerated() {
            select(value(of: wheel), wheel, component)
        }
    }

    /// The nearest row with a value, so that a wheel does not turn round for nothing.
    private func select(_ value: Int, _ wheel: Wheel, _ component: Int) {
        guard repeats(wheel) else { return selectRow(value, inComponent: component, animated: false) }
        let period = period(wheel)
        let now = selectedRow(inComponent: component)
        let base = now < period ? period * (Self.turns / 2) : now / period * period
        let nearest = [base - period, base, base + period].map { $0 + value }.min { abs($0 - now) < abs($1 - now) }
        let row = now < period ? base + value : nearest ?? value
        selectRow(min(max(row, 0), period * Self.turns - 1), inComponent: component, animated: false)
    }

    private func value(of wheel: Wheel) -> Int {
        let calendar = picker.effectiveCalendar
        let date = picker.date
        func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
        switch wheel {
        case .day:
            let day = calendar.startOfDay(for: date)
            let distance = calendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
            return min(max(distance + Self.days, 0), 2 * Self.days)
        case .month: return part(.month) - 1
        case .dayOfMonth: return part(.day) - 1
        case .year: return part(.year) - 1
        case .hour: return isTwelveHours ? part(.hour) % 12 : part(.hour)
        case .minute: return part(.minute) / picker.minuteInterval
        case .half: return part(.hour) / 12
        case .hours: return Int(picker.countDownDuration) / 3600
        case .minutes: return Int(picker.countDownDuration) / 60 % 60 / picker.minuteInterval
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        var values: [Wheel: Int] = [:]
        for (component, wheel) in wheels.enumerated() {
            values[wheel] = selectedRow(inComponent: component) % period(wheel)
        }
        if picker.datePickerMode == .countDownTimer {
            let seconds = (values[.hours] ?? 0) * 3600 + (values[.minutes] ?? 0) * picker.minuteInterval * 60
            return picker._chooseDuration(TimeInterval(seconds))
        }
        let calendar = picker.effectiveCalendar
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: picker.date)
        if let day = values[.day], let date = calendar.date(byAdding: .day, value: day - Self.days, to: firstDay) {
            let found = calendar.dateComponents([.era, .year, .month, .day], from: date)
            (parts.era, parts.year, parts.month, parts.day) = (found.era, found.year, found.month, found.day)
        }
        if let year = values[.year] { parts.year = year + 1 }
        if let month = values[.month] { parts.month = month + 1 }
        if let day = values[.dayOfMonth] { parts.day = day + 1 }
        if let hour = values[.hour] { parts.hour = hour + (isTwelveHours ? 12 * (values[.half] ?? 0) : 0) }
        if let minute = values[.minute] { parts.minute = minute * picker.minuteInterval }
        // The 31st of a short month is its last day.
        if let day = parts.day, picker.datePickerMode != .dateAndTime {
            var first = parts
            first.day = 1
            let length =
                calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
            parts.day = min(day, length)
        }
        if let date = calendar.date(from: parts) { picker._choose(date) }
        dateChanged()
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
