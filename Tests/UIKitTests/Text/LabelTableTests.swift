import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes of labels against a calculation of its own, from nothing but measured advances and the line height.
@MainActor @Suite struct LabelTableTests {
    /// A font as it was measured: the advance of every ASCII character.
    struct Measured: CustomStringConvertible {
        var weight: UIFont.Weight
        var size: Double
        var advances: [Character: Double]
        var description: String { "\(weight.rawValue) \(size)" }
        /// 2444 units of 2048 for each point, the same for all weights.
        var lineHeight: Double { size * 2444 / 2048 }
        func width(_ text: some StringProtocol) -> Double { text.reduce(0) { $0 + advances[$1]! } }
    }

    static func fonts() -> [Measured] {
        let weights: [String: UIFont.Weight] = [
            "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        ]
        let table = fixture("sf_metrics.json") as? [String: Any]
        return (table?["fonts"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let name = entry["weight"] as? String, let weight = weights[name],
                let size = (entry["size"] as? NSNumber)?.doubleValue,
                let values = entry["advances"] as? [String: NSNumber]
            else { return nil }
            return Measured(
                weight: weight, size: size,
                advances: Dictionary(uniqueKeysWithValues: values.map { (Character($0.key), $0.value.doubleValue) }))
        }
    }

    // MARK: The calculation

    static func trimmed(_ line: Substring) -> Substring {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Greedy: as many words as fit, spaces hang; a word wider than the room breaks between characters.
    static func lines(_ text: String, _ font: Measured, _ room: Double, byCharacter: Bool) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let fitting = { (end: String.Index) in font.width(trimmed(rest[..<end])) <= room + 1e-6 }
            var end = rest.startIndex
            var places = rest.indices.map { rest.index(after: $0) }
            if fitting(rest.endIndex) { end = rest.endIndex }
            if end == rest.startIndex, !byCharacter {
                let breaks = places.filter {
                    $0 == rest.endIndex || (rest[rest.index(before: $0)] == " " && rest[$0] != " ")
                }
                end = breaks.last(where: fitting) ?? rest.startIndex
            }
            if end == rest.startIndex { end = places.last(where: fitting) ?? places.removeFirst() }
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    enum Width {
        case exactly(Double)
        /// Truncated: at most the room, and no less than it without the widest character and the ellipsis's doubt.
        case within(ClosedRange<Double>)
    }

    static func expected(
        _ text: String, _ font: Measured, room: Double, lines limit: Int, mode: NSLineBreakMode
    ) -> (width: Width, lines: Int) {
        if limit == 1 { return (.exactly(font.width(text)), 1) }
        let all = lines(text, font, room, byCharacter: mode == .byCharWrapping)
        guard limit > 0, all.count > limit else {
            // Spaces at the text's very end count as far as there is room; these texts have none.
            return (.exactly(all.map { font.width(trimmed($0)) }.max()!), all.count)
        }
        let whole = all.prefix(limit - 1).map { font.width(trimmed($0)) }.max() ?? 0
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            return (.exactly(max(whole, font.width(trimmed(all[limit - 1])))), limit)
        case .byClipping:
            return (.exactly(room), limit)
        default:
            // What stands beside the ellipsis may have lost a space besides the character that had no room.
            let widest = font.advances.values.max()! + font.advances[" "]!
            return (.within(max(whole, room - widest - font.size * 0.1)...room), limit)
        }
    }

    // MARK: The table

    static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    static let rooms: [Double] = [61, 97, 150, 233, 320, 375, 700]

    private func check(_ label: UILabel, _ text: String, _ font: Measured, _ scale: Double) -> Int {
        var wrong = 0
        // A word pushed out to keep the last one company is no matter of measures.
        label.lineBreakStrategy = []
        for mode in Self.modes {
            label.lineBreakMode = mode
            for limit in 0...3 {
                label.numberOfLines = limit
                for room in Self.rooms {
                    let size = label.sizeThatFits(CGSize(width: room, height: 10_000))
                    let (width, lines) = Self.expected(text, font, room: room, lines: limit, mode: mode)
                    let height = (font.lineHeight * Double(lines) * scale - 1e-4).rounded(.up) / scale
                    func up(_ value: Double) -> Double { (value * scale - 1e-4).rounded(.up) / scale }
                    var isRight = abs(Double(size.height) - height) < 0.001
                    switch width {
                    case .exactly(let value): isRight = isRight && abs(Double(size.width) - up(value)) < 0.001
                    case .within(let range):
                        isRight =
                            isRight && range.lowerBound <= Double(size.width)
                            && Double(size.width) <= up(range.upperBound)
                    }
                    if !isRight {
                        wrong += 1
                        if wrong < 4 {
                            Issue.record(
                                "\(font) \(text.prefix(12)) mode \(mode.rawValue) lines \(limit) room \(room): \(size), \(width) \(height)"
                            )
                        }
                    }
                }
            }
        }
        return wrong
    }

    /// Straight stems only: no pair of them is kerned, so the label's own text can be used.
    static let stems = "hill million dull multihull inhumdium mud hi illumind lililili minium dim"
    /// Any characters; pair kerning is switched off for it, as the pairs of the original are not known.
    static let prose = "To wrap: 12.50 & AVATAR (Type) fly-by Wolf, \"quoted\" @ 7% Key/Value; ok? Yes!"

    @Test(
        "labels are as large as the measured advances make them, in all fonts, widths, lines and modes",
        arguments: [2.0, 3.0])
    func stemTexts(scale: Double) {
        let fonts = Self.fonts()
        #expect(fonts.count >= 20)
        let label = UILabel()
        let shown = Shown(label, size: CGSize(width: 320, height: 240), scale: CGFloat(scale))
        for font in fonts {
            label.text = Self.stems
            label.font = .systemFont(ofSize: CGFloat(font.size), weight: font.weight)
            #expect(check(label, Self.stems, font, scale) == 0)
        }
        _ = shown
    }

    @Test("so are attributed texts of any characters, pair kerning switched off")
    func proseTexts() {
        let label = UILabel()
        let shown = Shown(label, size: CGSize(width: 320, height: 240), scale: 3)
        for font in Self.fonts() {
            let text = Self.prose.filter { font.advances[$0] != nil && $0 != "-" && $0 != "/" }
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.kern: 0, .font: UIFont.systemFont(ofSize: CGFloat(font.size), weight: font.weight)])
            #expect(check(label, text, font, 3) == 0)
        }
        _ = shown
    }
}
