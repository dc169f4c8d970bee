extension LayoutEngine {
    /// A conflict as a list for people: one line for each thing that cannot hold with the others, and which was left out.
    func explanation(_ involved: [Source], _ new: Source, breaking victim: NSLayoutConstraint?) -> String {
        var lines: [String] = []
        for source in involved + [new] {
            guard var line = sentence(source) else { continue }
            if case .constraint(let constraint) = source, constraint === victim { line += " (left out)" }
            if !lines.contains(line) { lines.append(line) }
        }
        guard !lines.isEmpty else { return "" }
        return "\n\nThese cannot all be:\n" + lines.map { "  - \($0)" }.joined(separator: "\n")
    }

    private func sentence(_ source: Source) -> String? {
        switch source {
        case .constraint(let constraint): return constraint._sentence
        case .binding(let item, let part):
            guard item.isView else { return "\(item.guide._plainName) follows its view" }
            let value = NSLayoutConstraint._number(CGFloat(item.bindings[part]?.constant ?? 0))
            let names = [ItemVariables.Part.x: "left edge", .y: "top edge", .width: "width", .height: "height"]
            let what = "\(item.view._plainName) has the \(names[part] ?? "offset") \(value)"
            return item.view === root
                ? what + ", as its window or frame says" : what + " by its frame and autoresizing mask"
        case .content(let item, let axis):
            let content = axis == .horizontal ? item.content.0 : item.content.1
            let size = NSLayoutConstraint._number(CGFloat(content?.size ?? 0))
            return "the content of \(item.view._plainName) is \(size) \(axis == .horizontal ? "wide" : "high")"
        case .limit(let item, let part):
            guard item.isView, part.isSize else { return nil }
            return "the \(part == .width ? "width" : "height") of \(item.view._plainName) is not negative"
        case .fitting, .none: return nil
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint as a person would say it.
    fileprivate var _sentence: String {
        func side(_ item: AnyObject?, _ attribute: Attribute, _ span: AnchorSpan?) -> String {
            if let span {
                return "the distance from \(Self._plainName(span.fromItem)).\(span.from._name) to "
                    + "\(Self._plainName(span.toItem)).\(span.to._name)"
            }
            return "\(attribute._name) of \(Self._plainName(item))"
        }
        let relations = [Relation.lessThanOrEqual: "is at most", .equal: "is", .greaterThanOrEqual: "is at least"]
        var text = side(firstItem, firstAttribute, _firstSpan) + " \(relations[relation] ?? "is") "
        let total = constant + _spacing
        if secondAttribute == .notAnAttribute {
            text += Self._number(total)
        } else {
            if multiplier != 1 { text += "\(Self._number(multiplier)) times " }
            text += side(secondItem, secondAttribute, _secondSpan)
            if total != 0 { text += " \(total > 0 ? "plus" : "minus") \(Self._number(abs(total)))" }
        }
        if priority != .required { text += ", with priority \(Self._number(CGFloat(priority.rawValue)))" }
        if let identifier { text += " [\(identifier)]" }
        return text
    }

    private static func _plainName(_ item: AnyObject?) -> String {
        guard let item else { return "something gone" }
        switch LayoutItem(item) {
        case .view(let view): return view._plainName
        case .guide(let guide): return guide._plainName
        }
    }
}

extension UIView {
    /// What the view is called by the app or shows, else which subview of what it is.
    fileprivate var _plainName: String {
        let type = "\(type(of: self))"
        if let name = accessibilityIdentifier, !name.isEmpty { return "\(type) '\(name)'" }
        let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.placeholder
        if let text, !text.isEmpty {
            return "\(type) \"\(text.prefix(24))\(text.count > 24 ? "..." : "")\""
        }
        if let controller = _viewController { return "the view of \(Swift.type(of: controller))" }
        guard let superview = _superview, let index = superview._subviews.place(of: self) else { return type }
        return "\(type) (subview \(index) of \(Swift.type(of: superview)))"
    }
}

extension UILayoutGuide {
    fileprivate var _plainName: String {
        let name = identifier.isEmpty ? "\(type(of: self))" : identifier
        return owningView.map { "\(name) of \($0._plainName)" } ?? name
    }
}
