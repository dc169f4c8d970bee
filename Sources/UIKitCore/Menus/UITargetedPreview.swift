/// A view that stands for something while it has a menu: a picture of it is lifted off the screen.
///
/// Inert: previews for dragging; the way back takes no time, so that nothing is seen of a preview for it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Where a preview is.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    /// What the preview is turned and scaled by.
    ///
    /// Unverified: that it keeps this while the menu is open.
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown, in its coordinates; nil shows all of it, rounded.
    open var visiblePath: UIBezierPath?
    /// Unverified: in the coordinates of the visible part.
    open var shadowPath: UIBezierPath?
    /// Behind what the view leaves clear.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }

    public convenience init(textLineRects: [NSValue]) { self.init() }
}
