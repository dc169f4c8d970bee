import Testing
import UIKit

@testable import UIKitCore

/// The constraints UIKit's stack view was seen to make, for a horizontal stack of three views.
@MainActor @Suite("Constraints of stack views")
struct StackConstraintTests {
    private func stack(_ count: Int = 3, _ change: (UIStackView) -> Void = { _ in }) -> (UIStackView, [UIView]) {
        let views = (0..<count).map { IntrinsicBox(CGFloat(20 + 10 * $0), 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        change(stack)
        stack.updateConstraintsIfNeeded()
        return (stack, views)
    }

    private func named(_ stack: UIStackView, _ name: String) -> [NSLayoutConstraint] {
        stack.constraints.filter { $0.identifier == name }
    }

    @Test("fill: the canvas, the gaps, and the others aligned with the first")
    func fill() {
        let (stack, views) = stack { $0.spacing = 5 }
        let canvas = named(stack, "UISV-canvas-connection")
        #expect(canvas.count == 4)
        #expect(canvas.contains { $0.secondItem === views[0] && $0.firstAttribute == .leading })
        #expect(canvas.contains { $0.secondItem === views[2] && $0.firstAttribute == .trailing })
        let gaps = named(stack, "UISV-spacing")
        #expect(
            gaps.map(\.constant) == [5, 5] && gaps.allSatisfy { $0.relation == .equal && $0.priority == .required })
        let aligned = named(stack, "UISV-alignment")
        #expect(aligned.count == 4 && aligned.allSatisfy { $0.secondItem === views[0] })
        #expect(Set(aligned.map(\.firstAttribute)) == [.top, .bottom])
        #expect(stack.constraints.count == 10)
    }

    @Test("fillEqually: every width is the first one's")
    func fillEqually() {
        let (stack, views) = stack { $0.distribution = .fillEqually }
        let equal = named(stack, "UISV-fill-equally")
        #expect(equal.map { $0.firstItem === views[0] } == [false, false])
        #expect(
            equal.allSatisfy { $0.secondItem === views[0] && $0.firstAttribute == .width && $0.priority == .required })
    }

    @Test("fillProportionally: shares of the stack's width at 999, 998, 997")
    func proportional() {
        let (stack, _) = stack {
            $0.distribution = .fillProportionally
            $0.spacing = 5
        }
        let shares = named(stack, "UISV-fill-proportionally")
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
        for (share, width) in zip(shares, [20.0, 30, 40]) { #expect(abs(share.multiplier - width / 100) < 1e-9) }
    }

    @Test("equalSpacing: gaps as guides of equal width, spacing as the least")
    func equalSpacing() {
        let (stack, views) = stack {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        #expect(named(stack, "UISV-spacing").allSatisfy { $0.relation == .greaterThanOrEqual })
        #expect(named(stack, "UISV-distributing-edge").count == 4)
        #expect(named(stack, "UISV-fill-equally").count == 1)
        stack.layoutIfNeeded()
        // 300 less 90 of content leaves two gaps of 105.
        #expect(views.map(\.frame.minX) == [0, 125, 260])
    }

    @Test("equalCentering: the second distance equals the first at 149")
    func equalCentering() {
        let (stack, views) = stack { $0.distribution = .equalCentering }
        #expect(named(stack, "UISV-fill-equally").map(\.priority.rawValue) == [149])
        stack.layoutIfNeeded()
        #expect(abs((views[1].center.x - views[0].center.x) - (views[2].center.x - views[1].center.x)) < 0.5)
    }

    @Test("alignments other than fill span the views with a guide")
    func spanning() {
        for (alignment, pinned) in [(UIStackView.Alignment.top, true), (.center, false), (.bottom, true)] {
            let (stack, _) = stack { $0.alignment = alignment }
            let boundary = named(stack, "UISV-spanning-boundary")
            #expect(boundary.count == 6)
            #expect(boundary.filter { $0.priority.rawValue == 999.5 }.count == (pinned ? 3 : 0))
            #expect(named(stack, "UISV-spanning-fit").map(\.priority.rawValue) == [51])
            #expect(named(stack, "UISV-ambiguity-suppression").map(\.priority.rawValue) == [25, 25, 25])
        }
        let (baseline, _) = stack { $0.alignment = .firstBaseline }
        #expect(named(baseline, "UISV-canvas-fit").map(\.priority.rawValue) == [49])
    }

    @Test("a hidden view stays arranged with width 0 and without its gap")
    func hiding() {
        let (stack, views) = stack {
            $0.spacing = 10
            $0.alignment = .top
            $0.distribution = .equalSpacing
        }
        stack.distribution = .fill
        stack.layoutIfNeeded()
        views[2].isHidden = true
        stack.updateConstraintsIfNeeded()
        #expect(named(stack, "UISV-hiding").count == 1 && stack.arrangedSubviews.count == 3)
        stack.layoutIfNeeded()
        #expect(views[1].frame.maxX == 300)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 20))
        views[2].isHidden = false
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 20))
    }

    @Test("custom spacing moves with its view and is ignored after the last one")
    func customSpacing() {
        let (stack, views) = stack { $0.spacing = 5 }
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(40, after: views[2])
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 115)
        stack.insertArrangedSubview(views[0], at: 1)
        stack.updateConstraintsIfNeeded()
        #expect(named(stack, "UISV-spacing").map(\.constant) == [5, 20])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.updateConstraintsIfNeeded()
        #expect(named(stack, "UISV-spacing").map(\.constant) == [8, 5])
    }

    @Test("removing from the arrangement keeps the subview, removing the subview ends the arrangement")
    func removal() {
        let (stack, views) = stack()
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack && stack.arrangedSubviews.count == 2)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.map { $0 === views[2] } == [true])
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews.count == 2 && !views[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("margins inset the arrangement when asked")
    func margins() {
        let (stack, views) = stack {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        stack.layoutIfNeeded()
        #expect(views[0].frame.minX == 2 && views[0].frame.minY == 1 && views[2].frame.maxX == 296)
        #expect(views[0].frame.height == 46)
    }
}
