/// A shadow under text. Offset and blur in points.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    open var shadowOffset: CGSize = .zero
    /// 0 is a hard edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at one third by default, nil for none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
