import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct UIImageTests {
    private func solid(_ color: UIColor, _ size: CGSize, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test("size is pixels by scale, turned by the orientation")
    func size() throws {
        let picture = try #require(solid(.red, CGSize(width: 30, height: 12)).cgImage)
        #expect(UIImage(cgImage: picture).size == CGSize(width: 30, height: 12))
        #expect(UIImage(cgImage: picture, scale: 3, orientation: .up).size == CGSize(width: 10, height: 4))
        #expect(UIImage(cgImage: picture, scale: 3, orientation: .left).size == CGSize(width: 4, height: 10))
        #expect(UIImage().size == .zero)
    }

    @Test("file variants are chosen by the display scale")
    func scaleVariants() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for scale in 1...3 {
            let data = try #require(solid(.red, CGSize(width: 10 * scale, height: 10 * scale)).pngData())
            let suffix = scale == 1 ? "" : "@\(scale)x"
            try data.write(to: folder.appendingPathComponent("dot\(suffix).png"))
        }
        let path = folder.appendingPathComponent("dot").path
        for scale in [1.0, 2.0, 3.0] {
            UITraitCollection(displayScale: scale).performAsCurrent {
                let image = UIImage(contentsOfFile: path)
                #expect(image?.scale == CGFloat(scale))
                #expect(image?.size == CGSize(width: 10, height: 10))
            }
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("dot@2x.png").path)?.scale == 2)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none").path) == nil)
    }

    @Test("symbols are known by their SF names and no others")
    func symbolNames() {
        #expect(UIImage(systemName: "star.fill")?.isSymbolImage == true)
        #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
        #expect(UIImage(named: "no-such-image") == nil)
    }

    @Test("a symbol's alignment height is the line height of its text, and it has a baseline")
    func symbolMetrics() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17)
        let image = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
        let insets = image.alignmentRectInsets
        #expect(abs(image.size.height - insets.top - insets.bottom - 61.0 / 3) < 0.35)
        #expect(image.baselineOffsetFromBottom != nil)
        #expect((image.size.width * 3).rounded() / 3 == image.size.width)
    }

    @Test("a larger point size makes a proportionally larger symbol")
    func symbolSizes() throws {
        func width(_ size: CGFloat) throws -> CGFloat {
            try #require(
                UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            ).size.width
        }
        #expect(abs(try width(60) / width(20) - 3) < 0.06)
    }

    @Test("configurations merge: what the later one specifies wins")
    func merging() {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let merged = base.applying(UIImage.SymbolConfiguration(weight: .light)) as UIImage.SymbolConfiguration
        #expect(merged == UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .large))
        let styled = base.applying(UIImage.SymbolConfiguration(textStyle: .title1)) as UIImage.SymbolConfiguration
        #expect(styled.values.pointSize == 0)
        #expect(styled.values.textStyle == .title1)
    }

    @Test("a text style's symbols follow the text size")
    func symbolTextSize() throws {
        let configuration = UIImage.SymbolConfiguration(textStyle: .body)
        let view = UIImageView(image: UIImage(systemName: "circle", withConfiguration: configuration))
        let shown = Shown(view, size: CGSize(width: 200, height: 200))
        let before = view.intrinsicContentSize.height
        shown.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        shown.update()
        #expect(abs(view.intrinsicContentSize.height / before - 53.0 / 17) < 0.05)
    }

    @Test("rendering modes and tints are kept by copies")
    func variants() {
        let image = solid(.red, CGSize(width: 4, height: 4))
        #expect(image.renderingMode == .automatic)
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(image.withTintColor(.blue).renderingMode == .alwaysTemplate)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    }

    @Test("a thumbnail fits its box and keeps the proportions")
    func thumbnail() {
        let image = solid(.red, CGSize(width: 100, height: 50))
        #expect(image.preparingThumbnail(of: CGSize(width: 20, height: 20))?.size == CGSize(width: 20, height: 10))
    }
}
