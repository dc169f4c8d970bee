import Testing
import UIKit

@testable import UIKitCore

/// `systemLayoutSizeFitting`, ambiguity, and what decides a layout.
@MainActor @Suite("Fitting and ambiguity")
struct FittingTests {
    private func box(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func pinAll(_ view: UIView, to parent: UIView, _ inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
        ])
    }

    @Test("the compressed size is the smallest, the expanded one the largest that stronger wishes allow")
    func compressedAndExpanded() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 66))
        let plain = box(in: outer)
        pinAll(plain, to: outer, 10)
        // Nothing wishes for a size: the margins alone remain, or the target itself.
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 20))
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 10_000))
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        // Hugging at 250 is stronger than the fitting level of 50; at 49 it is weaker.
        let content = IntrinsicBox(30, 40)
        outer.addSubview(content)
        pinAll(content, to: outer, 5)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 40, height: 50))
        content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 50))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 50))
        #expect(outer.systemLayoutSizeFitting(CGSize(width: 70, height: 10)) == CGSize(width: 70, height: 50))
        content.setContentCompressionResistancePriority(UILayoutPriority(40), for: .vertical)
        #expect(outer.systemLayoutSizeFitting(CGSize(width: 70, height: 20)) == CGSize(width: 70, height: 20))
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 77, height: 66) && content.frame == .zero)
    }

    @Test(
        "fitting priorities take part like any other",
        arguments: [(1000.0, 200.0), (800, 200), (600, 120), (500.5, 120), (50, 120), (1, 120)])
    func priorities(_ priority: Double, _ width: Double) {
        let outer = UIView()
        let inner = box(in: outer)
        pinAll(inner, to: outer)
        let wish = inner.widthAnchor.constraint(equalToConstant: 120)
        wish.priority = UILayoutPriority(700)
        wish.isActive = true
        let size = outer.systemLayoutSizeFitting(
            CGSize(width: 200, height: 30), withHorizontalFittingPriority: UILayoutPriority(Float(priority)),
            verticalFittingPriority: .required)
        #expect(size == CGSize(width: CGFloat(width), height: 30))
    }

    @Test("wrapped text is as high as its lines at the width that is asked for", arguments: [90.0, 150, 220, 1000])
    func wrappedText(_ width: Double) {
        let outer = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "An adaptive layout is only worth looking at if it wraps as it will on the device."
        outer.addSubview(label)
        pinAll(label, to: outer, 8)
        let lines = label.sizeThatFits(CGSize(width: width - 16, height: CGFloat.infinity))
        let size = outer.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == CGFloat(width) && abs(size.height - lines.height - 16) < 0.001)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(lines.height > 0 && (width > 900 || lines.height > 40))
    }

    @Test("a view's own size counts, its frame and what it is tied to outside do not")
    func ownConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = box(in: root)
        let inner = IntrinsicBox(50, 20)
        outer.addSubview(inner)
        pinAll(inner, to: outer)
        outer.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        let own = outer.heightAnchor.constraint(greaterThanOrEqualToConstant: 33)
        own.isActive = true
        root.layoutIfNeeded()
        #expect(outer.frame.width == 300)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 33))
        own.isActive = false
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
        inner.isHidden = true
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
    }

    @Test(
        "several lines take the width they are given without the app's doing, also when it changes", arguments: [1, 0])
    func preferredWidthByItself(_ spread: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let (first, second, tail) = (UILabel(), UILabel(), box(in: root))
        for label in [first, second] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        first.text = String(repeating: "words that wrap ", count: 12)
        second.text = String(repeating: "and more of them ", count: 20)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: CGFloat(spread)),
            tail.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor),
            tail.topAnchor.constraint(greaterThanOrEqualTo: second.bottomAnchor),
            tail.leftAnchor.constraint(equalTo: root.leftAnchor), tail.widthAnchor.constraint(equalToConstant: 9),
            tail.heightAnchor.constraint(equalToConstant: 9),
        ])
        let near = tail.topAnchor.constraint(equalTo: root.topAnchor)
        near.priority = .defaultLow
        near.isActive = true
        for width in [300.0, 240, 390, 120, 300] {
            root.frame.size.width = CGFloat(width)
            root.layoutIfNeeded()
            for label in [first, second] {
                let lines = label.sizeThatFits(CGSize(width: label.frame.width, height: CGFloat.infinity))
                #expect(abs(label.frame.height - lines.height) < 0.51, "\(width)")
            }
            #expect(abs(first.frame.width - (CGFloat(width) - CGFloat(spread)) / 3) < 0.51)
            #expect(abs(tail.frame.minY - max(first.frame.maxY, second.frame.maxY)) < 0.51)
        }
        // An explicit width overrules.
        first.preferredMaxLayoutWidth = 60
        root.layoutIfNeeded()
        #expect(abs(first.frame.height - first.sizeThatFits(CGSize(width: 60, height: CGFloat.infinity)).height) < 0.51)
    }

    @Test("what the constraints leave open is ambiguous, moves when it is exercised, and rests where nothing asks")
    func ambiguity() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (loose, tight) = (box(in: root), box(in: root))
        NSLayoutConstraint.activate([
            loose.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
            loose.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
            loose.widthAnchor.constraint(equalToConstant: 50),
            loose.topAnchor.constraint(equalTo: root.topAnchor), loose.heightAnchor.constraint(equalToConstant: 20),
            tight.leftAnchor.constraint(equalTo: root.leftAnchor),
            tight.rightAnchor.constraint(equalTo: root.rightAnchor),
            tight.topAnchor.constraint(equalTo: root.topAnchor), tight.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(loose.hasAmbiguousLayout && !tight.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        let before = loose.frame
        loose.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(loose.frame != before && loose.frame.minX >= 10 && loose.frame.maxX <= 300 && loose.frame.width == 50)
        let tightFrame = tight.frame
        tight.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(tight.frame == tightFrame)
        // A weak wish is enough to decide.
        let wish = loose.centerXAnchor.constraint(equalTo: root.centerXAnchor)
        wish.priority = UILayoutPriority(2)
        wish.isActive = true
        root.layoutIfNeeded()
        #expect(!loose.hasAmbiguousLayout && loose.frame.midX == 150)
    }

    @Test("two equal wishes that contradict each other leave the place ambiguous")
    func equalWishes() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = box(in: root)
        let wishes = [100.0, 200].map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        for wish in wishes { wish.priority = .defaultLow }
        NSLayoutConstraint.activate(
            wishes + [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 5),
            ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout && (100...200).contains(view.frame.width))
        wishes[1].priority = UILayoutPriority(251)
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout && view.frame.width == 200)
    }

    @Test("the constraints that decide a place are named, those around included, others not")
    func deciding() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (a, b) = (box(in: root), box(in: root))
        let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
        let slack = b.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
        let same = b.widthAnchor.constraint(equalTo: a.widthAnchor)
        let overruled = b.widthAnchor.constraint(equalToConstant: 99)
        overruled.priority = .defaultHigh
        let tops = [a, b].map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
        let heights = [a, b].map { $0.heightAnchor.constraint(equalToConstant: 5) }
        NSLayoutConstraint.activate([left, width, gap, slack, same, overruled] + tops + heights)
        root.layoutIfNeeded()
        func names(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Set<ObjectIdentifier> {
            Set(view.constraintsAffectingLayout(for: axis).map { ObjectIdentifier($0) })
        }
        func set(_ constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> {
            Set(constraints.map { ObjectIdentifier($0) })
        }
        #expect(names(a, .horizontal) == set([left, width]))
        #expect(names(b, .horizontal) == set([left, width, gap, same]))
        #expect(names(a, .vertical) == set([tops[0], heights[0]]))
        #expect(names(b, .vertical) == set([tops[1], heights[1]]))
        #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
}
