/// A shadow below a background. Lengths in points.
public struct UIShadowProperties: Hashable {
    public var color = UIColor.black
    /// 0 (default) shows none.
    public var opacity: CGFloat = 0
    /// How far the blur reaches. Default 0.
    public var radius: CGFloat = 0
    public var offset = CGSize.zero
    /// nil: the outline of the background.
    public var path: UIBezierPath?

    /// Gives a view's layer the shadow; `outline` is that of the view.
    @MainActor
    func apply(to layer: CALayer, outline: UIBezierPath, traits: UITraitCollection) {
        layer.shadowOpacity = Float(opacity)
        guard opacity > 0 else { return }
        layer.shadowColor = color.resolvedColor(with: traits).cgColor
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowPath = (path ?? outline).cgPath
    }
}
