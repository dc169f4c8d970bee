/// Finds the key command for a combination of keys and sends it.
@MainActor
package enum KeyCommands {
    /// Where the search begins: what has the keyboard, else what is on top in the key window.
    static var firstInChain: UIResponder? {
        if let first = FirstResponder.current { return first }
        guard let window = UIApplication._sharedIfMade?._connectedWindowScene?._mainWindow else { return nil }
        guard var controller = window.rootViewController else { return window }
        while let inner = controller.presentedViewController ?? controller._contained { controller = inner }
        return controller.viewIfLoaded ?? controller
    }

    /// The commands that are reachable now, nearest first. A presented controller hides what is behind it.
    package static var all: [UIKeyCommand] {
        var found: [UIKeyCommand] = []
        var responder = firstInChain
        while let current = responder {
            found += current.keyCommands ?? []
            responder = (current as? UIViewController)?.presentingViewController == nil ? current.next : nil
        }
        if let application = UIApplication._sharedIfMade {
            found += MenuTree(of: application).keyCommands
        }
        return found
    }

    /// Presses keys and lets them go: a command takes them, or they go up the responder chain as presses.
    /// - Parameter input: a character in lower case, or one of the constants of `UIKeyCommand`.
    /// - Returns: whether a command took them.
    @discardableResult
    package static func press(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        if perform(input, flags) { return true }
        let press = UIPress()
        press._key = UIKey(input, flags)
        let event = UIPressesEvent()
        event._presses = [press]
        let receiver = firstInChain
        receiver?.pressesBegan([press], with: event)
        press._phase = .ended
        receiver?.pressesEnded([press], with: event)
        return false
    }

    /// - Returns: whether a command took the keys.
    private static func perform(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        let start = firstInChain
        for command in all where command.modifierFlags == flags {
            guard let own = command.input, own == input || own.lowercased() == input.lowercased() else { continue }
            guard let target = command._validated(from: start), !command.attributes.contains(.disabled) else {
                continue
            }
            return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
        return false
    }
}

extension UIViewController {
    /// The child that is in front in the containers of the system.
    fileprivate var _contained: UIViewController? {
        switch self {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let navigation as UINavigationController: navigation.topViewController
        case let split as UISplitViewController: split.viewControllers.last
        default: nil
        }
    }
}
