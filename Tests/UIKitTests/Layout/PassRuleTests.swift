import Testing
import UIKit

@testable import UIKitCore

/// How often and in which order constraints are updated and views laid out.
@MainActor @Suite("Order and number of layout passes", .serialized)
struct PassRuleTests {
    private final class Log { var lines: [String] = [] }

    private final class Logged: UIView {
        let name: String
        let log: Log
        var onUpdate: (() -> Void)?
        var onLayout: (() -> Void)?

        init(_ name: String, _ log: Log, in parent: UIView?) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = parent == nil
            parent?.addSubview(self)
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        override func updateConstraints() {
            onUpdate?()
            log.lines.append("constraints \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("layout \(name)")
            onLayout?()
        }
    }

    /// a contains b contains c; d beside b. Sizes by constraints.
    private final class Tree {
        let log = Log()
        let a, b, c, d: Logged
        let width, inset: NSLayoutConstraint

        @MainActor init() {
            a = Logged("a", log, in: nil)
            a.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            b = Logged("b", log, in: a)
            c = Logged("c", log, in: b)
            d = Logged("d", log, in: a)
            width = b.widthAnchor.constraint(equalToConstant: 100)
            inset = c.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 10)
            NSLayoutConstraint.activate([
                width, inset, b.leftAnchor.constraint(equalTo: a.leftAnchor),
                b.topAnchor.constraint(equalTo: a.topAnchor),
                b.heightAnchor.constraint(equalToConstant: 50), c.rightAnchor.constraint(equalTo: b.rightAnchor),
                c.topAnchor.constraint(equalTo: b.topAnchor), c.bottomAnchor.constraint(equalTo: b.bottomAnchor),
                d.leftAnchor.constraint(equalTo: a.leftAnchor), d.bottomAnchor.constraint(equalTo: a.bottomAnchor),
                d.widthAnchor.constraint(equalToConstant: 5), d.heightAnchor.constraint(equalToConstant: 5),
            ])
            a.layoutIfNeeded()
        }

        /// What one layout does.
        @MainActor func passes(_ change: (Tree) -> Void) -> [String] {
            log.lines = []
            change(self)
            a.layoutIfNeeded()
            let first = log.lines
            log.lines = []
            a.layoutIfNeeded()
            #expect(log.lines.isEmpty, "a second layout has nothing to do")
            return first
        }
    }

    @Test("the first layout asks each view once for its constraints, leaves first, then lays out each once, root first")
    func first() {
        let tree = Tree()
        #expect(
            tree.log.lines == [
                "constraints c", "constraints b", "constraints d", "constraints a", "layout a", "layout b", "layout c",
                "layout d",
            ])
    }

    @Test(
        "a constant lays out the superview of what moves, and what gets another size, and asks nobody for constraints")
    func constants() {
        let tree = Tree()
        #expect(tree.passes { $0.inset.constant = 20 } == ["layout b", "layout c"])
        #expect(tree.c.frame.minX == 20)
        #expect(tree.passes { $0.width.constant = 120 } == ["layout a", "layout b", "layout c"])
        // What moves without another size is not laid out itself.
        #expect(tree.passes { $0.a.constraints.first { $0.firstItem === tree.d }?.constant = 3 } == ["layout a"])
        #expect(tree.passes { $0.inset.constant = 20 }.isEmpty)
    }

    @Test("changes before a layout are one layout, however many they are")
    func together() {
        let tree = Tree()
        let lines = tree.passes { tree in
            for value in 1...20 {
                tree.width.constant = CGFloat(100 + value)
                tree.inset.constant = CGFloat(value)
            }
        }
        #expect(lines == ["layout a", "layout b", "layout c"])
        #expect(tree.b.frame.width == 120 && tree.c.frame == CGRect(x: 20, y: 0, width: 100, height: 50))
    }

    @Test("asking for constraints many times is one call, before layout, from the leaves up")
    func updates() {
        let tree = Tree()
        let lines = tree.passes { tree in
            for _ in 0..<3 {
                tree.a.setNeedsUpdateConstraints()
                tree.c.setNeedsUpdateConstraints()
            }
            #expect(
                tree.a.needsUpdateConstraints() && tree.c.needsUpdateConstraints() && !tree.b.needsUpdateConstraints())
        }
        #expect(lines == ["constraints c", "constraints a"])
        let moved = tree.passes { tree in
            tree.b.onUpdate = { [unowned tree] in tree.inset.constant = 33 }
            tree.b.setNeedsUpdateConstraints()
            tree.b.updateConstraintsIfNeeded()
            #expect(!tree.b.needsUpdateConstraints() && tree.c.frame.minX == 10)
        }
        #expect(moved == ["constraints b", "layout b", "layout c"])
    }

    @Test("constraints changed in layout are solved in the same layout, below and above")
    func duringLayout() {
        let tree = Tree()
        var once = true
        tree.b.onLayout = { [unowned tree] in
            if once { tree.inset.constant = 40 }
            once = false
        }
        let below = tree.passes { $0.b.setNeedsLayout() }
        #expect(tree.c.frame.minX == 40 && below.count { $0 == "layout b" } == 2 && below.last == "layout c")
        once = true
        tree.b.onLayout = nil
        tree.c.onLayout = { [unowned tree] in
            if once { tree.width.constant = 150 }
            once = false
        }
        let above = tree.passes { $0.c.setNeedsLayout() }
        #expect(tree.b.frame.width == 150 && above == ["layout c", "layout a", "layout b", "layout c"])
    }

    @Test("a controller's hooks surround its view's passes, and its constraints come in place of the view's")
    func controllers() {
        final class Controller: UIViewController {
            let log = Log()
            override func loadView() { view = Logged("view", log, in: nil) }
            override func updateViewConstraints() {
                log.lines.append("updateViewConstraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log.lines.append("will") }
            override func viewDidLayoutSubviews() { log.lines.append("did") }
        }
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let child = Logged("child", controller.log, in: controller.view)
        child.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
        controller.view.layoutIfNeeded()
        #expect(
            controller.log.lines == [
                "constraints child", "updateViewConstraints", "constraints view", "will", "layout view", "did",
                "layout child",
            ])
    }

    @Test("wrapped text whose height follows its width takes one more layout at most")
    func wrapped() {
        let log = Log()
        let root = Logged("root", log, in: nil)
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.rightAnchor.constraint(equalTo: root.rightAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(log.lines.count { $0 == "layout root" } <= 2)
        #expect(
            abs(label.frame.height - label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height) < 0.51)
        log.lines = []
        root.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(log.lines.count { $0 == "layout root" } <= 2)
        #expect(
            abs(label.frame.height - label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity)).height) < 0.51)
    }

    @Test("layouts and constraints that never rest are stopped, and the report names who asks again")
    func endless() {
        for name in ["layout", "constraints"] {
            Findings.removeAll()
            let tree = Tree()
            if name == "layout" {
                tree.b.onLayout = { [unowned tree] in tree.inset.constant += 1 }
                tree.b.setNeedsLayout()
            } else {
                tree.b.onLayout = { [unowned tree] in
                    tree.b.setNeedsUpdateConstraints()
                    tree.b.setNeedsLayout()
                }
                tree.b.setNeedsLayout()
            }
            tree.a.layoutIfNeeded()
            let loop = Findings.all.first { $0.kind == .layoutLoop }
            #expect(loop?.views.contains(tree.b._briefDescription) == true, "\(name)")
            tree.b.onLayout = nil
            tree.a.layoutIfNeeded()
            Findings.removeAll()
        }
    }
}
