/// Something that can be read to people and is no view.
open class UIAccessibilityElement: UIResponder {
    /// The view, or other container, that the element is in.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// In the container's coordinates; `accessibilityFrame` follows from it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    open override var accessibilityFrame: CGRect {
        get {
            guard let frame = frameInContainer, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }
}
