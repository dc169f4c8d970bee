import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("The view tree")
struct ViewTreeTests {
    private final class Recorder: UIView {
        var log: [String] = []
        override func didAddSubview(_ subview: UIView) { log.append("didAdd \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { log.append("willRemove \(subview.tag)") }
        override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove \(newSuperview?.tag ?? -1)") }
        override func didMoveToSuperview() { log.append("didMove \(superview?.tag ?? -1)") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow \(newWindow != nil)") }
        override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
    }

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test("subviews and sublayers have the same order whatever moves them")
    func order() {
        let parent = UIView()
        let (a, b, c, d) = (view(1), view(2), view(3), view(4))
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        parent.insertSubview(d, belowSubview: b)
        func tags() -> [Int] { parent.subviews.map(\.tag) }
        func layersMatch() -> Bool {
            (parent.layer.sublayers ?? []).elementsEqual(parent.subviews.map(\.layer), by: { $0 === $1 })
        }
        #expect(tags() == [3, 1, 4, 2] && layersMatch())
        parent.bringSubviewToFront(c)
        #expect(tags() == [1, 4, 2, 3] && layersMatch())
        parent.sendSubviewToBack(b)
        #expect(tags() == [2, 1, 4, 3] && layersMatch())
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags() == [3, 1, 4, 2] && layersMatch())
        parent.insertSubview(c, aboveSubview: b)
        #expect(tags() == [1, 4, 2, 3] && layersMatch())
        parent.insertSubview(d, aboveSubview: d)
        parent.addSubview(a)
        #expect(tags() == [4, 2, 3, 1] && layersMatch())
        b.removeFromSuperview()
        #expect(tags() == [4, 3, 1] && layersMatch() && b.superview == nil)
    }

    @Test("moves are announced before and after")
    func announcements() {
        let parent = Recorder()
        parent.tag = 10
        let child = Recorder()
        child.tag = 1
        parent.addSubview(child)
        #expect(child.log == ["willMove 10", "didMove 10"])
        #expect(parent.log == ["didAdd 1"])
        child.log = []
        child.removeFromSuperview()
        #expect(child.log == ["willMove -1", "didMove -1"])
        #expect(parent.log == ["didAdd 1", "willRemove 1"])
    }

    @Test("a subtree hears of the window from the top down")
    func windows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = Recorder()
        let inner = Recorder()
        outer.addSubview(inner)
        inner.log = []
        window.addSubview(outer)
        #expect(outer.log.contains("willWindow true") && outer.log.last == "didWindow true")
        #expect(inner.log == ["willWindow true", "didWindow true"])
        #expect(inner.window === window)
    }

    @Test("hit testing finds the deepest view in front and skips what is hidden, clear or disabled")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let above = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        root.addSubview(below)
        root.addSubview(above)
        let point = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(point, with: nil) === above)
        above.isHidden = true
        #expect(root.hitTest(point, with: nil) === below)
        above.isHidden = false
        above.alpha = 0
        #expect(root.hitTest(point, with: nil) === below)
        above.alpha = 1
        above.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === below)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 195, y: 95), with: nil) == nil)
    }

    @Test("coordinates convert across transforms and scrolled bounds")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scaled = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scaled)
        let scrolled = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        scaled.addSubview(scrolled)
        // The scaled view covers 50...250, one of its points is two of the root's.
        #expect(scrolled.convert(CGPoint(x: 5, y: 35), to: root) == CGPoint(x: 80, y: 60))
        #expect(scrolled.convert(CGPoint(x: 80, y: 60), from: root) == CGPoint(x: 5, y: 35))
        #expect(scaled.frame == CGRect(x: 50, y: 50, width: 200, height: 200))
    }

    @Test("a view keeps only weak ties to its superview")
    func lifetime() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
    }

    @Test("the tint is the nearest one above and changes reach everything that shows it")
    func tint() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let root = UIView()
        let inner = Tinted()
        root.addSubview(inner)
        root.tintColor = .red
        #expect(inner.tintColor == .red && inner.changes == 1)
        inner.tintColor = .green
        #expect(inner.changes == 2)
        root.tintColor = .blue
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .blue)
    }

    @Test("only classes that draw get a backing store")
    func drawingClasses() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) { _ = rect }
        }
        class Plain: UIView {
            override func layoutSubviews() { super.layoutSubviews() }
        }
        final class Below: Plain {}
        #expect(OverrideProbe.overridesDraw(Drawing.self))
        #expect(!OverrideProbe.overridesDraw(Plain.self))
        #expect(!OverrideProbe.overridesDraw(Below.self))
        #expect(!OverrideProbe.overridesDraw(UIView.self))
    }
}
