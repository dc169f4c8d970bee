/// The visual values of a layer: what the model holds and what the presentation shows. Plain data, so that a frame can
/// be drawn from other values than the model's.
struct LayerState {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false
    var isDoubleSided = true
    var isGeometryFlipped = false
    var masksToBounds = false
    var allowsGroupOpacity = true
    var isOpaque = false
    /// Nil stands for the identity, which most layers keep: a box of their own keeps the other layers' values small.
    var transform: CATransform3D? {
        get { boxedTransform?.value }
        set { boxedTransform = newValue.map(BoxedTransform.init) }
    }
    var sublayerTransform: CATransform3D? {
        get { boxedSublayerTransform?.value }
        set { boxedSublayerTransform = newValue.map(BoxedTransform.init) }
    }
    private var boxedTransform: BoxedTransform?
    private var boxedSublayerTransform: BoxedTransform?

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var cornerCurve: CALayerCornerCurve = .circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var image: CGImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
}

private final class BoxedTransform {
    let value: CATransform3D

    init(_ value: CATransform3D) {
        self.value = value
    }
}
