/// A menu element that sends a message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    public let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open var selectedImage: UIImage?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Lets the receiver say how the command looks now.
    /// - Returns: what the command would be sent to; nil if nothing in the chain takes it.
    func _validated(from start: UIResponder?) -> UIResponder? {
        let target = start?.target(forAction: action, withSender: self) as? UIResponder
        target?.validate(self)
        return target
    }

    /// The command as a row of a menu shows it: disabled if nothing takes it.
    func _row() -> UIAction {
        let target = _validated(from: KeyCommands.firstInChain)
        return UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            discoverabilityTitle: discoverabilityTitle,
            attributes: target == nil ? attributes.union(.disabled) : attributes, state: state
        ) { [self] _ in
            guard let target else { return }
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}

/// What a command is called and does while further modifier keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
