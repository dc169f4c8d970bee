extension NSLayoutConstraint {
    static func _itemName(_ item: AnyObject) -> String {
        switch LayoutItem(item) {
        case .view(let view): view._briefDescription
        case .guide(let guide): guide._briefDescription
        }
    }

    /// A number without a fraction it does not need.
    static func _number(_ value: CGFloat) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        var text = String(format: "%.3f", Double(value))
        while text.hasSuffix("0") { text.removeLast() }
        return text
    }

    /// The form of UIKit's logs: `<NSLayoutConstraint:0x... 'name' UIView:0x....width == 200   (active)>`.
    var _description: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        if let (picture, superviewName) = _picture {
            let names = superviewName.map { ", names: '|':\($0) " } ?? ""
            return "<NSLayoutConstraint:0x\(address)\(name) \(picture)   (\(state)\(names))>"
        }
        return "<NSLayoutConstraint:0x\(address)\(name) \(_equation)   (\(state))>"
    }

    private var _symbol: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private var _priorityMark: String { priority == .required ? "" : " @\(Self._number(CGFloat(priority.rawValue)))" }

    private var _equation: String {
        func side(_ item: AnyObject?, _ attribute: Attribute, _ span: AnchorSpan?) -> String {
            if let span {
                let from = span.fromItem.map { Self._itemName($0) } ?? "nil"
                let to = span.toItem.map { Self._itemName($0) } ?? "nil"
                return "(\(to).\(span.to._name) - \(from).\(span.from._name))"
            }
            return "\(item.map { Self._itemName($0) } ?? "nil").\(attribute._name)"
        }
        var text = side(firstItem, firstAttribute, _firstSpan) + " \(_symbol) "
        let total = constant + _spacing
        guard secondAttribute != .notAnAttribute else { return text + Self._number(total) + _priorityMark }
        if multiplier != 1 { text += "\(Self._number(multiplier))*" }
        text += side(secondItem, secondAttribute, _secondSpan)
        if total > 0 { text += " + \(Self._number(total))" }
        if total < 0 { text += " - \(Self._number(-total))" }
        return text + _priorityMark
    }

    /// Visual format where it can say the constraint: edges of the superview and gaps between neighbours.
    private var _picture: (String, String?)? {
        guard multiplier == 1, _firstSpan == nil, _secondSpan == nil, let first = firstItem, let second = secondItem,
            let (start, end, axis) = _pictureEdges
        else { return nil }
        let total = constant + _spacing
        let isReversed = firstAttribute == end
        let gap = isReversed ? -total : total
        let flipped: String
        switch relation {
        case .equal: flipped = ""
        case .lessThanOrEqual: flipped = isReversed ? ">=" : "<="
        case .greaterThanOrEqual: flipped = isReversed ? "<=" : ">="
        }
        let spacing =
            "-(\(flipped)\(Self._number(gap))\(priority == .required ? "" : "@\(Self._number(CGFloat(priority.rawValue)))"))-"
        let prefix = axis == .vertical ? "V:" : "H:"
        func box(_ item: AnyObject) -> String { "[\(Self._itemName(item))]" }
        if firstAttribute == secondAttribute {
            guard let view = first as? UIView, let superview = second as? UIView, view._superview === superview else {
                return nil
            }
            let name = superview._briefDescription
            return firstAttribute == start
                ? ("\(prefix)|\(spacing)\(box(first))", name) : ("\(prefix)\(box(first))\(spacing)|", name)
        }
        return isReversed
            ? ("\(prefix)\(box(first))\(spacing)\(box(second))", nil)
            : ("\(prefix)\(box(second))\(spacing)\(box(first))", nil)
    }

    private var _pictureEdges: (Attribute, Attribute, Axis)? {
        for (start, end, axis) in [
            (Attribute.leading, Attribute.trailing, Axis.horizontal), (.left, .right, .horizontal),
            (.top, .bottom, .vertical),
        ] where [start, end].contains(firstAttribute) && [start, end].contains(secondAttribute) {
            return (start, end, axis)
        }
        return nil
    }
}

extension UILayoutGuide {
    var _briefDescription: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "\(type(of: self)):0x\(address)\(identifier.isEmpty ? "" : "'\(identifier)'")"
    }
}
