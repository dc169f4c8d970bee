/// The main menu while it is built.
@MainActor
final class MenuTree: UIMenuBuilder {
    private var root: UIMenu

    /// The menus every app has, then what the app's objects do with them.
    init(of application: UIApplication) {
        let names: [(UIMenu.Identifier, String)] = [
            (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
            (.window, "Window"), (.help, "Help"),
        ]
        root = UIMenu(identifier: .root, children: names.map { UIMenu(title: $0.1, identifier: $0.0) })
        application.buildMenu(with: self)
        (application.delegate as? UIResponder)?.buildMenu(with: self)
    }

    var keyCommands: [UIKeyCommand] { Self.keyCommands(in: root) }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { element -> [UIKeyCommand] in
            if let command = element as? UIKeyCommand { return [command] }
            return (element as? UIMenu).map(keyCommands) ?? []
        }
    }

    // MARK: UIMenuBuilder

    var system: UIMenuSystem { .main }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return (command.propertyList as? NSObject) == (propertyList as? NSObject)
        } as? UICommand
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    // MARK: Walking

    private func find(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        func search(_ element: UIMenuElement) -> UIMenuElement? {
            if isWanted(element) { return element }
            for child in (element as? UIMenu)?.children ?? [] {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(root)
    }

    /// Puts other menus in the place of one.
    private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenu]) {
        func changed(_ element: UIMenuElement) -> [UIMenuElement] {
            guard let menu = element as? UIMenu else { return [element] }
            if menu.identifier == identifier { return replacement(menu) }
            return [menu.replacingChildren(menu.children.flatMap(changed))]
        }
        // The root itself can only get other children.
        if let menu = changed(root).first as? UIMenu, menu.identifier == .root { root = menu }
    }
}
