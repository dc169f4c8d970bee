import CoreGraphics
import Foundation
import Testing
import Typesetting
import UIKit

@testable import UIKitCore

@MainActor @Suite struct AttributedTextTests {
    @Test("runs and paragraphs keep their ranges in UTF-16 units")
    func ranges() {
        let text = NSMutableAttributedString(
            string: "a😀b", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let styled = AttributedConversion.styledText(text)
        #expect(styled.runs.map(\.range) == [0..<4, 4..<6])
        #expect(styled.runs.map(\.attributes.font.size) == [10, 20])
        #expect(styled.string == "a😀bcd")
    }

    @Test("all attributes the typesetter knows are carried over")
    func attributes() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        let values = AttributedConversion.attributes([
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
            .kern: 1.5, .tracking: 2, .baselineOffset: 3, .underlineStyle: NSUnderlineStyle.double.rawValue,
            .strikethroughStyle: 1, .strokeWidth: -2, .strokeColor: UIColor.green, .ligature: 0,
            .obliqueness: 0.2, .shadow: shadow,
        ])
        #expect(values.color == UIColor.red.cgColor)
        #expect(values.backgroundColor == UIColor.blue.cgColor)
        #expect(values.kern == 1.5)
        #expect(values.tracking == 2)
        #expect(values.baselineOffset == 3)
        #expect(values.underlineStyle == 9)
        #expect(values.strikethroughStyle == 1)
        #expect(values.strokeWidth == -2)
        #expect(values.strokeColor == UIColor.green.cgColor)
        #expect(values.ligature == 0)
        #expect(values.obliqueness == 0.2)
        #expect(values.shadow?.offset == CGSize(width: 1, height: 2))
        #expect(values.shadow?.blurRadius == 3)
    }

    @Test("paragraph styles are carried over")
    func paragraph() {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineSpacing = 4
        style.firstLineHeadIndent = 5
        style.lineHeightMultiple = 1.5
        style.lineBreakMode = .byCharWrapping
        let converted = AttributedConversion.paragraph(style)
        #expect(converted.alignment == .justified)
        #expect(converted.lineSpacing == 4)
        #expect(converted.firstLineHeadIndent == 5)
        #expect(converted.lineHeightMultiple == 1.5)
        #expect(converted.lineBreakMode == .byCharWrapping)
        #expect(converted.tabStops == nil)
    }

    @Test("paragraph styles compare by value and copy as such")
    func paragraphIdentity() throws {
        let style = NSMutableParagraphStyle()
        #expect(style == NSParagraphStyle.default)
        style.lineSpacing = 3
        #expect(style != NSParagraphStyle.default)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 9
        #expect(copy.lineSpacing == 3)
        #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    }

    @Test("neighbouring runs of different fonts and colours can be edited")
    func editing() {
        let text = NSMutableAttributedString(
            string: "hello world", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 2, length: 3))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 4, length: 4))
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 6))
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 6, length: 5))
        #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .systemBlue)
        #expect(text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("a string measures as its line of text")
    func stringSize() {
        let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.height == 20.287109375)
        let label = UILabel()
        label.text = "Hello"
        #expect(abs((size.width * 3).rounded(.up) / 3 - label.intrinsicContentSize.width) < 0.001)
    }

    @Test("the bounding rectangle wraps, and hangs on the baseline without the line fragment option")
    func boundingRect() {
        let text = NSAttributedString(
            string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let wrapped = text.boundingRect(
            with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        #expect(wrapped.width <= 60)
        #expect(wrapped.height > 40)
        let line = text.boundingRect(with: .zero, options: [], context: nil)
        #expect(abs(line.minY + UIFont.systemFont(ofSize: 17).ascender) < 0.001)
    }

    @Test("a symbol among text takes the size of the text and sits on its baseline")
    func attachment() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        let small = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
        small.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 1))
        let large = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
        large.addAttribute(.font, value: UIFont.systemFont(ofSize: 48), range: NSRange(location: 0, length: 1))
        #expect(large.size().width > small.size().width * 3)
    }

    @Test("AttributedString's UIKit attributes reach NSAttributedString")
    func swiftAttributes() {
        var text = AttributedString("ab")
        text.font = .systemFont(ofSize: 30)
        text.foregroundColor = .red
        text.underlineStyle = .single
        let converted = AttributedStringBridge.attributedString(text)
        let values = converted.attributes(at: 0, effectiveRange: nil)
        #expect((values[.font] as? UIFont)?.pointSize == 30)
        #expect(values[.foregroundColor] as? UIColor == .red)
        #expect(values[.underlineStyle] as? Int == 1)
    }
}
