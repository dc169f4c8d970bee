/// Says why there is no content: an image, two texts and buttons in the middle of a view. Lengths in points.
///
/// Unverified: sizes, fonts and distances, which follow the look of iOS 17.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public enum Alignment: Int, Sendable {
        case center = 0
        case natural = 1
    }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// Zero, the default, sets no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// What a button does.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false
    var isSearch = false

    private init() {
        let font = UIFont.preferredFont(forTextStyle: .title2)
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
        textProperties = TextProperties(font: bold, color: .label)
        textProperties.alignment = .center
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        secondaryTextProperties.alignment = .center
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
        imageProperties.tintColor = .secondaryLabel
    }

    /// There is nothing to show.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Content is on its way: a spinner with a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// A search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let state = state as? UIContentUnavailableConfigurationState, let search = state.searchText,
            !search.isEmpty, text == "No Results"
        else { return self }
        var new = self
        new.text = "No Results for “\(search)”"
        return new
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.image == right.image && left.imageProperties == right.imageProperties && left.text == right.text
            && left.attributedText == right.attributedText && left.textProperties == right.textProperties
            && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.secondaryTextProperties == right.secondaryTextProperties && left.alignment == right.alignment
            && left.isLoading == right.isLoading && left.background == right.background
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(isLoading)
    }
}

/// The state of a controller whose content is missing.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// What the controller's search field holds.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
