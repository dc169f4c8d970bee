import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A text of a layout fixture: how large it has to be on the phone where the fixture's host set it in another cut.
@MainActor
struct SceneText {
    let isFitted: Bool
    private let isButton: Bool
    private let isOnPhone: Bool
    private let runs: [(size: Double, text: String)]

    /// Nil for views without text.
    init?(_ scene: LayoutScene, _ path: String) {
        guard let input = (scene.table["input"] as? [String: Any])?["root"] as? [String: Any] else { return nil }
        var entry = input
        if path != "root" {
            for part in path.split(separator: ".") {
                guard let list = entry["subviews"] as? [[String: Any]] else { return nil }
                entry = list[Int(part)!]
            }
        }
        func size(_ value: Any?, _ usual: Double) -> Double {
            ((value as? [String: Any])?["size"] as? NSNumber)?.doubleValue ?? usual
        }
        isFitted = entry["sizeToFit"] as? Bool ?? false
        isButton = entry["class"] as? String == "UIButton"
        isOnPhone = (scene.table["measured_on"] as? String ?? "").contains("iPhone")
        if let attributed = entry["attributedText"] as? [String: Any] {
            runs = (attributed["runs"] as? [[String: Any]] ?? [])
                .map { (size($0["font"], 17), $0["text"] as? String ?? "") }
        } else if let text = (entry["text"] ?? entry["title"]) as? String {
            runs = [(size(entry["font"], isButton ? 15 : 17), text)]
        } else {
            return nil
        }
    }

    func compare(_ size: CGSize, _ measured: CGSize) throws {
        if isButton {
            // The title's width is rounded up once more, and 6 points are above and below it.
            let title = CGSize(width: size.width, height: size.height - 12)
            try Self.compare(title, measured, runs, scale: 2, tolerance: 1)
        } else {
            try Self.compare(size, measured, runs, scale: isOnPhone ? 3 : 2, isOnPhone: isOnPhone)
        }
    }

    /// Characters whose advance in the system font was never measured.
    static let unmeasured: Set<Character> = ["\u{203A}", "\u{2014}"]

    /// Widths within half a point of the measured ones, without what the Mac's cut adds; heights by the phone's rule, as that host's
    /// lines have whole points. Both sides are rounded up; the cut's table is exact to half a unit a glyph, and on the phone
    /// pair kerning, which was not measured, is up to 0.6 % of ordinary text.
    static func compare(
        _ size: CGSize, _ measured: CGSize, _ runs: [(size: Double, text: String)], scale: Double,
        tolerance: Double = 0.5, isOnPhone: Bool = false
    ) throws {
        var wider = 0.0
        var inexact = isOnPhone ? 0.006 * Double(measured.width) : 0
        for run in runs where !isOnPhone {
            wider += try macOSDelta(run.size) * run.size / 2048 * Double(run.text.count)
            inexact += 0.5 * run.size / 2048 * Double(run.text.count)
        }
        let text = runs.map(\.text).joined()
        let isKnown = !text.contains { unmeasured.contains($0) }
        let difference = abs(Double(size.width) + wider - Double(measured.width))
        #expect(
            !isKnown || difference <= tolerance + inexact, "\(text): \(size.width) + \(wider), not \(measured.width)")
        let line = 1.193359375 * (runs.map(\.size).max() ?? 0)
        #expect(abs(Double(size.height) - (line * scale).rounded(.up) / scale) < 0.001, "\(text): \(size.height)")
    }

    /// By how much the Mac's cut is wider, in units of a 2048th of the size a glyph.
    private static func macOSDelta(_ size: Double) throws -> Double {
        let metrics = try #require(fixture("chrome_metrics.json") as? [String: Any])
        let fonts = try #require(metrics["fonts"] as? [String: [String: Any]])
        let table = try #require(fonts["cut_delta_units"]?["value"] as? [String: NSNumber])
        return table[size == size.rounded() ? "\(Int(size))" : "\(size)"]?.doubleValue ?? 0
    }
}
