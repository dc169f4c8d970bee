/// Lays bar button items out along a bar.
@MainActor
enum BarItemRow {
    /// An item with its view and place.
    struct Piece {
        var item: UIBarButtonItem
        var view: UIView?
        var width: CGFloat
        var isFlexible = false
    }

    /// Makes or keeps the view of an item; nil for spaces.
    static func view(
        for item: UIBarButtonItem, in host: UIView, _ look: BarButtonView.Look
    ) -> UIView? {
        if item._isSpace || item.isHidden { return nil }
        AppearanceStore.apply(to: item, in: host)
        if let custom = item.customView {
            if custom.superview !== host { host.addSubview(custom) }
            item._shownView = custom
            return custom
        }
        let button = (item._shownView as? BarButtonView).flatMap { $0.superview === host ? $0 : nil } ?? BarButtonView()
        if button.superview !== host { host.addSubview(button) }
        var look = look
        if item._showsBackIndicator {
            look.backIndicator = BarSymbols.backIndicator
            look.backTitle = item.title
        }
        button.show(item, look)
        item._shownView = button
        return button
    }

    /// The size of a custom view: by constraints where it has them, else by `sizeThatFits` or its frame.
    static func size(of custom: UIView, item: UIBarButtonItem, height: CGFloat) -> CGSize {
        var size = custom.bounds.size
        let intrinsic = custom.intrinsicContentSize
        if !custom.translatesAutoresizingMaskIntoConstraints || size == .zero {
            let fitting = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitting.width > 0 { size.width = fitting.width }
            if fitting.height > 0 { size.height = fitting.height }
        }
        if size.width == 0, intrinsic.width > 0 { size.width = intrinsic.width }
        if size.height == 0, intrinsic.height > 0 { size.height = intrinsic.height }
        if item.width > 0 { size.width = item.width }
        return CGSize(width: size.width, height: min(size.height, height))
    }

    static func width(of item: UIBarButtonItem, view: UIView?, height: CGFloat) -> CGFloat {
        if item._isSpace { return item._systemItem == .fixedSpace ? item.width : 0 }
        guard let view else { return 0 }
        if view === item.customView { return size(of: view, item: item, height: height).width }
        return view.sizeThatFits(CGSize(width: 0, height: height)).width
    }

    /// Puts a view into a slot; custom views keep their height, centred.
    static func place(_ view: UIView, item: UIBarButtonItem, in slot: CGRect) {
        guard view === item.customView else {
            view.frame = slot
            return
        }
        let size = size(of: view, item: item, height: slot.height)
        let height = size.height > 0 ? size.height : slot.height
        view.frame = CGRect(
            x: slot.minX, y: (slot.midY - height / 2).rounded(), width: slot.width, height: height)
    }
}
