import Testing
import UIKit

@testable import UIKitCore

/// Right to left: by traits, by semantic attributes, in stacks, margins and guides.
@MainActor @Suite("Layout from right to left")
struct DirectionTests {
    private func row(_ count: Int = 3) -> (UIStackView, [IntrinsicBox]) {
        let views = (0..<count).map { IntrinsicBox(CGFloat(20 + 10 * $0), 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.distribution = .equalSpacing
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        return (stack, views)
    }

    @Test("a window from right to left turns stacks, gaps and directional margins around, and physical margins not")
    func traits() {
        let (stack, views) = row()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4)
        stack.distribution = .fill
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.setCustomSpacing(11, after: views[0])
        let shown = Shown(stack, scale: 2, direction: .rightToLeft)
        #expect(views[0].frame.maxX == 170 && views[0].frame.width == 20)
        #expect(views[1].frame.maxX == 139 && views[1].frame.width == 30)
        #expect(views[2].frame.maxX == 104 && views[2].frame.minX == 4)
        #expect(stack.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30))
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 1)
        shown.update()
        #expect(views[0].frame.maxX == 199 && views[2].frame.minX == 50)
        shown.window.traitOverrides.layoutDirection = .leftToRight
        shown.update()
        #expect(views[0].frame.minX == 50 && views[2].frame.maxX == 199)
    }

    @Test("a semantic attribute turns its own view's content only; what is nested follows its own")
    func semanticAttributes() {
        let (inner, innerViews) = row(2)
        let (outer, views) = row(2)
        outer.addArrangedSubview(inner)
        outer.distribution = .fill
        outer.semanticContentAttribute = .forceRightToLeft
        outer.layoutIfNeeded()
        #expect(views[0].frame.maxX == 200 && views[1].frame.maxX == 200 - views[0].frame.width - 5)
        #expect(inner.frame.minX == 0)
        #expect(innerViews[0].frame.minX < innerViews[1].frame.minX)
        inner.semanticContentAttribute = .forceRightToLeft
        outer.layoutIfNeeded()
        #expect(innerViews[0].frame.minX > innerViews[1].frame.minX)
        outer.semanticContentAttribute = .unspecified
        outer.layoutIfNeeded()
        #expect(views[0].frame.minX == 0 && innerViews[0].frame.minX > innerViews[1].frame.minX)
    }

    @Test(
        "playback and spatial content never turns",
        arguments: [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight, .unspecified])
    func fixedContent(_ attribute: UISemanticContentAttribute) {
        let (stack, views) = row()
        stack.semanticContentAttribute = attribute
        _ = Shown(stack, scale: 2, direction: .rightToLeft)
        let turns = attribute == .unspecified
        #expect((views[0].frame.minX > views[2].frame.minX) == turns)
        #expect((stack.effectiveUserInterfaceLayoutDirection == .rightToLeft) == turns)
    }

    @Test("left and right, centres and sizes do not turn; baselines and tops neither")
    func physical() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (physical, logical) = (UIView(), UIView())
        for view in [physical, logical] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            physical.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12),
            physical.topAnchor.constraint(equalTo: root.topAnchor),
            physical.widthAnchor.constraint(equalToConstant: 40), physical.heightAnchor.constraint(equalToConstant: 10),
            logical.leadingAnchor.constraint(equalToSystemSpacingAfter: physical.trailingAnchor, multiplier: 1),
            logical.topAnchor.constraint(equalTo: physical.bottomAnchor, constant: 3),
            logical.widthAnchor.constraint(equalTo: physical.widthAnchor, multiplier: 0.25),
            logical.heightAnchor.constraint(equalTo: physical.heightAnchor),
        ])
        let shown = Shown(root, scale: 2)
        #expect(logical.frame == CGRect(x: 60, y: 13, width: 10, height: 10))
        shown.window.traitOverrides.layoutDirection = .rightToLeft
        shown.update()
        #expect(physical.frame == CGRect(x: 12, y: 0, width: 40, height: 10))
        // Before its trailing edge, which is the left one now.
        #expect(logical.frame == CGRect(x: -6, y: 13, width: 10, height: 10))
    }

    @Test("offsets between anchors and guides turn as well")
    func offsets() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.semanticContentAttribute = .forceRightToLeft
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.semanticContentAttribute = .forceRightToLeft
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            first.widthAnchor.constraint(equalToConstant: 50), first.topAnchor.constraint(equalTo: root.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 5),
            second.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor), second.heightAnchor.constraint(equalToConstant: 5),
            // The gap is twice as long as the second view.
            first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
                equalTo: second.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 210, y: 0, width: 50, height: 5))
        #expect(second.frame.minX == 10 && abs(second.frame.width - 200.0 / 3) < 0.51)
    }
}
