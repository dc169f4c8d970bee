extension UIColor {
    /// A colour set of an asset catalog (an `.xcassets` folder among the app's files); nil if there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// With traits the colour is resolved for them.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = AssetCatalog.of(bundle ?? .main).color(named: name) else { return nil }
        self.init(storage: (traitCollection.map(color.resolvedColor) ?? color).storage)
    }

    /// Repeats the image from the origin of what is drawn.
    public convenience init(patternImage image: UIImage) {
        self.init(storage: .pattern(image))
    }
}
