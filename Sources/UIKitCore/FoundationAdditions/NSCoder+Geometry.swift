/// Geometry in archives, as text.
extension NSCoder {
    public func encode(_ vector: CGVector, forKey key: String) { encodeText(NSStringFromCGVector(vector), key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encodeText(NSStringFromCGAffineTransform(transform), key)
    }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encodeText(NSStringFromUIEdgeInsets(insets), key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encodeText(NSStringFromDirectionalEdgeInsets(insets), key)
    }
    public func encode(_ offset: UIOffset, forKey key: String) { encodeText(NSStringFromUIOffset(offset), key) }

    /// Zero where the archive has no such key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(decodeText(key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        CGAffineTransformFromString(decodeText(key))
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(decodeText(key)) }
    public func decodeUIOffset(forKey key: String) -> UIOffset { UIOffsetFromString(decodeText(key)) }

    private func encodeText(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
    private func decodeText(_ key: String) -> String {
        decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
    }
}
