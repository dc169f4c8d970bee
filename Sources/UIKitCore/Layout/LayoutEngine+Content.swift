import LayoutSolver

extension LayoutEngine {
    /// What is left of a width of 0 after calculating with it is less than this; nothing wraps in it.
    static let leastWidth = 0.0001

    /// Brings the constraints for a view's intrinsic size up to date: at most that large as hugging says, at least that large
    /// as compression resistance says.
    func refreshContent(_ item: ItemVariables) {
        let view = item.view
        guard view === root ? isFitting : !view.translatesAutoresizingMaskIntoConstraints else { return }
        item.wraps = view._intrinsicHeightDependsOnWidth
        var size = item.wraps ? view._intrinsicContentSize(forWidth: nil) : view.intrinsicContentSize
        if item.wraps, let width = item[.width].map({ solver.value(of: $0) }), width > Self.leastWidth {
            // Ask for the height that fits the solved width; the width itself stays the unwrapped one.
            size.height = view._intrinsicContentSize(forWidth: CGFloat(width)).height
            let known = CGFloat(item.content.1?.size ?? -1)
            item.isUnsettled = round >= 5 && known > size.height
            if item.isUnsettled { size.height = known }
        }
        if view._flags.contains(.ignoresContent) { size = CGSize(width: -1, height: -1) }
        var vertical = view._compressionResistance(.vertical).rawValue
        // Measured in one app: of equal wishes in a stack that is too low, wrapped text is cut and a single line stays whole.
        if item.wraps, !(view is UIControl), vertical < UILayoutPriority.required.rawValue {
            vertical = max(vertical - 0.01, 0.01)
        }
        if let width = item[.width] {
            item.content.0 = updated(
                item.content.0, width, Double(size.width), item, .horizontal, view._hugging(.horizontal).rawValue,
                view._compressionResistance(.horizontal).rawValue)
        }
        if let height = item[.height] {
            item.content.1 = updated(
                item.content.1, height, Double(size.height), item, .vertical, view._hugging(.vertical).rawValue,
                vertical)
        }
        refreshBaselines(item)
    }

    /// False if a required hugging or resistance cannot hold as yet; the constraints are gone then.
    private func change(_ content: inout ItemVariables.ContentConstraints, to size: Double) -> Bool {
        guard content.size != size else { return true }
        // Growing, the upper bound moves first, so that the two never contradict each other.
        let order =
            size > content.size ? [content.hugging, content.resistance] : [content.resistance, content.hugging]
        content.size = size
        if max(content.huggingPriority, content.resistancePriority) >= 1000 { triesBrokenAgain = true }
        for id in order where (try? solver.setConstant(size, of: id)) == nil {
            drop(content.hugging)
            drop(content.resistance)
            return false
        }
        return true
    }

    private func updated(
        _ old: ItemVariables.ContentConstraints?, _ variable: Variable, _ size: Double, _ item: ItemVariables,
        _ axis: NSLayoutConstraint.Axis, _ hugging: Float, _ resistance: Float
    ) -> ItemVariables.ContentConstraints? {
        guard size >= 0, size.isFinite else {
            if let old {
                drop(old.hugging)
                drop(old.resistance)
            }
            return nil
        }
        if var kept = old, change(&kept, to: size) {
            if kept.huggingPriority != hugging {
                try? solver.setPriority(hugging, of: kept.hugging)
                kept.huggingPriority = hugging
            }
            if kept.resistancePriority != resistance {
                try? solver.setPriority(resistance, of: kept.resistance)
                kept.resistancePriority = resistance
            }
            return kept
        }
        let source = Source.content(item, axis)
        guard
            let hugs = add(alone(variable), .lessThanOrEqual, size, hugging, source),
            let resists = add(alone(variable), .greaterThanOrEqual, size, resistance, source)
        else { return nil }
        return .init(
            hugging: hugs, resistance: resists, size: size, huggingPriority: hugging, resistancePriority: resistance)
    }
}
