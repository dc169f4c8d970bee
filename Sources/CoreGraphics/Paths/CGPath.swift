/// A geometric path: lines and curves in any number of subpaths. Immutable, unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    package var data: PathData

    package init(data: PathData) {
        self.data = data
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addRect(rect)
        self.init(data: data.applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addEllipse(rect)
        self.init(data: data.applying(transform?.pointee ?? .identity))
    }

    /// Corner radii greater than half a side are reduced to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var data = PathData()
        data.addRoundedRect(rect, cornerWidth, cornerHeight)
        self.init(data: data.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { data.isEmpty }

    /// The end of the last segment, zero for an empty path.
    public var currentPoint: CGPoint { data.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path. O(n).
    public var boundingBox: CGRect { data.controlBounds }

    /// The smallest rectangle around the drawn segments; null for an empty path. O(n).
    public var boundingBoxOfPath: CGRect { data.exactBounds }

    /// Whether the point lies inside the filled path. Open subpaths count as closed. O(n).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        data.applying(transform).contains(point, rule)
    }

    /// Whether the path is a single rectangle; stores it in `rect` if so.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = data.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    public func copy() -> CGPath? { CGPath(data: data) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data: data.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(data: data.applying(transform?.pointee ?? .identity))
    }

    /// Calls `block` for every segment in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        apply(info: nil) { _, element in block(element) }
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            data.forEach { verb, _, points in
                for (offset, point) in points.enumerated() { buffer[offset] = point }
                let type: CGPathElementType =
                    switch verb {
                    case .move: .moveToPoint
                    case .line: .addLineToPoint
                    case .quadratic: .addQuadCurveToPoint
                    case .cubic: .addCurveToPoint
                    case .close: .closeSubpath
                    }
                var element = CGPathElement(type: type, points: buffer.baseAddress!)
                withUnsafePointer(to: &element) { function(info, $0) }
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.data == right.data
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}
