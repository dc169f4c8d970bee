extension MenuOverlayView {
    /// The lines of a menu, from the top.
    static func rows(of menu: UIMenu) -> [Row] {
        var rows: [Row] = menu.title.isEmpty ? [] : [.title(menu.title)]
        var needsGap = false
        func add(_ new: [Row], isGroup: Bool) {
            guard !new.isEmpty else { return }
            if needsGap || isGroup, rows.contains(where: { if case .title = $0 { false } else { true } }) {
                rows.append(.gap)
            }
            rows += new
            needsGap = isGroup
        }
        let (strips, rest) = stripped(menu)
        rows += strips
        if let last = rest.first, !strips.isEmpty, !isInline(last) { rows.append(.gap) }
        for element in rest {
            if let action = element as? UIAction {
                add([.action(action)], isGroup: false)
            } else if let inner = element as? UIMenu {
                if inner.options.contains(.displayInline) || inner.options.contains(.displayAsPalette) {
                    add(Self.rows(of: inner), isGroup: true)
                } else {
                    add([.submenu(inner)], isGroup: false)
                }
            }
        }
        return rows
    }

    /// Everything in opposite order, so that the first element is at the bottom; the title stays at the top.
    static func upwards(_ rows: [Row]) -> [Row] {
        let titles = rows.prefix { if case .title = $0 { true } else { false } }
        return Array(titles) + rows.dropFirst(titles.count).reversed()
    }

    /// Elements of a small or medium menu that lie side by side, and what is listed below them.
    private static func stripped(_ menu: UIMenu) -> (strips: [Row], rest: [UIMenuElement]) {
        let elements = flat(menu.children).filter { ($0 as? UIAction)?.attributes.contains(.hidden) != true }
        let isPalette = menu.options.contains(.displayAsPalette)
        let size = menu.preferredElementSize
        let columns: Int
        switch size {
        case .small: columns = 4
        case .medium: columns = 3
        case .large where !isPalette: return ([], elements)
        case .automatic where !isPalette: return ([], elements)
        default: columns = 6
        }
        let beside = elements.prefix { !isInline($0) }
        let count = isPalette ? beside.count : min(beside.count, columns)
        guard count > 0 else { return ([], elements) }
        var strips: [Row] = []
        for start in stride(from: 0, to: count, by: columns) {
            let part = Array(beside[start..<min(start + columns, count)])
            strips.append(.strip(part, hasTitles: size == .medium, isPalette: isPalette))
        }
        return (strips, Array(elements[count...]))
    }

    private static func isInline(_ element: UIMenuElement) -> Bool {
        (element as? UIMenu)?.options.contains(.displayInline) == true
    }

    private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let deferred = element as? UIDeferredMenuElement { return flat(deferred._elements) }
            return [(element as? UICommand)?._row() ?? element]
        }
    }

    /// The menu in which only one element is on, if the action is in such a one.
    static func selection(of action: UIAction, in menu: UIMenu) -> UIMenu? {
        for case let inner as UIMenu in menu.children {
            if let found = selection(of: action, in: inner) { return found }
        }
        guard menu.options.contains(.singleSelection), menu._allActions.contains(where: { $0 === action }) else {
            return nil
        }
        return menu
    }
}
