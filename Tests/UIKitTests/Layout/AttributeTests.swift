import Testing
import UIKit

@testable import UIKitCore

/// Where each attribute puts a view of 40 by 20 in a superview of 300 by 200 with margins 5, 7, 11, 13, by what the attribute means.
@MainActor @Suite("Attributes of constraints")
struct AttributeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let first: NSLayoutConstraint.Attribute
        let second: NSLayoutConstraint.Attribute
        let constant: CGFloat
        /// The expected left or top edge, left to right and right to left.
        let leftToRight: CGFloat
        let rightToLeft: CGFloat
        var testDescription: String { "\(first._name) to \(second._name)" }

        init(
            _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat,
            _ leftToRight: CGFloat, _ rightToLeft: CGFloat? = nil
        ) {
            self.first = first
            self.second = second
            self.constant = constant
            self.leftToRight = leftToRight
            self.rightToLeft = rightToLeft ?? leftToRight
        }
    }

    // The child's own margins are 1, 2, 3, 4.
    nonisolated static let rows: [Row] = [
        Row(.left, .left, 3, 3), Row(.right, .right, -3, 257), Row(.left, .right, -90, 210), Row(.right, .left, 50, 10),
        Row(.leading, .leading, 3, 3, 257), Row(.trailing, .trailing, -3, 257, 3),
        Row(.leading, .trailing, -90, 210, 50),
        Row(.trailing, .leading, 50, 10, 250), Row(.centerX, .centerX, 3, 133), Row(.left, .centerX, 0, 150),
        Row(.leading, .centerX, 10, 160, 100), Row(.centerX, .right, -20, 260), Row(.centerX, .leading, 20, 0, 260),
        Row(.left, .leftMargin, 3, 10), Row(.right, .rightMargin, -3, 244), Row(.leading, .leadingMargin, 3, 10, 244),
        Row(.trailing, .trailingMargin, -3, 244, 10), Row(.centerX, .centerXWithinMargins, 0, 127),
        Row(.leftMargin, .left, 10, 8), Row(.rightMargin, .right, -10, 254), Row(.leadingMargin, .leading, 10, 8, 254),
        Row(.trailingMargin, .trailing, -10, 254, 8), Row(.leftMargin, .leftMargin, 0, 5),
        Row(.centerXWithinMargins, .centerX, 0, 131), Row(.centerXWithinMargins, .centerXWithinMargins, 0, 128),
        Row(.top, .top, 3, 3), Row(.bottom, .bottom, -3, 177), Row(.top, .bottom, -60, 140), Row(.bottom, .top, 30, 10),
        Row(.centerY, .centerY, 3, 93), Row(.top, .centerY, 0, 100), Row(.centerY, .bottom, -10, 180),
        Row(.top, .topMargin, 3, 8), Row(.bottom, .bottomMargin, -3, 166), Row(.centerY, .centerYWithinMargins, 0, 87),
        Row(.topMargin, .top, 10, 9), Row(.bottomMargin, .bottom, -10, 173), Row(.topMargin, .topMargin, 0, 4),
        Row(.centerYWithinMargins, .centerY, 0, 91), Row(.centerYWithinMargins, .centerYWithinMargins, 0, 88),
        // Views without text: the first baseline is the top edge, the last one the bottom edge.
        Row(.firstBaseline, .top, 30, 30), Row(.lastBaseline, .bottom, -30, 150), Row(.top, .firstBaseline, 5, 5),
        Row(.bottom, .lastBaseline, -5, 175), Row(.firstBaseline, .topMargin, 0, 5),
        Row(.centerY, .firstBaseline, 50, 40),
    ]

    private func scene(_ isRightToLeft: Bool) -> (UIView, UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        for view in [root, child] {
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
        root.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 13)
        child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 40).isActive = true
        child.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return (root, child)
    }

    @Test("every place means what its name says, in both directions", arguments: rows)
    func places(_ row: Row) {
        for isRightToLeft in [false, true] {
            let (root, child) = scene(isRightToLeft)
            let isHorizontal = row.first._axis == .horizontal
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: child, attribute: row.first, relatedBy: .equal, toItem: root, attribute: row.second,
                    multiplier: 1,
                    constant: row.constant),
                isHorizontal
                    ? child.topAnchor.constraint(equalTo: root.topAnchor)
                    : child.leftAnchor.constraint(equalTo: root.leftAnchor),
            ])
            root.layoutIfNeeded()
            let place = isHorizontal ? child.frame.minX : child.frame.minY
            #expect(place == (isRightToLeft ? row.rightToLeft : row.leftToRight))
            #expect(child.frame.size == CGSize(width: 40, height: 20))
            #expect(!child.hasAmbiguousLayout)
        }
    }

    @Test("no attribute is left out of the table")
    func complete() {
        let all = Set((1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) })
        let used = Set(Self.rows.flatMap { [$0.first, $0.second] }).union([.width, .height])
        #expect(all == used && all.count == 20)
    }

    @Test("multipliers scale sizes and places of the second item")
    func multipliers() {
        let (root, child) = scene(false)
        NSLayoutConstraint.deactivate(child.constraints)
        func constraint(
            _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
            _ constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
                multiplier: multiplier,
                constant: constant)
        }
        NSLayoutConstraint.activate([
            constraint(.width, .width, 0.5, 3), constraint(.height, .width, 0.25, -5),
            constraint(.centerX, .centerX, 0.8),
            constraint(.top, .bottom, 0.3, 2),
        ])
        root.layoutIfNeeded()
        // 153 by 70, centred at 120, at 62.
        #expect(child.frame.isNear(CGRect(x: 43.5, y: 62, width: 153, height: 70), within: 0.34))
        let square = child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2)
        child.constraints.forEach { $0.isActive = false }
        root.constraints.filter { $0.firstAttribute == .height }.forEach { $0.isActive = false }
        square.isActive = true
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 153, height: 306))
    }

    @Test("inequalities bind only when they are reached", arguments: [(100.0, 100.0), (250, 200), (20, 60)])
    func inequalities(_ wish: Double, _ width: Double) {
        let (root, child) = scene(false)
        NSLayoutConstraint.deactivate(child.constraints)
        let wished = child.widthAnchor.constraint(equalToConstant: CGFloat(wish))
        wished.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wished, child.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -100),
            child.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
            child.heightAnchor.constraint(equalToConstant: 10), child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame.width == CGFloat(width))
    }

    @Test("baselines of one and several lines are the lines' own, whatever the text size")
    func baselines() {
        let (root, child) = scene(false)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 20)
        label.text = "one\ntwo\nthree"
        let other = UILabel()
        other.translatesAutoresizingMaskIntoConstraints = false
        other.font = .systemFont(ofSize: 40)
        other.text = "x"
        root.addSubview(label)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
            other.leftAnchor.constraint(equalTo: label.rightAnchor),
            other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: 30),
        ])
        _ = Shown(root, scale: 2)
        // The ascender is 1950/2048 of the size, a line 2444/2048; both lie on pixels.
        let line = 2444.0 / 2048 * 20
        let ascender = 1950.0 / 2048 * 20
        func pixels(_ value: Double) -> CGFloat { CGFloat((value * 2).rounded() / 2) }
        #expect(abs(child.frame.maxY - pixels(ascender + 2 * line)) <= 0.5)
        #expect(abs(other.frame.minY - (pixels(ascender) + 30 - pixels(2 * ascender))) <= 0.5)
        label.text = "one"
        root.layoutIfNeeded()
        #expect(abs(child.frame.maxY - pixels(ascender)) <= 0.5)
    }

    @Test("a wrong pair ends the app with the system's words")
    func wrongPairs() async {
        func said(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        let pair = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
                    constant: 0)
            }
        }
        #expect(said(pair).contains("NSInvalidArgumentException"))
        #expect(said(pair).contains("Invalid pairing of layout attributes"))
        let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1,
                    constant: 0)
            }
        }
        #expect(said(alone).contains("Location attributes must be specified in pairs"))
        let strangers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
            }
        }
        #expect(said(strangers).contains("because they have no common ancestor"))
        let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                root.addSubview(view)
                let width = view.widthAnchor.constraint(equalToConstant: 5)
                width.isActive = true
                root.layoutIfNeeded()
                width.priority = .defaultHigh
            }
        }
        #expect(said(priority).contains("Mutating a priority from required to not on an installed constraint"))
    }
}
