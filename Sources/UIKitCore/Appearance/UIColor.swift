/// A colour, fixed or resolved against traits when it is used.
///
/// Components are kept as extended sRGB, so that a Display P3 colour may have components outside 0...1. A dynamic colour holds a
/// provider and answers every question (`cgColor`, `getRed`, drawing) for `UITraitCollection.current`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    enum Storage: Sendable {
        /// Extended sRGB, straight alpha.
        case rgb(red: Double, green: Double, blue: Double, alpha: Double)
        case gray(white: Double, alpha: Double)
        case system(SystemColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// The tint colour of the view or of the app, whatever it is at the moment.
        case tint
        /// A picture repeated.
        case pattern(UIImage)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// White 0...1; components outside are clamped as Apple documents for colours linked on iOS 10 and later: they are kept.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(storage: .gray(white: white, alpha: min(max(alpha, 0), 1)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .rgb(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
    }

    /// Hue, saturation and brightness are clamped to 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = ColorMath.extendedSRGB(displayP3Red: red, green: green, blue: blue)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(storage: ColorMath.storage(of: cgColor))
    }

    /// The provider is asked each time the colour is resolved; it must return the same answer for the same traits.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    public override convenience init() {
        self.init(storage: .gray(white: 0, alpha: 0))
    }

    // MARK: Resolution

    /// The fixed colour this colour stands for under `traitCollection`; a fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .rgb, .gray, .pattern: self
        case .system(let color): UIColor(storage: color.storage(for: traitCollection))
        case .dynamic(let provider):
            provider(traitCollection).resolvedColor(with: traitCollection)
        case .tint: (ThreadTraits.tint ?? .systemBlue).resolvedColor(with: traitCollection)
        }
    }

    /// Whether it stands for the tint of the view that shows it.
    var _isTint: Bool {
        if case .tint = storage { return true }
        return false
    }

    /// Whether the tint of the view that shows it may change how it looks.
    var _mayFollowTint: Bool {
        switch storage {
        case .tint, .dynamic: true
        case .rgb, .gray, .pattern, .system: false
        }
    }

    /// True if the colour can look different under other traits.
    package var _isDynamic: Bool {
        switch storage {
        case .rgb, .gray, .pattern: false
        case .system, .dynamic, .tint: true
        }
    }

    /// The storage with traits applied: only `.rgb` or `.gray`.
    var resolvedStorage: Storage {
        switch storage {
        case .rgb, .gray, .pattern: storage
        case .system, .dynamic, .tint: resolvedColor(with: .current).storage
        }
    }

    /// The colour resolved against `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch resolvedStorage {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        case .pattern(let image):
            image.uprightBitmap.map { CGColor(tile: $0, size: image.size) } ?? CGColor(gray: 0, alpha: 0)
        case .system, .dynamic, .tint: CGColor(gray: 0, alpha: 0)
        }
    }

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = min(max(alpha, 0), 1)
        switch storage {
        case .pattern: return self
        case .gray(let white, _): return UIColor(storage: .gray(white: white, alpha: alpha))
        case .rgb(let red, let green, let blue, _):
            return UIColor(storage: .rgb(red: red, green: green, blue: blue, alpha: alpha))
        case .system, .dynamic, .tint:
            return UIColor { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
        }
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.gray(let a, let b), .gray(let c, let d)): return a == c && b == d
        case (.rgb(let r, let g, let b, let a), .rgb(let r2, let g2, let b2, let a2)):
            return r == r2 && g == g2 && b == b2 && a == a2
        case (.system(let a), .system(let b)): return a == b
        case (.tint, .tint): return true
        case (.pattern(let a), .pattern(let b)): return a == b
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch storage {
        case .gray(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .rgb(let red, let green, let blue, let alpha):
            hasher.combine([red, green, blue, alpha])
        case .system(let color): hasher.combine(color)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .tint: hasher.combine(1)
        case .pattern(let image): hasher.combine(image)
        }
        return hasher.finalize()
    }

    open override var description: String {
        switch storage {
        case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(shortest(white)) \(shortest(alpha))"
        case .rgb(let red, let green, let blue, let alpha):
            "UIExtendedSRGBColorSpace \(shortest(red)) \(shortest(green)) \(shortest(blue)) \(shortest(alpha))"
        case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .tint: "<UITintColor>"
        case .pattern: "<UIPatternColor>"
        }
    }

    private func shortest(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        let alpha = coder.decodeDouble(forKey: "UIAlpha")
        if coder.containsValue(forKey: "UIWhite") {
            self.init(storage: .gray(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha))
        } else {
            self.init(
                storage: .rgb(
                    red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
                    blue: coder.decodeDouble(forKey: "UIBlue"), alpha: alpha))
        }
    }

    /// Writes the colour as it resolves now; a provider cannot be archived.
    open func encode(with coder: NSCoder) {
        switch resolvedStorage {
        case .gray(let white, let alpha):
            coder.encode(white, forKey: "UIWhite")
            coder.encode(alpha, forKey: "UIAlpha")
        case .rgb(let red, let green, let blue, let alpha):
            coder.encode(red, forKey: "UIRed")
            coder.encode(green, forKey: "UIGreen")
            coder.encode(blue, forKey: "UIBlue")
            coder.encode(alpha, forKey: "UIAlpha")
        case .system, .dynamic, .tint, .pattern: break
        }
    }

    /// `#colorLiteral`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor: _ExpressibleByColorLiteral {}
