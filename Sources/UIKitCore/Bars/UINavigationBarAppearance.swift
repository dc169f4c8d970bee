/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Over the system's attributes of the title in the middle.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { _changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { _changed() } }
    /// Over the system's attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { _changed() } }
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { _changed() } }
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { _changed() } }

    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { _changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { _changed() } }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { _changed() } }

    /// In place of the chevron of back buttons.
    open private(set) var backIndicatorImage: UIImage! {
        get { _backIndicatorImage ?? BarSymbols.backIndicator }
        set { _backIndicatorImage = newValue }
    }
    open private(set) var backIndicatorTransitionMaskImage: UIImage! {
        get { mask ?? backIndicatorImage }
        set { mask = newValue }
    }
    var _backIndicatorImage: UIImage?
    private var mask: UIImage?

    /// Both nil restore the system's chevron.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        _backIndicatorImage = backIndicatorImage
        mask = backIndicatorTransitionMaskImage
        _changed()
    }

    override func _copied() -> UIBarAppearance {
        let made = UINavigationBarAppearance()
        made._take(self)
        return made
    }

    override func _take(_ other: UIBarAppearance) {
        super._take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        _backIndicatorImage = other._backIndicatorImage
        mask = other.mask
    }

    /// The part for a button.
    func _appearance(isBack: Bool, style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        isBack ? backButtonAppearance : style == .done ? doneButtonAppearance : buttonAppearance
    }
}
