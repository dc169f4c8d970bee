/// An action offered to assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    open var attributedName: NSAttributedString { NSAttributedString(string: name) }

    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
