/// One title in an edit menu.
@MainActor
struct EditMenuItem {
    var title: String
    var isEnabled = true
    var perform: () -> Void

    /// The commands of the system that the responder, or one after it, can perform at the moment.
    static func standard(for responder: UIResponder?, sender: Any?) -> [EditMenuItem] {
        guard let responder else { return [] }
        return commands.compactMap { command in
            guard let target = responder.target(forAction: command.action, withSender: sender) as? UIResponder else {
                return nil
            }
            return EditMenuItem(title: command.title) { command.send(target, sender) }
        }
    }

    /// A command of an app's own, where the responder chain has a method for it.
    static func item(
        _ title: String, _ action: Selector, for responder: UIResponder?, sender: Any?
    ) -> EditMenuItem? {
        guard let target = responder?.target(forAction: action, withSender: sender) else { return nil }
        return EditMenuItem(title: title) {
            UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
        }
    }

    /// Menus inside the menu are shown as parts of it.
    static func items(of menu: UIMenu, sender: Any?) -> [EditMenuItem] {
        menu.children.flatMap { element -> [EditMenuItem] in
            switch element {
            case let action as UIAction:
                guard !action.attributes.contains(.hidden) else { return [] }
                let isEnabled = !action.attributes.contains(.disabled)
                return [EditMenuItem(title: action.title, isEnabled: isEnabled) { action.perform(sender: sender) }]
            case let command as UICommand:
                let action = command._row()
                guard !action.attributes.contains(.hidden) else { return [] }
                let isEnabled = !action.attributes.contains(.disabled)
                return [EditMenuItem(title: action.title, isEnabled: isEnabled) { action.perform(sender: sender) }]
            case let menu as UIMenu: return items(of: menu, sender: sender)
            default: return []
            }
        }
    }

    struct Command {
        var title: String
        var action: Selector
        var send: (UIResponder, Any?) -> Void
    }

    /// In the order of the system's menu.
    static let commands: [Command] = [
        Command(title: "Cut", action: Selector("cut:")) { $0.cut($1) },
        Command(title: "Copy", action: Selector("copy:")) { $0.copy($1) },
        Command(title: "Paste", action: Selector("paste:")) { $0.paste($1) },
        Command(title: "Delete", action: Selector("delete:")) { $0.delete($1) },
        Command(title: "Select", action: Selector("select:")) { $0.select($1) },
        Command(title: "Select All", action: Selector("selectAll:")) { $0.selectAll($1) },
    ]
}
