import Testing
import UIKit

@testable import UIKitCore

/// The grammar of the visual format language, piece by piece, and what is said of text that is not in it.
@MainActor @Suite("Visual format: the whole grammar")
struct VisualFormatRuleTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() { for view in [a, b, c] { root.addSubview(view) } }

    /// Each constraint as `item.attribute relation item.attribute * 1 + constant @ priority`.
    private func lines(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil,
        _ more: [String: Any] = [:]
    ) -> [String] {
        let views: [String: Any] = ["a": a, "b": b, "c_1": c].merging(more) { first, _ in first }
        func name(_ item: AnyObject?) -> String {
            item === a ? "a" : item === b ? "b" : item === c ? "c" : item === root ? "|" : item == nil ? "" : "guide"
        }
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views
        )
        .map {
            let relation = $0.relation == .equal ? "==" : $0.relation == .lessThanOrEqual ? "<=" : ">="
            var text = "\(name($0.firstItem)).\($0.firstAttribute._name) \(relation)"
            if $0.secondItem != nil { text += " \(name($0.secondItem)).\($0.secondAttribute._name)" }
            if $0.constant != 0 || $0.secondItem == nil { text += " \(NSLayoutConstraint._number($0.constant))" }
            if $0.priority != .required { text += " @\(NSLayoutConstraint._number(CGFloat($0.priority.rawValue)))" }
            return text
        }
    }

    @Test("orientation, edges and gaps")
    func gaps() {
        #expect(lines("|[a]|") == ["a.leading == |.leading", "|.trailing == a.trailing"])
        #expect(lines("H:|[a]") == ["a.leading == |.leading"])
        #expect(lines("V:|[a]|") == ["a.top == |.top", "|.bottom == a.bottom"])
        #expect(lines("V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
        #expect(lines("|-[a]") == ["a.leading == |.leadingMargin"])
        #expect(lines("[a][b]") == ["b.leading == a.trailing"])
        #expect(lines("[a]-[b]") == ["b.leading == a.trailing 8"])
        #expect(lines("[a]-12-[b]") == ["b.leading == a.trailing 12"])
        #expect(lines("[a]-(12)-[b]") == ["b.leading == a.trailing 12"])
        #expect(lines("[a]-(-3.5)-[b]") == ["b.leading == a.trailing -3.5"])
        #expect(lines("V:[a]-0-|") == ["|.bottom == a.bottom"])
        #expect(lines(" H: |-20-[a] -20- | ").count == 2)
    }

    @Test("predicates: relations, priorities, several at once, other views, metrics")
    func predicates() {
        #expect(lines("[a(50)]") == ["a.width == 50"])
        #expect(lines("V:[a(==50)]") == ["a.height == 50"])
        #expect(lines("[a(>=50,<=100@300)]") == ["a.width >= 50", "a.width <= 100 @300"])
        #expect(lines("[a(==b)]") == ["a.width == b.width"])
        #expect(lines("[a(>=b@20)]") == ["a.width >= b.width @20"])
        #expect(lines("[a(w@p)]", [], ["w": 30, "p": 700]) == ["a.width == 30 @700"])
        #expect(
            lines("[a]-(>=min,<=20@500)-[b]", [], ["min": 4.5]) == [
                "b.leading >= a.trailing 4.5", "b.leading <= a.trailing 20 @500",
            ])
        #expect(lines("[a]-gap-[b]", [], ["gap": CGFloat(3)]) == ["b.leading == a.trailing 3"])
        #expect(lines("[a(1e2)]") == ["a.width == 100"])
        #expect(lines("[a(b)]") == ["a.width == b.width"])
        #expect(lines("[a(50)][b(a)][c_1(>=a)]").count == 5)
    }

    @Test("guides stand for views, and their owner is the superview")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(
            lines("|[g]-[a]", [], nil, ["g": guide]) == ["guide.leading == |.leading", "a.leading == guide.trailing 8"])
    }

    @Test("options: alignment of neighbours, direction, baselines")
    func options() {
        #expect(
            lines("[a][b][c_1]", .alignAllTop) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "b.top == a.top", "c.top == b.top",
            ])
        #expect(lines("[a][b]", [.alignAllTop, .alignAllBottom]).count == 3)
        #expect(lines("[a][b]", .alignAllFirstBaseline).last == "b.firstBaseline == a.firstBaseline")
        #expect(lines("[a][b]", .alignAllLastBaseline).last == "b.lastBaseline == a.lastBaseline")
        #expect(lines("[a][b]", .alignAllCenterY).last == "b.centerY == a.centerY")
        #expect(lines("V:[a][b]", .alignAllLeading).last == "b.leading == a.leading")
        #expect(lines("V:[a][b]", .alignAllTrailing).last == "b.trailing == a.trailing")
        #expect(lines("V:[a][b]", .alignAllCenterX).last == "b.centerX == a.centerX")
        #expect(lines("V:[a][b]", .alignAllLeft).last == "b.left == a.left")
        #expect(lines("|-5-[a]-6-[b]", .directionLeftToRight) == ["a.left == |.left 5", "b.left == a.right 6"])
        #expect(lines("|-5-[a]-6-[b]", .directionRightToLeft) == ["a.right == |.right -5", "b.right == a.left -6"])
        #expect(lines("[a]-(>=6)-[b]", .directionRightToLeft) == ["b.right <= a.left -6"])
        #expect(lines("V:[a]-10-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline 10"])
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let format: String
        let message: String
        let position: Int
        var testDescription: String { format }

        init(_ format: String, _ message: String, _ position: Int) {
            (self.format, self.message, self.position) = (format, message, position)
        }
    }

    nonisolated static let faults: [Fault] = [
        Fault("|-[x]-|", "x is not a key in the views dictionary.", 4),
        Fault(
            "[a(w)]",
            "Encountered metric with name \"w\", but value was not specified in metrics or views dictionaries", 4),
        Fault(
            "[a]-w-[b]",
            "Encountered metric with name \"w\", but value was not specified in metrics or views dictionaries", 5),
        Fault("HI:[a]", "Expected a ':' after 'H' to specify a horizontal arrangement", 1),
        Fault("V[a]", "Expected a ':' after 'V' to specify a vertical arrangement", 1),
        Fault("[a", "Expected a ']' here, after the view", 2), Fault("[]", "Expected a view name", 1),
        Fault("[1a]", "Expected a view name", 1), Fault("", "Expected a view", 0), Fault("|-|", "Expected a view", 3),
        Fault("[a]-", "Expected a view", 4), Fault("[a]-10[b]", "Expected a '-' here, after the spacing", 6),
        Fault("[a(50]", "Expected a ')' here", 5), Fault("[a(]", "Expected a number, a metric or a view", 3),
        Fault("|[a]|[b]", "Expected the end after the '|' of the superview's far edge", 5),
        Fault("[o]-|", "Unable to interpret '|' character, because the related view doesn't have a superview", 5),
    ]

    @Test("faults are told with the place", arguments: faults)
    func faults(_ fault: Fault) {
        let views: [String: Any] = ["a": a, "b": b, "o": UIView()]
        do throws(VisualFormat.Failure) {
            _ = try NSLayoutConstraint._constraints(fault.format, [], [:], views)
            Issue.record("taken")
        } catch {
            #expect(error.message == fault.message)
            #expect(error.position == fault.position)
            let lines = error.report(fault.format).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first == "Unable to parse constraint format: " && lines.last?.last == "^")
        }
    }

    @Test("alignment along the axis of the layout itself is refused")
    func wrongAlignment() {
        let views: [String: Any] = ["a": a, "b": b]
        for (format, options) in [
            ("[a][b]", NSLayoutConstraint.FormatOptions.alignAllLeft), ("[a][b]", .alignAllCenterX),
            ("V:[a][b]", .alignAllTop),
            ("V:[a][b]", .alignAllFirstBaseline),
        ] {
            #expect(throws: VisualFormat.Failure.self) {
                _ = try NSLayoutConstraint._constraints(format, options, [:], views)
            }
        }
    }

    @Test("a wrong format ends the app with the system's exception")
    func exception() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[self]-|", metrics: nil, views: [:])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(
            text.contains(
                "Unable to parse constraint format: \nself is not a key in the views dictionary. \n|-[self]-| \n       ^"
            ))
    }
}
