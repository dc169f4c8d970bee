import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
    private func label(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        return label
    }

    /// The fixture was measured with the macOS cut of San Francisco, whose glyphs are wider by this many 1/2048 of the size.
    private func macOSDelta(_ size: Int) throws -> Double {
        let metrics = try #require(fixture("chrome_metrics.json") as? [String: Any])
        let fonts = try #require(metrics["fonts"] as? [String: [String: Any]])
        let table = try #require(fonts["cut_delta_units"]?["value"] as? [String: NSNumber])
        return table[String(size)]?.doubleValue ?? 0
    }

    @Test("the labels of the measured scene have its widths within half a point, the macOS cut of the font taken out")
    func labelScene() throws {
        let scene = try #require(fixture("layout/label_basic.json") as? [String: Any])
        let input = try #require((scene["input"] as? [String: Any])?["root"] as? [String: Any])
        let intrinsic = try #require((scene["expected"] as? [String: Any])?["intrinsic"] as? [String: [NSNumber]])
        for (index, values) in try #require(input["subviews"] as? [[String: Any]]).enumerated() {
            let text = try #require(values["text"] as? String)
            let font = values["font"] as? [String: Any]
            let size = (font?["size"] as? NSNumber)?.intValue ?? 17
            let label = label(
                text, size: CGFloat(size), weight: font?["weight"] as? String == "bold" ? .bold : .regular)
            _ = Shown(label, size: CGSize(width: 320, height: 240), scale: 2)
            let expected = try #require(intrinsic[String(index)])
            let wider = try macOSDelta(size) * Double(size) / 2048 * Double(text.count)
            let ours = label.intrinsicContentSize
            #expect(abs(ours.width + wider - expected[0].doubleValue) <= 0.5, "\(text) \(ours.width + wider)")
            // The host rounds line heights to whole points; on iOS they are rounded up to pixels.
            let line = (1.193359375 * Double(size) * 2).rounded(.up) / 2
            #expect(abs(Double(ours.height) - line) < 0.001)
        }
    }

    @Test("a line of 17 points is 20.33 high at 3x and 20.5 at 2x", arguments: [(3.0, 61.0 / 3), (2.0, 20.5)])
    func lineHeight(scale: Double, height: Double) {
        let label = label("Hello")
        _ = Shown(label, size: CGSize(width: 100, height: 100), scale: scale)
        #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
    }

    @Test("attributed text without a font keeps the label's own, whatever its first characters have")
    func attributedTextIsCompleted() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.textColor = .systemBlue
        let text = NSMutableAttributedString(string: "First rest")
        let first = NSRange(location: 0, length: 5)
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: first)
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: first)
        label.attributedText = text
        let rest = label.attributedText?.attributes(at: 7, effectiveRange: nil)
        #expect(rest?[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(rest?[.foregroundColor] as? UIColor == .systemBlue)
        #expect(label.font == .boldSystemFont(ofSize: 24))
        #expect(label.textColor == .systemRed)
    }

    @Test("an empty label takes no room", arguments: [nil, ""])
    func empty(text: String?) {
        let label = UILabel()
        label.text = text
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("defaults are those of iOS")
    func defaults() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
        #expect(!label.adjustsFontForContentSizeCategory)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isOpaque)
    }

    @Test("a label of several lines wraps at the width it is asked for")
    func wrapping() {
        let label = label("one two three four five six seven eight nine ten")
        label.numberOfLines = 0
        let wide = label.sizeThatFits(CGSize(width: 10_000, height: 0))
        let half = label.sizeThatFits(CGSize(width: wide.width / 2 + 20, height: 0))
        #expect(half.width <= wide.width / 2 + 20)
        #expect(half.height > wide.height)
        #expect(abs(half.height - 2 * 20.287109375) < 1 / 3.0)
    }

    @Test("numberOfLines limits the height")
    func lineLimit() {
        let label = label("one two three four five six seven eight nine ten")
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height <= 41)
    }

    @Test("a single line keeps its full width whatever it is offered")
    func singleLine() {
        let label = label("one two three four five")
        #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == label.intrinsicContentSize)
    }

    @Test("preferredMaxLayoutWidth wraps the intrinsic size")
    func preferredWidth() {
        let label = label("one two three four five six")
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.width <= 80)
        #expect(label.intrinsicContentSize.height > 40)
    }

    @Test("a multi-line label in Auto Layout gets the height of its wrapped text")
    func autoLayout() {
        let label = label("one two three four five six seven eight nine ten eleven twelve")
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        _ = Shown(root)
        #expect(label.frame.width == 120)
        let lines = (label.frame.height / 20.287).rounded(.down)
        #expect(lines >= 4)
        #expect(abs(label.frame.height - lines * 20.287109375) < 0.4)
    }

    @Test("fonts of text styles follow the text size, fixed fonts do not")
    func contentSize() {
        let styled = UILabel()
        styled.font = .preferredFont(forTextStyle: .body)
        styled.adjustsFontForContentSizeCategory = true
        styled.text = "x"
        let fixed = label("x")
        fixed.adjustsFontForContentSizeCategory = true
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(styled)
        root.addSubview(fixed)
        let shown = Shown(root)
        shown.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        shown.update()
        #expect(styled.font.pointSize == 53)
        #expect(fixed.font.pointSize == 17)
    }

    @Test("setting text drops attributes, setting attributed text takes over font and colour")
    func attributedText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "red", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        #expect(label.text == "red")
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .red)
        label.textColor = .blue
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        #expect(label.font.pointSize == 30)
    }

    @Test("text is centred vertically and aligned horizontally")
    func drawing() {
        let label = label("HHH")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        label.backgroundColor = .white
        label.textColor = .black
        label.textAlignment = .right
        let shown = Shown(label)
        #expect(!shown.hasInk(in: CGRect(x: 0, y: 0, width: 150, height: 100)))
        #expect(!shown.hasInk(in: CGRect(x: 150, y: 0, width: 49, height: 40)))
        #expect(shown.hasInk(in: CGRect(x: 160, y: 42, width: 39, height: 16)))
        #expect(!shown.hasInk(in: CGRect(x: 150, y: 60, width: 49, height: 39)))
    }

    @Test("natural alignment is to the right in right-to-left interfaces")
    func rightToLeft() {
        let label = label("123")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        label.backgroundColor = .white
        label.textColor = .black
        let shown = Shown(label, direction: .rightToLeft)
        #expect(shown.hasInk(in: CGRect(x: 160, y: 5, width: 39, height: 20)))
        #expect(!shown.hasInk(in: CGRect(x: 0, y: 0, width: 100, height: 30)))
    }

    @Test("text that is shrunk to fit stays inside the label and is not cut")
    func shrinking() {
        let label = label("A line of text that is too long")
        label.frame = CGRect(x: 0, y: 0, width: 150, height: 24)
        label.backgroundColor = .white
        label.textColor = .black
        label.adjustsFontSizeToFitWidth = true
        let shown = Shown(label)
        #expect(shown.hasInk(in: CGRect(x: 140, y: 4, width: 10, height: 16)))
    }

    @Test("a subclass adds room for text through textRect and drawText")
    func insets() {
        final class Inset: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -10, dy: -5)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        let plain = label("Text")
        let inset = Inset()
        inset.text = "Text"
        #expect(abs(inset.intrinsicContentSize.width - plain.intrinsicContentSize.width - 20) < 0.001)
        #expect(abs(inset.intrinsicContentSize.height - plain.intrinsicContentSize.height - 10) < 0.001)
    }

    @Test("labels tell their text to assistive technologies")
    func accessibility() {
        let label = label("Name")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Name")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Other"
        #expect(label.accessibilityLabel == "Other")
    }

    @Test("an empty label's size is zero without a sign")
    func emptySize() {
        for label in [UILabel(), UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))] {
            label.text = ""
            let size = label.intrinsicContentSize
            #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
        }
    }

    @Test("a line that is less than half a point too wide, as a frame made for the system's font may be, is not cut")
    func slack() {
        func picture(_ width: CGFloat) -> Data? {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
            label.text = "Get My Location"
            label.font = .systemFont(ofSize: 15)
            label.lineBreakMode = .byTruncatingMiddle
            return UIGraphicsImageRenderer(size: CGSize(width: 140, height: 30)).image { context in
                label.drawText(in: label.bounds)
            }.pngData()
        }
        let natural = ("Get My Location" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
        #expect(picture(natural - 0.3) == picture(130))
        #expect(picture(natural - 2) != picture(130))
    }
}
