import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// The system font against widths and heights measured on iOS.
@Suite struct SystemFontTests {
    typealias Entry = [String: Any]

    let metrics = fixture("sf_metrics.json") as! Entry

    func font(_ entry: Entry) -> Font {
        systemFont(CGFloat((entry["size"] as! NSNumber).doubleValue), weightValues[entry["weight"] as! String]!)
    }

    func close(_ value: CGFloat, _ entry: Entry, _ key: String, within tolerance: Double = 1e-9) -> Bool {
        abs(Double(value) - (entry[key] as! NSNumber).doubleValue) <= tolerance
    }

    @Test("every measured glyph is as wide as on a phone")
    func widths() {
        var count = 0
        for entry in metrics["fonts"] as! [Entry] {
            let font = font(entry)
            for (character, width) in entry["advances"] as! [String: NSNumber] {
                let ours = font.advance(of: character)
                #expect(abs(Double(ours) - width.doubleValue) < 1e-9, "\(character) \(font.size) \(ours) \(width)")
                count += 1
            }
        }
        #expect(count == 2470)
    }

    @Test("glyphs measured between the tabulated sizes are as wide, too")
    func probes() {
        var count = 0
        for entry in metrics["metrics"] as! [Entry] {
            let font = font(entry)
            for (character, width) in entry["probeAdvances"] as? [String: NSNumber] ?? [:] {
                #expect(
                    abs(Double(font.advance(of: character)) - width.doubleValue) < 1e-3, "\(character) \(font.size)")
                count += 1
            }
        }
        #expect(count == 90)
    }

    @Test("lines are as tall as on a phone, at every size and weight")
    func heights() {
        for entry in (metrics["fonts"] as! [Entry]) + (metrics["metrics"] as! [Entry]) {
            let font = font(entry)
            #expect(close(font.ascender, entry, "ascender"))
            #expect(close(font.descender, entry, "descender"))
            #expect(close(font.lineHeight, entry, "lineHeight"))
            #expect(close(font.capHeight, entry, "capHeight"))
            // The rounding of the x-height between the optical sizes is known to one unit only.
            #expect(close(font.xHeight, entry, "xHeight", within: Double(font.size) * 1.01 / 2048))
        }
    }

    @Test("the height of a label at every text style and category is the measured line height")
    func dynamicType() throws {
        let styles = (fixture("dynamic_type.json") as! Entry)["styles"] as! Entry
        var count = 0
        for case let categories as Entry in styles.values {
            for case let entry as Entry in categories.values where entry["lineHeight"] != nil {
                let size = (entry["pointSize"] as! NSNumber).doubleValue
                // The table has six decimals.
                #expect(close(systemFont(CGFloat(size)).lineHeight, entry, "lineHeight", within: 1e-6))
                count += 1
            }
        }
        #expect(count == 132)
    }

    @Test("a string is as wide as its glyphs and the kerning between them")
    func strings() {
        let font = systemFont(17)
        let sum = "Hamburg".map { font.advance(of: String($0)) }.reduce(0, +)
        #expect(abs(font.advance(of: "Hamburg") - sum) < 0.5)
        // Kerning pulls AV and VA together by 192 and 176 units of Inter, 1.08 times as much in San Francisco.
        let loose = "AVAST".map { font.advance(of: String($0)) }.reduce(0, +)
        #expect(abs(loose - font.advance(of: "AVAST") - 17 * 0.9688 * 1.08 * 368 / 2816) < 1e-6)
        #expect(font.advance(of: "") == 0)
    }

    @Test("a kern of zero switches pair kerning off, another kern adds to every character")
    func kerning() {
        var attributes = TextAttributes(font: systemFont(17))
        attributes.kern = 0
        let loose = "AVAST".map { systemFont(17).advance(of: String($0)) }.reduce(0, +)
        let unkerned = TextMeasurer.size(StyledText("AVAST", attributes: attributes), TextConstraints()).width
        #expect(abs(unkerned - loose) < 1e-9)
        attributes.kern = 2
        let kerned = TextMeasurer.size(StyledText("AVAST", attributes: attributes), TextConstraints()).width
        #expect(abs(kerned - systemFont(17).advance(of: "AVAST") - 10) < 1e-9)
    }

    @Test("heavier is wider across the nine weights")
    func weights() {
        let widths = SystemFontMetrics.weights.map { systemFont(17, $0).advance(of: "Hamburgefonstiv") }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("an accented letter is as wide as its letter")
    func accents() {
        let font = systemFont(17)
        for (accented, plain) in ["ż": "z", "é": "e", "Ü": "U", "ñ": "n", "ç": "c", "å": "a"] {
            #expect(font.advance(of: accented) == font.advance(of: plain))
            #expect(
                abs(font.advance(of: accented.decomposedStringWithCanonicalMapping) - font.advance(of: plain)) < 1e-9)
        }
    }

    @Test("the monospaced design gives every glyph .6182 of the size")
    func monospaced() {
        let font = Font(FontDescriptor(family: .system(.monospaced), size: 20, weight: 0.4))
        for character in "iW0.{~->" { #expect(abs(font.advance(of: String(character)) - 20 * 1266 / 2048) < 1e-9) }
        #expect(abs(font.advance(of: "->!=") - 4 * 20 * 1266 / 2048) < 1e-9)
    }

    @Test("tabular digits are all of one width, proportional ones are not")
    func digits() {
        let tabular = Font(FontDescriptor(size: 17, monospacedDigits: true))
        #expect(Set("0123456789".map { tabular.advance(of: String($0)) }).count == 1)
        #expect(Set("0123456789".map { systemFont(17).advance(of: String($0)) }).count > 1)
    }

    @Test("senseless sizes do no harm", arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
    func senseless(size: CGFloat) {
        let font = systemFont(size)
        #expect(font.lineHeight.isFinite && font.lineHeight > 0)
        #expect(font.advance(of: "x").isFinite)
    }

    @Test("tracking goes on smoothly beyond the measured sizes")
    func trackingEnds() {
        var previous = SystemFontMetrics.tracking(4)
        for step in 1...400 {
            let next = SystemFontMetrics.tracking(4 + Double(step) / 4)
            #expect(abs(next - previous) < 5)
            previous = next
        }
        #expect(SystemFontMetrics.tracking(90) == 0)
    }
}
