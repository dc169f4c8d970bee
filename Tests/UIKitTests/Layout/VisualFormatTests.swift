import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Visual format")
struct VisualFormatTests {
    private func laidOut(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> [String: CGRect] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var views: [String: UIView] = [:]
        for name in ["a", "b", "c"] {
            let view = IntrinsicBox(30, 20)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            views[name] = view
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        root.layoutIfNeeded()
        return views.mapValues(\.frame)
    }

    @Test("edges, gaps, sizes and metrics")
    func row() {
        let frames = laidOut(["H:|-[a(50)]-[b(==a)]-gap-[c]-20-|", "V:|-5-[a(10)]", "V:|[b]"], metrics: ["gap": 12])
        // A plain view's layout margins are 8.
        #expect(frames["a"] == CGRect(x: 8, y: 5, width: 50, height: 10))
        #expect(frames["b"] == CGRect(x: 66, y: 0, width: 50, height: 20))
        #expect(frames["c"]?.minX == 128 && frames["c"]?.maxX == 280)
    }

    @Test("a gap without a number at an edge is the superview's layout margin")
    func margins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        for format in ["H:|-[child]-|", "V:|-[child]-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["child": child]))
        }
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 22, y: 11, width: 234, height: 156))
    }

    @Test("inequalities and priorities")
    func priorities() {
        let frames = laidOut(["H:|[a(>=40,<=60,100@300)]", "V:|[a]"])
        #expect(frames["a"]?.width == 60)
    }

    @Test("alignment options and the direction from right to left")
    func options() {
        let aligned = laidOut(["H:|[a(30)]-[b(30)]", "V:|-40-[a]"], options: .alignAllTop)
        #expect(aligned["b"]?.minY == aligned["a"]?.minY)
        let reversed = laidOut(["H:|-10-[a(30)]-5-[b(30)]"], options: .directionRightToLeft)
        #expect(reversed["a"]?.minX == 260 && reversed["b"]?.minX == 225)
    }

    @Test("what is no format is refused", arguments: ["H:|-[a", "[a]-", "|-", "[a(]", "H:[a]-(x", "a"])
    func failures(_ format: String) {
        #expect(throws: VisualFormat.Failure.self) { _ = try VisualFormat(format) }
    }
}
