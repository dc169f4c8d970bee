extension UIViewController {
    /// The presentation that shows this controller or one above it.
    func _presentation(of controller: UIViewController) -> ModalPresentation? {
        controller._presentedBy?._presentation
    }

    /// What covers the whole screen decides about the status bar.
    var _isFullScreenPresentation: Bool {
        guard let presentation = _presentation(of: self) else { return true }
        return presentation.style == .fullScreen
            || presentation.isSheet && traitCollection.verticalSizeClass == .compact
    }

    var _presentedInChain: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presented = current._presentation?.presented { return presented }
            controller = current._parent
        }
        return nil
    }

    var _presentingInChain: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presenter = current._presentedBy { return presenter }
            controller = current._parent
        }
        return nil
    }

    /// The controller that does the presenting: for the "context" styles the nearest that defines a context, else the topmost.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var controller = self
        while let parent = controller._parent {
            if style == .currentContext || style == .overCurrentContext, controller.definesPresentationContext { break }
            controller = parent
        }
        return controller
    }

    func _present(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: presented.modalPresentationStyle)
        func refuse(_ reason: String) {
            NSLog(
                "Attempt to present %@ on %@ (from %@) %@.", String(describing: presented),
                String(describing: presenter),
                String(describing: self), reason)
        }
        if let already = presenter._presentation?.presented {
            return refuse("which is already presenting \(already)")
        }
        if presenter.view.window == nil { return refuse("whose view is not in the window hierarchy") }
        if presented === presenter || presented._presentedBy != nil || presented._parent != nil {
            return refuse("which cannot present itself or a controller that is shown already")
        }
        ModalPresentation(presenter: presenter, presented: presented, animated: animated).present(
            completion: completion)
    }

    func _dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = _dismissible else {
            completion?()
            return
        }
        // Everything presented above goes too; only the topmost would be seen moving.
        var above = presentation.presented._presentation
        while let next = above {
            above = next.presented._presentation
            next.presented._beginDisappearing(animated: false)
            next.removeAtOnce()
            next.presented._finishDisappearing()
        }
        presentation.dismiss(completion: completion)
    }

    /// What `dismiss` takes away: what this controller presents, or else the presentation it is in.
    private var _dismissible: ModalPresentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current._presentation {
                return presentation.phase == .dismissing ? nil : presentation
            }
            if let presentation = current._presentedBy?._presentation {
                return presentation.phase == .dismissing ? nil : presentation
            }
            controller = current._parent
        }
        return nil
    }
}
