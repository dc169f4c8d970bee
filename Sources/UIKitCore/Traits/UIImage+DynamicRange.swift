extension UIImage {
    /// The range of brightness an image may use.
    public typealias DynamicRange = _UIImageDynamicRange
}
