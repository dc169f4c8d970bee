import Foundation
import Testing
import UIKit

/// Which file or colour of a set is used where (Apple: "Asset Catalog Format Reference").
@MainActor @Suite struct AssetVariantTests {
    /// An image set whose variants are told apart by their size in pixels.
    private func folder(_ rows: [(fields: String, side: Int)], properties: String = "{}") throws -> CatalogFolder {
        let images = rows.map { "{\($0.fields), \"filename\": \"p\($0.side).png\"}" }.joined(separator: ",")
        let folder = try CatalogFolder([
            "A.imageset/Contents.json": Data("{\"images\": [\(images)], \"properties\": \(properties)}".utf8)
        ])
        for row in rows { try folder.write("A.imageset/p\(row.side).png", CatalogFolder.picture(row.side)) }
        return folder
    }

    private func side(_ folder: CatalogFolder, _ traits: UITraitCollection...) -> Int? {
        let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2)] + traits)
        return UIImage(named: "A", in: folder.bundle, compatibleWith: all)?.cgImage?.width
    }

    @Test("the idiom's own variant comes before the universal one")
    func idioms() throws {
        let folder = try folder([
            ("\"idiom\": \"universal\"", 8), ("\"idiom\": \"iphone\"", 10), ("\"idiom\": \"ipad\"", 12),
            ("\"idiom\": \"watch\"", 14),
        ])
        #expect(side(folder, UITraitCollection(userInterfaceIdiom: .phone)) == 10)
        #expect(side(folder, UITraitCollection(userInterfaceIdiom: .pad)) == 12)
    }

    @Test("a variant for another idiom is not used")
    func otherIdiom() throws {
        let folder = try folder([("\"idiom\": \"ipad\"", 12)])
        #expect(side(folder, UITraitCollection(userInterfaceIdiom: .phone)) == nil)
    }

    @Test("size classes choose, one without them serves the rest")
    func sizeClasses() throws {
        let folder = try folder([
            ("\"idiom\": \"universal\"", 8), ("\"idiom\": \"universal\", \"width-class\": \"regular\"", 10),
            ("\"idiom\": \"universal\", \"width-class\": \"regular\", \"height-class\": \"compact\"", 12),
        ])
        func classes(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> Int? {
            side(folder, UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height))
        }
        #expect(classes(.compact, .regular) == 8)
        #expect(classes(.regular, .regular) == 10)
        #expect(classes(.regular, .compact) == 12)
    }

    @Test("appearances choose by style and contrast")
    func appearances() throws {
        func appearance(_ pairs: (String, String)...) -> String {
            let list = pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ",")
            return "\"idiom\": \"universal\", \"appearances\": [\(list)]"
        }
        let folder = try folder([
            ("\"idiom\": \"universal\"", 8), (appearance(("luminosity", "dark")), 10),
            (appearance(("contrast", "high")), 12), (appearance(("luminosity", "dark"), ("contrast", "high")), 14),
        ])
        func look(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Int? {
            side(
                folder, UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast)
            )
        }
        #expect(look(.light, .normal) == 8)
        #expect(look(.dark, .normal) == 10)
        #expect(look(.light, .high) == 12)
        #expect(look(.dark, .high) == 14)
    }

    @Test("an image of each direction is used in its own; one of a single direction is mirrored in the other")
    func directions() throws {
        let both = try folder([
            ("\"idiom\": \"universal\", \"language-direction\": \"left-to-right\"", 8),
            ("\"idiom\": \"universal\", \"language-direction\": \"right-to-left\"", 10),
        ])
        #expect(side(both, UITraitCollection(layoutDirection: .leftToRight)) == 8)
        #expect(side(both, UITraitCollection(layoutDirection: .rightToLeft)) == 10)
        let one = try folder([("\"idiom\": \"universal\", \"language-direction\": \"left-to-right\"", 8)])
        let image = UIImage(named: "A", in: one.bundle, compatibleWith: nil)
        #expect(image?.flipsForRightToLeftLayoutDirection == true)
    }

    @Test("the variant of the display's gamut is used")
    func gamuts() throws {
        let folder = try folder([
            ("\"idiom\": \"universal\", \"display-gamut\": \"sRGB\"", 8),
            ("\"idiom\": \"universal\", \"display-gamut\": \"display-P3\"", 10),
        ])
        #expect(side(folder, UITraitCollection(displayGamut: .SRGB)) == 8)
        #expect(side(folder, UITraitCollection(displayGamut: .P3)) == 10)
    }

    @Test("a localised variant is used in its language, the plain one in others")
    func languages() throws {
        let own = Bundle.main.preferredLocalizations.first ?? "en"
        let folder = try folder([
            ("\"idiom\": \"universal\"", 8), ("\"idiom\": \"universal\", \"locale\": \"\(own)\"", 10),
            ("\"idiom\": \"universal\", \"locale\": \"xx\"", 12),
        ])
        #expect(side(folder) == 10)
        let foreign = try self.folder([
            ("\"idiom\": \"universal\", \"locale\": \"xx\"", 12), ("\"idiom\": \"universal\"", 8),
        ])
        #expect(side(foreign) == 8)
    }

    @Test("without the display's scale a larger picture comes before a smaller one")
    func scales() throws {
        let folder = try folder([
            ("\"idiom\": \"universal\", \"scale\": \"1x\"", 10), ("\"idiom\": \"universal\", \"scale\": \"3x\"", 30),
        ])
        #expect(side(folder) == 30)
        #expect(UIImage(named: "A", in: folder.bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 10))
    }

    @Test("slices become cap insets in points, tiled or stretched")
    func slices() throws {
        func sliced(_ mode: String) throws -> UIImage? {
            let folder = try folder([
                (
                    """
                    "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "\(mode)", "width": 2, "height": 2},
                    "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}
                    """, 40
                )
            ])
            return UIImage(named: "A", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 2))
        }
        let stretched = try sliced("stretch")
        #expect(stretched?.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(stretched?.resizingMode == .stretch)
        #expect(try sliced("tile")?.resizingMode == .tile)
    }

    @Test("alignment insets are in points, too")
    func alignment() throws {
        let folder = try folder([
            (
                "\"idiom\": \"universal\", \"scale\": \"2x\", \"alignment-insets\": {\"top\": 2, \"left\": 4, \"bottom\": 6, \"right\": 8}",
                40
            )
        ])
        let image = UIImage(named: "A", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 2))
        #expect(image?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test(
        "rendering intents",
        arguments: [
            ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("default", .automatic),
        ])
    func intents(intent: String, mode: UIImage.RenderingMode) throws {
        let folder = try folder(
            [("\"idiom\": \"universal\"", 8)], properties: "{\"template-rendering-intent\": \"\(intent)\"}")
        #expect(folder.image("A")?.renderingMode == mode)
    }

    // MARK: Drawings

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#00f"/></svg>
        """

    @Test(
        "a drawing has its own size in points, as many pixels as the display asks for, and is sharp at any size if it is preserved"
    )
    func drawings() throws {
        for isPreserved in [true, false] {
            let folder = try CatalogFolder([
                "V.imageset/Contents.json": Data(
                    """
                    {"images": [{"idiom": "universal", "filename": "v.svg"}], "properties": {"preserves-vector-representation": \(isPreserved)}}
                    """.utf8), "V.imageset/v.svg": Data(Self.svg.utf8),
            ])
            for scale in [1.0, 2, 3] {
                let image = UIImage(
                    named: "V", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: CGFloat(scale)))
                #expect(image?.size == CGSize(width: 20, height: 10))
                #expect(image?.cgImage?.width == Int(20 * scale))
            }
            // Ten times as large, the edge in the middle is one pixel wide only if it is drawn anew.
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = try #require(
                UIImage(named: "V", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 1)))
            let large = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
            }
            let pixels = try #require(large.cgImage?.dataProvider?.data as Data?)
            let row = large.cgImage!.bytesPerRow * 50
            let soft = (0..<200).count { pixels[row + $0 * 4 + 3] > 5 && pixels[row + $0 * 4 + 3] < 250 }
            #expect(isPreserved ? soft <= 1 : soft > 3)
        }
    }

    @Test("a PDF has the size of its page")
    func documents() throws {
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 12)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 12))
        }
        let folder = try CatalogFolder([
            "P.imageset/Contents.json": Data(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"p.pdf\"}]}".utf8),
            "P.imageset/p.pdf": pdf,
        ])
        let image = UIImage(named: "P", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 3))
        #expect(image?.size == CGSize(width: 30, height: 12))
        #expect(image?.cgImage?.width == 90)
    }

    // MARK: Colours, data, names

    private func red(_ folder: CatalogFolder, _ traits: UITraitCollection...) -> Int {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        folder.color("C")?.resolvedColor(with: UITraitCollection(traitsFrom: traits))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Int((red * 255).rounded())
    }

    @Test("colours choose by style, contrast, idiom and gamut")
    func colors() throws {
        func row(_ fields: String, _ red: Int) -> String {
            "{\(fields), \"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.000\"}}}"
        }
        let rows = [
            row("\"idiom\": \"universal\"", 10),
            row(
                "\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]", 20
            ),
            row("\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]", 30),
            row("\"idiom\": \"ipad\"", 40),
            row("\"idiom\": \"universal\", \"display-gamut\": \"sRGB\"", 50),
        ]
        let folder = try CatalogFolder([
            "C.colorset/Contents.json": Data("{\"colors\": [\(rows.joined(separator: ","))]}".utf8)
        ])
        let phone = UITraitCollection(traitsFrom: [.init(userInterfaceIdiom: .phone), .init(displayGamut: .P3)])
        #expect(red(folder, phone) == 10)
        #expect(red(folder, phone, UITraitCollection(userInterfaceStyle: .dark)) == 20)
        #expect(red(folder, phone, UITraitCollection(accessibilityContrast: .high)) == 30)
        #expect(red(folder, UITraitCollection(userInterfaceIdiom: .pad), .init(displayGamut: .P3)) == 40)
        #expect(red(folder, UITraitCollection(userInterfaceIdiom: .phone), .init(displayGamut: .SRGB)) == 50)
    }

    @Test("groups lend their name only where they provide a namespace")
    func namespaces() throws {
        let set = Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"p.png\"}]}".utf8)
        let folder = try CatalogFolder([
            "Plain/Contents.json": Data("{\"info\": {}}".utf8), "Plain/One.imageset/Contents.json": set,
            "Plain/One.imageset/p.png": CatalogFolder.picture(4),
            "Spaced/Contents.json": Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
            "Spaced/Two.imageset/Contents.json": set, "Spaced/Two.imageset/p.png": CatalogFolder.picture(4),
            "Spaced/Inner/Three.imageset/Contents.json": set,
            "Spaced/Inner/Three.imageset/p.png": CatalogFolder.picture(4),
        ])
        #expect(folder.image("One") != nil && folder.image("Plain/One") == nil)
        #expect(folder.image("Spaced/Two") != nil && folder.image("Two") == nil)
        #expect(folder.image("Spaced/Three") != nil)
    }

    @Test("a data set gives its file and its type")
    func data() throws {
        let folder = try CatalogFolder([
            "D.dataset/Contents.json": Data(
                "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"d.json\", \"universal-type-identifier\": \"public.json\"}]}"
                    .utf8),
            "D.dataset/d.json": Data("[1]".utf8),
        ])
        let asset = NSDataAsset(name: "D", bundle: folder.bundle)
        #expect(asset?.data == Data("[1]".utf8))
        #expect(asset?.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "None", bundle: folder.bundle) == nil)
    }

    @Test("an app icon of one size is shown as the home screen's")
    func icon() throws {
        let folder = try CatalogFolder([
            "AppIcon.appiconset/Contents.json": Data(
                "{\"images\": [{\"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\", \"filename\": \"i.png\"}]}"
                    .utf8),
            "AppIcon.appiconset/i.png": CatalogFolder.picture(64),
        ])
        #expect(folder.image("AppIcon")?.size == CGSize(width: 60, height: 60))
    }
}
