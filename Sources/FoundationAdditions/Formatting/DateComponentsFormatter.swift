/// Writes durations: "1 hour, 10 minutes", "1:10:00".
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated = 1
        case short = 2
        case full = 3
        case spellOut = 4
        case brief = 5
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Empty, the default, allows years down to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    /// The last unit gets a fraction.
    open var allowsFractionalUnits = false
    /// How many units are written at most; 0 is no limit.
    open var maximumUnitCount = 0
    /// Inert: units are never combined.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    /// Inert: texts are written as in the middle of a sentence.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private struct Unit {
        let bit: NSCalendar.Unit
        let component: Calendar.Component
        let name: String
        let letter: String
        let seconds: Double
    }

    private static let units = [
        Unit(bit: .year, component: .year, name: "year", letter: "y", seconds: 31_556_952),
        Unit(bit: .month, component: .month, name: "month", letter: "mo", seconds: 2_629_746),
        Unit(bit: .weekOfMonth, component: .weekOfMonth, name: "week", letter: "w", seconds: 604_800),
        Unit(bit: .day, component: .day, name: "day", letter: "d", seconds: 86_400),
        Unit(bit: .hour, component: .hour, name: "hour", letter: "h", seconds: 3_600),
        Unit(bit: .minute, component: .minute, name: "minute", letter: "m", seconds: 60),
        Unit(bit: .second, component: .second, name: "second", letter: "s", seconds: 1),
    ]

    private var usedUnits: [Unit] {
        let allowed =
            allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
        return Self.units.filter { allowed.contains($0.bit) }
    }

    private var usedLocale: Locale { calendar?.locale ?? .current }

    // MARK: Writing

    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? .current
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0)! }
        let units = usedUnits
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: startDate,
            to: endDate.addingTimeInterval(endDate < startDate ? -1e-6 : 1e-6))
        return string(units.map { components.value(for: $0.component) ?? 0 }, units)
    }

    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        let units = usedUnits
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return string(units.map { parts.value(for: $0.component) ?? 0 }, units)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    private func string(_ values: [Int], _ units: [Unit]) -> String? {
        guard !units.isEmpty else { return nil }
        var parts = Array(zip(values, units))
        let behavior = behavior
        if behavior.contains(.dropLeading) {
            // A clock keeps its minutes before seconds: "0:05"; without seconds nothing is "0".
            let hasClock = ["minute", "second"].allSatisfy { name in units.contains { $0.name == name } }
            let kept = unitsStyle == .positional && hasClock ? 2 : 1
            while parts.count > kept, parts[0].0 == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) {
            while parts.count > 1, parts[parts.count - 1].0 == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            parts = [parts[0]] + parts.dropFirst().dropLast().filter { $0.0 != 0 } + [parts[parts.count - 1]]
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }

        let isNegative = parts.contains { $0.0 < 0 }
        var text =
            unitsStyle == .positional
            ? positional(parts) : parts.map { written(abs($0.0), $0.1) }.joined(separator: separator)
        if isNegative { text = "-" + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        if includesApproximationPhrase { text = "About " + text }
        return text
    }

    private var behavior: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private var separator: String { unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }

    private func positional(_ parts: [(Int, Unit)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = "\(abs(part.0))"
            return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func written(_ value: Int, _ unit: Unit) -> String {
        switch unitsStyle {
        case .abbreviated:
            return ICUNumbers.string(Double(value), skeleton: "unit/\(unit.name) unit-width-narrow", locale: usedLocale)
                ?? "\(value)\(unit.letter)"
        case .short, .brief:
            let text =
                ICUNumbers.string(Double(value), skeleton: "unit/\(unit.name) unit-width-short", locale: usedLocale)
                ?? "\(value) \(unit.letter)"
            return unitsStyle == .brief ? text.filter { $0 != " " && $0 != "\u{a0}" } : text
        default:
            let text =
                ICUNumbers.string(Double(value), skeleton: "unit/\(unit.name) unit-width-full-name", locale: usedLocale)
                ?? "\(value) \(unit.name)s"
            guard unitsStyle == .spellOut else { return text }
            let numbers = NumberFormatter()
            numbers.numberStyle = .spellOut
            numbers.locale = usedLocale
            guard let word = numbers.string(from: NSNumber(value: value)) else { return text }
            return text.replacingOccurrences(of: "\(value)", with: word)
        }
    }
}
