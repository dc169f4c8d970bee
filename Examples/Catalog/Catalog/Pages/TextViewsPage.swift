import UIKit

/// Text views: plain, with attributes, links, insets.
final class TextViewsPage: SpecimenPage {
    private let prose =
        "The train leaves at seven. It stops at every village on the way, so take a book, and something to eat."

    override func build() {
        card(
            "Text views",
            [
                block("as made, 12 points", view { $0.text = prose }, height: 60),
                block(
                    "body",
                    view {
                        $0.text = prose
                        $0.font = .preferredFont(forTextStyle: .body)
                        $0.adjustsFontForContentSizeCategory = true
                        $0.isScrollEnabled = false
                    }),
                block(
                    "insets of 20 points, background",
                    view {
                        $0.text = prose
                        $0.font = .preferredFont(forTextStyle: .callout)
                        $0.isScrollEnabled = false
                        $0.backgroundColor = .tertiarySystemFill
                        $0.layer.cornerRadius = 10
                        $0.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
                    }),
                block(
                    "two lines at most",
                    view {
                        $0.text = prose
                        $0.font = .preferredFont(forTextStyle: .body)
                        $0.isScrollEnabled = false
                        $0.textContainer.maximumNumberOfLines = 2
                        $0.textContainer.lineBreakMode = .byTruncatingTail
                    }),
            ])
        card(
            "Links and styles",
            [
                block(
                    "attributed text",
                    view {
                        $0.attributedText = self.styled
                        $0.isScrollEnabled = false
                        $0.isEditable = false
                    }),
                block(
                    "found by itself",
                    view {
                        $0.dataDetectorTypes = .all
                        $0.isEditable = false
                        $0.isScrollEnabled = false
                        $0.font = .preferredFont(forTextStyle: .body)
                        $0.text = "Write to ada@example.org or read https://example.org/news."
                    }),
                block(
                    "centred, coloured",
                    view {
                        $0.text = self.prose
                        $0.textAlignment = .center
                        $0.textColor = .systemPurple
                        $0.font = .preferredFont(forTextStyle: .title3)
                        $0.isScrollEnabled = false
                    }),
            ])
        card(
            "Scrolls",
            [
                block(
                    "more text than room",
                    view {
                        $0.text = Array(repeating: self.prose, count: 6).joined(separator: "\n\n")
                        $0.font = .preferredFont(forTextStyle: .body)
                    }, height: 140)
            ])
    }

    private func view(_ change: (UITextView) -> Void) -> UITextView {
        let view = UITextView()
        change(view)
        return view
    }

    private var styled: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Ordinary, ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("bold, ", [.font: UIFont.boldSystemFont(ofSize: 17)]),
            ("italic, ", [.font: UIFont.italicSystemFont(ofSize: 17)]),
            ("underlined, ", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("a link", [.link: URL(string: "https://example.org")!]),
        ]
        for (words, attributes) in parts {
            let base: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
            text.append(NSAttributedString(string: words, attributes: base.merging(attributes) { $1 }))
        }
        text.addAttribute(
            .foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: text.length - 6))
        return text
    }
}
