/// A new view of a class found at run time, made as its class would make it with `init(frame:)`.
@MainActor
package func _makeView(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: _ViewMadeByFrame.Type.self).init(frame: frame)
}

/// Has `init(frame:)` in the same place of its method table as every other view class, but lets it be called on a class found at
/// run time; see `_MadeByClass`.
open class _ViewMadeByFrame: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
