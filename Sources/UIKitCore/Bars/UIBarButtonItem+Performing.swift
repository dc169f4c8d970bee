extension UIBarButtonItem {
    /// Title of the item, or the system's.
    var _shownTitle: String? { title ?? _systemItem.flatMap(BarSymbols.title) }

    func _shownImage(isLow: Bool) -> UIImage? {
        if isLow, let landscapeImagePhone { return landscapeImagePhone }
        if let image { return image }
        return title == nil ? _systemItem.flatMap(BarSymbols.image) : nil
    }

    var _spokenName: String? { _systemItem.flatMap(BarSymbols.spokenName) }

    var _isSpace: Bool { _systemItem == .flexibleSpace || _systemItem == .fixedSpace }

    /// Whether a tap has something to do beside showing the menu.
    private var hasAction: Bool { primaryAction != nil || action != nil || _segue != nil }

    /// What a tap does: the primary action, else target and action, else the menu.
    package func _perform(from view: UIView? = nil) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        } else if let _segue {
            _segue.run(self)
        } else if let menu, let view = view ?? _shownView {
            MenuPresentation.show(menu, from: view, order: preferredMenuElementOrder)
        }
    }

    /// What a long press does.
    package func _showMenu(from view: UIView) {
        guard isEnabled, let menu else { return }
        MenuPresentation.show(menu, from: view, order: preferredMenuElementOrder)
    }
}
