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

extension Array where Element == NSLayoutConstraint {
    /// From the back: the youngest goes first in most programs.
    mutating func removeLast(_ constraint: NSLayoutConstraint) {
        if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
    }
}
