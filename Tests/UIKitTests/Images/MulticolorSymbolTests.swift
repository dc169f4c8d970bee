import Foundation
import Testing
import UIKit

/// Apple documents of `exclamationmark.triangle.fill` that its triangle is yellow and its mark white; the other colours are
/// assumptions, and what is tested of them is that layers keep apart.
@MainActor @Suite struct MulticolorSymbolTests {
    private let multicolor = UIImage.SymbolConfiguration(pointSize: 60).applying(
        UIImage.SymbolConfiguration.preferringMulticolor())

    private struct Pixels {
        var counts: [UInt32: Int] = [:]

        /// How many pixels have the colour, and none of another's.
        func count(_ color: UIColor) -> Int {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
            func part(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
            return counts[part(r) << 16 | part(g) << 8 | part(b)] ?? 0
        }
    }

    private func pixels(_ image: UIImage?, tint: UIColor = .black) throws -> Pixels {
        let image = try #require(image)
        let view = UIImageView(image: image)
        view.tintColor = tint
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.contentMode = .center
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
            UIColor.magenta.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            view.layer.render(in: context.cgContext)
        }
        let data = try #require(drawn.cgImage?.dataProvider?.data as Data?)
        var pixels = Pixels()
        for at in stride(from: 0, to: data.count - 3, by: 4) {
            let value = UInt32(data[at + 2]) << 16 | UInt32(data[at + 1]) << 8 | UInt32(data[at])
            pixels.counts[value, default: 0] += 1
        }
        return pixels
    }

    @Test("the warning triangle is yellow, its mark white, whatever the tint")
    func warning() throws {
        let found = try pixels(UIImage(systemName: "exclamationmark.triangle.fill", withConfiguration: multicolor))
        #expect(found.count(.systemYellow.resolvedColor(with: .current)) > 1000)
        #expect(found.count(.white) > 100)
        #expect(found.count(.black) == 0)
    }

    @Test("a layer without a colour of its own has the tint")
    func tinted() throws {
        let image = UIImage(systemName: "battery.25", withConfiguration: multicolor)
        let found = try pixels(image, tint: .blue)
        #expect(found.count(.systemRed.resolvedColor(with: .current)) > 20)
        #expect(found.count(.blue) > 100)
        #expect(try pixels(image, tint: .green).count(.green) == found.count(.blue))
    }

    @Test("a symbol without colours is drawn in the tint")
    func plain() throws {
        let found = try pixels(UIImage(systemName: "square.fill", withConfiguration: multicolor), tint: .blue)
        #expect(found.count(.blue) > 1000)
    }

    @Test("a tint of the image's own, and a configuration with colours, go before")
    func overridden() throws {
        let image = try #require(UIImage(systemName: "heart.fill", withConfiguration: multicolor))
        let red = UIColor.systemRed.resolvedColor(with: .current)
        #expect(try pixels(image).count(red) > 500)
        #expect(try pixels(image.withTintColor(.green)).count(red) == 0)
        let palette = image.applyingSymbolConfiguration(.init(paletteColors: [.cyan]))
        #expect(try pixels(palette).count(.cyan) > 500)
        let monochrome = image.applyingSymbolConfiguration(.preferringMonochrome())
        #expect(try pixels(monochrome, tint: .blue).count(.blue) > 500)
    }

    @Test("the size is that of the symbol in one colour")
    func size() {
        for name in ["cloud.rain.fill", "folder.fill", "person.crop.circle.badge.plus"] {
            let plain = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
            #expect(UIImage(systemName: name, withConfiguration: multicolor)?.size == plain?.size)
        }
    }
}
