/// The outlines of rounded corners.
enum RoundedCorner {
    /// How much of an edge a continuous corner takes, in radii. The curve is a cubic spline of three pieces.
    static let continuousExpansion: CGFloat = 1.528665
}
