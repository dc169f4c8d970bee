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

    /// The value for a state, else the one for the normal state.
    func value<Value>(_ path: KeyPath<Values, Value?>, _ state: UIControl.State) -> Value? {
        if let own = byState[state]?[keyPath: path] { return own }
        // A highlighted or disabled button that is also selected looks selected.
        if state.contains(.selected), state != .selected, let selected = byState[.selected]?[keyPath: path] {
            return selected
        }
        return byState[.normal]?[keyPath: path]
    }

    mutating func set<Value>(_ path: WritableKeyPath<Values, Value?>, _ value: Value?, _ state: UIControl.State) {
        byState[state, default: Values()][keyPath: path] = value
    }

    static func symbol(of type: UIButton.ButtonType) -> UIImage? {
        switch type {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
        case .contactAdd: UIImage(systemName: "plus.circle")
        case .close:
            UIImage(
                systemName: "xmark.circle.fill",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 24).merged(
                    with: UIImage.SymbolConfiguration(hierarchicalColor: .systemGray2)))
        }
    }
}

extension UIButton {
    public func setTitle(_ title: String?, for state: State) {
        content.set(\.title, title, state)
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

    public var currentTitle: String? { configuration?.title ?? title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// White for custom buttons, the tint colour for system buttons, unless set.
    public var currentTitleColor: UIColor { legacyTitleColor }
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
