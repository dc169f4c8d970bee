import UIKit

/// One video of the catalogue.
struct Video: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    let channel: String
    let summary: String
    let minutes: Int
    let symbol: String
    /// Where in the circle of colours its picture lies, 0 to 1.
    let hue: Double

    var length: String {
        Duration.seconds(minutes * 60).formatted(.units(allowed: [.minutes], width: .wide))
    }

    @MainActor static let all: [Video] = {
        let rows: [(String, String, Int, String)] = [
            ("harbour", "coast", 24, "sailboat"), ("snow", "north", 47, "snowflake"),
            ("kitchen", "home", 18, "fork.knife"),
            ("night", "city", 52, "moon.stars"), ("garden", "home", 31, "leaf"), ("train", "city", 26, "tram"),
            ("river", "north", 39, "drop"), ("market", "coast", 22, "cart"), ("music", "city", 64, "music.note"),
            ("stars", "north", 45, "sparkles"),
        ]
        return rows.enumerated().map { index, row in
            Video(
                id: index, title: text("video.\(row.0).title"), channel: text("channel.\(row.1)"),
                summary: text("video.\(row.0).summary"), minutes: row.2, symbol: row.3,
                hue: Double(index) * 0.17.truncatingRemainder(dividingBy: 1))
        }
    }()

    private static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}
