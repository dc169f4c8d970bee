/// Writes measurements: "3 km", "21°C".
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit as given; otherwise the one that is usual in the locale.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Inert: the usual unit is taken without looking at the size of the value.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent
    /// Only its fraction digits are looked at.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = usual(measurement.value, measurement.unit)
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            return write(value, "") + "°"
        }
        guard let name = MeasurementUnitNames.icuName(of: unit) else { return write(value, "") + " " + unit.symbol }
        return write(value, "unit/\(name) \(width) ")
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long, let name = MeasurementUnitNames.icuName(of: unit),
            let text = ICUNumbers.string(2, skeleton: "unit/\(name) \(width)", locale: locale)
        else { return unit.symbol }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .long: "unit-width-full-name"
        default: "unit-width-short"
        }
    }

    private func write(_ value: Double, _ skeleton: String) -> String {
        let least = numberFormatter.minimumFractionDigits
        let most = max(least, numberFormatter.maximumFractionDigits)
        let precision =
            most == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        return ICUNumbers.string(value, skeleton: skeleton + precision, locale: locale) ?? "\(value)"
    }

    /// The unit people use in the locale's region.
    private func usual(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
        let isUS = locale.measurementSystem == .us
        let target: Dimension? =
            switch dimension {
            case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case is UnitLength:
                if isUS {
                    dimension.converter.baseUnitValue(fromValue: value) >= 800 ? UnitLength.miles : .feet
                } else {
                    nil
                }
            case is UnitMass: isUS ? UnitMass.pounds : nil
            case is UnitSpeed: isUS ? UnitSpeed.milesPerHour : .kilometersPerHour
            default: nil
            }
        guard let target else { return (value, unit) }
        return (target.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), target)
    }
}

/// What ICU calls the units.
enum MeasurementUnitNames {
    static func icuName(of unit: Unit) -> String? { names["\(type(of: unit)) \(unit.symbol)"] }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        func add(_ units: [(Unit, String)]) {
            for (unit, name) in units { names["\(type(of: unit)) \(unit.symbol)"] = name }
        }
        add([
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.miles, "mile"), (UnitLength.yards, "yard"),
            (UnitLength.feet, "foot"), (UnitLength.inches, "inch"), (UnitLength.nauticalMiles, "nautical-mile"),
            (UnitLength.lightyears, "light-year"), (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
            (UnitMass.milligrams, "milligram"), (UnitMass.pounds, "pound"), (UnitMass.ounces, "ounce"),
            (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
        ])
        add([
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitTemperature.kelvin, "kelvin"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.milesPerHour, "mile-per-hour"),
            (UnitSpeed.knots, "knot"), (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
            (UnitDuration.seconds, "second"), (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.cups, "cup"), (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.gallons, "gallon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.pints, "pint"),
        ])
        add([
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.horsepower, "horsepower"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
            (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.megahertz, "megahertz"),
        ])
        return names
    }()
}
