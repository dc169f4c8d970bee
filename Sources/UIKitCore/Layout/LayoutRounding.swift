/// The one rounding of solved layout: edges go to the nearest device pixel, halves up, so that neighbours never overlap or gap.
enum LayoutRounding {
    /// Solved values carry noise of the arithmetic; a half that is off by less than this is still a half.
    static let noise: CGFloat = 1e-5

    static func edge(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 ? scale : 1
        return (value * scale + 0.5 + noise).rounded(.down) / scale + 0
    }

    static func rect(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let x = edge(rect.minX, scale: scale)
        let y = edge(rect.minY, scale: scale)
        return CGRect(
            x: x, y: y, width: max(edge(rect.maxX, scale: scale) - x, 0),
            height: max(edge(rect.maxY, scale: scale) - y, 0))
    }

    /// The smallest whole number of pixels that holds `length`.
    static func up(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 ? scale : 1
        // Adding zero turns a negative zero into a plain one.
        return (length * scale - noise).rounded(.up) / scale + 0
    }
}
