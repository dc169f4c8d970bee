/// A view or a guide: what constraints are about.
@MainActor
enum LayoutItem {
    case view(UIView)
    case guide(UILayoutGuide)

    init(_ object: AnyObject) {
        if let view = object as? UIView {
            self = .view(view)
        } else {
            self = .guide(unsafeDowncast(object, to: UILayoutGuide.self))
        }
    }

    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }

    /// The view, or the one that owns the guide.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide._owner
        }
    }

    /// Active constraints that mention the item.
    var references: [NSLayoutConstraint] {
        switch self {
        case .view(let view): view._layoutStorage?.references ?? []
        case .guide(let guide): guide._references
        }
    }

    func addReference(_ constraint: NSLayoutConstraint) {
        switch self {
        case .view(let view): view._madeLayoutStorage.references.append(constraint)
        case .guide(let guide): guide._references.append(constraint)
        }
    }

    func removeReference(_ constraint: NSLayoutConstraint) {
        switch self {
        case .view(let view): view._layoutStorage?.references.removeLast(constraint)
        case .guide(let guide): guide._references.removeLast(constraint)
        }
    }
}

extension Array where Element: AnyObject {
    /// The place of an object, looked for from the back, where the youngest is. A loop: a closure formed on the main actor checks
    /// for the actor on every call.
    func place(of object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }

    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    mutating func removeLast(_ object: Element) {
        if let index = place(of: object) { remove(at: index) }
    }
}
