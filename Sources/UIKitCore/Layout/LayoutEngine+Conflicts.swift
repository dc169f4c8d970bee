import LayoutSolver

extension LayoutEngine {
    /// Reports constraints that cannot hold together and breaks one of them that the app made.
    /// - Returns: whether the new one can be tried again, because another was broken.
    func resolve(_ conflict: Conflict, adding new: Source) -> Bool {
        let involved = conflict.involved.map { source(of: $0) }
        if case .constraint(let constraint) = new, !constraint._isSystem {
            report(involved, new, breaking: constraint)
            return false
        }
        let candidates = involved.compactMap { source -> NSLayoutConstraint? in
            guard case .constraint(let constraint) = source, !constraint._isSystem else { return nil }
            return constraint
        }
        guard let victim = candidates.last ?? lastConstraint(in: involved) else {
            report(involved, new, breaking: nil)
            return false
        }
        report(involved, new, breaking: victim)
        break_(victim)
        return true
    }

    private func lastConstraint(in sources: [Source]) -> NSLayoutConstraint? {
        for case .constraint(let constraint) in sources.reversed() { return constraint }
        return nil
    }

    /// In the words that developers know from UIKit.
    private func report(_ involved: [Source], _ new: Source, breaking victim: NSLayoutConstraint?) {
        guard !isFitting else { return }
        let key = victim.map { ObjectIdentifier($0).hashValue } ?? describe(new)?.hashValue ?? 0
        if Findings.isFull(.unsatisfiableConstraints, counting: key) { return }
        var lines: [String] = []
        var views: [UIView] = []
        for source in involved + [new] {
            guard let line = describe(source), !lines.contains(line) else { continue }
            lines.append(line)
            for view in mentioned(by: source) where !views.holds(view) { views.append(view) }
        }
        var text = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 

            """
        if lines.contains(where: { $0.contains("NSAutoresizingMaskLayoutConstraint") }) {
            text += """
                \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
                documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 

                """
        }
        text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(victim?._description ?? describe(new) ?? "")\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text +=
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be"
        text += " helpful."
        text += explanation(involved, new, breaking: victim)
        Findings.report(kind: .unsatisfiableConstraints, message: text, views: views)
    }

    func mentioned(by source: Source) -> [UIView] {
        switch source {
        case .constraint(let constraint): constraint._items.compactMap { LayoutItem($0).view }
        case .binding(let item, _), .content(let item, _): item.item.view.map { [$0] } ?? []
        case .limit, .fitting, .none: []
        }
    }

    private func describe(_ source: Source) -> String? {
        switch source {
        case .constraint(let constraint): return constraint._description
        case .binding(let item, let part):
            guard item.isView else {
                return "<NSLayoutConstraint '\(item.guide.identifier)' \(item.guide._briefDescription)>"
            }
            let view = item.view
            let value = item.bindings[part].map { "\(NSLayoutConstraint._number(CGFloat($0.constant)))" } ?? "?"
            if view === root {
                let side = part == .width ? "Width" : "Height"
                return
                    "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' \(view._briefDescription).\(side.lowercased()) == \(value)   (active)>"
            }
            let name = [ItemVariables.Part.x: "minX", .y: "minY", .width: "width", .height: "height"][part] ?? "bounds"
            return
                "<NSAutoresizingMaskLayoutConstraint \(view._autoresizingMask._picture) \(view._briefDescription).\(name) == \(value)   (active)>"
        case .content(let item, let axis):
            let view = item.view
            // A priority may be no number at all.
            let hugging = NSLayoutConstraint._number(CGFloat(view._hugging(axis).rawValue))
            let resistance = NSLayoutConstraint._number(CGFloat(view._compressionResistance(axis).rawValue))
            let content = axis == .horizontal ? item.content.0 : item.content.1
            let size = NSLayoutConstraint._number(CGFloat(content?.size ?? 0))
            let side = axis == .horizontal ? "H" : "V"
            return
                "<NSContentSizeLayoutConstraint \(side):[\(view._briefDescription)(\(size))] Hug:\(hugging) CompressionResistance:\(resistance)   (active)>"
        case .limit, .fitting, .none: return nil
        }
    }
}

extension UIView.AutoresizingMask {
    /// The mask in the form of UIKit's logs: fixed parts as dashes, flexible ones as ampersands.
    var _picture: String {
        func mark(_ part: Self) -> String { contains(part) ? "&" : "-" }
        return "h=\(mark(.flexibleLeftMargin))\(mark(.flexibleWidth))\(mark(.flexibleRightMargin))"
            + " v=\(mark(.flexibleTopMargin))\(mark(.flexibleHeight))\(mark(.flexibleBottomMargin))"
    }
}
