/// What constraints and anchors keep of a view or guide: it is not owned, and known to be gone once it is.
///
/// A weak reference would do the same, but makes every count of the object's references slow from then on.
final class ItemHandle {
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var object: AnyObject?

    private let isView: Bool

    init(_ view: UIView) {
        object = view
        isView = true
    }

    init(_ guide: UILayoutGuide) {
        object = guide
        isView = false
    }

    @MainActor
    var item: LayoutItem? {
        guard let object else { return nil }
        return isView
            ? .view(unsafeDowncast(object, to: UIView.self)) : .guide(unsafeDowncast(object, to: UILayoutGuide.self))
    }

    /// The object goes.
    func clear() { object = nil }

    /// The handle of an item, the same for all who ask; nil for what is neither view nor guide.
    @MainActor
    static func of(_ item: AnyObject) -> ItemHandle? {
        if let view = item as? UIView { return view._itemHandle }
        return (item as? UILayoutGuide)?._itemHandle
    }
}

extension UIView {
    var _itemHandle: ItemHandle {
        let storage = _madeLayoutStorage
        if let handle = storage.handle { return handle }
        let made = ItemHandle(self)
        storage.handle = made
        return made
    }
}
