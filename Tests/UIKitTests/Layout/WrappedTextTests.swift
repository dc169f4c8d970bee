import Testing
import UIKit

@testable import UIKitCore

/// Wrapped labels whose width changes: their height and their baselines follow.
@MainActor @Suite struct WrappedTextTests {
    private func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// Distance of the last baseline from the bottom of so many lines: the height in whole pixels less the baseline's place.
    private func lastBaseline(lines: Int, _ font: UIFont, scale: CGFloat) -> CGFloat {
        let height = (CGFloat(lines) * font.lineHeight * scale - 0.001).rounded(.up) / scale
        let baseline = ((CGFloat(lines - 1) * font.lineHeight + font.ascender) * scale).rounded() / scale
        return height - baseline
    }

    private func lineCount(_ label: UILabel) -> Int { Int((label.bounds.height / label.font.lineHeight).rounded()) }

    @Test("constraints on the last baseline follow the number of lines")
    func baselines() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let shown = Shown(root, scale: 2)
        let text = label("a text of several words that wraps into more lines the narrower it gets")
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        root.addSubview(mark)
        let width = text.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
            width, mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
            mark.leftAnchor.constraint(equalTo: root.leftAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        var counts: Set<Int> = []
        for constant in [CGFloat(400), 300, 220, 160, 120, 90, 250, 400] {
            width.constant = constant
            shown.window.layoutIfNeeded()
            let lines = lineCount(text)
            counts.insert(lines)
            let expected = text.frame.maxY - lastBaseline(lines: lines, text.font, scale: 2)
            #expect(abs(mark.frame.minY - expected) < 0.01, "\(lines) lines")
        }
        #expect(counts.count >= 4)
    }

    @Test("the baseline that a nested stack lends follows, too, also when the stack is only measured")
    func stacks() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let shown = Shown(root, scale: 2)
        let text = label("a text of several words that wraps into more lines the narrower it gets", 15)
        let inner = UIStackView(arrangedSubviews: [text])
        inner.axis = .vertical
        let outer = UIStackView(arrangedSubviews: [inner])
        outer.axis = .vertical
        outer.translatesAutoresizingMaskIntoConstraints = false
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        root.addSubview(mark)
        let width = outer.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leftAnchor.constraint(equalTo: root.leftAnchor),
            width, mark.topAnchor.constraint(equalTo: outer.lastBaselineAnchor, constant: 20),
            mark.leftAnchor.constraint(equalTo: root.leftAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
            root.bottomAnchor.constraint(greaterThanOrEqualTo: mark.bottomAnchor),
        ])
        for constant in [CGFloat(400), 200, 110, 300] {
            width.constant = constant
            shown.window.layoutIfNeeded()
            let expected = text.bounds.height - lastBaseline(lines: lineCount(text), text.font, scale: 2) + 20
            #expect(abs(mark.frame.minY - expected) < 0.51)
            let measured = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(abs(measured.height - (expected + 10)) < 0.51)
        }
    }

    @Test("a wrapped label with constraints whose frame the app sets keeps the height for its solved width")
    func ownFrame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let shown = Shown(root, scale: 2)
        let text = label("one two three four five six seven eight")
        root.addSubview(text)
        let width = text.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
            width,
        ])
        text.setContentHuggingPriority(.required, for: .horizontal)
        shown.window.layoutIfNeeded()
        let high = text.bounds.height
        #expect(high > 3 * text.font.lineHeight)
        text.frame = CGRect(x: 3, y: 4, width: 200, height: 10)
        text.text = "one two three four five six seven eight nine"
        root.setNeedsLayout()
        shown.window.layoutIfNeeded()
        #expect(text.frame.width == 80 && text.bounds.height >= high)
        Findings.removeAll()
    }

    @Test("a label whose width follows from its own height comes to rest, at a height that holds its text")
    func circle() {
        Findings.removeAll()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let shown = Shown(root, scale: 2)
        let text = label("one two three four five six seven eight")
        root.addSubview(text)
        // The higher the wider, so no height is that of the text at the width it leads to.
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
            text.widthAnchor.constraint(equalTo: text.heightAnchor, multiplier: 2, constant: -20),
        ])
        text.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        text.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        text.setContentHuggingPriority(.required, for: .vertical)
        shown.window.layoutIfNeeded()
        let first = text.frame
        #expect(abs(first.width - (2 * first.height - 20)) < 1.01)
        let needed = text.sizeThatFits(CGSize(width: first.width, height: 0)).height
        #expect(first.height >= needed - 0.51)
        root.setNeedsLayout()
        shown.window.layoutIfNeeded()
        #expect(text.frame == first)
        #expect(Findings.all.filter { $0.kind == .layoutLoop }.isEmpty)
        Findings.removeAll()
    }

    @Test("what calculating leaves of no width is no width")
    func noWidth() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let shown = Shown(root, scale: 2)
        let text = label("one two three four five six seven eight")
        root.addSubview(text)
        let width = text.widthAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
            width,
        ])
        shown.window.layoutIfNeeded()
        let height = text.bounds.height
        width.constant = 0.1 + 0.2 - 0.3
        shown.window.layoutIfNeeded()
        #expect(text.bounds.height == height)
    }
}
