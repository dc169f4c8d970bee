extension NSLayoutConstraint {
    /// Constraints from a picture of a row or column.
    ///
    /// A bad format stops the app with "Unable to parse constraint format", as UIKit's exception does.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try _constraints(format, options, metrics ?? [:], views)
        } catch {
            Inconsistency.raise(.invalidArgument, error.report(format))
        }
    }

    static func _constraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let parsed = try VisualFormat(format)
        var builder = VisualFormatBuilder(parsed, options: options, metrics: metrics, views: views)
        return try builder.build()
    }
}

/// Makes constraints of a parsed visual format.
@MainActor
private struct VisualFormatBuilder {
    typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var made: [NSLayoutConstraint] = []
    /// Where in the text a fault is.
    private var place = 0

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private var start: Attribute {
        if format.isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: Attribute {
        if format.isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    /// From right to left the coordinates shrink along the format.
    private var sign: CGFloat { !format.isVertical && options.contains(.directionRightToLeft) ? -1 : 1 }

    mutating func build() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        for (index, element) in format.elements.enumerated() {
            place = format.ends[index]
            if case .view(let name, let predicates) = element { try addSizes(item(name), predicates) }
            if index > 0 { try addGap(format.gaps[index - 1], format.elements[index - 1], element) }
        }
        try addAlignment()
        return made
    }

    private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
        guard let item = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
        return item as AnyObject
    }

    private func failure(_ message: String, _ position: Int? = nil) -> VisualFormat.Failure {
        .init(message: message, position: position ?? place)
    }

    private func number(_ value: VisualFormat.Predicate.Value) throws(VisualFormat.Failure) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name, let end):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default:
                throw failure(
                    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
                    end)
            }
        }
    }

    private mutating func keep(
        _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Predicate.Value?
    ) throws(VisualFormat.Failure) {
        if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        made.append(constraint)
    }

    private mutating func addSizes(
        _ item: AnyObject, _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormat.Failure) {
        let size: Attribute = format.isVertical ? .height : .width
        for predicate in predicates {
            var other: AnyObject?
            var constant: CGFloat = 0
            if case .name(let name, _) = predicate.value, let view = views[name] {
                other = view as AnyObject
            } else {
                constant = try number(predicate.value)
            }
            try keep(
                NSLayoutConstraint(
                    _first: item, size, predicate.relation, other, other == nil ? .notAnAttribute : size, 1, constant),
                predicate.priority)
        }
    }

    private mutating func addGap(
        _ gap: VisualFormat.Gap, _ before: VisualFormat.Element, _ after: VisualFormat.Element
    ) throws(VisualFormat.Failure) {
        var first: (item: AnyObject, attribute: Attribute)
        var second: (item: AnyObject, attribute: Attribute)
        // `|-[view]` without a number keeps the superview's layout margin, as `UIView.layoutMargins` documents.
        var standard: CGFloat = 8
        switch (before, after) {
        case (.view(let one, _), .view(let other, _)):
            let baselines = format.isVertical && options.contains(.spacingBaselineToBaseline)
            first = (try item(other), baselines ? .firstBaseline : start)
            second = (try item(one), baselines ? .lastBaseline : end)
        case (.superview, .view(let name, _)):
            let view = try item(name)
            first = (view, start)
            second = (try container(of: view), start)
            if case .standard = gap { (second.attribute, standard) = (start.margin, 0) }
        case (.view(let name, _), .superview):
            let view = try item(name)
            first = (try container(of: view), end)
            second = (view, end)
            if case .standard = gap { (first.attribute, standard) = (end.margin, 0) }
        case (.superview, .superview): throw failure("Expected a view")
        }
        let predicates: [VisualFormat.Predicate]
        switch gap {
        case .none: predicates = [.init(value: .number(0))]
        case .standard: predicates = [.init(value: .number(standard))]
        case .predicates(let given): predicates = given
        }
        for predicate in predicates {
            var relation = predicate.relation
            if sign < 0, relation != .equal {
                relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
            }
            try keep(
                NSLayoutConstraint(
                    _first: first.item, first.attribute, relation, second.item, second.attribute, 1,
                    try number(predicate.value) * sign),
                predicate.priority)
        }
    }

    private func container(of item: AnyObject) throws(VisualFormat.Failure) -> AnyObject {
        let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let container else {
            throw failure("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return container
    }

    private mutating func addAlignment() throws(VisualFormat.Failure) {
        let kinds: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let axis: NSLayoutConstraint.Axis = format.isVertical ? .vertical : .horizontal
        if format.viewCount > 1, kinds.contains(where: { options.contains($0.0) && $0.1._axis == axis }) {
            let name = format.isVertical ? "vertical" : "horizontal"
            throw failure(
                "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also \(name).",
                format.length)
        }
        var previous: AnyObject?
        for case .view(let name, _) in format.elements {
            let view = try item(name)
            if let previous {
                for (option, attribute) in kinds where options.contains(option) {
                    made.append(NSLayoutConstraint(_first: view, attribute, .equal, previous, attribute, 1, 0))
                }
            }
            previous = view
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin that lies inside this edge.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
