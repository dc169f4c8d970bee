/// The colours that a symbol has of its own when it is shown in many colours.
///
/// Documented: the triangle of `exclamationmark.triangle.fill` is yellow and its mark white.
/// Unverified: all other colours, which names have any, and that a symbol of more than two colours has two here.
package struct SymbolColors: Equatable, Sendable {
    /// One of the system's colours.
    package enum Color: Sendable {
        case red, orange, yellow, green, cyan, blue, purple, pink, gray, white
    }

    /// Of the first layer: the mark in a frame, the largest thing, the badge. nil is the colour the symbol is given.
    package var first: Color?
    /// Of the second layer.
    package var second: Color?

    /// By the name without `.fill`, where the colours of both forms are the same.
    private static let whole: [String: Color] = [
        "heart": .red, "trash": .red, "trash.slash": .red, "phone.down": .red, "flame": .orange, "drop": .cyan,
        "leaf": .green, "folder": .blue, "star": .yellow, "star.leadinghalf": .yellow, "bolt": .yellow,
        "sun.max": .yellow, "sun.min": .yellow, "sun.haze": .yellow, "sun.dust": .yellow, "sunrise": .yellow,
        "sunset": .yellow, "sparkles": .yellow, "lightbulb": .yellow, "snowflake": .cyan, "phone": .green,
        "video": .green, "message": .green, "envelope": .blue, "location": .blue, "icloud": .blue, "lungs": .pink,
        "gift": .red, "allergens": .purple, "wind.snow": .cyan,
    ]

    /// Filled frames with a white mark, by the whole name.
    private static let frames: [String: Color] = [
        "exclamationmark.triangle.fill": .yellow, "exclamationmark.octagon.fill": .red, "xmark.octagon.fill": .red,
        "checkmark.circle.fill": .green, "xmark.circle.fill": .red, "plus.circle.fill": .green,
        "minus.circle.fill": .red, "info.circle.fill": .blue, "checkmark.seal.fill": .blue, "xmark.seal.fill": .red,
        "checkmark.shield.fill": .green, "exclamationmark.shield.fill": .yellow, "xmark.shield.fill": .red,
        "phone.circle.fill": .green, "phone.down.circle.fill": .red, "star.circle.fill": .yellow,
        "heart.circle.fill": .red, "bolt.circle.fill": .yellow, "leaf.circle.fill": .green,
        "flame.circle.fill": .orange,
        "drop.circle.fill": .cyan, "trash.circle.fill": .red, "folder.circle.fill": .blue, "wifi.circle.fill": .blue,
        "airplane.circle.fill": .orange, "location.circle.fill": .blue, "video.circle.fill": .green,
        "antenna.radiowaves.left.and.right.circle.fill": .green, "questionmark.circle.fill": .gray,
    ]

    /// What falls out of a white cloud or stands beside it.
    private static let weather: [Substring: Color] = [
        "sun": .yellow, "bolt": .yellow, "moon": .yellow, "rain": .cyan, "drizzle": .cyan, "heavyrain": .cyan,
        "snow": .cyan, "hail": .cyan, "sleet": .cyan, "fog": .gray,
    ]

    private static let badges: [Substring: Color] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
        "questionmark": .gray, "clock": .blue,
    ]

    package static func find(_ name: String) -> SymbolColors? {
        let parts = name.split(separator: ".")
        if let frame = frames[name] { return SymbolColors(first: .white, second: frame) }
        if let badge = parts.firstIndex(of: "badge") {
            let rest = parts[(badge + 1)...].first { $0 != "fill" }
            guard let rest else { return SymbolColors(first: .red, second: nil) }
            let color = badges[rest]
            return color == nil ? nil : SymbolColors(first: color, second: parts.first == "folder" ? .blue : nil)
        }
        if parts.first == "cloud", parts.last == "fill", !parts.contains("circle"),
            let other = parts.dropFirst().lazy.compactMap({ weather[$0] }).first
        {
            return SymbolColors(first: .white, second: other)
        }
        if name == "moon.stars.fill" { return SymbolColors(first: .yellow, second: .yellow) }
        if parts.first == "battery" {
            if name.hasPrefix("battery.25") || name.hasPrefix("battery.0") {
                return SymbolColors(first: .red, second: nil)
            }
            return name.hasPrefix("battery.100") ? SymbolColors(first: .green, second: nil) : nil
        }
        let plain = parts.last == "fill" ? String(name.dropLast(5)) : name
        return whole[plain].map { SymbolColors(first: $0, second: $0) }
    }
}
