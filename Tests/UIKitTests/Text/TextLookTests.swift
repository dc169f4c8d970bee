import CoreGraphics
import Foundation
import Testing
import Typesetting
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TextLookTests {
    private func picture(_ label: UILabel, _ size: CGSize) -> Data? {
        label.frame = CGRect(origin: .zero, size: size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in label.drawText(in: label.bounds) }
            .pngData()
    }

    private func label(_ text: String, size: CGFloat = 17, lines: Int) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @Test("several lines shrink until all of the text is shown")
    func multilineShrinking() throws {
        let size = CGSize(width: 90, height: 42)
        let text = "Several words on two lines, no more"
        let shrinking = label(text, lines: 2)
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.3
        let drawn = picture(shrinking, size)
        #expect(drawn != picture(label(text, lines: 2), size))
        // It is the largest size in hundredths that needs no more than two lines.
        let factor = try #require(
            (30...99).last {
                label(text, size: 17 * CGFloat($0) / 100, lines: 0).sizeThatFits(size).height <= 42
                    && label(text, size: 17 * CGFloat($0) / 100, lines: 0).sizeThatFits(size).height
                        < 2.5 * 1.1934 * 17 * CGFloat($0) / 100
            })
        #expect(drawn == picture(label(text, size: 17 * CGFloat(factor) / 100, lines: 2), size))
    }

    @Test("several lines shrink no further than the least factor")
    func leastFactor() {
        let size = CGSize(width: 60, height: 42)
        let text = "Far more words than two lines of this narrow label could ever hold"
        let shrinking = label(text, lines: 2)
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.8
        #expect(picture(shrinking, size) == picture(label(text, size: 17 * 0.8, lines: 2), size))
    }

    @Test("a link is underlined in the colour of links, whatever colour it is given")
    func links() {
        let link = AttributedConversion.attributes([
            .link: URL(string: "https://example.org")!, .foregroundColor: UIColor.red,
            .font: UIFont.systemFont(ofSize: 12),
        ])
        #expect(link.color == UIColor.link.cgColor)
        #expect(link.underlineStyle == 1)
        let plain = AttributedConversion.attributes(
            [.link: "x", .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)], marksLinks: false)
        #expect(plain.color == UIColor.red.cgColor)
        #expect(plain.underlineStyle == 0)
    }

    @Test("expansion is the logarithm of the width factor")
    func expansion() {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = ("Hamburg" as NSString).size(withAttributes: [.font: font])
        let wide = ("Hamburg" as NSString).size(withAttributes: [.font: font, .expansion: log(1.5)])
        #expect(abs(wide.width - 1.5 * plain.width) < 0.001)
        #expect(wide.height == plain.height)
    }

    @Test("a writing direction attribute reaches the text")
    func directions() {
        let values = AttributedConversion.attributes([
            .font: UIFont.systemFont(ofSize: 12),
            .writingDirection: [
                NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
            ],
        ])
        #expect(values.writingDirection == [3])
    }

    @Test("condensed and expanded fonts are asked for by width, by trait and by name")
    func widths() {
        func width(_ font: UIFont?) -> CGFloat { font.map { "Hamburg".size(withAttributes: [.font: $0]).width } ?? 0 }
        let plain = UIFont.systemFont(ofSize: 20)
        let condensed = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        #expect(width(condensed) < width(plain))
        #expect(width(.systemFont(ofSize: 20, weight: .regular, width: .expanded)) > width(plain))
        #expect(width(.systemFont(ofSize: 20, weight: .regular, width: .compressed)) < width(condensed))
        let byTrait = plain.fontDescriptor.withSymbolicTraits(.traitCondensed).map { UIFont(descriptor: $0, size: 0) }
        #expect(width(byTrait) == width(condensed))
        let byKey = plain.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
        ])
        #expect(width(UIFont(descriptor: byKey, size: 0)) == width(condensed))
        #expect(
            width(UIFont(name: "AvenirNextCondensed-Regular", size: 20))
                < width(UIFont(name: "AvenirNext-Regular", size: 20)))
    }

    /// An attachment whose height follows the text around it, as apps write them.
    final class Follower: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            CGRect(x: 0, y: -5, width: lineFrag.height * 2, height: lineFrag.height)
        }
    }

    @Test("an attachment that sizes itself is asked with the height of its line")
    func attachmentBounds() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let plain = text.size()
        let follower = NSMutableAttributedString(attachment: Follower())
        follower.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
        text.append(follower)
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        #expect(abs(text.size().width - plain.width - line * 2) < 0.001)
        // Five points below the baseline is more than the descender; above it ends below the ascender.
        #expect(abs(text.size().height - (UIFont.systemFont(ofSize: 20).ascender + 5)) < 0.001)
    }

    @Test("padding keeps room on both sides of an attachment")
    func attachmentPadding() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let narrow = NSAttributedString(attachment: attachment).size().width
        attachment.lineLayoutPadding = 4
        #expect(narrow == 10)
        #expect(NSAttributedString(attachment: attachment).size().width == 18)
    }

    @Test("a label sets a line tighter only when it may")
    func tightening() {
        let text = "A line that is hardly too long"
        let natural = label(text, lines: 1).sizeThatFits(.zero)
        let room = CGSize(width: (natural.width / 1.03).rounded(.down), height: natural.height)
        let tight = label(text, lines: 1)
        tight.allowsDefaultTighteningForTruncation = true
        #expect(picture(tight, room) != picture(label(text, lines: 1), room))
        #expect(picture(tight, natural) == picture(label(text, lines: 1), natural))
    }

    // MARK: Text layers

    @Test("a text layer draws its string from the top left corner, at the scale of its contents")
    func textLayer() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.contentsScale = 2
        layer.string = "Hello"
        layer.fontSize = 30
        layer.foregroundColor = UIColor.black.cgColor
        let view = UIView(frame: layer.bounds)
        view.backgroundColor = .white
        view.layer.addSublayer(layer)
        let shown = Shown(view, scale: 2)
        let font = try #require(UIFont(name: "Helvetica", size: 30))
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(shown.hasInk(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)))
        #expect(!shown.hasInk(in: CGRect(x: size.width + 1, y: 0, width: 100, height: 60)))
        layer.alignmentMode = .right
        shown.update()
        #expect(!shown.hasInk(in: CGRect(x: 0, y: 0, width: 200 - size.width - 1, height: 60)))
    }

    @Test("a text layer wraps when told to, and takes attributed strings")
    func wrappedTextLayer() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        layer.string = NSAttributedString(
            string: "two lines here",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black])
        let view = UIView(frame: layer.bounds)
        view.backgroundColor = .white
        view.layer.addSublayer(layer)
        let shown = Shown(view, scale: 1)
        #expect(!shown.hasInk(in: CGRect(x: 0, y: 25, width: 60, height: 60)))
        layer.isWrapped = true
        shown.update()
        #expect(shown.hasInk(in: CGRect(x: 0, y: 25, width: 60, height: 20)))
    }
}
