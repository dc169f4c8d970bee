import Testing
import UIKit

@testable import UIKitCore

/// The constraints of a horizontal stack of three views, as printed by the system for each distribution and alignment, and the frames
/// that follow from them.
@MainActor @Suite("Stack views: printed constraints")
struct StackRuleTests {
    private func stack(_ change: (UIStackView) -> Void = { _ in }) -> (UIStackView, [IntrinsicBox]) {
        let views = [IntrinsicBox(100, 30), IntrinsicBox(50, 50), IntrinsicBox(25, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
        change(stack)
        stack.updateConstraintsIfNeeded()
        return (stack, views)
    }

    /// Every constraint as one line: identifier, then the equation with `s` for the stack, 0 to 2 for the views, `x` for spacers.
    /// Sides are put in an order of their own, so that `a == b` and `b == a` are the same.
    private func printed(_ stack: UIStackView, _ views: [UIView]) -> Set<String> {
        func name(_ item: AnyObject?) -> String {
            if item === stack { return "s" }
            if let index = views.firstIndex(where: { $0 === item }) { return "\(index)" }
            if item === stack.layoutMarginsGuide { return "m" }
            guard let guide = item as? UILayoutGuide else { return "?" }
            let same = stack.layoutGuides.filter { $0.identifier == guide.identifier }
            return "x\((same.firstIndex { $0 === guide } ?? 9) + 1)"
        }
        var lines: Set<String> = []
        for constraint in stack.constraints {
            var sides = [name(constraint.firstItem) + "." + constraint.firstAttribute._name]
            var relation = constraint.relation
            var constant = constraint.constant
            if constraint.secondItem != nil {
                sides.append(name(constraint.secondItem) + "." + constraint.secondAttribute._name)
                if constraint.multiplier == 1, isAfter(sides[0], sides[1]) {
                    sides.swapAt(0, 1)
                    constant = -constant
                    relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue)!
                }
            }
            let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
            var line = "\(constraint.identifier?.dropFirst(5) ?? "") \(sides[0]) \(sign)"
            if constraint.multiplier != 1 { line += " \(NSLayoutConstraint._number(constraint.multiplier))*" }
            if sides.count > 1 { line += " \(sides[1])" }
            if constant != 0 || sides.count == 1 { line += " \(NSLayoutConstraint._number(constant))" }
            if constraint.priority != .required {
                line += " @\(NSLayoutConstraint._number(CGFloat(constraint.priority.rawValue)))"
            }
            lines.insert(line)
        }
        #expect(lines.count == stack.constraints.count, "two constraints say the same")
        return lines
    }

    /// Spacers come before the stack, that before views, and later ones before earlier ones.
    private func isAfter(_ first: String, _ second: String) -> Bool {
        func rank(_ side: String) -> Int {
            side.hasPrefix("x") ? 0 : side.hasPrefix("s") || side.hasPrefix("m") ? 1 : 2
        }
        return rank(first) != rank(second) ? rank(first) > rank(second) : first.prefix(2) < second.prefix(2)
    }

    private static let along: Set = [
        "canvas-connection s.leading == 0.leading", "canvas-connection s.trailing == 2.trailing",
    ]
    private static let spacing: Set = ["spacing 1.leading == 0.trailing", "spacing 2.leading == 1.trailing"]
    private static let across: Set = [
        "canvas-connection s.top == 0.top", "canvas-connection s.bottom == 0.bottom", "alignment 1.top == 0.top",
        "alignment 2.top == 0.top", "alignment 1.bottom == 0.bottom", "alignment 2.bottom == 0.bottom",
    ]
    private static let suppression: Set = [
        "spanning-fit x1.height == 0 @51", "ambiguity-suppression 0.height == 0 @25",
        "ambiguity-suppression 1.height == 0 @25",
        "ambiguity-suppression 2.height == 0 @25",
    ]

    private func boundary(_ top: String, _ bottom: String) -> Set<String> {
        var lines: Set<String> = []
        for index in 0..<3 {
            lines.insert(
                "spanning-boundary x1.top \(top == "==" ? "==" : top) \(index).top" + (top == "==" ? " @999.5" : ""))
            lines.insert("spanning-boundary x1.bottom \(bottom) \(index).bottom" + (bottom == "==" ? " @999.5" : ""))
        }
        return lines
    }

    @Test("the five distributions")
    func distributions() {
        let (fill, fillViews) = stack()
        #expect(printed(fill, fillViews) == Self.along.union(Self.spacing).union(Self.across))
        let (equal, equalViews) = stack { $0.distribution = .fillEqually }
        #expect(
            printed(equal, equalViews)
                == Self.along.union(Self.spacing).union(Self.across)
                .union(["fill-equally 1.width == 0.width", "fill-equally 2.width == 0.width"]))
        let (share, shareViews) = stack { $0.distribution = .fillProportionally }
        #expect(
            printed(share, shareViews)
                == Self.along.union(Self.spacing).union(Self.across).union([
                    "fill-proportionally 0.width == 0.571* s.width @999",
                    "fill-proportionally 1.width == 0.286* s.width @998",
                    "fill-proportionally 2.width == 0.143* s.width @997",
                ]))
        let (space, spaceViews) = stack {
            $0.distribution = .equalSpacing
            $0.spacing = 10
        }
        #expect(
            printed(space, spaceViews)
                == Self.along.union(Self.across).union([
                    "spacing 1.leading >= 0.trailing 10", "spacing 2.leading >= 1.trailing 10",
                    "distributing-edge x1.leading == 0.trailing", "distributing-edge x1.trailing == 1.leading",
                    "distributing-edge x2.leading == 1.trailing", "distributing-edge x2.trailing == 2.leading",
                    "fill-equally x2.width == x1.width",
                ]))
        let (centre, centreViews) = stack { $0.distribution = .equalCentering }
        #expect(
            printed(centre, centreViews)
                == Self.along.union(Self.across).union([
                    "spacing 1.leading >= 0.trailing", "spacing 2.leading >= 1.trailing",
                    "distributing-edge x1.leading == 0.centerX", "distributing-edge x1.trailing == 1.centerX",
                    "distributing-edge x2.leading == 1.centerX", "distributing-edge x2.trailing == 2.centerX",
                    "fill-equally x2.width == x1.width @149",
                ]))
    }

    @Test("the alignments with a spacer")
    func alignments() {
        let base = Self.along.union(Self.spacing).union(Self.suppression)
        let (top, topViews) = stack { $0.alignment = .top }
        #expect(
            printed(top, topViews)
                == base.union(boundary("==", ">=")).union([
                    "canvas-connection s.top == 0.top", "canvas-connection x1.bottom == s.bottom",
                    "alignment 1.top == 0.top",
                    "alignment 2.top == 0.top",
                ]))
        let (bottom, bottomViews) = stack { $0.alignment = .bottom }
        #expect(
            printed(bottom, bottomViews)
                == base.union(boundary("<=", "==")).union([
                    "canvas-connection x1.top == s.top", "canvas-connection s.bottom == 0.bottom",
                    "alignment 1.bottom == 0.bottom",
                    "alignment 2.bottom == 0.bottom",
                ]))
        let (centre, centreViews) = stack { $0.alignment = .center }
        #expect(
            printed(centre, centreViews)
                == base.union(boundary("<=", ">=")).union([
                    "canvas-connection x1.top == s.top", "canvas-connection x1.bottom == s.bottom",
                    "canvas-connection s.centerY == 0.centerY", "alignment 1.centerY == 0.centerY",
                    "alignment 2.centerY == 0.centerY",
                ]))
        for (alignment, name) in [
            (UIStackView.Alignment.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
        ] {
            let (line, lineViews) = stack { $0.alignment = alignment }
            #expect(
                printed(line, lineViews)
                    == base.union(boundary("<=", ">=")).union([
                        "canvas-connection x1.top == s.top", "canvas-connection x1.bottom == s.bottom",
                        "canvas-fit s.height == 0 @49", "alignment 1.\(name) == 0.\(name)",
                        "alignment 2.\(name) == 0.\(name)",
                    ]))
        }
    }

    @Test("one centred view needs no spacer; hidden views get no length and no gap; margins replace the stack's edges")
    func others() {
        let single = IntrinsicBox(30, 20)
        let one = UIStackView(arrangedSubviews: [single])
        one.alignment = .center
        one.updateConstraintsIfNeeded()
        #expect(
            printed(one, [single]) == [
                "canvas-connection s.leading == 0.leading", "canvas-connection s.trailing == 0.trailing",
                "canvas-connection s.top <= 0.top", "canvas-connection s.bottom >= 0.bottom",
                "canvas-connection s.centerY == 0.centerY", "canvas-fit s.height == 0 @49",
                "ambiguity-suppression 0.height == 0 @25",
            ])
        let (hiding, views) = stack {
            $0.spacing = 10
            $0.arrangedSubviews[0].isHidden = true
        }
        let lines = printed(hiding, views)
        #expect(lines.contains("hiding 0.width == 0") && lines.contains("spacing 1.leading == 0.trailing"))
        #expect(lines.contains("spacing 2.leading == 1.trailing 10"))
        #expect(lines.isSuperset(of: Self.along))
        let (inset, insetViews) = stack { $0.isLayoutMarginsRelativeArrangement = true }
        let edges = printed(inset, insetViews).filter { $0.hasPrefix("canvas") }
        #expect(
            edges == [
                "canvas-connection m.leading == 0.leading", "canvas-connection m.trailing == 2.trailing",
                "canvas-connection m.top == 0.top", "canvas-connection m.bottom == 0.bottom",
            ])
        let (vertical, verticalViews) = stack {
            $0.axis = .vertical
            $0.spacing = 20
            $0.isBaselineRelativeArrangement = true
        }
        #expect(
            printed(vertical, verticalViews) == [
                "canvas-connection s.top == 0.top", "canvas-connection s.bottom == 2.bottom",
                "canvas-connection s.leading == 0.leading", "canvas-connection s.trailing == 0.trailing",
                "spacing 1.firstBaseline == 0.lastBaseline 20", "spacing 2.firstBaseline == 1.lastBaseline 20",
                "alignment 1.leading == 0.leading", "alignment 2.leading == 0.leading",
                "alignment 1.trailing == 0.trailing",
                "alignment 2.trailing == 0.trailing",
            ])
    }

    @Test("frames of distributions and alignments in 400 by 60")
    func frames() {
        func frames(_ change: (UIStackView) -> Void) -> [CGRect] {
            let (stack, views) = stack(change)
            stack.layoutIfNeeded()
            return views.map(\.frame)
        }
        // The first view of equal hugging takes the room.
        #expect(frames { _ in }.map(\.width) == [325, 50, 25])
        #expect(
            frames {
                $0.distribution = .fillEqually; $0.spacing = 20
            }.map(\.minX) == [0, 140, 280])
        let spaced = frames { $0.distribution = .equalSpacing }
        #expect(abs(spaced[1].minX - 212.5) < 0.34 && spaced[2].minX == 375)
        // Centres at 50, x, 387.5 with x in the middle.
        let centred = frames { $0.distribution = .equalCentering }
        #expect(abs(centred[1].midX - 218.75) < 0.51)
        // 400 in proportion 100 : 50 : 25.
        let shares = frames { $0.distribution = .fillProportionally }
        for (frame, width) in zip(shares, [4.0 / 7, 2.0 / 7, 1.0 / 7]) {
            #expect(abs(frame.width - 400 * width) < 0.51)
        }
        #expect(frames { $0.alignment = .top }.map { [$0.minY, $0.height] } == [[0, 30], [0, 50], [0, 20]])
        #expect(frames { $0.alignment = .bottom }.map { [$0.minY, $0.height] } == [[30, 30], [10, 50], [40, 20]])
        #expect(frames { $0.alignment = .center }.map { [$0.minY, $0.height] } == [[15, 30], [5, 50], [20, 20]])
        #expect(frames { _ in }.map(\.height) == [60, 60, 60])
    }

    @Test("shares follow contents that change, also below nested stacks")
    func proportionsFollow() {
        let (stack, views) = stack { $0.distribution = .fillProportionally }
        stack.layoutIfNeeded()
        views[0].size.width = 25
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [100, 200, 100])
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(inner, at: 0)
        stack.layoutIfNeeded()
        // 75 to 25.
        #expect(inner.frame.width == 300 && views[2].frame.width == 100)
        views[0].size.width = 125
        stack.layoutIfNeeded()
        #expect(inner.frame.width == 350 && views[2].frame.width == 50)
    }
}
