/// Titles, images and colours of a button by state.
struct ButtonContent {
    struct Values {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    var byState: [UIControl.State: Values] = [:]

    /// The value for a state, else the one for the normal state: what was set for `selected` does not count while the button
    /// is also highlighted or disabled.
    func value<Value>(_ path: KeyPath<Values, Value?>, _ state: UIControl.State) -> Value? {
        if let own = byState[state]?[keyPath: path] { return own }
        return byState[.normal]?[keyPath: path]
    }

    mutating func set<Value>(_ path: WritableKeyPath<Values, Value?>, _ value: Value?, _ state: UIControl.State) {
        byState[state, default: Values()][keyPath: path] = value
    }

    /// Unverified: the sizes of these symbols.
    static func symbol(of type: UIButton.ButtonType) -> UIImage? {
        let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        return switch type {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle", withConfiguration: large)
        case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: large)
        case .close:
            UIImage(
                systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            )?.withTintColor(.secondaryLabel)
        }
    }
}

extension UIButton {
    /// The configuration with what was set for the present state: titles and images by state stand in for those it has not, and
    /// those of another state than the normal one go first.
    var shownConfiguration: Configuration? {
        guard var shown = configuration else { return nil }
        let own = state == .normal ? nil : content.byState[state]
        if own?.title != nil || shown.attributedTitle == nil, let title = title(for: state) { shown.title = title }
        if own?.image != nil || shown.image == nil, let image = image(for: state) { shown.image = image }
        return shown
    }

    /// The last of this and `configuration.title` counts in the normal state.
    public func setTitle(_ title: String?, for state: State) {
        content.set(\.title, title, state)
        if state == .normal, configuration?.attributedTitle != nil { configuration?.title = title }
        contentChanged()
    }

    /// Takes precedence over the plain title of the state.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.set(\.attributedTitle, title, state)
        contentChanged()
    }

    public func setTitleColor(_ color: UIColor?, for state: State) {
        content.set(\.titleColor, color, state)
        setNeedsLayout()
    }

    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.set(\.titleShadowColor, color, state)
        setNeedsLayout()
    }

    public func setImage(_ image: UIImage?, for state: State) {
        content.set(\.image, image, state)
        if state == .normal, configuration?.image != nil { configuration?.image = image }
        contentChanged()
    }

    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.set(\.backgroundImage, image, state)
        contentChanged()
    }

    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        content.set(\.symbolConfiguration, configuration, state)
        contentChanged()
    }

    public func title(for state: State) -> String? { content.value(\.title, state) }
    public func attributedTitle(for state: State) -> NSAttributedString? { content.value(\.attributedTitle, state) }
    public func titleColor(for state: State) -> UIColor? { content.value(\.titleColor, state) }
    public func titleShadowColor(for state: State) -> UIColor? { content.value(\.titleShadowColor, state) }
    public func image(for state: State) -> UIImage? { content.value(\.image, state) }
    public func backgroundImage(for state: State) -> UIImage? { content.value(\.backgroundImage, state) }
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(\.symbolConfiguration, state)
    }

    public var currentTitle: String? { shownConfiguration?.title ?? title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// White for custom buttons, the tint colour for system buttons, unless set.
    public var currentTitleColor: UIColor { legacyTitleColor }
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    public var currentImage: UIImage? { shownConfiguration?.image ?? image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
