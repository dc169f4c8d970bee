import Testing
import UIKit

@MainActor @Suite struct UIFontMetricsTests {
    /// Whole-number leadings whose ratios reproduce what iOS was measured to give; text sizes from smallest to largest.
    static let leadings: [(UIFont.TextStyle, [Int])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = 3
        }
    }

    @Test("lengths and fonts scale by the ratio of leadings, exactly, for 19 sizes in all styles and text sizes")
    func rule() {
        var values = 0
        for (style, row) in Self.leadings {
            let metrics = UIFontMetrics(forTextStyle: style)
            for (index, (_, category)) in UIFontTests.categories.enumerated() {
                for base in 8...26 {
                    // In whole thirds, so that the expectation is exact: floor((2 * 3 * base * L + L0) / (2 * L0)).
                    let thirds = (2 * 3 * base * row[index] + row[3]) / (2 * row[3])
                    let value = metrics.scaledValue(for: CGFloat(base), compatibleWith: traits(category))
                    #expect(abs(value - CGFloat(thirds) / 3) < 1e-9, "\(style.rawValue) \(category.rawValue) \(base)")
                    let points = (2 * base * row[index] + row[3]) / (2 * row[3])
                    let isQuirk = style == .headline && category == .accessibilityExtraExtraLarge && base == 11
                    let font = metrics.scaledFont(
                        for: .systemFont(ofSize: CGFloat(base)), compatibleWith: traits(category))
                    #expect(font.pointSize == CGFloat(isQuirk ? 25 : points))
                    values += 1
                }
            }
        }
        #expect(values == 2508)
    }

    @Test("body metrics give the values people have measured on devices")
    func measured() {
        let body = UIFontMetrics.default
        #expect(abs(body.scaledValue(for: 17, compatibleWith: traits(.medium)) - 16.3333) < 0.001)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(abs(body.scaledValue(for: 17, compatibleWith: largest) - 48) < 0.001)
        let font = body.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest)
        #expect(font.pointSize == 48)
        let image: [(UIContentSizeCategory, Double)] = [
            (.medium, 119.33), (.large, 125), (.extraLarge, 136.33), (.accessibilityMedium, 193.33),
            (.accessibilityExtraExtraExtraLarge, 352.33),
        ]
        for (category, expected) in image {
            #expect(abs(body.scaledValue(for: 125, compatibleWith: traits(category)) - expected) < 0.005)
        }
    }

    @Test("a maximum caps the scaled font, also when the text size changes later")
    func maximum() {
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits(.accessibilityLarge))
        #expect(font.pointSize == 30)
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = font
        label.text = "x"
        let shown = Shown(label, size: CGSize(width: 100, height: 100), category: .large)
        #expect(label.font.pointSize == 17)
        shown.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        shown.update()
        #expect(label.font.pointSize == 30)
    }
}
