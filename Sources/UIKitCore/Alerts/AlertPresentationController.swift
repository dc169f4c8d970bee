/// Shows an alert in the middle of the screen, or an action sheet at its lower edge, with everything else dimmed.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private var dimmedView: UIView?
    private var observer: (any NSObjectProtocol)?
    private var tintBefore = UIView.TintAdjustmentMode.automatic

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        _style = .overFullScreen
    }

    override var shouldRemovePresentersView: Bool { false }
    override var _placesView: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let _container else { return .zero }
        return place(in: _container)
    }

    override func _frame(in size: CGSize) -> CGRect {
        guard let _container else { return CGRect(origin: .zero, size: size) }
        return place(in: _container)
    }

    /// An alert is centred in the safe area; a sheet stands 8 points above the lower edge, or on the home indicator's area.
    private func place(in container: UIView) -> CGRect {
        guard let content = presentedViewController.view as? AlertContentView else { return container.bounds }
        let safe = container.window?.safeAreaInsets ?? container.safeAreaInsets
        // A keyboard leaves less room.
        let covered = max(safe.bottom, KeyboardPresenter.shared.overlap(of: container))
        let area = container.bounds.inset(
            by: UIEdgeInsets(top: safe.top, left: safe.left, bottom: covered, right: safe.right))
        if alert?.preferredStyle == .actionSheet {
            let bounds = container.bounds
            let width = min(bounds.width, bounds.height) - 16
            let bottom = max(safe.bottom, 8)
            let room = CGSize(width: width, height: bounds.height - max(safe.top, 8) - bottom)
            let size = content.size(for: room)
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: bounds.height - bottom - size.height, width: width,
                height: size.height)
        }
        let size = content.size(for: CGSize(width: area.width - 32, height: area.height - 16))
        let scale = max(container.traitCollection.displayScale, 1)
        return CGRect(
            x: ((area.midX - size.width / 2) * scale).rounded() / scale,
            y: ((area.midY - size.height / 2) * scale).rounded() / scale, width: size.width, height: size.height)
    }

    override func _install(in container: PresentationContainerView) {
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dimming)
        if let view = presentedView { container.addSubview(view) }
        container.traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        // What is behind loses its colour.
        if dimmedView == nil, let view = presentingViewController.viewIfLoaded {
            dimmedView = view
            tintBefore = view._tintAdjustmentMode
            view.tintAdjustmentMode = .dimmed
        }
    }

    /// The first text field of an alert is ready for typing.
    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed, let field = alert?.textFields?.first else { return }
        let center = NotificationCenter.default
        observer = center.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?._container?.setNeedsLayout() }
        }
        field.becomeFirstResponder()
        _container?.setNeedsLayout()
    }

    override func dismissalTransitionWillBegin() {
        for field in alert?.textFields ?? [] where field.isFirstResponder { field.resignFirstResponder() }
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    override func _uninstall() {
        dimming.removeFromSuperview()
        dimmedView?.tintAdjustmentMode = tintBefore
        dimmedView = nil
    }

    override func _isDecoration(_ view: UIView) -> Bool { view === dimming }

    /// A touch beside an action sheet cancels it; beside an alert it does nothing.
    override func _touchedOutside() {
        guard let alert, alert.preferredStyle == .actionSheet,
            let cancel = alert.actions.first(where: { $0.style == .cancel })
        else { return }
        alert._choose(cancel)
    }
}

/// Shows an action sheet in a popover; a touch outside stands for the cancelling action.
@MainActor
final class ActionSheetPopover: UIPopoverPresentationController {
    override func _defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    override func _touchedOutside() {
        guard let alert = presentedViewController as? UIAlertController else { return super._touchedOutside() }
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
            alert._choose(cancel)
        } else {
            super._touchedOutside()
        }
    }
}
