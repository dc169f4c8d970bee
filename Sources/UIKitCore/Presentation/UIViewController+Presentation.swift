extension UIViewController {
    /// The presentation that shows this controller or one above it.
    func _presentation(of controller: UIViewController) -> ModalPresentation? {
        controller._presentedBy?._presentation
    }

    /// What covers the whole screen decides about the status bar.
    var _isFullScreenPresentation: Bool {
        guard let presentation = _presentation(of: self) else { return true }
        if let sheet = presentation.activeController as? UISheetPresentationController { return sheet._coversScreen }
        return presentation.style == .fullScreen
    }

    /// Whether a sheet over this controller has made it a smaller card.
    var _isStandingBack: Bool {
        guard let presentation = _presentation, presentation.phase != .dismissing else { return false }
        guard let sheet = presentation.activeController as? UISheetPresentationController else { return false }
        return sheet._chrome.hasPushedBack
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

    // MARK: Presentation controllers

    /// The style with `automatic` resolved; Unverified: apps built for iOS 18 are assumed to get page sheets still.
    var _resolvedStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic, .none: SystemBehavior.presentsAsSheet ? .pageSheet : .fullScreen
        case let given: given
        }
    }

    /// The controller's own object for its style; made when first asked for and kept until it is dismissed.
    func _presentationControllerForStyle(presenting: UIViewController?) -> UIPresentationController {
        if let made = _presentationController { return made }
        let made: UIPresentationController
        if let alert = self as? UIAlertController {
            made = alert._makeAlertPresentation(presenting: presenting)
        } else {
            switch _resolvedStyle {
            case .pageSheet, .formSheet:
                made =
                    SystemBehavior.presentsAsSheet || UIDevice.current.userInterfaceIdiom == .pad
                    ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
                    : UIPresentationController(presentedViewController: self, presenting: presenting)
            case .popover:
                made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            default: made = UIPresentationController(presentedViewController: self, presenting: presenting)
            }
        }
        _presentationController = made
        return made
    }

    /// For the styles of one's own the object comes from the transitioning delegate.
    func _makePresentationController(presenting: UIViewController, source: UIViewController) -> UIPresentationController
    {
        if modalPresentationStyle == .custom,
            let made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            made._style = .custom
            _presentationController = made
            return made
        }
        return _presentationControllerForStyle(presenting: presenting)
    }

    // MARK: Presenting

    /// The controller that does the presenting: for the "context" styles the nearest that defines a context, else the topmost.
    private func presenter(for presented: UIViewController) -> UIViewController {
        let style = presented.modalPresentationStyle
        var controller = self
        while let parent = controller._parent {
            if style == .currentContext || style == .overCurrentContext || presented is UISearchController,
                controller.definesPresentationContext
            {
                break
            }
            controller = parent
        }
        return controller
    }

    func _present(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: presented)
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
        ModalPresentation(presenter: presenter, presented: presented, source: self, animated: animated).present(
            completion: completion)
    }

    func _dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = _dismissible else {
            completion?()
            return
        }
        presentation.presenter._dismissPresented(animated: animated, completion: completion)
    }

    /// Takes away what this controller presents, and everything above.
    func _dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = _presentation, presentation.phase != .dismissing else {
            completion?()
            return
        }
        // Everything presented above goes too; of all these only the topmost is seen going.
        var top = presentation
        var chain: [ModalPresentation] = []
        while let next = top.presented._presentation, next.phase != .dismissing {
            chain.append(top)
            top = next
        }
        top.replace(chain)
        top.dismiss(animated: animated, completion: completion)
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
