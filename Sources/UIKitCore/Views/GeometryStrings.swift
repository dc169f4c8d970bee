/// Geometry in property lists, notifications and logs: what UIKit adds to Foundation for it.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
public func NSStringFromCGVector(_ vector: CGVector) -> String { "{\(number(vector.dx)), \(number(vector.dy))}" }
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    "["
        + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number).joined(
            separator: ", ")
        + "]"
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ") + "}"
}
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    "{" + [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: ", ") + "}"
}
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
    "{\(number(offset.horizontal)), \(number(offset.vertical))}"
}

/// Zero for a string of another form.
public func CGPointFromString(_ string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
public func CGVectorFromString(_ string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}
public func CGSizeFromString(_ string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
public func CGRectFromString(_ string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
        ?? .identity
}
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
}
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    let insets = UIEdgeInsetsFromString(string)
    return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
}

public func UIOffsetFromString(_ string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
}

private func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(Double(value))"
}

private func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { !($0.isNumber || "+-.eE".contains($0)) }.compactMap { Double(String($0)) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
}

extension NSCoder {
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        NSStringFromDirectionalEdgeInsets(insets)
    }
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsetsFromString(string)
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
}

extension NSValue {
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}
