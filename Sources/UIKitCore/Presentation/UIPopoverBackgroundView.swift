/// What a class of popover backgrounds says about its measures, in points.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// How wide the arrow is at its base.
    static func arrowBase() -> CGFloat
    /// How far the content stands away from the edges of the background, the arrow not counted.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow reaches out.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, drawn by a subclass: bubble and arrow.
///
/// The view covers the popover with its arrow. Subclasses override all properties and lay out by them.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// From the middle of the edge to the middle of the arrow, along the edge.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Whether the content gets rounded corners; true by default.
    open class var wantsDefaultContentAppearance: Bool { true }

    open class func arrowBase() -> CGFloat { PopoverChrome.arrowWidth }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { PopoverChrome.arrowHeight }
}
