extension UIImage {
    /// Size, weight, scale and colours of a symbol. What is not specified is left to where the symbol is shown.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// How the layers of a symbol get their colours.
        enum Colors: Hashable, @unchecked Sendable {
            case unspecified
            case monochrome
            case hierarchical(UIColor)
            case palette([UIColor])
            case multicolor
        }

        struct Values: Hashable, Sendable {
            var pointSize: CGFloat = 0
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var textStyle: UIFont.TextStyle?
            var colors = Colors.unspecified
        }

        let values: Values

        init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// Nothing specified.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The size of the text style; it follows the preferred text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }

        /// Size and weight of the font, or its text style if it has one.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: Values(
                    pointSize: font.pointSize, weight: UIFont.Weight(font.values.font.weight).imageSymbolWeight(),
                    scale: scale, textStyle: font.textStyle))
        }

        /// Shades of one colour: the frame of a name like `star.circle.fill` is paler than the mark in it.
        /// Unverified: the frame has half the opacity; symbols of more than two layers are drawn in two, most others in one.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
        }

        /// A colour a layer: the first for the mark of a name like `star.circle.fill`, the second for the frame around it.
        /// Unverified: a single colour is that of the whole symbol; symbols without mark and frame have one layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: .palette(paletteColors)))
        }

        open class func preferringMonochrome() -> Self {
            SymbolConfiguration(values: Values(colors: .monochrome)) as! Self
        }

        /// Symbols with colours of their own are drawn in these, others in the tint colour.
        /// Unverified: the colours of all symbols but `exclamationmark.triangle.fill`; two colours a symbol at most.
        open class func preferringMulticolor() -> Self {
            SymbolConfiguration(values: Values(colors: .multicolor)) as! Self
        }

        open func configurationWithoutTextStyle() -> Self {
            var values = values
            values.textStyle = nil
            return SymbolConfiguration(values: values, traits: traitCollection) as! Self
        }

        open func configurationWithoutScale() -> Self {
            var values = values
            values.scale = .unspecified
            return SymbolConfiguration(values: values, traits: traitCollection) as! Self
        }

        open func configurationWithoutWeight() -> Self {
            var values = values
            values.weight = .unspecified
            return SymbolConfiguration(values: values, traits: traitCollection) as! Self
        }

        open func configurationWithoutPointSizeAndWeight() -> Self {
            var values = values
            values.pointSize = 0
            values.weight = .unspecified
            return SymbolConfiguration(values: values, traits: traitCollection) as! Self
        }

        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        override func merged(with other: Configuration) -> Configuration {
            var result = values
            if let symbol = other as? SymbolConfiguration {
                let theirs = symbol.values
                if theirs.pointSize > 0 || theirs.textStyle != nil {
                    // A size replaces a text style and the other way round.
                    result.pointSize = theirs.pointSize
                    result.textStyle = theirs.textStyle
                }
                if theirs.weight != .unspecified { result.weight = theirs.weight }
                if theirs.scale != .unspecified { result.scale = theirs.scale }
                if theirs.colors != .unspecified { result.colors = theirs.colors }
            }
            return SymbolConfiguration(values: result, traits: mergedTraits(with: other))
        }

        override func replacingTraits(_ traits: UITraitCollection?) -> Configuration {
            SymbolConfiguration(values: values, traits: traits)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return values == other.values && traitCollection == other.traitCollection
        }

        open override var hash: Int { values.hashValue }
    }
}
