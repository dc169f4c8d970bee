import LayoutSolver

/// What the engine knows of views and guides.
extension LayoutEngine {
    func variables(of item: LayoutItem) -> ItemVariables {
        switch item {
        case .view(let view): if let known = known(view) { return known }
        case .guide(let guide): if let known = known(guide) { return known }
        }
        let made = ItemVariables(item, serial: serial)
        remember(made, for: item)
        return made
    }

    func remember(_ variables: ItemVariables?, for item: LayoutItem) {
        switch item {
        case _ where isFitting: fittingItems[ObjectIdentifier(item.object)] = variables
        case .view(let view): view._madeLayoutStorage.item = variables
        case .guide(let guide): guide._item = variables
        }
    }

    func known(_ view: UIView) -> ItemVariables? {
        if isFitting { return fittingItems[ObjectIdentifier(view)] }
        guard let item = view._layoutStorage?.item, item.serial == serial else { return nil }
        return item
    }

    func known(_ guide: UILayoutGuide) -> ItemVariables? {
        if isFitting { return fittingItems[ObjectIdentifier(guide)] }
        guard let item = guide._item, item.serial == serial else { return nil }
        return item
    }

    func known(_ object: AnyObject) -> ItemVariables? {
        switch LayoutItem(object) {
        case .view(let view): known(view)
        case .guide(let guide): known(guide)
        }
    }

    /// The variable as a list of terms.
    func alone(_ variable: Variable) -> [Term] {
        aloneTerms.removeAll(keepingCapacity: true)
        aloneTerms.append(Term(variable))
        return aloneTerms
    }

    func makeVariable(for item: ItemVariables, _ part: ItemVariables.Part) -> Variable {
        let variable = solver.makeVariable()
        let index = Int(variable.index)
        if index >= owners.count { owners += repeatElement(nil, count: index + 1 - owners.count) }
        owners[index] = (item, part)
        item[part] = variable
        return variable
    }

    // MARK: Answers

    /// The solved alignment rectangle; nil for an item that does not take part.
    func rect(of object: AnyObject) -> CGRect? {
        guard let item = known(object) else { return nil }
        return solved(item)
    }

    func rect(of view: UIView) -> CGRect? {
        guard let item = known(view) else { return nil }
        return solved(item)
    }

    private func solved(_ item: ItemVariables) -> CGRect {
        func value(_ part: ItemVariables.Part) -> CGFloat {
            guard let variable = item[part] else { return 0 }
            return CGFloat(solver.value(of: variable))
        }
        return CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    }

    func value(_ part: ItemVariables.Part, of object: AnyObject) -> CGFloat? {
        known(object)?[part].map { CGFloat(solver.value(of: $0)) }
    }

    func roundedFrame(of item: LayoutItem) -> CGRect? {
        guard let rect = rect(of: item.object) else { return nil }
        return LayoutRounding.rect(rect, scale: item.view?._layoutScale ?? 1)
    }

    /// The constraints that the item's place and size along an axis follow from.
    func constraints(deciding item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let known = known(item.object) else { return [] }
        let parts: [ItemVariables.Part] = axis == .horizontal ? [.x, .width] : [.y, .height]
        var found: [NSLayoutConstraint] = []
        for part in parts {
            guard let variable = known[part] else { continue }
            for id in solver.constraints(deciding: variable) {
                if case .constraint(let constraint) = source(of: id), !found.holds(constraint) {
                    found.append(constraint)
                }
            }
        }
        return found
    }

    func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let known = known(item.object) else { return false }
        return [ItemVariables.Part.x, .y, .width, .height].contains { part in
            known[part].map { solver.isAmbiguous($0) } ?? false
        }
    }
}
