import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetCatalogTests {
    private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("a colour set has its components, in a dark variant too")
    func colorSet() throws {
        let json = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "srgb",
                "components": {"red": "16", "green": "32", "blue": "64", "alpha": "0.5"}}}
            ], "info": {"version": 1, "author": "xcode"}}
            """
        let folder = try CatalogFolder(["Group/Accent.colorset/Contents.json": Data(json.utf8)])
        let color = folder.color("Accent")
        #expect(components(color, .light) == [255, 128, 0, 255])
        #expect(components(color, .dark) == [16, 32, 64, 128])
        #expect(folder.color("Missing") == nil)
    }

    @Test("an image set gives the variant of the display's scale, and its rendering intent")
    func imageSet() throws {
        let json = """
            {"images": [
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "dot2.png"},
              {"idiom": "universal", "scale": "3x", "filename": "dot3.png"}
            ], "properties": {"template-rendering-intent": "template"}}
            """
        let folder = try CatalogFolder([
            "Dot.imageset/Contents.json": Data(json.utf8), "Dot.imageset/dot2.png": CatalogFolder.picture(20),
            "Dot.imageset/dot3.png": CatalogFolder.picture(30),
        ])
        for scale in [2.0, 3.0] {
            let image = UIImage(named: "Dot", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
            #expect(image?.scale == CGFloat(scale))
            #expect(image?.size == CGSize(width: 10, height: 10))
            #expect(image?.renderingMode == .alwaysTemplate)
        }
    }

    @Test("a name with the ending of an image file finds the image set, too")
    func nameWithEnding() throws {
        let json = #"{"images": [{"idiom": "universal", "filename": "photo.jpg"}]}"#
        let folder = try CatalogFolder([
            "photo.imageset/Contents.json": Data(json.utf8), "photo.imageset/photo.jpg": CatalogFolder.picture(20),
        ])
        for name in ["photo", "photo.jpg", "photo.JPG", "photo.png", "photo.jpeg"] {
            #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) != nil, "\(name)")
        }
        #expect(UIImage(named: "photo.txt", in: folder.bundle, compatibleWith: nil) == nil)
    }

    @Test("a broken catalog is as if it were not there")
    func broken() throws {
        let folder = try CatalogFolder([
            "Bad.colorset/Contents.json": Data("{".utf8), "Bad.imageset/Contents.json": Data(),
        ])
        #expect(folder.color("Bad") == nil)
        #expect(folder.image("Bad") == nil)
    }

    /// In the layout of Apple's templates: the letter height (capline to baseline) is 70 units, so a point size is 100 units.
    private static let symbol = """
        <svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
        <g id="Guides"><line id="Baseline-M" x1="0" x2="600" y1="200" y2="200" stroke="blue" stroke-width="0.5"/>
        <line id="Capline-M" x1="0" x2="600" y1="129.541" y2="129.541" stroke="blue" stroke-width="0.5"/></g>
        <g id="Symbols">
        <g id="Regular-M" transform="translate(100 0)"><path d="M0 114.77h100v100h-100z"/></g>
        <g id="Bold-M" transform="translate(300 0)"><path d="M0 114.77h50v100h-50z"/></g>
        </g></svg>
        """

    @Test("a symbol set is a symbol: it has the tint, follows point size, weight and scale, and sits on the baseline")
    func symbolSet() throws {
        let json = "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"s.svg\"}]}"
        let folder = try CatalogFolder([
            "mark.symbolset/Contents.json": Data(json.utf8), "mark.symbolset/s.svg": Data(Self.symbol.utf8),
        ])
        let image = try #require(folder.image("mark"))
        #expect(image.isSymbolImage && image.renderingMode == .automatic)
        // 100 units a point size: at 20 points the regular mark is 20 points wide, the bold one 10, besides equal margins.
        func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
            image.withConfiguration(configuration).size
        }
        let regular = size(.init(pointSize: 20, weight: .regular))
        let bold = size(.init(pointSize: 20, weight: .bold))
        #expect(abs(regular.width - bold.width - 10) < 1)
        #expect(abs(size(.init(pointSize: 40, weight: .regular)).width - 2 * regular.width) < 1.5)
        #expect(size(.init(pointSize: 20, weight: .regular, scale: .large)).width > regular.width + 3)
        // The middle of the ink is the middle of a capital letter.
        let placed = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular))
        let baseline = try #require(placed.baselineOffsetFromBottom)
        #expect(abs(placed.size.height / 2 - baseline - 70.46 / 2) < 1)
        // Ink covers the middle in the tint.
        let tinted = placed.withTintColor(.red, renderingMode: .alwaysOriginal)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: placed.size, format: format).image { _ in tinted.draw(at: .zero) }
        let pixels = try #require(drawn.cgImage?.dataProvider?.data as Data?)
        let row = drawn.cgImage!.bytesPerRow
        let middle = Int(placed.size.height / 2) * row + Int(placed.size.width / 2) * 4
        // Blue, green, red, alpha.
        #expect(Array(pixels[middle..<middle + 4]) == [0, 0, 255, 255])
        #expect(pixels[4 * row + 3 + 4 * 4] == 0)
    }

    @Test("a symbol set whose file is no template is none")
    func noTemplate() throws {
        let json = "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"s.svg\"}]}"
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path d=\"M0 0h8v8z\"/></svg>"
        let folder = try CatalogFolder([
            "a.symbolset/Contents.json": Data(json.utf8), "a.symbolset/s.svg": Data(svg.utf8),
        ])
        #expect(folder.image("a") == nil)
    }
}
