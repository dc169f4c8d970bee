/// What a controller shows in the bars around it, made when asked for.
@MainActor
struct ControllerBarItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var editButton: UIBarButtonItem?
    /// By edge, as set with `setContentScrollView(_:for:)`.
    var contentScrollViews: [UInt: WeakScrollView] = [:]
    weak var tab: UITab?

    struct WeakScrollView {
        weak var view: UIScrollView?
    }
}

extension UIViewController {
    var _navigationItem: UINavigationItem {
        if let made = _barItems.navigationItem { return made }
        let made = UINavigationItem(title: title ?? "")
        if title == nil { made.title = nil }
        made._owner = self
        _barItems.navigationItem = made
        return made
    }

    var _ownTabBarItem: UITabBarItem {
        if let made = _barItems.tabBarItem { return made }
        let made = UITabBarItem(title: title, image: nil, tag: 0)
        _barItems.tabBarItem = made
        return made
    }

    func _titleChanged() {
        if title != nil || _barItems.navigationItem != nil { _navigationItem.title = title }
        if let item = _barItems.tabBarItem, item._systemItem == nil { item.title = title }
        // A navigation controller's tab has the name of its first controller.
        if let navigation = _parent as? UINavigationController, navigation._stack.first === self,
            let item = navigation._barItems.tabBarItem, item._systemItem == nil, title != nil
        {
            item.title = title
        }
        _tabBarController?._itemsChanged()
    }

    var _editButton: UIBarButtonItem {
        if let made = _barItems.editButton { return made }
        let made = EditButtonItem(controller: self)
        _barItems.editButton = made
        return made
    }

    func _setToolbarItems(_ items: [UIBarButtonItem]?) {
        _barItems.toolbarItems = items
        _navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The nearest controller above of a kind.
    private func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var controller = _parent
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current._parent
        }
        return nil
    }

    var _navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    var _tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    var _splitController: UISplitViewController? { ancestor(UISplitViewController.self) }

    func _contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        for (key, entry) in _barItems.contentScrollViews
        where !NSDirectionalRectEdge(rawValue: key).isDisjoint(with: edge) { return entry.view }
        return nil
    }

    func _setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        _barItems.contentScrollViews[edge.rawValue] = scrollView.map { ControllerBarItems.WeakScrollView(view: $0) }
        if let navigation = _navigationController, navigation._bars.shown === self {
            navigation._followScroll(of: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }
}

/// Edit and Done in turn, as the controller is edited.
@MainActor
final class EditButtonItem: UIBarButtonItem {
    private weak var controller: UIViewController?

    init(controller: UIViewController) {
        self.controller = controller
        super.init(system: nil)
        primaryAction = UIAction { [weak self] _ in
            guard let controller = self?.controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        let isEditing = controller?.isEditing == true
        title = BarSymbols.title(isEditing ? .done : .edit)
        style = isEditing ? .done : .plain
    }
}
