extension UIListContentConfiguration {
    /// How a text of a list looks.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont { didSet { locks.insert(.font) } }
        public var color: UIColor { didSet { locks.insert(.color) } }
        public var colorTransformer: UIConfigurationColorTransformer? { didSet { locks.insert(.transformer) } }
        public var alignment = TextAlignment.natural { didSet { locks.insert(.alignment) } }
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { locks.insert(.lineBreak) } }
        /// 0, the default, is any number.
        public var numberOfLines = 0 { didSet { locks.insert(.lines) } }
        public var adjustsFontSizeToFitWidth = false { didSet { locks.insert(.fit) } }
        public var minimumScaleFactor: CGFloat = 0 { didSet { locks.insert(.scale) } }
        public var allowsDefaultTighteningForTruncation = false { didSet { locks.insert(.tightening) } }
        /// True by default.
        public var adjustsFontForContentSizeCategory = true { didSet { locks.insert(.category) } }
        public var transform = TextTransform.none { didSet { locks.insert(.transform) } }
        public var showsExpansionTextWhenTruncated = false

        private var locks: Locks = []

        init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
            self.font = font
            self.color = color
            self.transform = transform
        }

        /// `color` after `colorTransformer`.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Takes over what the app did not set.
        mutating func take(_ other: TextProperties) {
            let kept = locks
            if !kept.contains(.font) { font = other.font }
            if !kept.contains(.color) { color = other.color }
            if !kept.contains(.transformer) { colorTransformer = other.colorTransformer }
            if !kept.contains(.alignment) { alignment = other.alignment }
            if !kept.contains(.lineBreak) { lineBreakMode = other.lineBreakMode }
            if !kept.contains(.lines) { numberOfLines = other.numberOfLines }
            if !kept.contains(.fit) { adjustsFontSizeToFitWidth = other.adjustsFontSizeToFitWidth }
            if !kept.contains(.scale) { minimumScaleFactor = other.minimumScaleFactor }
            if !kept.contains(.transform) { transform = other.transform }
            locks = kept
        }

        /// The text as it is shown.
        func shown(_ text: String, locale: Locale = .current) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased(with: locale)
            case .lowercase: text.lowercased(with: locale)
            case .capitalized: text.capitalized(with: locale)
            }
        }

        private struct Locks: OptionSet, Hashable {
            let rawValue: Int
            static let font = Locks(rawValue: 1)
            static let color = Locks(rawValue: 2)
            static let transformer = Locks(rawValue: 4)
            static let alignment = Locks(rawValue: 8)
            static let lineBreak = Locks(rawValue: 16)
            static let lines = Locks(rawValue: 32)
            static let fit = Locks(rawValue: 64)
            static let scale = Locks(rawValue: 128)
            static let tightening = Locks(rawValue: 256)
            static let category = Locks(rawValue: 512)
            static let transform = Locks(rawValue: 1024)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.font == right.font && left.color == right.color && left.alignment == right.alignment
                && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor && left.transform == right.transform
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
                && (left.colorTransformer == nil) == (right.colorTransformer == nil)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
        }
    }
}
