extension UIButton {
    /// Content, style and layout of a button in one value. Lengths in points.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        public enum CornerStyle: Int, Sendable {
            /// The background's own radius, unscaled.
            case fixed = -1
            /// The background's radius, scaled with the text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// The look on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic = 0
            case bordered = 1
            case borderless = 2
            case borderlessTinted = 3
        }

        public enum TitleAlignment: Int, Sendable {
            /// Centred; at the leading edge beside an image.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// Whether a button shows that it opens a menu of choices.
        public enum Indicator: Int, Sendable {
            /// Shown by buttons that choose an element of a menu.
            case automatic = 0
            case none = 1
            case popup = 2
        }

        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        var style: Style

        public var background = UIBackgroundConfiguration()
        /// Default dynamic.
        /// Unverified: radii of the small and large styles and of large dynamic buttons.
        public var cornerStyle = CornerStyle.dynamic
        /// Sets text styles and default insets.
        /// Unverified: insets of the mini size, side insets of the large size, text styles of subtitles.
        /// Inert: there is no Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var buttonSize = Size.medium
        /// Nil: the style's, derived from the tint colour.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A spinner in the image's place. Default false.
        public var showsActivityIndicator = false

        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width that the image has, in points. Default 0.
        public var imageReservation: CGFloat = 0
        /// The two arrows at the trailing end. Default automatic.
        /// Unverified: their size and distance.
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default byWordWrapping: titles take as many lines as they need.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The title without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// Between background edge and content; default by size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? ButtonMetrics.insets(buttonSize) }
            set { ownInsets = newValue }
        }

        /// The edge of the titles at which the image is; default leading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle; default 1.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks different by itself. Default true.
        public var automaticallyUpdateForSelection = true

        private var ownInsets: NSDirectionalEdgeInsets?

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = ButtonMetrics.cornerRadius
        }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        // MARK: Styles

        /// Text in the tint colour, no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Grey background, text in the tint colour.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Background in a pale tint colour.
        /// Unverified: its strength (18 %), and how much a pressed button fades (to 75 %).
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Background in the tint colour, white text.
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.bordered) }
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// The configuration with the colours it has in the button's present state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            let colors = ButtonColors(self, button: button)
            result.baseForegroundColor = colors.foreground
            result.background.backgroundColor = colors.background
            return result
        }
    }
}
