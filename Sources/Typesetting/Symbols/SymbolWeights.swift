/// Stroke widths of symbols by weight. Indices as in `SystemFontMetrics.weights`; em of the point size.
enum SymbolWeights {
    static let strokes = [0.0214, 0.0419, 0.0627, 0.0832, 0.1036, 0.1244, 0.1453, 0.1661, 0.1865]
    /// Material's weight axis, and the stroke added where the axis ends.
    static let materialAxis: [Float] = [100, 160, 255, 335, 445, 580, 665, 700, 700]
    static let materialExtra = [0, 0, 0, 0, 0, 0, 0, 0.0086, 0.029]

    /// Simple symbols may get bolder than detailed ones.
    private static let simplePrefixes = [
        "chevron", "arrow", "plus", "minus", "xmark", "multiply", "checkmark", "equal", "ellipsis", "line.", "circle",
        "square", "rectangle", "triangle",
    ]

    static func isSimple(_ name: String) -> Bool { simplePrefixes.contains { name.hasPrefix($0) } }

    private static let frames = [
        ".circle.fill", ".square.fill", ".rectangle.fill", ".triangle.fill", ".seal.fill", ".octagon.fill",
        ".hexagon.fill",
        ".shield.fill", ".diamond.fill", ".app.fill",
    ]

    /// Whether the name is that of a mark in a filled frame, `plus.circle.fill` for instance.
    static func isFilledFrame(_ name: String) -> Bool { frames.contains { name.hasSuffix($0) } }

    /// The outlined forms of those names.
    static func isOutlinedFrame(_ name: String) -> Bool { isFilledFrame(name + ".fill") }

    static func stroke(_ weight: Int, symbol name: String) -> Double {
        min(strokes[weight], isSimple(name) ? 0.19 : 0.13)
    }
}
