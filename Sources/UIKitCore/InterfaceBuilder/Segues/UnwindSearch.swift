/// Finds the controller that an unwind segue leads to, and goes there.
@MainActor
enum UnwindSearch {
    /// The nearest controller above the source that wants the segue, or one that such a controller contains; nil if nobody does.
    static func destination(of segue: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var visited: Set<ObjectIdentifier> = []
        var current: UIViewController? = segue.source
        while let controller = current, visited.insert(ObjectIdentifier(controller)).inserted {
            if let found = search(controller, segue, depth: 0) { return found }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// Children that may take the segue come before the controller itself.
    private static func search(
        _ controller: UIViewController, _ segue: UIStoryboardUnwindSegueSource, depth: Int
    ) -> UIViewController? {
        guard depth < 100 else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: segue) {
            if let found = search(child, segue, depth: depth + 1) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(
            segue.unwindAction, from: segue.source, sender: segue.sender)
        return accepts ? controller : nil
    }

    /// Takes away what is between the destination and the source: presented controllers, then what containers show over it.
    static func unwind(_ segue: UIStoryboardSegue) {
        let (source, target) = (segue.source, segue.destination)
        let animated = segue._animates
        // The lowest controller above the target that has the source in what it presents.
        if let presenter = presenter(of: source, over: target), presenter.presentedViewController != nil {
            presenter.dismiss(animated: animated)
        }
        var child = target
        var ancestor = target.parent
        while let container = ancestor {
            container.unwind(for: segue, towards: child)
            child = container
            ancestor = container.parent
        }
    }

    /// The controller that presents what the source is in, the target being in that controller's own hierarchy.
    private static func presenter(of source: UIViewController, over target: UIViewController) -> UIViewController? {
        var current: UIViewController? = source
        var depth = 0
        while let controller = current, depth < 100 {
            depth += 1
            let root = root(of: controller)
            guard let presenter = root.presentingViewController else { return nil }
            if isInside(target, self.root(of: presenter)) { return presenter }
            current = presenter
        }
        return nil
    }

    private static func root(of controller: UIViewController) -> UIViewController {
        var root = controller
        while let parent = root.parent { root = parent }
        return root
    }

    private static func isInside(_ controller: UIViewController, _ root: UIViewController) -> Bool {
        self.root(of: controller) === root
    }
}

extension UIViewController {
    func _allowedChildrenForUnwinding(from segue: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let excluded = childContaining(segue)
        return children.filter { $0 !== excluded }.reversed()
    }

    func _childContaining(_ segue: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = segue.source
        while let controller = current {
            if controller.parent === self { return controller }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }
}
