/// The parts of an affine transform: scale, then horizontal shear, then rotation (radians), then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    public var rotation: CGFloat
    public var translation: CGVector

    /// The parts of the identity transform.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Splits the transform into scale, shear, rotation and translation. A mirrored transform gets a negative height.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        var parts = CGAffineTransformComponents()
        parts.translation = CGVector(dx: tx, dy: ty)
        if width == 0 {
            // The x axis collapses: the y axis alone tells the rotation.
            let height = (c * c + d * d).squareRoot()
            parts.scale = CGSize(width: 0, height: height)
            parts.rotation = height == 0 ? 0 : atan2(-c, d)
            return parts
        }
        let height = determinant / width
        parts.rotation = atan2(b, a)
        parts.scale = CGSize(width: width, height: height)
        if height != 0 { parts.horizontalShear = (a * c + b * d) / (width * height) }
        return parts
    }
}
