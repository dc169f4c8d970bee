import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetCatalogTests {
    /// A folder that passes for a bundle, with one catalog.
    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        for (path, data) in files {
            let url = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    private func picture(_ side: Int, _ color: UIColor) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
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
        let bundle = try bundle(["Group/Accent.colorset/Contents.json": Data(json.utf8)])
        let color = UIColor(named: "Accent", in: bundle, compatibleWith: nil)
        #expect(components(color, .light) == [255, 128, 0, 255])
        #expect(components(color, .dark) == [16, 32, 64, 128])
        #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
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
        let bundle = try bundle([
            "Dot.imageset/Contents.json": Data(json.utf8), "Dot.imageset/dot2.png": picture(20, .red),
            "Dot.imageset/dot3.png": picture(30, .red),
        ])
        for scale in [2.0, 3.0] {
            let image = UIImage(named: "Dot", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
            #expect(image?.scale == CGFloat(scale))
            #expect(image?.size == CGSize(width: 10, height: 10))
            #expect(image?.renderingMode == .alwaysTemplate)
        }
    }

    @Test("a name with the ending of an image file finds the image set, too")
    func nameWithEnding() throws {
        let json = #"{"images": [{"idiom": "universal", "filename": "photo.jpg"}]}"#
        let bundle = try bundle([
            "photo.imageset/Contents.json": Data(json.utf8), "photo.imageset/photo.jpg": picture(20, .red),
        ])
        for name in ["photo", "photo.jpg", "photo.JPG", "photo.png", "photo.jpeg"] {
            #expect(UIImage(named: name, in: bundle, compatibleWith: nil) != nil, "\(name)")
        }
        #expect(UIImage(named: "photo.txt", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("a broken catalog is as if it were not there")
    func broken() throws {
        let bundle = try bundle(["Bad.colorset/Contents.json": Data("{".utf8), "Bad.imageset/Contents.json": Data()])
        #expect(UIColor(named: "Bad", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Bad", in: bundle, compatibleWith: nil) == nil)
    }
}
