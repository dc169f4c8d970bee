/// Rectangles with some corners rounded.
enum RoundedCorners {
    /// A quarter of an ellipse as one cubic curve: control points at this share of the radius.
    private static let kappa: CGFloat = 0.552_284_749_8

    /// Adds a closed subpath that starts at the top left corner and runs clockwise as seen on the screen.
    static func add(_ rect: CGRect, corners: UIRectCorner, radii: CGSize, to path: CGMutablePath) {
        let rect = rect.standardized
        let rx = min(max(radii.width, 0), rect.width / 2)
        let ry = min(max(radii.height, 0), rect.height / 2)
        guard rx > 0, ry > 0, !corners.isEmpty else {
            path.addRect(rect)
            return
        }
        func radius(_ corner: UIRectCorner) -> (x: CGFloat, y: CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
        let near = 1 - kappa

        path.move(to: CGPoint(x: rect.minX + topLeft.x, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - topRight.x, y: rect.minY))
        if topRight.x > 0 {
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.minY + ry), control1: CGPoint(x: rect.maxX - rx * near, y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: rect.minY + ry * near))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.y))
        if bottomRight.x > 0 {
            path.addCurve(
                to: CGPoint(x: rect.maxX - rx, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - ry * near),
                control2: CGPoint(x: rect.maxX - rx * near, y: rect.maxY))
        }
        path.addLine(to: CGPoint(x: rect.minX + bottomLeft.x, y: rect.maxY))
        if bottomLeft.x > 0 {
            path.addCurve(
                to: CGPoint(x: rect.minX, y: rect.maxY - ry), control1: CGPoint(x: rect.minX + rx * near, y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: rect.maxY - ry * near))
        }
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.y))
        if topLeft.x > 0 {
            path.addCurve(
                to: CGPoint(x: rect.minX + rx, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + ry * near),
                control2: CGPoint(x: rect.minX + rx * near, y: rect.minY))
        }
        path.closeSubpath()
    }
}
