extension UIButton {
    /// Shows the menu, or ends showing it.
    func _showMenu() {
        guard isEnabled, let menu else { return }
        _sendActions(for: .menuActionTriggered, with: nil)
        MenuPresentation.show(
            menu, from: self,
            // Pop-up buttons have a fixed order.
            order: preferredMenuElementOrder == .automatic && changesSelectionAsPrimaryAction
                && showsMenuAsPrimaryAction
                ? .fixed : preferredMenuElementOrder,
            onChoose: { [weak self] action in
                guard let self, changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return }
                for other in menu._allActions { other.state = other === action ? .on : .off }
                _showSelection()
            })
    }

    func _menuChanged() {
        if menu != nil, !showsMenuAsPrimaryAction {
            guard _menuRecognizer == nil else { return }
            let made = UILongPressGestureRecognizer(target: nil, action: nil)
            made._toolkitAction = { [weak self] recognizer in
                if recognizer.state == .began { self?._showMenu() }
            }
            addGestureRecognizer(made)
            _menuRecognizer = made
        } else if let old = _menuRecognizer {
            removeGestureRecognizer(old)
            _menuRecognizer = nil
        }
        _showSelection()
    }

    /// A pop-up button has the title of the element that is on, the first unless another is.
    private func _showSelection() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?._allActions else { return }
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        if configuration != nil {
            configuration?.title = chosen.title
            if let image = chosen.image { configuration?.image = image }
        } else {
            setTitle(chosen.title, for: .normal)
            if let image = chosen.image { setImage(image, for: .normal) }
        }
    }
}

extension UIMenu {
    /// The elements that are on, in the menu itself and in those that are shown in line with it.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let action = element as? UIAction { return action.state == .on ? [action] : [] }
            if let command = element as? UICommand { return command.state == .on ? [command] : [] }
            guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.selectedElements
        }
    }

    /// The actions of the menu and of the menus in it, in order.
    var _allActions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let action = element as? UIAction { return [action] }
            return (element as? UIMenu)?._allActions ?? []
        }
    }
}
