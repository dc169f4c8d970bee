/// What bar items and bars have in common: a title, an image and how they are shown.
@preconcurrency @MainActor
open class UIBarItem: _UIObject, @preconcurrency NSCoding {
    /// Told when something of the item changed: the bar, or the navigation item, that holds it.
    weak var _holder: (any BarItemHolder)?

    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.finish(self, as: UIBarItem.self)
    }

    open func encode(with coder: NSCoder) {}

    open var isEnabled = true { didSet { if isEnabled != oldValue { _changed() } } }
    open var title: String? { didSet { if title != oldValue { _changed() } } }
    open var image: UIImage? { didSet { if image !== oldValue { _changed() } } }
    /// Shown in place of `image` in the low bars of a phone in landscape.
    open var landscapeImagePhone: UIImage? { didSet { _changed() } }
    /// Inert: there is no large content viewer.
    open var largeContentSizeImage: UIImage?
    /// Moves the image inside its place, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { _changed() } } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { _changed() } }
    /// Inert: there is no large content viewer.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var tag = 0

    /// The app's text attributes for a state; nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        _changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    // MARK: Accessibility

    open var isAccessibilityElement = true
    open var accessibilityLabel: String? { didSet { _changed() } }
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String? { didSet { _changed() } }
    open var accessibilityTraits: UIAccessibilityTraits = .button

    func _changed() { _holder?._barItemChanged(self) }
}

/// Holds bar items and shows their changes.
@MainActor
protocol BarItemHolder: AnyObject {
    func _barItemChanged(_ item: UIBarItem)
}
