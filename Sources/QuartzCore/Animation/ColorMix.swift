/// Colours between two others: part by part in gamma-encoded sRGB, as was measured.
enum ColorMix {
    /// Nil counts as the other colour without alpha.
    static func mix(_ from: CGColor?, _ to: CGColor?, _ fraction: CGFloat) -> CGColor? {
        if fraction == 0 { return from }
        if fraction == 1 { return to }
        guard let start = parts(from ?? to), let end = parts(to ?? from) else { return to }
        let first = from == nil ? start.dropLast() + [0] : start[...]
        let last = to == nil ? end.dropLast() + [0] : end[...]
        let mixed = zip(first, last).map { min(max($0 + ($1 - $0) * fraction, 0), 1) }
        return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    private static func parts(_ color: CGColor?) -> [CGFloat]? {
        guard let drawn = color?.drawn else { return nil }
        return [drawn.red, drawn.green, drawn.blue, drawn.alpha].map { CGFloat($0) }
    }
}
