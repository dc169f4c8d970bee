import LayoutSolver
import UIKit

@testable import UIKitCore

/// Compares what an engine goes by with what the views say now: nothing may be out of date after layout.
@MainActor
struct TreeAudit {
    let engine: LayoutEngine

    init(_ engine: LayoutEngine) { self.engine = engine }

    func fault(in views: [UIView]) -> String? {
        for view in views {
            if let fault = constraintFault(view) ?? contentFault(view) ?? guideFault(view) { return fault }
        }
        return nil
    }

    /// Every required constraint that is not broken holds, written down anew from its items.
    private func constraintFault(_ view: UIView) -> String? {
        for constraint in view.constraints where constraint.priority == .required {
            guard let id = constraint._installed(in: engine), engine.solver.contains(id) else { continue }
            var form = LinearExpression()
            guard engine.fill(&form, with: constraint, in: view) else { return "\(constraint) has lost an item" }
            var value = form.constant - Double(constraint.constant + constraint._spacing)
            var scale = 1.0
            for term in form.terms {
                let part = term.coefficient * engine.solver.value(of: term.variable)
                value += part
                scale = max(scale, abs(part))
            }
            let tolerance = 1e-4 * scale
            let holds =
                switch constraint.relation {
                case .equal: abs(value) <= tolerance
                case .lessThanOrEqual: value <= tolerance
                case .greaterThanOrEqual: value >= -tolerance
                }
            if !holds { return "\(constraint) is off by \(value)" }
        }
        return nil
    }

    /// Contents count with the sizes that they have now.
    private func contentFault(_ view: UIView) -> String? {
        guard !view.translatesAutoresizingMaskIntoConstraints, !view._flags.contains(.ignoresContent),
            let item = engine.known(view)
        else { return nil }
        let wraps = view._intrinsicHeightDependsOnWidth
        let natural = wraps ? view._intrinsicContentSize(forWidth: nil) : view.intrinsicContentSize
        if let content = item.content.0, abs(content.size - Double(natural.width)) > 0.001 {
            return "\(type(of: view)) counts as \(content.size) wide, it is \(natural.width)"
        }
        var height = natural.height
        if wraps, let width = engine.value(.width, of: view), width > LayoutEngine.leastWidth {
            height = view._intrinsicContentSize(forWidth: width).height
        }
        if !item.isUnsettled, let content = item.content.1, abs(content.size - Double(height)) > 0.001 {
            let width = engine.value(.width, of: view) ?? -1
            return "\(type(of: view)) counts as \(content.size) high, it is \(height) at a width of \(width)"
        }
        return nil
    }

    /// The toolkit's guides are where the view says.
    private func guideFault(_ view: UIView) -> String? {
        guard !(view is UIScrollView) else { return nil }
        // A frame that the app set on a view with constraints stays until its superview is laid out again.
        if let solved = engine.rect(of: view) {
            let known = engine.known(view)
            if known?[.width] != nil, abs(solved.size.width - view.bounds.width) > 1.01 { return nil }
            if known?[.height] != nil, abs(solved.size.height - view.bounds.height) > 1.01 { return nil }
        }
        for guide in view._systemGuides where guide._role == .margins || guide._role == .safeArea {
            guard let solved = engine.rect(of: guide as AnyObject), engine.known(guide)?[.width] != nil else {
                continue
            }
            let now = guide.layoutFrame
            // Only what constraints mention is solved for.
            let parts: [(ItemVariables.Part, CGFloat, CGFloat)] = [
                (.x, solved.origin.x, now.origin.x - view.bounds.minX),
                (.y, solved.origin.y, now.origin.y - view.bounds.minY),
                (.width, solved.size.width, now.size.width), (.height, solved.size.height, now.size.height),
            ]
            for (part, value, expected) in parts
            where engine.known(guide)?[part] != nil && now.size.width > 0 && now.size.height > 0 {
                if abs(value - expected) > 1.01 {
                    return
                        "\(guide.identifier) of \(type(of: view)) \(view.frame) has \(part) \(value), not \(expected)"
                }
            }
        }
        return nil
    }
}
