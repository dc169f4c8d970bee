extension String {
    /// A text to look up in the app's tables, with values in it: the key of `"Hello \(name)"` is `Hello %@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
        /// As it stands in the tables.
        package let key: String
        private let arguments: [any CVarArg]

        public init(_ value: String) { self.init(key: value, arguments: []) }
        public init(stringLiteral value: String) { self.init(key: value, arguments: []) }
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
        }

        private init(key: String, arguments: [any CVarArg]) {
            self.key = key
            self.arguments = arguments
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.key == right.key && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
        }

        /// The text of the table with the values put in.
        package func resolved(format: String, locale: Locale) -> String {
            arguments.isEmpty
                ? format.replacingOccurrences(of: "%%", with: "%")
                : PluralFormat.string(format, locale, arguments)
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [any CVarArg] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString) }
            public mutating func appendInterpolation(_ substring: Substring) {
                append("%@", String(substring) as NSString)
            }
            public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }
            public mutating func appendInterpolation(_ number: Int32) { append("%d", number) }
            public mutating func appendInterpolation(_ number: Int64) { append("%lld", number) }
            public mutating func appendInterpolation(_ number: UInt) { append("%llu", number) }
            public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
            public mutating func appendInterpolation(_ number: Float) { append("%f", number) }
            public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", Double(number)) }
            public mutating func appendInterpolation(_ object: Foundation.NSObject) {
                append("%@", object.description as NSString)
            }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", String(localized: resource) as NSString)
            }
            public mutating func appendInterpolation(_ text: AttributedString) {
                append("%@", String(text.characters) as NSString)
            }

            /// A value as its format style writes it.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", format.format(value) as NSString)
            }

            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                append(specifier, value)
            }

            /// Any other value, as its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                append("%@", String(describing: value) as NSString)
            }

            private mutating func append(_ specifier: String, _ argument: any CVarArg) {
                key += specifier
                arguments.append(argument)
            }
        }
    }

    /// The text of the app's tables for a key; the key itself, with its values, where there is none.
    ///
    /// - Parameters:
    ///   - table: the name of a `.strings` file; nil is `Localizable`.
    ///   - bundle: nil is the app's.
    ///   - comment: for translators only.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedVariants.text(bundle ?? .main, keyAndValue.key, keyAndValue.key, table)
        self = keyAndValue.resolved(format: format, locale: locale)
    }

    /// - Parameter defaultValue: what is used where the tables have no text for the key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedVariants.text(bundle ?? .main, "\(key)", defaultValue.key, table)
        self = defaultValue.resolved(format: format, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) { self = resource.resolved }
}
