/// The view controllers of an interface file, made one scene at a time.
@preconcurrency @MainActor
open class UIStoryboard: _UIObject {
    package let _document: InterfaceDocument
    package let _bundle: Bundle

    /// A storyboard of the bundle, nil being the main one; also of a language's folder.
    ///
    /// Where there is none, or where it cannot be read, the app ends with a message, as on the phone.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        _bundle = bundle
        do {
            guard let document = try InterfaceFiles.storyboard(name, in: bundle) else {
                InvalidArgument.raise(
                    "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
            }
            _document = document
        } catch {
            InvalidArgument.raise("Could not read the storyboard named '\(name)': \(error)")
        }
        super.init()
    }

    package init(_ document: InterfaceDocument, bundle: Bundle) {
        _document = document
        _bundle = bundle
        super.init()
    }

    /// The storyboard that the Info.plist names as the main one; nil without one.
    open class var main: UIStoryboard? {
        InfoPlist.current.mainStoryboardName.map { UIStoryboard(name: $0, bundle: nil) }
    }

    // MARK: Making controllers

    /// The controller at the storyboard's entry point; nil where none is set.
    open func instantiateInitialViewController() -> UIViewController? {
        _document.initialScene.flatMap { _instantiate($0) }
    }

    /// As without `creator`, which makes the controller with a coder in place of its class; nil leaves it to the class.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = _document.initialScene else { return nil }
        return _checked(_instantiate(scene) { creator?($0) })
    }

    /// The controller of a storyboard identifier; the app ends where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = _instantiate(_scene(identifier)) else { _raiseUnusable(identifier) }
        return controller
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller: ViewController = _checked(_instantiate(_scene(identifier)) { creator?($0) }) else {
            _raiseUnusable(identifier)
        }
        return controller
    }

    /// The controller of a storyboard identifier; nil where there is none.
    func _controllerIfNamed(_ identifier: String) -> UIViewController? {
        _document.scene(identifier: identifier).flatMap { _instantiate($0) }
    }

    private func _scene(_ identifier: String) -> InterfaceScene {
        if let scene = _document.scene(identifier: identifier) { return scene }
        InvalidArgument.raise(
            "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
    }

    private func _raiseUnusable(_ identifier: String) -> Never {
        InvalidArgument.raise(
            "Storyboard (\(description)): the view controller with identifier '\(identifier)' could not be made")
    }

    private func _checked<ViewController: UIViewController>(_ controller: UIViewController?) -> ViewController? {
        guard let controller else { return nil }
        guard let result = controller as? ViewController else {
            InvalidArgument.raise(
                "Expected an instance of \(ViewController.self), but the storyboard has a \(type(of: controller))")
        }
        return result
    }

    /// A new controller of a scene, with its children; also of a reference to another storyboard.
    package func _instantiate(
        _ scene: InterfaceScene, creator: ((NibCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let element = scene.controller else { return nil }
        guard StoryboardReferences.enter(element, _document) else { return nil }
        defer { StoryboardReferences.leave() }
        if element.name == "viewControllerPlaceholder" {
            return StoryboardReferences.instantiate(element, self, creator: creator)
        }
        let context = InterfaceContext(_document, bundle: _bundle, owner: nil, storyboard: self)
        return ControllerReaders.make(element, context, creator: creator)
    }
}

/// References from one storyboard to another.
@MainActor
enum StoryboardReferences {
    private static var depth = 0

    /// Guards against scenes that contain each other, and storyboards that refer to each other, without end.
    static func enter(_ element: InterfaceElement, _ document: InterfaceDocument) -> Bool {
        guard depth < 32 else {
            document.warn(element, "scenes refer to each other without end")
            return false
        }
        depth += 1
        return true
    }

    static func leave() { depth -= 1 }

    /// `<viewControllerPlaceholder storyboardName= referencedIdentifier= bundleIdentifier=>`
    static func instantiate(
        _ element: InterfaceElement, _ storyboard: UIStoryboard, creator: ((NibCoder) -> UIViewController?)?
    ) -> UIViewController? {
        element.markAllRead()
        guard let name = element["storyboardName"] else { return nil }
        var bundle = storyboard._bundle
        if let identifier = element["bundleIdentifier"], let found = Bundle(identifier: identifier) { bundle = found }
        do {
            guard let document = try InterfaceFiles.storyboard(name, in: bundle) else {
                storyboard._document.warn(element, "Could not find a storyboard named '\(name)'")
                return nil
            }
            let other = UIStoryboard(document, bundle: bundle)
            let identifier = element["referencedIdentifier"]
            let scene = identifier.map { document.scene(identifier: $0) } ?? document.initialScene
            guard let scene else {
                let what =
                    identifier.map { "a view controller with identifier '\($0)'" } ?? "an initial view controller"
                storyboard._document.warn(element, "the storyboard \(name) doesn't contain \(what)")
                return nil
            }
            return other._instantiate(scene, creator: creator)
        } catch {
            storyboard._document.warn(element, "\(error)")
            return nil
        }
    }
}
