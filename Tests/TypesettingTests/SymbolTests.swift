import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct SymbolTests {
    static let names: [String] = {
        let table = SymbolTable.lines.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        return table.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }()

    @Test("the table is sorted, and every name in it is found")
    func lookUp() {
        #expect(Self.names.count == 5721)
        #expect(
            Self.names.map { Array($0.utf8) }
                == Self.names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
        for name in Self.names { #expect(SymbolRecipe.find(name) != nil, "\(name)") }
    }

    @Test(
        "names that do not exist are not found",
        arguments: ["", " ", "no.such.symbol", "gea", "gearr", "0", "~", "\n", "gear b"])
    func unknown(name: String) {
        #expect(SymbolGlyph.find(name) == nil)
    }

    @Test("script variants and filled forms fall back to what there is")
    func variants() {
        #expect(SymbolGlyph.find("textformat.size.ja") != nil || SymbolGlyph.find("textformat.size") == nil)
        #expect(SymbolGlyph.find("chevron.right.fill") != nil)
    }

    @Test(
        "a mark and the frame around it take colours of their own and together look like the whole",
        arguments: ["star.circle.fill", "star.circle", "xmark.circle.fill", "plus.circle", "heart.square.fill"])
    func layers(name: String) throws {
        let rendition = try #require(SymbolGlyph.find(name)).rendition(pointSize: 40)
        let side = 80
        let rect = CGRect(origin: CGPoint(x: 10, y: 10), size: rendition.size)
        let context = CGContext(pixelWidth: side, pixelHeight: side, scale: 1)
        rendition.draw(
            in: context, rect: rect, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            secondary: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        let whole = CGContext(pixelWidth: side, pixelHeight: side, scale: 1)
        rendition.draw(in: whole, rect: rect, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        // The middle belongs to the mark; far from it there is only the frame.
        let isFilled = name.hasSuffix(".fill")
        context.makeImage()!.withPixels { layered in
            whole.makeImage()!.withPixels { plain in
                let stride = layered.count / side
                let middle = Int(rect.midY) * stride + Int(rect.midX) * 4
                if name != "star.circle" {  // an outlined star is hollow
                    #expect(layered[middle + 2] > 250 && layered[middle] < 5)
                    #expect(isFilled == (plain[middle + 3] < 5))
                }
                var red = 0
                var blue = 0
                for y in 0..<side {
                    for x in 0..<side {
                        let offset = y * stride + x * 4
                        if layered[offset + 2] > 128 { red += 1 }
                        if layered[offset] > 128 { blue += 1 }
                        // Where the frame is, the whole symbol is too.
                        if layered[offset] > 250 { #expect(plain[offset + 3] > 240) }
                    }
                }
                #expect(red > 40 && blue > 40)
            }
        }
    }

    @Test("only direction-bound names mirror")
    func mirroring() {
        #expect(SymbolGlyph.find("chevron.forward")?.mirrorsInRightToLeft == true)
        #expect(SymbolGlyph.find("chevron.right")?.mirrorsInRightToLeft == false)
        #expect(SymbolGlyph.find("star.leadinghalf.filled")?.mirrorsInRightToLeft == true)
    }

    @Test("trademarks, and names without a drawing, are drawn as placeholders")
    func trademarks() {
        #expect(SymbolGlyph.find("alternatingcurrent")?.isPlaceholder == true)
        #expect(SymbolGlyph.find("applelogo")?.isPlaceholder == true)
        #expect(SymbolGlyph.find("star")?.isPlaceholder == false)
    }

    @Test("every symbol has ink and a sensible size")
    func ink() {
        for name in Self.names {
            guard let symbol = SymbolGlyph.find(name) else {
                Issue.record("\(name)")
                continue
            }
            let rendition = symbol.rendition(pointSize: 17)
            #expect(rendition.size.width > 4 && rendition.size.width < 60, "\(name) \(rendition.size)")
            #expect(rendition.size.height > 3 && rendition.size.height < 45, "\(name) \(rendition.size)")
        }
    }

    @Test(
        "a heavier symbol has more ink",
        arguments: [
            "star", "chevron.right", "gear", "circle", "xmark", "heart", "wifi", "bell.badge", "arrow.uturn.left",
        ])
    func weights(name: String) {
        var last = 0
        for weight in SystemFontMetrics.weights {
            let rendition = SymbolGlyph.find(name)!.rendition(pointSize: 40, weight: weight)
            let sum = Self.draw(rendition).sum
            #expect(sum >= last, "\(name) \(weight)")
            last = sum
        }
    }

    static func draw(_ rendition: SymbolRendition, mirrored: Bool = false) -> (
        sum: Int, columns: Range<Int>, rows: Range<Int>
    ) {
        TypesettingTests.ink(width: 160, height: 160, scale: 2) { context in
            rendition.draw(
                in: context, rect: CGRect(origin: CGPoint(x: 10, y: 10), size: rendition.size), color: .black,
                mirrored: mirrored)
        }
    }

    @Test("a symbol's image is its ink with padding, its alignment rectangle the line of the text beside it")
    func geometry() {
        let rendition = SymbolGlyph.find("circle")!.rendition(pointSize: 40)
        #expect(abs(rendition.alignmentRect.height - systemFont(40).lineHeight) < 1e-6)
        let baseline = rendition.size.height - rendition.baselineOffsetFromBottom
        // The circle's centre is half a capital above the baseline.
        #expect(abs(baseline - rendition.size.height / 2 - systemFont(40).capHeight / 2) < 0.5)
        let found = Self.draw(rendition)
        #expect(abs(CGFloat(found.columns.lowerBound) - (10 + 5) * 2) <= 2)
        #expect(abs(CGFloat(found.columns.count) - 0.996 * 80) <= 3)
    }

    @Test("the measured symbol has its measured size: 70.33 by 25.67 points")
    func measured() {
        let rendition = SymbolGlyph.find("chevron.compact.down")!.rendition(pointSize: 64, weight: -0.4)
        #expect(abs(rendition.size.width - 70.33) < 4)
        #expect(abs(rendition.size.height - 25.67) < 4)
        #expect(abs(rendition.baselineOffsetFromBottom + 10.33) < 4)
    }

    @Test("scales change the size by the documented amounts")
    func scales() {
        let symbol = SymbolGlyph.find("circle")!
        let padding: CGFloat = 0.25 * 40
        let sizes = [SymbolGlyph.Scale.small, .medium, .large].map {
            symbol.rendition(pointSize: 40, scale: $0).size.width - padding
        }
        #expect(abs(sizes[0] / sizes[1] - 0.79) < 0.03)
        #expect(abs(sizes[2] / sizes[1] - 1.27) < 0.03)
    }

    @Test("mirroring turns left and right around")
    func mirrored() {
        let rendition = SymbolGlyph.find("arrow.uturn.backward")!.rendition(pointSize: 40)
        let plain = Self.draw(rendition)
        let mirrored = Self.draw(rendition, mirrored: true)
        #expect(abs(plain.sum - mirrored.sum) < plain.sum / 50)
        let right = 20 + Int((rendition.size.width * 2).rounded(.up))
        #expect(abs((mirrored.columns.lowerBound - 20) - (right - plain.columns.upperBound)) <= 2)
    }

    @Test(
        "the mark in a filled frame gets wider with the weight",
        arguments: ["plus.circle.fill", "xmark.circle.fill", "airplane.circle.fill"])
    func marks(name: String) {
        func mark(_ weight: CGFloat) -> Int {
            let frame = SymbolGlyph.find("circle.fill")!.rendition(pointSize: 40, weight: weight)
            return Self.draw(frame).sum
                - Self.draw(SymbolGlyph.find(name)!.rendition(pointSize: 40, weight: weight)).sum
        }
        #expect(mark(-0.4) > 0)
        #expect(mark(0.4) > mark(0))
        #expect(mark(0) > mark(-0.4))
    }

    @Test("an enclosed filled symbol is the frame without the mark")
    func enclosed() {
        let frame = Self.draw(SymbolGlyph.find("circle.fill")!.rendition(pointSize: 40))
        let both = Self.draw(SymbolGlyph.find("airplane.circle.fill")!.rendition(pointSize: 40))
        #expect(both.sum < frame.sum)
        #expect(both.sum > frame.sum / 2)
    }

    @Test("senseless sizes do no harm", arguments: [0, -1, CGFloat.nan, .infinity, 1e6])
    func senseless(size: CGFloat) {
        let rendition = SymbolGlyph.find("star")!.rendition(pointSize: size)
        #expect(rendition.size.width.isFinite)
        _ = Self.draw(rendition)
    }
}
