/// Structures of the toolkit in an `NSValue`.
extension NSValue {
    public convenience init(cgVector: CGVector) { self.init(holding: cgVector) }
    public convenience init(cgAffineTransform: CGAffineTransform) { self.init(holding: cgAffineTransform) }
    public convenience init(uiEdgeInsets: UIEdgeInsets) { self.init(holding: uiEdgeInsets) }
    public convenience init(directionalEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(holding: directionalEdgeInsets)
    }
    public convenience init(uiOffset: UIOffset) { self.init(holding: uiOffset) }
    public convenience init(caTransform3D: CATransform3D) { self.init(holding: caTransform3D) }
    /// The object is not kept alive.
    public convenience init(nonretainedObject: Any?) {
        self.init(holding: WeakReference(nonretainedObject as AnyObject))
    }

    public var cgVectorValue: CGVector { held() ?? CGVector(dx: 0, dy: 0) }
    public var cgAffineTransformValue: CGAffineTransform { held() ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { held() ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { held() ?? .zero }
    public var uiOffsetValue: UIOffset { held() ?? .zero }
    public var caTransform3DValue: CATransform3D { held() ?? CATransform3DIdentity }
    public var nonretainedObjectValue: Any? { (held() as WeakReference?)?.object }

    private convenience init(holding value: Any) {
        self.init(point: .zero)
        objc_setAssociatedObject(self, heldKey, value, .OBJC_ASSOCIATION_COPY)
    }

    private func held<Value>() -> Value? { objc_getAssociatedObject(self, heldKey) as? Value }
}

nonisolated(unsafe) private let heldKey = AssociationKey()
