/// Text, secondary text and an image as rows, headers and footers of lists show them. Lengths in points.
///
/// What the app sets is kept by `updated(for:)`; everything else takes the defaults of the style and the state.
///
/// Unverified: fonts and margins of the styles other than the cell (margins 11, 16, 11, 8) and the grouped header (17, 8, 6, 8),
/// which were measured.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    private var _image: UIImage?
    private var _text: String?
    private var _attributedText: NSAttributedString?
    private var _secondaryText: String?
    private var _secondaryAttributedText: NSAttributedString?

    package var style: ListContentStyle
    private var locks: Locks = []

    public var imageProperties: ImageProperties
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties

    /// The axes on which the content keeps the margins of the view's superview too. Horizontal by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        didSet { locks.insert(.axes) }
    }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet { locks.insert(.margins) }
    }
    /// Both texts share a line if they fit; otherwise they are stacked.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        didSet { locks.insert(.sideBySide) }
    }
    public var imageToTextPadding: CGFloat {
        didSet { locks.insert(.imagePadding) }
    }
    /// The least distance of texts that share a line.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        didSet { locks.insert(.horizontalPadding) }
    }
    public var textToSecondaryTextVerticalPadding: CGFloat {
        didSet { locks.insert(.verticalPadding) }
    }
    /// The strength of the content; 1 by default.
    public var alpha: CGFloat {
        didSet { locks.insert(.alpha) }
    }

    package init(style: ListContentStyle) {
        let values = style.values(in: nil)
        self.style = style
        imageProperties = values.image
        textProperties = values.text
        secondaryTextProperties = values.secondary
        axesPreservingSuperviewLayoutMargins = .horizontal
        directionalLayoutMargins = values.margins
        prefersSideBySideTextAndSecondaryText = values.sideBySide
        imageToTextPadding = values.imagePadding
        textToSecondaryTextHorizontalPadding = values.horizontalPadding
        textToSecondaryTextVerticalPadding = values.verticalPadding
        alpha = 1
    }

    // MARK: Content

    public var image: UIImage? {
        get { _image }
        set { _image = newValue }
    }

    /// The same as an attributed text without attributes; setting it takes away `attributedText`.
    public var text: String? {
        get { _text ?? _attributedText?.string }
        set {
            _text = newValue
            _attributedText = nil
        }
    }

    /// Attributes that the text names go before `textProperties`.
    public var attributedText: NSAttributedString? {
        get { _attributedText }
        set {
            _attributedText = newValue
            _text = nil
        }
    }

    public var secondaryText: String? {
        get { _secondaryText ?? _secondaryAttributedText?.string }
        set {
            _secondaryText = newValue
            _secondaryAttributedText = nil
        }
    }

    public var secondaryAttributedText: NSAttributedString? {
        get { _secondaryAttributedText }
        set {
            _secondaryAttributedText = newValue
            _secondaryText = nil
        }
    }

    // MARK: UIContentConfiguration

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let values = style.adapted(to: state.traitCollection.listEnvironment).values(in: state)
        var new = self
        new.imageProperties.take(values.image)
        new.textProperties.take(values.text)
        new.secondaryTextProperties.take(values.secondary)
        if !locks.contains(.margins) { new.directionalLayoutMargins = values.margins }
        if !locks.contains(.sideBySide) { new.prefersSideBySideTextAndSecondaryText = values.sideBySide }
        if !locks.contains(.imagePadding) { new.imageToTextPadding = values.imagePadding }
        if !locks.contains(.horizontalPadding) { new.textToSecondaryTextHorizontalPadding = values.horizontalPadding }
        if !locks.contains(.verticalPadding) { new.textToSecondaryTextVerticalPadding = values.verticalPadding }
        if !locks.contains(.alpha) { new.alpha = values.alpha }
        new.locks = locks
        return new
    }

    /// What the app set itself.
    private struct Locks: OptionSet, Hashable {
        let rawValue: Int
        static let axes = Locks(rawValue: 1)
        static let margins = Locks(rawValue: 2)
        static let sideBySide = Locks(rawValue: 4)
        static let imagePadding = Locks(rawValue: 8)
        static let horizontalPadding = Locks(rawValue: 16)
        static let verticalPadding = Locks(rawValue: 32)
        static let alpha = Locks(rawValue: 64)
    }
}
extension UIAxis: Hashable {}
