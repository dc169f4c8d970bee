import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIFontTests {
    static let styles: [(String, UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]
    static let categories: [(String, UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    @Test("all text styles have the measured size, line height, ascender, descender and weight at all text sizes")
    func textStyles() throws {
        let table = try #require(fixture("dynamic_type.json") as? [String: Any])
        let styles = try #require(table["styles"] as? [String: [String: [String: Any]]])
        var compared = 0
        for (styleName, style) in Self.styles {
            for (categoryName, category) in Self.categories {
                let expected = try #require(styles[styleName]?[categoryName])
                let font = UIFont.preferredFont(
                    forTextStyle: style,
                    compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
                func number(_ key: String) -> Double { (expected[key] as? NSNumber)?.doubleValue ?? .nan }
                #expect(abs(font.pointSize - number("pointSize")) < 0.000_001, "\(styleName) \(categoryName)")
                #expect(abs(font.lineHeight - number("lineHeight")) < 0.000_001)
                #expect(abs(font.ascender - number("ascender")) < 0.000_001)
                #expect(abs(font.descender - number("descender")) < 0.000_001)
                let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
                #expect(isBold == (expected["bold"] as? Bool))
                compared += 5
            }
        }
        #expect(compared == 660)
    }

    @Test("without traits the text size is that of the current traits")
    func currentTraits() {
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        }
    }

    @Test("the system font has San Francisco's vertical metrics")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 1950.0 / 2048 * 17)
        #expect(font.descender == -494.0 / 2048 * 17)
        #expect(font.capHeight == 1443.0 / 2048 * 17)
        #expect(font.leading == 0)
    }

    @Test("names are those of iOS")
    func names() {
        #expect(UIFont.systemFont(ofSize: 10).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 10, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 10).familyName == ".AppleSystemUIFont")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName == "Helvetica Neue")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "Georgia", size: 12)?.pointSize == 12)
        #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    }

    @Test("the default sizes are those of iOS")
    func defaultSizes() {
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
    }

    @Test("bold and italic are added and taken away by symbolic traits")
    func symbolicTraits() throws {
        let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.fontName == ".SFUI-SemiboldItalic")
        #expect(font.pointSize == 17)
        let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
        #expect(UIFont(descriptor: title.withSymbolicTraits(.traitBold)!, size: 0).fontName == ".SFUI-Bold")
        let plain = try #require(bold.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0).fontName == ".SFUI-Regular")
    }

    @Test("a descriptor's weight can be set by its traits attribute")
    func weightAttribute() {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == ".SFUI-Heavy")
    }

    @Test("designs change the family and keep size and weight")
    func designs() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 21, weight: .bold).fontDescriptor.withDesign(.rounded))
        let font = UIFont(descriptor: rounded, size: 0)
        #expect(font.fontName == ".SFUIRounded-Bold")
        #expect(font.pointSize == 21)
    }

    @Test("equal fonts are equal and hash alike")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    }
}
