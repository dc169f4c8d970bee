// What containers and scrolling views remember of themselves. Controllers of a stack are restored by themselves and put back into
// the stack that named them.

extension UINavigationController {
    private static let key = "UINavigationController.viewControllers"

    func _encodeStack(with coder: NSCoder) { coder.encode(viewControllers, forKey: Self.key) }

    func _decodeStack(with coder: NSCoder) {
        guard let stack = coder.decodeObject(forKey: Self.key) as? [Any] else { return }
        let controllers = stack.compactMap { $0 as? UIViewController }
        if !controllers.isEmpty, controllers != viewControllers { setViewControllers(controllers, animated: false) }
    }
}

extension UITabBarController {
    private static let key = "UITabBarController.selectedIndex"

    func _encodeSelection(with coder: NSCoder) { coder.encode(selectedIndex, forKey: Self.key) }

    func _decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.key) else { return }
        let index = coder.decodeInteger(forKey: Self.key)
        if index >= 0, index < viewControllers?.count ?? 0 { selectedIndex = index }
    }
}

extension UIViewController {
    private static let presentedKey = "UIViewController.presented"

    /// Unverified: what was presented is presented again, without animation.
    func _encodePresented(with coder: NSCoder) {
        if let presented = _presentation?.presented, presented.restorationIdentifier != nil {
            coder.encode(presented, forKey: Self.presentedKey)
            coder.encode(presented.modalPresentationStyle.rawValue, forKey: Self.presentedKey + ".style")
        }
    }

    func _decodePresented(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController,
            presented.presentingViewController == nil
        else { return }
        if let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Self.presentedKey + ".style")) {
            presented.modalPresentationStyle = style
        }
        // The presenter comes into the window with the end of the launch.
        Frame.inNextFrame { [weak self] in self?.present(presented, animated: false) }
    }
}

extension UIScrollView {
    private static let key = "UIScrollView.contentOffset"

    func _encodeOffset(with coder: NSCoder) {
        coder.encode(Double(contentOffset.x), forKey: Self.key + ".x")
        coder.encode(Double(contentOffset.y), forKey: Self.key + ".y")
    }

    func _decodeOffset(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.key + ".x") else { return }
        let offset = CGPoint(
            x: coder.decodeDouble(forKey: Self.key + ".x"), y: coder.decodeDouble(forKey: Self.key + ".y"))
        // The content is laid out by then.
        Frame.inNextFrame { [weak self] in self?.contentOffset = offset }
    }
}
