import UIKit

/// One video of the catalogue.
struct Video: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    let channel: String
    let summary: String
    let minutes: Int
    /// How much of it was watched, 0 to 1.
    let watched: Double
    /// Where in the circle of colours its picture lies, 0 to 1.
    let hue: Double

    var length: String { String(localized: "\(minutes) min") }

    var facts: String { "\(channel) · \(length)" }

    @MainActor static let all: [Video] = {
        let rows: [(name: String, channel: String, minutes: Int, hue: Double)] = [
            ("harbour", "coast", 24, 0.56), ("snow", "north", 47, 0.62), ("kitchen", "home", 18, 0.07),
            ("night", "city", 52, 0.74), ("garden", "home", 31, 0.33), ("train", "city", 26, 0.03),
            ("river", "north", 39, 0.5), ("market", "coast", 22, 0.12), ("music", "city", 64, 0.86),
            ("stars", "north", 45, 0.66),
        ]
        return rows.enumerated().map { index, row in
            Video(
                id: index, title: text("video.\(row.name).title"), channel: text("channel.\(row.channel)"),
                summary: text("video.\(row.name).summary"), minutes: row.minutes,
                watched: 0.2 + Double(index * 37 % 70) / 100, hue: row.hue)
        }
    }()

    private static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}
