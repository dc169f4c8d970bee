extension UIView {
    func _autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for child in _subviews where child._autoresizingMask != [] && !child._isLaidOutByConstraints {
            child._autoresize(from: old, to: new)
        }
    }

    /// Spreads the change of the superview's size over the flexible parts, in proportion to their lengths.
    func _autoresize(from old: CGSize, to new: CGSize) {
        let mask = _autoresizingMask
        var origin = layer.bounds.size == .zero ? layer.position : layer.frame.origin
        var size = layer.frame.size
        (origin.x, size.width) = Self._autoresized(
            origin: origin.x, length: size.width, container: (old.width, new.width),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        (origin.y, size.height) = Self._autoresized(
            origin: origin.y, length: size.height, container: (old.height, new.height),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(origin: origin, size: size)
    }

    /// One axis. The flexible parts share the change in proportion to what they measure; if all of them measure nothing, they
    /// share it equally.
    nonisolated static func _autoresized(
        origin: CGFloat, length: CGFloat, container: (old: CGFloat, new: CGFloat),
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let delta = container.new - container.old
        guard delta != 0 else { return (origin, length) }
        let after = container.old - origin - length
        let total =
            (flexible.before ? origin : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
        let count: CGFloat = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        guard count > 0 else { return (origin, length) }
        func share(_ part: CGFloat) -> CGFloat { total == 0 ? delta / count : delta * part / total }
        let moved = origin + (flexible.before ? share(origin) : 0)
        let grown = length + (flexible.length ? share(length) : 0)
        return (moved, max(grown, 0))
    }
}
