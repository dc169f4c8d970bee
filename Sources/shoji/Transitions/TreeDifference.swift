import Foundation
import StageProtocol

/// Names the views that make one screen differ from another.
struct TreeDifference {
    /// A view and what is different about it, outermost views first. Of a view that differs its subviews are left out.
    private(set) var lines: [String] = []
    /// Views that differ beyond those that are named.
    private(set) var others = 0
    /// Where those views are, in one tree or the other, in points.
    private(set) var frames: [CGRect] = []
    /// Looks for what makes a view differ from within; other frames are a consequence.
    private var onlyReasons = false
    private let area: CGRect
    private let limit = 5

    /// - Parameter area: where the pictures differ, in points of the window.
    init(after: ViewTree, fresh: ViewTree, in area: CGRect) {
        self.area = area
        compare(after.windows, fresh.windows, path: [])
        guard lines.isEmpty else { return }
        // The front window that has a view of that size there, not one that is empty there.
        let front = after.windows.last { window in window.children.contains { Self.frame($0).contains(area) } }
        if let window = front ?? after.windows.first {
            lines = ["\(deepest(window, path: [])): it is drawn differently"]
        }
    }

    private mutating func compare(_ after: [ViewNode], _ fresh: [ViewNode], path: [ViewNode]) {
        var rest = fresh
        var pairs: [(ViewNode, ViewNode)] = []
        var unmatched: [ViewNode] = []
        // Cells and the like come in any order: first those that did not move, then those of one class in order.
        for node in after {
            if let index = rest.firstIndex(where: {
                $0.className == node.className && $0.frame == node.frame
                    && $0.text == node.text && $0.accessibilityIdentifier == node.accessibilityIdentifier
            }) {
                pairs.append((node, rest.remove(at: index)))
            } else {
                unmatched.append(node)
            }
        }
        for node in unmatched {
            let index =
                rest.firstIndex {
                    $0.className == node.className && $0.text == node.text && $0.controller == node.controller
                } ?? rest.firstIndex { $0.className == node.className && $0.controller == node.controller }
            if let index {
                pairs.append((node, rest.remove(at: index)))
            } else if isSeen(node), !onlyReasons {
                add("\(name(node, path)): a fresh launch has no such view", node)
            }
        }
        for node in rest where isSeen(node) && !onlyReasons {
            add("\(name(node, path)): only a fresh launch has it", node)
        }
        let order = after.enumerated().reduce(into: [String: Int]()) { $0[$1.element.id ?? ""] = $1.offset }
        for (one, other) in pairs.sorted(by: { order[$0.0.id ?? ""] ?? 0 < order[$1.0.id ?? ""] ?? 0 }) {
            guard isSeen(one) || isSeen(other) else { continue }
            let differences = Self.differences(one, other)
            if differences.isEmpty {
                compare(one.children, other.children, path: path + [one])
            } else {
                // Something inside may be the reason for another frame.
                if differences.count == 1, one.frame != other.frame, !onlyReasons {
                    onlyReasons = true
                    compare(one.children, other.children, path: path + [one])
                    onlyReasons = false
                }
                if onlyReasons, one.frame != other.frame, differences.count == 1 {
                    compare(one.children, other.children, path: path + [one])
                    continue
                }
                add("\(name(one, path)): \(differences.joined(separator: "; "))", one, other)
            }
        }
    }

    private mutating func add(_ line: String, _ nodes: ViewNode...) {
        frames += nodes.map(Self.frame)
        if lines.count < limit { lines.append(line) } else { others += 1 }
    }

    private static func differences(_ one: ViewNode, _ other: ViewNode) -> [String] {
        var result: [String] = []
        func add(_ what: String, _ one: some Equatable, _ other: some Equatable, _ isSame: Bool) {
            if !isSame { result.append("\(what) \(one), freshly launched \(other)") }
        }
        func list(_ values: [Double]?) -> String { values.map { $0.map(plain).joined(separator: ", ") } ?? "none" }
        add("frame", list(one.frame), list(other.frame), one.frame == other.frame)
        add("hidden", one.isHidden ?? false, other.isHidden ?? false, one.isHidden == other.isHidden)
        add("alpha", plain(one.alpha ?? 1), plain(other.alpha ?? 1), one.alpha == other.alpha)
        add("text", quoted(one.text), quoted(other.text), one.text == other.text)
        add("font", one.font ?? "none", other.font ?? "none", one.font == other.font)
        add("background", list(one.background), list(other.background), one.background == other.background)
        return result
    }

    private static func quoted(_ text: String?) -> String { text.map { "“\($0.prefix(60))”" } ?? "none" }

    private static func frame(_ node: ViewNode) -> CGRect {
        guard node.frame.count == 4 else { return .zero }
        return CGRect(x: node.frame[0], y: node.frame[1], width: node.frame[2], height: node.frame[3])
    }

    private func isSeen(_ node: ViewNode) -> Bool {
        // Subviews may stick out of a small view.
        Self.frame(node).insetBy(dx: -1, dy: -1).intersects(area) || node.children.contains { isSeen($0) }
    }

    /// "UILabel#3 “Hello” in Controller (UIWindow#1 > UIView#2)".
    private func name(_ node: ViewNode, _ path: [ViewNode]) -> String {
        var text = node.id ?? node.className
        if let own = node.text, !own.isEmpty { text += " \(Self.quoted(own))" }
        if let controller = node.controller {
            text += " of \(controller)"
        } else if let controller = path.last(where: { $0.controller != nil })?.controller {
            text += " in \(controller)"
        }
        let above = path.map { $0.id ?? $0.className }.joined(separator: " > ")
        return above.isEmpty ? text : "\(text) (\(above))"
    }

    /// The smallest view that holds all that differs.
    private func deepest(_ node: ViewNode, path: [ViewNode]) -> String {
        for child in node.children.reversed() where child.isHidden != true && child.alpha != 0 {
            if Self.frame(child).contains(area) { return deepest(child, path: path + [node]) }
        }
        return name(node, path)
    }
}
