/// Views of controllers that come from xibs.
@MainActor
enum NibLoading {
    /// The xib that belongs to a controller: the one it was made with, or one named after its class, with or without "Controller".
    static func nibName(of controller: UIViewController, in bundle: Bundle) -> String? {
        if let name = controller.nibName { return name }
        let type = Swift.type(of: controller)
        guard ClassLookup.module(of: type) != "UIKitCore" else { return nil }
        let name = String(describing: type)
        if name.hasSuffix("Controller") {
            let short = String(name.dropLast("Controller".count))
            if InterfaceFiles.hasNib(short, in: bundle) { return short }
        }
        return InterfaceFiles.hasNib(name, in: bundle) ? name : nil
    }

    static func loadView(of controller: UIViewController, nib name: String, _ bundle: Bundle) -> Bool {
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
        if controller._view == nil {
            Inconsistency.raise(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
            )
        }
        return true
    }
}

extension UIViewController {
    /// Takes the view from the storyboard's scene or from the xib that belongs to the controller.
    ///
    /// For `loadView()` of the toolkit's controllers, which make their own view otherwise.
    /// - Returns: whether there was one.
    package func _loadViewFromInterface() -> Bool {
        if let _interface, _interface.loadView(of: self) { return true }
        let bundle = nibBundle ?? .main
        guard let name = NibLoading.nibName(of: self, in: bundle) else { return false }
        if nibName != nil, !InterfaceFiles.hasNib(name, in: bundle) {
            // A missing file of that name is reported in UIKit's words when it is loaded.
            _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        }
        return NibLoading.loadView(of: self, nib: name, bundle)
    }
}
