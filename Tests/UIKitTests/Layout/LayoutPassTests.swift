import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Passes", .serialized)
struct LayoutPassTests {
    private final class Log { var lines: [String] = [] }

    private final class Logged: UIView {
        let name: String
        let log: Log
        var onLayout: (() -> Void)?

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        override func updateConstraints() {
            log.lines.append("constraints \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("layout \(name)")
            onLayout?()
        }
    }

    private func tree() -> (Log, Logged, Logged, Logged) {
        let log = Log()
        let (a, b, c) = (Logged("a", log), Logged("b", log), Logged("c", log))
        a.addSubview(b)
        b.addSubview(c)
        return (log, a, b, c)
    }

    @Test("constraints are updated from the leaves up, layout goes from the root down")
    func order() {
        let (log, a, _, _) = tree()
        a.layoutIfNeeded()
        #expect(log.lines == ["constraints c", "constraints b", "constraints a", "layout a", "layout b", "layout c"])
        log.lines = []
        a.layoutIfNeeded()
        #expect(log.lines.isEmpty)
    }

    @Test("only what asked for layout is laid out")
    func onlyDirty() {
        let (log, a, _, c) = tree()
        a.layoutIfNeeded()
        log.lines = []
        c.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(log.lines == ["layout c"])
    }

    @Test("layoutIfNeeded starts above, where a superview waits too")
    func startsAbove() {
        let (log, a, b, c) = tree()
        a.layoutIfNeeded()
        log.lines = []
        b.setNeedsLayout()
        c.setNeedsLayout()
        c.layoutIfNeeded()
        #expect(log.lines == ["layout b", "layout c"])
    }

    @Test("a constraint's change lays out the superview of the view it moves, and no other")
    func incremental() {
        let (log, a, b, c) = tree()
        let other = Logged("other", log)
        a.addSubview(other)
        for view in [b, c] { view.translatesAutoresizingMaskIntoConstraints = false }
        let x = c.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        x.isActive = true
        a.layoutIfNeeded()
        log.lines = []
        x.constant = 5
        a.layoutIfNeeded()
        #expect(log.lines == ["layout b"])
        #expect(c.frame.minX == 5)
    }

    @Test("layout asked for during layout runs in the same pass")
    func duringLayout() {
        let (log, a, b, _) = tree()
        a.layoutIfNeeded()
        log.lines = []
        var again = true
        b.onLayout = {
            if again { a.setNeedsLayout() }
            again = false
        }
        b.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(log.lines == ["layout b", "layout a"])
    }

    @Test("a layout that never rests is stopped and reported with its views")
    func endless() {
        Findings.removeAll()
        let (_, a, b, _) = tree()
        b.onLayout = { [unowned b] in b.setNeedsLayout() }
        a.layoutIfNeeded()
        let loop = Findings.all.first { $0.kind == .layoutLoop }
        #expect(loop?.views == [b._briefDescription])
        b.onLayout = nil
        Findings.removeAll()
    }

    @Test("animations set the model at once and complete in the next frame")
    func animations() {
        let view = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.5
        } completion: {
            finished = $0
        }
        #expect(view.alpha == 0.5 && finished == nil)
        Frame.runPasses()
        #expect(finished == true)
    }
}
