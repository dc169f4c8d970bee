/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
    public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of its sublayers by moving the origin of its bounds. Clips from the start.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    public override init() {
        super.init()
        masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Default both.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Moves the point to the top left corner, along the axes of `scrollMode`.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves as little as it takes for the rectangle to show; of one larger than the bounds, its top left corner.
    open func scroll(to r: CGRect) {
        func place(_ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < from || high - low > length { return low }
            return high > from + length ? high - length : from
        }
        let now = bounds
        scroll(
            to: CGPoint(
                x: place(now.minX, now.width, r.minX, r.maxX), y: place(now.minY, now.height, r.minY, r.maxY)))
    }
}

extension CALayer {
    /// Scrolls the nearest scroll layer above, this layer included, to a point of this layer's coordinates.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: scroller.convert(p, from: self))
    }

    /// Scrolls the nearest scroll layer above so that a rectangle of this layer's coordinates shows.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: scroller.convert(r, from: self))
    }

    /// The part of the bounds that the scroll layers above leave; all of it without one.
    public var visibleRect: CGRect {
        var rect = bounds
        var layer: CALayer? = self
        while let current = layer {
            if current is CAScrollLayer { rect = rect.intersection(convert(current.bounds, from: current)) }
            layer = current.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
