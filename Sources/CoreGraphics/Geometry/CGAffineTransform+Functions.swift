/// The transform that leaves every point where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity

public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool {
    transform.isIdentity
}

public func CGAffineTransformTranslate(
    _ transform: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    transform.translatedBy(x: tx, y: ty)
}

public func CGAffineTransformScale(_ transform: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    transform.scaledBy(x: sx, y: sy)
}

public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    transform.rotated(by: angle)
}

public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.inverted()
}

public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
    first.concatenating(second)
}

public func CGAffineTransformEqualToTransform(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
    first == second
}

public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    point.applying(transform)
}

public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
    size.applying(transform)
}

public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    rect.applying(transform)
}
