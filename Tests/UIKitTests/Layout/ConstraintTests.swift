import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Constraints", .serialized)
struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func view(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, _ frame: CGRect) {
        let parent = view.superview!
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ])
    }

    @Test("activating adds to the nearest common ancestor, leaving the tree removes what ties to the outside")
    func holders() {
        let outer = view()
        let inner = view(in: outer)
        let other = view()
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        let up = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
        NSLayoutConstraint.activate([own, up, across])
        #expect(inner.constraints.contains(own) && outer.constraints.contains(up) && root.constraints.contains(across))
        outer.removeFromSuperview()
        #expect(own.isActive && up.isActive && !across.isActive)
        #expect(root.constraints.isEmpty)
        NSLayoutConstraint.deactivate([own, up])
        #expect(inner.constraints.isEmpty && outer.constraints.isEmpty)
    }

    @Test("a changed constant moves the view in the next layout only")
    func constants() {
        let box = view()
        pin(box, CGRect(x: 10, y: 20, width: 30, height: 40))
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        root.constraints.first { $0.firstAttribute == .leading }?.constant = 50
        #expect(box.frame.minX == 10)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 50, y: 20, width: 30, height: 40))
    }

    @Test("the stronger of two wishes wins, until its priority drops")
    func priorities() {
        let box = view()
        pin(box, CGRect(x: 0, y: 0, width: 10, height: 10))
        box.constraints.filter { $0.firstAttribute == .width }.forEach { $0.isActive = false }
        let small = box.widthAnchor.constraint(equalToConstant: 50)
        small.priority = UILayoutPriority(600)
        let large = box.widthAnchor.constraint(equalToConstant: 90)
        large.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([small, large])
        root.layoutIfNeeded()
        #expect(box.frame.width == 90)
        large.priority = UILayoutPriority(500)
        root.layoutIfNeeded()
        #expect(box.frame.width == 50)
    }

    @Test("leading is right from right to left, and constants grow to the left")
    func rightToLeft() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.semanticContentAttribute = .forceRightToLeft
        outer.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 50), box.topAnchor.constraint(equalTo: outer.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
        box.semanticContentAttribute = .unspecified
        outer.layoutIfNeeded()
        #expect(box.frame.minX == 20)
    }

    @Test("hugging and resistance decide who gives way")
    func intrinsicSizes() {
        let (left, right) = (IntrinsicBox(100, 20), IntrinsicBox(100, 20))
        for box in [left, right] {
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 200, height: 20) && right.frame.width == 100)
        left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 100 && right.frame.width == 200)
        root.frame.size.width = 150
        left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 100 && right.frame.width == 50)
        left.size.width = 120
        root.layoutIfNeeded()
        #expect(left.frame.width == 120 && right.frame.width == 30)
    }

    @Test("alignment rectangles are what constraints see")
    func alignmentRects() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let box = Shadowed()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        pin(box, CGRect(x: 10, y: 10, width: 100, height: 50))
        let inner = view(in: box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 8, y: 9, width: 106, height: 54))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 50))
    }

    @Test("constraints act on the untransformed rectangle")
    func transforms() {
        let box = view()
        pin(box, CGRect(x: 10, y: 10, width: 100, height: 50))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 100, height: 50))
        #expect(box.center == CGPoint(x: 60, y: 35))
    }

    @Test("a constraint may reach across levels")
    func acrossLevels() {
        let outer = view()
        pin(outer, CGRect(x: 40, y: 30, width: 200, height: 100))
        let framed = UIView(frame: CGRect(x: 7, y: 5, width: 100, height: 80))
        outer.addSubview(framed)
        let inner = view(in: framed)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            inner.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 5),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 13, y: 60, width: 80, height: 10))
        framed.frame.origin.x = 17
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 3, y: 60, width: 80, height: 10))
    }

    @Test("free guides, offsets between anchors and the standard spacing")
    func guidesAndSpacing() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let (a, b) = (view(), view())
        pin(a, CGRect(x: 10, y: 10, width: 50, height: 20))
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.topAnchor.constraint(equalTo: a.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.trailingAnchor, multiplier: 2),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            b.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: guide.trailingAnchor)),
            b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 60, y: 10, width: 30, height: 5))
        #expect(b.frame == CGRect(x: 106, y: 38, width: 80, height: 40))
    }

    @Test("edges lie on device pixels and neighbours touch")
    func rounding() {
        let boxes = (0..<7).map { _ in view() }
        for (index, box) in boxes.enumerated() {
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(
                    equalTo: index == 0 ? root.leadingAnchor : boxes[index - 1].trailingAnchor),
                box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
                box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        root.layoutIfNeeded()
        let scale = root.traitCollection.displayScale
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            #expect(abs(box.frame.maxX - next.frame.minX) < 1e-9)
            #expect(abs((box.frame.maxX * scale).rounded() - box.frame.maxX * scale) < 1e-6)
        }
        #expect(abs(boxes[6].frame.maxX - 300) < 1e-9)
    }

    @Test("fitting measures without moving anything")
    func fitting() {
        let box = view()
        let label = IntrinsicBox(80, 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 96, height: 28))
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 28))
        #expect(box.frame == .zero && label.frame == .zero)
    }

    @Test("a height that depends on the width is asked again with the solved width")
    func wrapping() {
        final class Text: UIView {
            override var intrinsicContentSize: CGSize { _intrinsicContentSize(forWidth: nil) }
            override var _intrinsicHeightDependsOnWidth: Bool { true }
            override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
                guard let width, width < 400 else { return CGSize(width: 400, height: 20) }
                return CGSize(width: 400, height: 20 * (400 / width).rounded(.up))
            }
        }
        let text = Text()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        let width = text.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor), width,
        ])
        root.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 100, height: 80))
        width.constant = 200
        root.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 200, height: 40))
    }
}
