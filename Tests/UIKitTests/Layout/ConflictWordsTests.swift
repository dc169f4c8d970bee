import Testing
import UIKit

@testable import UIKitCore

/// What is said of constraints that cannot hold together: the system's log, line by line, and a list for people.
@MainActor @Suite("Words for conflicts", .serialized)
struct ConflictWordsTests {
    private func report(_ build: (UIView) -> Void) -> [String] {
        Findings.removeAll()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        build(root)
        root.layoutIfNeeded()
        defer { Findings.removeAll() }
        #expect(Findings.all.count == 1)
        return (Findings.all.first?.message ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    private func box(_ root: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    /// A log line with its addresses taken out.
    private func plain(_ line: String) -> String { line.replacing(#/0x[0-9a-f]+/#, with: "0x") }

    @Test("the log has the system's lines in its order")
    func log() throws {
        let lines = report { root in
            let view = box(root)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 60),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 70),
            ])
        }
        let first = [
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ", "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ", "(",
            "    \"<NSLayoutConstraint:0x UIView:0x.height == 60   (active)>\",",
            "    \"<NSLayoutConstraint:0x UIView:0x.height >= 70   (active)>\"", ")", "",
            "Will attempt to recover by breaking constraint ",
            "<NSLayoutConstraint:0x UIView:0x.height >= 70   (active)>", "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
        ]
        #expect(lines.prefix(first.count).map(plain) == first)
    }

    @Test("only what contradicts is listed, and a person can read it")
    func list() {
        let lines = report { root in
            let (label, other) = (UILabel(), box(root))
            label.text = "Name"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            other.accessibilityIdentifier = "avatar"
            let left = label.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 8)
            left.identifier = "gap"
            NSLayoutConstraint.activate([
                other.leftAnchor.constraint(equalTo: root.leftAnchor),
                other.widthAnchor.constraint(equalToConstant: 280),
                other.topAnchor.constraint(equalTo: root.topAnchor), other.heightAnchor.constraint(equalToConstant: 40),
                label.topAnchor.constraint(equalTo: other.topAnchor), left,
                label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
            ])
        }
        let start = lines.firstIndex(of: "These cannot all be:") ?? 0
        let list = lines[start...].dropFirst().filter { $0.hasPrefix("  - ") }
        // Which one gives way is not specified.
        #expect(list.count { $0.hasSuffix(" (left out)") } == 1)
        for line in [
            "width of UIView 'avatar' is 280", "left of UIView 'avatar' is left of UIView",
            "left of UILabel \"Name\" is right of UIView 'avatar' plus 8 [gap]",
            "right of UILabel \"Name\" is right of UIView minus 16", "the width of UILabel \"Name\" is not negative",
            "UIView has the width 300, as its window or frame says",
        ] { #expect(list.contains("  - \(line)") || list.contains("  - \(line) (left out)"), "\(line)") }
        // The vertical constraints have no part in it.
        #expect(!lines.contains { $0.contains("top") || $0.contains("height") })
    }

    @Test("constraints of stack views carry their names, and the app's own is the one that breaks")
    func stackNames() {
        let lines = report { root in
            let child = IntrinsicBox(10, 10)
            child.widthAnchor.constraint(equalToConstant: 44).isActive = true
            child.isHidden = true
            let stack = UIStackView(arrangedSubviews: [child, IntrinsicBox(5, 5)])
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            root.addSubview(stack)
        }
        #expect(lines.contains { $0.contains("'UISV-hiding'") })
        let breaking = lines.firstIndex { $0.hasPrefix("Will attempt") }.map { lines[$0 + 1] } ?? ""
        #expect(plain(breaking) == "<NSLayoutConstraint:0x IntrinsicBox:0x.width == 44   (active)>")
    }

    @Test("descriptions draw neighbours and edges in the visual format and say the rest as equations")
    func descriptions() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (a, b) = (box(root), box(root))
        let guide = UILayoutGuide()
        guide.identifier = "g"
        root.addLayoutGuide(guide)
        func text(_ constraint: NSLayoutConstraint) -> String {
            constraint.isActive = true
            return plain(constraint.description)
        }
        #expect(
            text(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 4))
                == "<NSLayoutConstraint:0x V:|-(4)-[UIView:0x]   (active, names: '|':UIView:0x )>")
        #expect(
            text(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
                == "<NSLayoutConstraint:0x H:[UIView:0x]-(8)-[UIView:0x]   (active)>")
        #expect(
            text(a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -3))
                == "<NSLayoutConstraint:0x H:[UIView:0x]-(>=3)-|   (active, names: '|':UIView:0x )>")
        let half = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: -2)
        half.identifier = "half"
        half.priority = .defaultHigh
        #expect(
            text(half) == "<NSLayoutConstraint:0x 'half' UIView:0x.width == 0.5*UIView:0x.width - 2 @750   (active)>")
        #expect(
            text(guide.heightAnchor.constraint(equalToConstant: 1.25))
                == "<NSLayoutConstraint:0x UILayoutGuide:0x'g'.height == 1.25   (active)>")
        half.isActive = false
        #expect(plain(half.description).hasSuffix("(inactive)>"))
    }

    @Test("a conflict among many breaks one constraint only, and every other one holds")
    func breaksOne() {
        Findings.removeAll()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let row = (0..<6).map { _ in box(root) }
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in row.enumerated() {
            constraints += [
                view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 5),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leftAnchor.constraint(equalTo: index == 0 ? root.leftAnchor : row[index - 1].rightAnchor),
            ]
        }
        constraints.append(row[5].rightAnchor.constraint(equalTo: root.rightAnchor))
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(Findings.all.count == 1)
        // Six times 60 is more than 300: either a width or the right edge gives way, nothing else.
        let widths = row.map(\.frame.width)
        let broken = widths.filter { $0 != 60 }.count + (row[5].frame.maxX == 300 ? 0 : 1)
        #expect(broken == 1)
        for (view, next) in zip(row, row.dropFirst()) { #expect(next.frame.minX == view.frame.maxX) }
        // Made possible, it holds again.
        root.frame.size.width = 360
        root.layoutIfNeeded()
        #expect(row.map(\.frame.width) == [60, 60, 60, 60, 60, 60] && row[5].frame.maxX == 360)
        Findings.removeAll()
    }
}
