import Foundation
import Testing

@testable import Typesetting

@Suite struct PlainTextTests {
    @Test(
        "text set by remembered pairs is what HarfBuzz makes of it, for every weight and slant",
        arguments: [false, true])
    func pairs(italic: Bool) {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for weight in SystemFontMetrics.weights {
            let font = Font(FontDescriptor(size: 17, weight: weight, italic: italic))
            for _ in 0..<60 {
                let units = (0..<(1 + random(40))).map { _ in UInt16(32 + random(95)) }
                TextEngine.locked {
                    units.withUnsafeBufferPointer { text in
                        let plain = PlainText.glyphs(
                            text, 0..<text.count, font.face, language: "en", features: font.features)
                        let shaped = Shaper.shape(
                            text, 0..<text.count, face: font.face, script: Script.latin, rightToLeft: false,
                            language: "en", features: font.features)
                        #expect(plain?.map(\.id) == shaped.map(\.id))
                        #expect(plain?.map(\.cluster) == shaped.map(\.cluster))
                        for (one, other) in zip(plain ?? [], shaped) {
                            #expect(abs(one.advance - other.advance) < 1e-9)
                            #expect(abs(one.xOffset - other.xOffset) < 1e-4)
                        }
                    }
                }
            }
            #expect(!font.face.typeface.pairs.isUnfit)
        }
    }

    @Test("other characters and other languages' letter forms are shaped")
    func unfit() {
        let font = systemFont(17)
        for (string, language) in [("naïve", "en"), ("a\tb", "en"), ("fi", "tr"), ("", "en")] {
            let units = Array(string.utf16)
            TextEngine.locked {
                units.withUnsafeBufferPointer { text in
                    let glyphs = PlainText.glyphs(
                        text, 0..<text.count, font.face, language: language, features: font.features)
                    #expect(glyphs?.count == nil)
                }
            }
        }
    }

    @Test("digits of one width and switched features do not take remembered pairs")
    func features() {
        #expect(systemFont(17).hasPlainPairs)
        #expect(!Font(FontDescriptor(size: 17, monospacedDigits: true)).hasPlainPairs)
        #expect(!Font(FontDescriptor(size: 17, features: ["ss01": 1])).hasPlainPairs)
        #expect(!Font(FontDescriptor(family: .system(.monospaced), size: 17)).hasPlainPairs)
    }
}
