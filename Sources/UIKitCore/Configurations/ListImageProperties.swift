extension UIListContentConfiguration {
    /// How the image of a list looks. Lengths in points.
    public struct ImageProperties: Hashable {
        /// For `reservedLayoutSize`: the width or height that symbols get, which grows with the text size.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { locks.insert(.symbol) } }
        /// Nil, the default, is the tint colour of the view.
        public var tintColor: UIColor? { didSet { locks.insert(.tint) } }
        public var tintColorTransformer: UIConfigurationColorTransformer? { didSet { locks.insert(.transformer) } }
        public var cornerRadius: CGFloat = 0 { didSet { locks.insert(.radius) } }
        /// A larger image is scaled down; 0, the default, sets no limit.
        public var maximumSize = CGSize.zero { didSet { locks.insert(.maximum) } }
        /// The room in which the image is centred; 0, the default, is the image's own size, or the standard for symbols.
        public var reservedLayoutSize = CGSize.zero { didSet { locks.insert(.reserved) } }
        /// Inert: images are drawn as they are.
        public var accessibilityIgnoresInvertColors = false
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?

        private var locks: Locks = []

        init(symbol: UIImage.SymbolConfiguration?, tint: UIColor? = nil) {
            preferredSymbolConfiguration = symbol
            tintColor = tint
        }

        /// `tintColor`, or the given colour, after the transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        mutating func take(_ other: ImageProperties) {
            let kept = locks
            if !kept.contains(.symbol) { preferredSymbolConfiguration = other.preferredSymbolConfiguration }
            if !kept.contains(.tint) { tintColor = other.tintColor }
            if !kept.contains(.transformer) { tintColorTransformer = other.tintColorTransformer }
            if !kept.contains(.radius) { cornerRadius = other.cornerRadius }
            if !kept.contains(.maximum) { maximumSize = other.maximumSize }
            if !kept.contains(.reserved) { reservedLayoutSize = other.reservedLayoutSize }
            locks = kept
        }

        private struct Locks: OptionSet, Hashable {
            let rawValue: Int
            static let symbol = Locks(rawValue: 1)
            static let tint = Locks(rawValue: 2)
            static let transformer = Locks(rawValue: 4)
            static let radius = Locks(rawValue: 8)
            static let maximum = Locks(rawValue: 16)
            static let reserved = Locks(rawValue: 32)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
                && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
                && left.reservedLayoutSize == right.reservedLayoutSize && left.strokeWidth == right.strokeWidth
                && left.strokeColor == right.strokeColor
                && (left.tintColorTransformer == nil) == (right.tintColorTransformer == nil)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }
}
