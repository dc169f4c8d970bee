import Foundation
import Testing
import UIKit

/// Outlined letters, as labels draw them that set the context's text drawing mode.
@MainActor @Suite struct TextDrawingModeTests {
    /// The pixels with ink, and those with full ink in the middle of the stem of an I.
    private func ink(_ mode: CGTextDrawingMode, width: CGFloat = 2) throws -> (all: Int, stem: UInt8) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let font = UIFont.systemFont(ofSize: 100, weight: .black)
        let size = ("I" as NSString).size(withAttributes: [.font: font])
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 130), format: format).image {
            $0.cgContext.setTextDrawingMode(mode)
            $0.cgContext.setLineWidth(width)
            ("I" as NSString).draw(at: CGPoint(x: 40 - size.width / 2, y: 0), withAttributes: [.font: font])
        }
        let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
        let alphas = stride(from: 3, to: data.count, by: 4).map { data[$0] }
        return (alphas.count { $0 > 0 }, alphas[60 * 80 + 40])
    }

    @Test("stroking leaves the insides empty, both are larger than the filled letter, and nothing is drawn invisibly")
    func modes() throws {
        let filled = try ink(.fill)
        #expect(filled.stem == 255)
        let stroked = try ink(.stroke)
        #expect(stroked.stem == 0)
        #expect(stroked.all > 0)
        let both = try ink(.fillStroke)
        #expect(both.stem == 255)
        #expect(both.all > filled.all)
        #expect(try ink(.invisible).all == 0)
        #expect(try ink(.stroke, width: 6).all > stroked.all)
    }

    @Test("a label that draws itself twice has an outline and a filling")
    func label() throws {
        final class Outlined: UILabel {
            override func drawText(in rect: CGRect) {
                let context = UIGraphicsGetCurrentContext()!
                context.saveGState()
                context.setLineWidth(4)
                context.setTextDrawingMode(.stroke)
                textColor = .red
                super.drawText(in: rect)
                context.restoreGState()
                textColor = .white
                super.drawText(in: rect)
            }
        }
        let label = Outlined(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        label.font = .systemFont(ofSize: 50, weight: .black)
        label.text = "I"
        let picture = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
        let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
        var colors: Set<UInt32> = []
        for at in stride(from: 0, to: data.count - 3, by: 4) where data[at + 3] == 255 {
            colors.insert(UInt32(data[at + 2]) << 16 | UInt32(data[at + 1]) << 8 | UInt32(data[at]))
        }
        #expect(colors.contains(0xFF0000))
        #expect(colors.contains(0xFFFFFF))
    }
}
