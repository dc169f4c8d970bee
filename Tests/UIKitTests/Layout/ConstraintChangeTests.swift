import Testing
import UIKit

@testable import UIKitCore

/// Constraints that change while they are in force, guides, distant ancestors, and views laid out by frames in between.
@MainActor @Suite("Changes of constraints")
struct ConstraintChangeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func view(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func pins(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> [NSLayoutConstraint]
    {
        [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ]
    }

    @Test("two groups of constraints take turns without a conflict, in either order of switching")
    func groups() {
        Findings.removeAll()
        let box = view()
        let first = pins(box, 1, 2, 3, 4)
        let second = pins(box, 10, 20, 30, 40)
        NSLayoutConstraint.activate(first)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        for _ in 0..<3 {
            NSLayoutConstraint.deactivate(first)
            NSLayoutConstraint.activate(second)
            root.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            NSLayoutConstraint.activate(first)
            NSLayoutConstraint.deactivate(second)
            root.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(Findings.all.isEmpty)
        #expect(first.allSatisfy(\.isActive) && !second.contains(where: \.isActive))
        NSLayoutConstraint.activate(first)
        #expect(root.constraints.count + box.constraints.count == 4)
    }

    @Test("priorities, hugging and resistance that change in flight change who gives way")
    func prioritiesInFlight() {
        let (left, right) = (IntrinsicBox(100, 10), IntrinsicBox(100, 10))
        for box in [left, right] {
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        let wish = left.widthAnchor.constraint(equalToConstant: 220)
        wish.priority = UILayoutPriority(200)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor),
            right.leftAnchor.constraint(equalTo: left.rightAnchor),
            right.rightAnchor.constraint(equalTo: root.rightAnchor), wish,
        ])
        left.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 100)
        // Above the other's hugging, below its resistance: the other may not get narrower than its content.
        wish.priority = UILayoutPriority(300)
        root.layoutIfNeeded()
        #expect(left.frame.width == 200)
        wish.priority = UILayoutPriority(760)
        root.layoutIfNeeded()
        #expect(left.frame.width == 220 && right.frame.width == 80)
        right.setContentCompressionResistancePriority(UILayoutPriority(770), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 200 && right.frame.width == 100)
        wish.priority = UILayoutPriority(1)
        root.layoutIfNeeded()
        #expect(left.frame.width == 100 && right.frame.width == 200)
        // Inactive, it may become required.
        wish.isActive = false
        wish.priority = .required
        wish.isActive = true
        right.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 220)
    }

    @Test("a guide of any view serves any other below a common ancestor, and takes its constraints along when it goes")
    func guides() {
        let (outer, other) = (view(), view())
        NSLayoutConstraint.activate(pins(outer, 20, 30, 100, 50) + pins(other, 200, 100, 50, 50))
        let inner = view(in: outer)
        let guide = UILayoutGuide()
        guide.identifier = "between"
        inner.addLayoutGuide(guide)
        #expect(guide.owningView === inner && inner.layoutGuides.count == 1)
        let box = view(in: other)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 20),
            // From the inner view's right edge to the other view's left edge: across the whole tree.
            guide.leftAnchor.constraint(equalTo: inner.rightAnchor),
            guide.rightAnchor.constraint(equalTo: other.leftAnchor),
            guide.topAnchor.constraint(equalTo: inner.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: other.topAnchor),
            box.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.2),
            box.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.25),
            box.centerXAnchor.constraint(equalTo: other.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: other.centerYAnchor),
        ])
        root.layoutIfNeeded()
        // In the inner view's coordinates: from 40 to 200 - 25, from 20 to 100 - 36.
        #expect(guide.layoutFrame == CGRect(x: 40, y: 20, width: 135, height: 44))
        #expect(box.frame.isNear(CGRect(x: 11.5, y: 19.5, width: 27, height: 11), within: 0.34))
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .vertical).contains { $0.firstItem === guide })
        let before = root.constraints.count
        inner.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && root.constraints.count == before - 4)
        root.layoutIfNeeded()
        #expect(box.hasAmbiguousLayout)
        outer.addLayoutGuide(guide)
        #expect(guide.owningView === outer)
        other.addLayoutGuide(guide)
        #expect(outer.layoutGuides.isEmpty && other.layoutGuides.count == 1)
    }

    @Test("a constraint across four levels holds when any level between moves, by frame or by constraint")
    func distantAncestors() {
        let a = view()
        let framed = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
        a.addSubview(framed)
        let b = view(in: framed)
        let deep = view(in: b)
        let mark = view()
        NSLayoutConstraint.activate(pins(a, 20, 20, 200, 160) + pins(mark, 77, 55, 9, 9))
        let shift = b.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 4)
        NSLayoutConstraint.activate([
            shift, b.topAnchor.constraint(equalTo: framed.topAnchor, constant: 8),
            b.widthAnchor.constraint(equalToConstant: 50),
            b.heightAnchor.constraint(equalToConstant: 50), deep.leftAnchor.constraint(equalTo: mark.rightAnchor),
            deep.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 1),
            deep.widthAnchor.constraint(equalTo: mark.widthAnchor),
            deep.heightAnchor.constraint(equalTo: mark.heightAnchor),
        ])
        func expectInPlace(_ sourceLocation: SourceLocation = #_sourceLocation) {
            root.layoutIfNeeded()
            #expect(
                deep.convert(deep.bounds, to: root) == CGRect(x: 86, y: 65, width: 9, height: 9),
                sourceLocation: sourceLocation)
        }
        expectInPlace()
        shift.constant = 31
        expectInPlace()
        framed.frame.origin = CGPoint(x: 3, y: 41)
        expectInPlace()
        root.constraints.first { $0.firstItem === a && $0.firstAttribute == .left }?.constant = 0
        expectInPlace()
        framed.bounds.size = CGSize(width: 20, height: 20)
        expectInPlace()
    }

    @Test("what is pinned to the outside of a scroll view stays while it scrolls")
    func floatingHeader() {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let (content, header) = (view(in: scroll), view(in: scroll))
        NSLayoutConstraint.activate(
            pins(scroll, 0, 0, 300, 200) + [
                content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
                content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 900),
                header.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 100),
                header.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
                header.leftAnchor.constraint(equalTo: content.leftAnchor),
                header.rightAnchor.constraint(equalTo: content.rightAnchor),
                header.heightAnchor.constraint(equalToConstant: 30),
            ])
        let rest = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 100)
        rest.priority = .defaultHigh
        rest.isActive = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 900))
        for (offset, place) in [(0.0, 100.0), (60, 40), (100, 0), (350, 0), (20, 80)] {
            scroll.contentOffset.y = CGFloat(offset)
            root.layoutIfNeeded()
            #expect(header.convert(header.bounds, to: root).minY == CGFloat(place))
        }
    }

    @Test("frames and masks follow a superview that constraints resize, as the masks say")
    func autoresizing() {
        let outer = view()
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        let height = outer.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
            width, height,
        ])
        root.layoutIfNeeded()
        func child(_ mask: UIView.AutoresizingMask) -> UIView {
            let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
            child.autoresizingMask = mask
            outer.addSubview(child)
            return child
        }
        let fixed = child([])
        let wide = child([.flexibleWidth, .flexibleHeight])
        let right = child([.flexibleLeftMargin, .flexibleTopMargin])
        let centred = child([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        // Something that is tied to a view with a mask follows it.
        let follower = view(in: outer)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: right.leftAnchor),
            follower.topAnchor.constraint(equalTo: wide.bottomAnchor),
            follower.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5),
            follower.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 10, y: 60, width: 30, height: 5))
        width.constant = 200
        height.constant = 180
        root.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
        #expect(wide.frame == CGRect(x: 10, y: 20, width: 160, height: 120))
        #expect(right.frame == CGRect(x: 110, y: 100, width: 60, height: 40))
        // The room left and right was 10 and 30, above and below 20 and 40: it grows by 100 and 80 in that proportion.
        #expect(centred.frame.isNear(CGRect(x: 35, y: 20 + 80.0 / 3, width: 60, height: 40), within: 0.51))
        #expect(follower.frame == CGRect(x: 110, y: 140, width: 80, height: 5))
    }

    @Test("a view may change between frames and constraints")
    func switching() {
        let box = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        root.addSubview(box)
        let tail = view()
        NSLayoutConstraint.activate([
            tail.leftAnchor.constraint(equalTo: box.rightAnchor), tail.topAnchor.constraint(equalTo: box.topAnchor),
            tail.widthAnchor.constraint(equalToConstant: 10), tail.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(tail.frame.origin == CGPoint(x: 75, y: 6))
        box.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(tail.frame.minX == 105)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(pins(box, 30, 40, 50, 60))
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 30, y: 40, width: 50, height: 60) && tail.frame.origin == CGPoint(x: 80, y: 40))
        NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === box } + box.constraints)
        box.translatesAutoresizingMaskIntoConstraints = true
        box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.layoutIfNeeded()
        #expect(tail.frame.origin == CGPoint(x: 20, y: 0))
    }

    @Test("a view moved to another superview keeps its own constraints and loses those to the outside")
    func moving() {
        let (a, b) = (view(), view())
        NSLayoutConstraint.activate(pins(a, 0, 0, 100, 100) + pins(b, 100, 50, 100, 100))
        let box = view(in: a)
        let inner = view(in: box)
        let outside = [
            box.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 7),
            box.topAnchor.constraint(equalTo: a.topAnchor),
        ]
        let own = [box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20)]
        let inside = [
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 2),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalToConstant: 3),
        ]
        NSLayoutConstraint.activate(outside + own + inside)
        root.layoutIfNeeded()
        b.addSubview(box)
        #expect(!outside.contains(where: \.isActive) && (own + inside).allSatisfy(\.isActive))
        NSLayoutConstraint.activate([
            box.rightAnchor.constraint(equalTo: b.rightAnchor), box.bottomAnchor.constraint(equalTo: b.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 80, y: 80, width: 20, height: 20))
        #expect(inner.frame == CGRect(x: 2, y: 0, width: 10, height: 3))
    }

    @Test("constraints and guides outlive neither their views nor their holders, and say so")
    func lifetimes() {
        var box: UIView? = view()
        weak let gone = box
        let width = box!.widthAnchor.constraint(equalToConstant: 5)
        let anchor = box!.topAnchor
        width.isActive = true
        root.layoutIfNeeded()
        #expect(width.firstItem === box && anchor.item === box)
        box?.removeFromSuperview()
        #expect(width.isActive)
        box = nil
        #expect(gone == nil && width.firstItem == nil && anchor.item == nil && !width.isActive)
        var holder: UIView? = UIView()
        weak let goneHolder = holder
        let guide = UILayoutGuide()
        holder?.addLayoutGuide(guide)
        holder = nil
        #expect(goneHolder == nil && guide.owningView == nil && guide.layoutFrame == .zero)
    }
}
