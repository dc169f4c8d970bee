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

    /// The style with `automatic` resolved: a form sheet since iOS 18, a page sheet since iOS 13, the full screen before.
    var _resolvedStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic, .none:
            SystemBehavior.majorVersion >= 18 ? .formSheet : SystemBehavior.presentsAsSheet ? .pageSheet : .fullScreen
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
            Inconsistency.warn(
                "Attempt to present \(presented._named) on \(presenter._named) (from \(_named)) \(reason).")
        }
        // Of a dismissal without motion only the end is left.
        if presenter._presentation?.phase == .dismissing { presenter._presentation?.finishDismissingNow() }
        if let presentation = presented._presentedBy?._presentation, presentation.phase == .dismissing {
            presentation.finishDismissingNow()
        }
        if let already = presenter._presentation {
            return refuse(
                already.phase == .dismissing
                    ? "while a presentation is in progress" : "which is already presenting \(already.presented._named)")
        }
        if presented === presenter || presented === self {
            Inconsistency.raise(
                .invalidArgument,
                "Application tried to present modal view controller on itself. Presenting controller is "
                    + "\(presenter._named).")
        }
        if let other = presented._presentedBy {
            if other._presentation?.phase == .dismissing { return refuse("while a presentation is in progress") }
            Inconsistency.raise(
                .invalidArgument,
                SystemBehavior.presentsAsSheet
                    ? "Application tried to present modally a view controller \(presented._named) that is already being "
                        + "presented by \(other._named)."
                    : "Application tried to present modally an active controller \(presented._named).")
        }
        if let parent = presented._parent {
            Inconsistency.raise(
                .invalidArgument,
                SystemBehavior.presentsAsSheet
                    ? "Application tried to present modally a view controller \(presented._named) that has a parent view "
                        + "controller \(parent._named)."
                    : "Application tried to present modally an active controller \(presented._named).")
        }
        if presenter.view.window == nil { return refuse("whose view is not in the window hierarchy") }
        ModalPresentation(presenter: presenter, presented: presented, source: self, animated: animated).present(
            completion: completion)
    }

    func _dismiss(animated: Bool, completion: (() -> Void)?) {
        switch _dismissible {
        case nil: completion?()
        case let presentation? where presentation.phase == .dismissing || presentation.isInAppTransition:
            presentation.warnOfDismissal(from: self)
            completion?()
        case let presentation?: presentation.presenter._dismissPresented(animated: animated, completion: completion)
        }
    }

    /// Takes away what this controller presents, and everything above.
    func _dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = _presentation else {
            completion?()
            return
        }
        if presentation.phase == .dismissing {
            presentation.warnOfDismissal(from: self)
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
            if let presentation = current._presentation { return presentation }
            if let presentation = current._presentedBy?._presentation { return presentation }
            controller = current._parent
        }
        return nil
    }
}

extension ModalPresentation {
    /// A transition is going on, which a second dismissal cannot change.
    fileprivate func warnOfDismissal(from caller: UIViewController) {
        Inconsistency.warn(
            SystemBehavior.presentsAsSheet
                ? "Trying to dismiss the presentation controller while transitioning already. (\(activeController._named))"
                : "Warning: Attempt to dismiss from view controller \(caller._named) while a presentation or dismiss is in "
                    + "progress!")
    }
}
