import UIKit

/// Every attribute that text is drawn with.
final class AttributesPage: SpecimenPage {
    override func build() {
        card(
            "Characters",
            [
                row("kern 4", sample([.kern: 4])), row("tracking -1", sample([.tracking: -1])),
                row("ligature off", sample([.ligature: 0])), row("baseline +5", raised(5)),
                row("baseline -5", raised(-5)),
                row("obliqueness", sample([.obliqueness: 0.25])), row("expansion", sample([.expansion: 0.25])),
                row("stroke, 3 %", sample([.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 24)])),
                row(
                    "stroke and fill, -3 %",
                    sample([
                        .strokeWidth: -3, .strokeColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 24),
                        .foregroundColor: UIColor.systemYellow,
                    ])),
                row("background", sample([.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)])),
                row("shadow", sample([.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 20)])),
                row("link", sample([.link: URL(string: "https://example.org")!])),
            ])
        let lines: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dotted", [.single, .patternDot]),
            ("dashed", [.single, .patternDash]), ("dash dot", [.single, .patternDashDot]),
            ("dash dot dot", [.single, .patternDashDotDot]), ("by word", [.single, .byWord]),
        ]
        card(
            "Underlines",
            lines.map { name, style in row(name, sample([.underlineStyle: style.rawValue])) } + [
                row(
                    "coloured",
                    sample([
                        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed,
                    ]))
            ])
        card(
            "Strikes",
            [
                row("single", sample([.strikethroughStyle: NSUnderlineStyle.single.rawValue])),
                row(
                    "double, red",
                    sample([
                        .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.systemRed,
                    ])),
            ])
        card(
            "Paragraphs",
            [
                block("line spacing 8", paragraph { $0.lineSpacing = 8 }),
                block("line height multiple 1.4", paragraph { $0.lineHeightMultiple = 1.4 }),
                block(
                    "line height 30",
                    paragraph {
                        $0.minimumLineHeight = 30
                        $0.maximumLineHeight = 30
                    }),
                block("first line indented", paragraph { $0.firstLineHeadIndent = 24 }),
                block(
                    "head and tail indented",
                    paragraph {
                        $0.firstLineHeadIndent = 24
                        $0.headIndent = 24
                        $0.tailIndent = -24
                    }),
                block(
                    "space between paragraphs",
                    paragraph("One paragraph.\nAnother one.\nA third.") {
                        $0.paragraphSpacing = 10
                    }),
                block(
                    "tabs",
                    paragraph("Bread\t2.40\tbasket\nMilk\t11.15\tfridge") {
                        $0.tabStops = [
                            NSTextTab(textAlignment: .right, location: 140),
                            NSTextTab(textAlignment: .left, location: 170),
                        ]
                    }),
                block("from right to left", paragraph { $0.baseWritingDirection = .rightToLeft }),
            ])
        card("Attachments", [block("on the baseline", attachment())])
    }

    private var shadow: NSShadow {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.systemGray
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 2
        return shadow
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func sample(_ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let base: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        return label(NSAttributedString(string: "Office Hjgq", attributes: base.merging(attributes) { $1 }))
    }

    private func raised(_ offset: CGFloat) -> UILabel {
        let text = NSMutableAttributedString(string: "Base", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
            NSAttributedString(
                string: "line", attributes: [.font: UIFont.systemFont(ofSize: 12), .baselineOffset: offset]))
        return label(text)
    }

    private func paragraph(
        _ text: String = "A paragraph that needs two lines, wherever it is shown, and sometimes even more.",
        _ change: (NSMutableParagraphStyle) -> Void
    ) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        return label(
            NSAttributedString(
                string: text,
                attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .subheadline)]))
    }

    private func attachment() -> UILabel {
        let text = NSMutableAttributedString(string: "Star ", attributes: [.font: UIFont.systemFont(ofSize: 22)])
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow)
        text.append(NSAttributedString(attachment: star))
        text.append(NSAttributedString(string: " and square ", attributes: [.font: UIFont.systemFont(ofSize: 22)]))
        let square = NSTextAttachment()
        square.image = Drawings.checks(side: 24)
        square.bounds = CGRect(x: 0, y: -4, width: 24, height: 24)
        text.append(NSAttributedString(attachment: square))
        return label(text)
    }
}
