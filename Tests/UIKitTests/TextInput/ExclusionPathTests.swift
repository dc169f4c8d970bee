import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ExclusionPathTests {
    private let prose = String(repeating: "the quick brown fox jumps over a lazy dog and ", count: 20)

    private func view(_ paths: [UIBezierPath]) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text = prose
        view.textContainer.exclusionPaths = paths
        view.layoutIfNeeded()
        return view
    }

    /// Used rectangles of the lines, in the container's coordinates.
    private func lines(_ view: UITextView) -> [(fragment: CGRect, used: CGRect, range: NSRange)] {
        var found: [(CGRect, CGRect, NSRange)] = []
        let manager = view.layoutManager
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: view.textContainer)) {
            fragment, used, _, range, _ in found.append((fragment, used, range))
        }
        return found
    }

    @Test("fragments keep clear of the path, text of the path and the padding")
    func rectangle() {
        let hole = CGRect(x: 100, y: 40, width: 120, height: 100)
        let view = view([UIBezierPath(rect: hole)])
        let found = lines(view)
        for line in found {
            #expect(!line.fragment.insetBy(dx: 0.01, dy: 0.01).intersects(hole))
            #expect(line.used.minX >= line.fragment.minX - 0.01 && line.used.maxX <= line.fragment.maxX + 0.01)
        }
        let beside = found.filter { $0.fragment.maxY > hole.minY && $0.fragment.minY < hole.maxY }
        #expect(beside.contains { $0.fragment.minX == 0 && $0.fragment.maxX == 100 })
        #expect(beside.contains { $0.fragment.minX == 220 && $0.fragment.maxX == 320 })
        #expect(found.reduce(0) { $0 + $1.range.length } == (prose as NSString).length)
        #expect(!view.textContainer.isSimpleRectangularTextContainer)
    }

    @Test("the content is as high as the text that was pushed down")
    func height() {
        let plain = view([])
        let pushed = view([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 320, height: 100))])
        #expect(abs(pushed.contentSize.height - plain.contentSize.height - 100) < 1)
        pushed.isScrollEnabled = false
        let fitting = pushed.sizeThatFits(CGSize(width: 320, height: 10_000))
        #expect(abs(fitting.height - pushed.contentSize.height) < 1)
    }

    @Test("places and points lead to each other on both sides of a path")
    func places() {
        let view = view([UIBezierPath(rect: CGRect(x: 100, y: 40, width: 120, height: 100))])
        for offset in stride(from: 0, to: 300, by: 7) {
            let position = view.position(from: view.beginningOfDocument, offset: offset)!
            let caret = view.caretRect(for: position)
            let back = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))!
            #expect(view.offset(from: view.beginningOfDocument, to: back) == offset)
        }
    }

    @Test("a path that is taken away gives its room back")
    func change() {
        let plain = view([])
        let changed = view([UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 120, height: 100))])
        #expect(lines(changed).map(\.range) != lines(plain).map(\.range))
        changed.textContainer.exclusionPaths = []
        changed.layoutIfNeeded()
        #expect(lines(changed).map(\.range) == lines(plain).map(\.range))
    }

    @Test("a proposed rectangle is cut to its first free part, the rest is left over")
    func proposals() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 50, height: 60))]
        var rest = CGRect.zero
        let proposed = CGRect(x: 0, y: 10, width: 500, height: 20)
        let first = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: .leftToRight, remaining: &rest)
        #expect(first == CGRect(x: 0, y: 10, width: 100, height: 20))
        #expect(rest == CGRect(x: 100, y: 10, width: 200, height: 20))
        let second = container.lineFragmentRect(
            forProposedRect: rest, at: 0, writingDirection: .leftToRight, remaining: &rest)
        #expect(second == CGRect(x: 150, y: 10, width: 150, height: 20))
        #expect(rest == .zero)
        let last = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: .rightToLeft, remaining: nil)
        #expect(last == CGRect(x: 150, y: 10, width: 150, height: 20))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 60))]
        let below = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: .leftToRight, remaining: nil)
        #expect(below == CGRect(x: 0, y: 60, width: 300, height: 20))
    }
}
