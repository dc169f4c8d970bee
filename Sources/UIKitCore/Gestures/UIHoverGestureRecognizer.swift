/// Recognises a pointer over a view.
///
/// Inert: there is no pointer, so nothing is ever recognised.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
