/// An immutable colour: channel values in a colour space, alpha last.
public final class CGColor: Hashable, @unchecked Sendable {
    public let colorSpace: CGColorSpace?
    /// Channel values followed by alpha.
    public let components: [CGFloat]?

    let values: [CGFloat]

    /// What is drawn: sRGB channels and alpha, each between zero and one, not premultiplied.
    package let drawn: DrawnColor

    /// What a pattern colour repeats; nil for a plain colour.
    package let tile: Tile?

    /// Fails for fewer values than the space has channels plus alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.colorSpace = space
        self.values = values
        self.components = values
        tile = nil
        drawn = DrawnColor(values, in: space)
    }

    init(space: CGColorSpace, values: [CGFloat], tile: Tile? = nil) {
        precondition(values.count == space.numberOfComponents + 1)
        self.colorSpace = space
        self.values = values
        self.components = values
        self.tile = tile
        drawn = tile == nil ? DrawnColor(values, in: space) : .clear
    }

    /// A colour in the sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    /// A colour in the Display P3 space; it is converted to sRGB when drawn.
    package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .displayP3Space, values: [red, green, blue, alpha])
    }

    /// A gray in the device space of the screen.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .grayGamma22Space, values: [gray, alpha])
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { values[values.count - 1] }

    /// Channels including alpha.
    public var numberOfComponents: Int { values.count }

    /// The same colour with another alpha. Returns the receiver when nothing changes.
    public func copy(alpha: CGFloat) -> CGColor? {
        if alpha == self.alpha { return self }
        var values = self.values
        values[values.count - 1] = alpha
        return CGColor(space: colorSpace ?? .sRGBSpace, values: values, tile: tile)
    }

    public func copy() -> CGColor? { self }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.values == right.values && left.colorSpace == right.colorSpace && left.tile == right.tile)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
