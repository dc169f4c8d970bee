/// Colours along a line from zero to one.
public final class CGGradient: @unchecked Sendable {
    /// Positions in rising order with the colour that is drawn there.
    package let stops: [(location: CGFloat, color: DrawnColor)]

    /// Colours at `locations`, evenly spread from zero to one without them. Nil without colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        let positions = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors, locations: positions)
    }

    /// Takes any array whose members are colours, as an array bridged from Foundation is.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard list.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: list, locations: locations)
    }

    /// `colorComponents` holds `count` colours of the space, alpha last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: colorComponents + $0 * stride) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        if let locations, locations.count != colors.count || !locations.allSatisfy(\.isFinite) { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let list = colors.enumerated().map { index, color in
            (location: locations?[index] ?? CGFloat(index) / last, color: color.drawn)
        }
        // Stable: two stops at one place make a hard edge in the order given.
        stops = list.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
