/// How the background of a bar looks. Bars copy the objects they are given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The bar that shows this object, told when it changes.
    weak var _bar: UIView?
    /// Whether the background is the system's translucent material, which stands in for an effect.
    var _hasMaterial = true { didSet { _changed() } }

    open private(set) var idiom: UIUserInterfaceIdiom = .phone

    /// The default background of the system.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    /// Takes over the background of another kind of bar.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        _take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    open func encode(with coder: NSCoder) {}

    // MARK: Configurations

    /// The system's material and shadow.
    open func configureWithDefaultBackground() {
        reset()
        _hasMaterial = true
        shadowColor = UIBarAppearance.defaultShadow
    }

    /// The system's background colour and shadow.
    open func configureWithOpaqueBackground() {
        reset()
        backgroundColor = .systemBackground
        shadowColor = UIBarAppearance.defaultShadow
    }

    /// Neither background nor shadow.
    open func configureWithTransparentBackground() { reset() }

    private func reset() {
        _hasMaterial = false
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// The hairline of bars: black or white, translucent.
    static let defaultShadow = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    // MARK: Parts

    /// The material behind everything else; nil has none.
    open var backgroundEffect: UIBlurEffect? {
        get { _hasMaterial ? _effect ?? Self.chrome : nil }
        set {
            _effect = newValue
            _hasMaterial = newValue != nil
        }
    }
    private var _effect: UIBlurEffect?
    private static let chrome = UIBlurEffect(style: .systemChromeMaterial)

    /// Over the material; nil by default.
    open var backgroundColor: UIColor? { didSet { _changed() } }
    /// Over the colour; nil by default.
    open var backgroundImage: UIImage? { didSet { _changed() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { _changed() } }
    /// The colour of the hairline, or of a template shadow image; nil or clear is no shadow.
    open var shadowColor: UIColor? { didSet { _changed() } }
    /// In place of the hairline, at its own height.
    open var shadowImage: UIImage? { didSet { _changed() } }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any { _copied() }

    /// A new object of the same class.
    func _copied() -> UIBarAppearance {
        let made = UIBarAppearance()
        made._take(self)
        return made
    }

    func _take(_ other: UIBarAppearance) {
        idiom = other.idiom
        _effect = other._effect
        _hasMaterial = other._hasMaterial
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    func _changed() { _bar?.setNeedsLayout() }
}
