import Testing
import UIKit

@testable import UIKitCore

/// Who gets the room of a stack view, and who goes short, as seen in recordings of apps.
@MainActor @Suite struct StackRoomTests {
    private func stack(_ views: [UIView], height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: height)
        stack.layoutIfNeeded()
        return stack
    }

    private func label(_ text: String, lines: Int) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("a text view gets the room that an empty view beside it does not need", arguments: [false, true])
    func scrollViewFirst(isReversed: Bool) {
        let text = UITextView()
        let empty = UIView()
        let views: [UIView] = isReversed ? [empty, text] : [text, empty]
        let stack = stack([IntrinsicBox(50, 20)] + views, height: 400)
        #expect(text.frame.height == CGFloat(380))
        #expect(empty.frame.height == CGFloat(0))
        #expect(stack.bounds.height == CGFloat(400))
    }

    @Test("an empty view with a height of its own keeps it")
    func fixedSpacer() {
        let text = UITextView()
        let empty = UIView()
        empty.heightAnchor.constraint(equalToConstant: 100).isActive = true
        _ = stack([text, empty], height: 400)
        #expect(text.frame.height == CGFloat(300))
    }

    @Test("of a single line and wrapped text that do not fit, the wrapped text is cut", arguments: [false, true])
    func wrappedTextGivesWay(isReversed: Bool) {
        let title = label("Title", lines: 1)
        let text = label(String(repeating: "words that wrap ", count: 40), lines: 0)
        let whole = title.intrinsicContentSize.height
        _ = stack(isReversed ? [text, title, UIView()] : [title, text, UIView()], height: 100)
        #expect(abs(title.frame.height - whole) < 0.01)
        #expect(abs(text.frame.height - (100 - whole)) < 0.5)
    }

    @Test("wrapped text still resists what has a lower priority")
    func resistance() {
        let text = label(String(repeating: "words that wrap ", count: 10), lines: 0)
        let box = UIView()
        let wish = box.heightAnchor.constraint(equalToConstant: 500)
        wish.priority = UILayoutPriority(749)
        wish.isActive = true
        _ = stack([text, box], height: 300)
        #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: 300, height: 1000)).height) < 1)
    }
}
