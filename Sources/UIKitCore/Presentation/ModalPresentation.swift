/// One controller presented over another: its container in the window, its geometry, and the steps of coming and going.
@MainActor
package final class ModalPresentation {
    package enum Phase { case presenting, presented, dismissing }

    package unowned let presenter: UIViewController
    package let presented: UIViewController
    /// The style in effect: never `automatic`, and a sheet that covers a short screen counts as `fullScreen` in its geometry.
    let style: UIModalPresentationStyle
    var phase = Phase.presenting
    private let container = PresentationContainerView()
    private let isAnimated: Bool
    private var wasPresenterRemoved = false
    /// Ends the presentation's transition; nil once it has ended.
    private var finishPresenting: (() -> Void)?
    private weak var presenterSuperview: UIView?

    init(presenter: UIViewController, presented: UIViewController, animated: Bool) {
        self.presenter = presenter
        self.presented = presented
        isAnimated = animated
        switch presented.modalPresentationStyle {
        case .automatic, .none: style = SystemBehavior.presentsAsSheet ? .pageSheet : .fullScreen
        // Without a popover's arrow it is shown as the sheet it becomes in compact surroundings.
        case .popover: style = .formSheet
        case let given: style = given
        }
    }

    /// Whether the presenter's view leaves the window once it is covered.
    private var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

    var isSheet: Bool { style == .pageSheet || style == .formSheet }

    // MARK: Steps

    func present(completion: (() -> Void)?) {
        guard let host = presenter.view.window else { return }
        presenter._presentation = self
        presented._presentedBy = presenter
        let coordinator = TransitionCoordinator(containerView: container)
        coordinator.presentationStyle = style
        coordinator.controllers = [.from: presenter, .to: presented]
        presented._transitionCoordinator = coordinator
        presented.loadViewIfNeeded()

        if removesPresenter { presenter._beginAppearanceTransition(false, animated: isAnimated) }
        presented._beginAppearanceTransition(true, animated: isAnimated)

        container.presentation = self
        let inContext = style == .currentContext || style == .overCurrentContext
        let superview: UIView = inContext ? presenter.view.superview ?? host : host
        container.frame = superview.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.configure()
        superview.addSubview(container)
        container.addPresentedView(presented.view)
        container.placePresentedView()
        TraitPass.run(host)
        coordinator.runAnimations()

        finishPresenting = { [unowned self] in
            finishPresenting = nil
            // `isBeingPresented` is still true in `viewDidAppear`.
            presented._endAppearanceTransition()
            if phase == .presenting { phase = .presented }
            if removesPresenter {
                presenterSuperview = presenter.view.superview
                wasPresenterRemoved = true
                presenter.view.removeFromSuperview()
                presenter._endAppearanceTransition()
            }
            presented._transitionCoordinator = nil
            coordinator.finish()
            completion?()
        }
        AppearancePass.afterCommit { [self] in finishPresenting?() }
    }

    func dismiss(completion: (() -> Void)?) {
        // What is dismissed before its first frame has come first.
        finishPresenting?()
        phase = .dismissing
        let coordinator = TransitionCoordinator(containerView: container)
        coordinator.presentationStyle = style
        coordinator.controllers = [.from: presented, .to: presenter]
        presented._transitionCoordinator = coordinator
        presenter._transitionCoordinator = coordinator

        presented._beginAppearanceTransition(false, animated: isAnimated)
        if removesPresenter { presenter._beginAppearanceTransition(true, animated: isAnimated) }
        restorePresenter()
        coordinator.runAnimations()
        AppearancePass.afterCommit { [self] in
            container.removeFromSuperview()
            presented.view.removeFromSuperview()
            presenter._presentation = nil
            presented._presentedBy = nil
            presented._transitionCoordinator = nil
            presenter._transitionCoordinator = nil
            presented._endAppearanceTransition()
            if removesPresenter { presenter._endAppearanceTransition() }
            coordinator.finish()
            completion?()
        }
    }

    /// Ends the presentation without callbacks of the presenter, as when the window gets another root.
    func removeAtOnce() {
        finishPresenting = nil
        presenter._presentation = nil
        presented._presentedBy = nil
        presented._appearance.isManaged = false
        container.removeFromSuperview()
        presented.view.removeFromSuperview()
    }

    private func restorePresenter() {
        guard wasPresenterRemoved, let host = presenterSuperview ?? container.superview else { return }
        wasPresenterRemoved = false
        presenter.view.frame = host.bounds
        if container.superview === host {
            host.insertSubview(presenter.view, belowSubview: container)
        } else {
            host.addSubview(presenter.view)
        }
    }

    // MARK: Geometry

    /// The size of the presented view in a container of that size.
    package func size(in container: CGSize) -> CGSize { frame(in: container).size }

    /// The place of the presented view in a container of that size.
    ///
    /// A sheet covers a short screen whole. On a phone held upright it leaves the top of the safe area and 10 points more; on a
    /// pad it floats, centred: a form sheet 540 by 620 points or its preferred size, a page sheet up to 712 wide with 20 points
    /// above and below (the sizes of sheets on a pad are not documented).
    func frame(in container: CGSize) -> CGRect {
        guard isSheet, SystemBehavior.presentsAsSheet else { return CGRect(origin: .zero, size: container) }
        let traits = presenter.traitCollection
        if traits.verticalSizeClass == .compact { return CGRect(origin: .zero, size: container) }
        if traits.horizontalSizeClass == .compact {
            let top = UIScreen.main._configuration.windowSafeAreaInsets.top + 10
            return CGRect(x: 0, y: top, width: container.width, height: max(0, container.height - top))
        }
        var size: CGSize
        if style == .formSheet {
            let preferred = presented.preferredContentSize
            size = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
        } else {
            size = CGSize(width: 712, height: container.height - 40)
        }
        size.width = min(size.width, container.width - 40)
        size.height = min(size.height, container.height - 40)
        let x = ((container.width - size.width) / 2).rounded()
        let y = ((container.height - size.height) / 2).rounded()
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    func preferredContentSizeDidChange(of content: any UIContentContainer) {
        guard content === presented, style == .formSheet else { return }
        container.setNeedsLayout()
    }
}
