/// What a view controller keeps of the interface file it was made from.
@MainActor
package final class ControllerInterface {
    package let document: InterfaceDocument
    package let storyboard: UIStoryboard?
    package let scene: InterfaceScene?
    package let element: InterfaceElement
    private let bundle: Bundle
    /// What is made and connected so far; given up when the view is there.
    private var context: InterfaceContext?
    /// The scene's objects beside the views.
    private var kept: [AnyObject] = []

    init(_ element: InterfaceElement, _ context: InterfaceContext) {
        self.element = element
        document = context.document
        storyboard = context.storyboard
        bundle = context.bundle
        scene = context.document.scene(of: element.id ?? "")
    }

    /// Keeps the context of a scene whose view is not there yet.
    func wait(with context: InterfaceContext) { self.context = context }

    /// The element of the controller's view; nil where the file has none and the class makes it.
    private var viewElement: InterfaceElement? { element.child(key: "view") }

    /// Makes the view with everything in it, sets it on the controller and connects it.
    /// - Returns: whether the file has a view for the controller.
    func loadView(of controller: UIViewController) -> Bool {
        let context =
            self.context ?? InterfaceContext(document, bundle: bundle, owner: controller, storyboard: storyboard)
        self.context = nil
        if let nibName = element["nibName"], viewElement == nil { return loadNib(nibName, of: controller) }
        guard let viewElement, let view = ViewReaders.make(viewElement, context) else {
            finish(context, root: nil)
            return false
        }
        controller.view = view
        ContainerReaders.finishView(of: controller, element, context)
        finish(context, root: view)
        return true
    }

    /// What popovers of the scene's segues point at.
    private var anchors: [String: Weak] = [:]

    private struct Weak {
        weak var object: AnyObject?
    }

    func anchor(_ id: String) -> AnyObject? { anchors[id]?.object }

    private func noteAnchors(_ context: InterfaceContext) {
        for segue in scene?.segues ?? [] {
            for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
                guard let id = segue[name] else { continue }
                anchors[id] = Weak(object: context.object(id))
            }
        }
    }

    private func finish(_ context: InterfaceContext, root: UIView?) {
        for object in scene?.objects ?? [] where object !== element { _ = context.makeTopLevel(object) }
        noteAnchors(context)
        context.finish(root: root)
        kept = context.kept
    }

    private func loadNib(_ name: String, of controller: UIViewController) -> Bool {
        guard InterfaceFiles.hasNib(name, in: bundle) else { return false }
        return NibLoading.loadView(of: controller, nib: name, bundle)
    }
}
