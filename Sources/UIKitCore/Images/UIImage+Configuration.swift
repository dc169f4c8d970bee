extension UIImage {
    /// Wishes about which variant of an image to use: traits, and for symbols also size, weight and colours.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection)
        }

        /// Where both specify something, `otherConfiguration` wins.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return merged(with: other) as! Self
        }

        func merged(with other: Configuration) -> Configuration {
            if let symbol = other as? SymbolConfiguration { return symbol.replacingTraits(mergedTraits(with: other)) }
            return Configuration(traits: mergedTraits(with: other))
        }

        func mergedTraits(with other: Configuration) -> UITraitCollection? {
            guard let mine = traitCollection else { return other.traitCollection }
            guard let theirs = other.traitCollection else { return mine }
            return UITraitCollection(traitsFrom: [mine, theirs])
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            replacingTraits(traitCollection) as! Self
        }

        func replacingTraits(_ traits: UITraitCollection?) -> Configuration { Configuration(traits: traits) }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return traitCollection == other.traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}

extension UITraitCollection {
    /// These traits as a wish about images.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
