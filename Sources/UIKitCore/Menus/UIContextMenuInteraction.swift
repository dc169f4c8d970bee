/// Shows a menu on a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var recognizer: UILongPressGestureRecognizer?
    private var place = CGPoint.zero
    private var configuration: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open var menuAppearance: Appearance { configuration == nil ? .unknown : .rich }

    public enum Appearance: UInt, Sendable {
        case unknown = 0
        case rich = 1
        case compact = 2
    }

    open func willMove(to view: UIView?) {
        if let recognizer, let old = self.view { old.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = UILongPressGestureRecognizer(target: nil, action: nil)
        made._toolkitAction = { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            present(at: recognizer.location(in: self.view))
        }
        view.addGestureRecognizer(made)
        recognizer = made
    }

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(place, to: view)
    }

    open func dismissMenu() {
        if configuration != nil { MenuPresentation.dismiss() }
    }

    /// Asks for another menu in place of the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard configuration != nil, let menu = shownMenu else { return }
        let new = block(menu)
        shownMenu = new
        MenuPresentation.update(new)
    }

    private var shownMenu: UIMenu?

    /// Shows the menu for a place in the view, if the delegate has one.
    package func present(at point: CGPoint) {
        guard let view, let delegate,
            let given = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return }
        place = point
        configuration = given
        let session = ContextMenuSession(
            configuration: given,
            highlighted: { [weak self] in
                guard let self else { return nil }
                return delegate.contextMenuInteraction(
                    self, configuration: given, highlightPreviewForItemWithIdentifier: given.identifier)
                    ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: given)
                    ?? UITargetedPreview(view: view)
            },
            returning: { [weak self] in
                guard let self else { return nil }
                return self.delegate?.contextMenuInteraction(
                    self, configuration: given, dismissalPreviewForItemWithIdentifier: given.identifier)
                    ?? self.delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: given)
            },
            willShow: { [weak self] animator in
                guard let self else { return }
                delegate.contextMenuInteraction(self, willDisplayMenuFor: given, animator: animator)
            },
            commit: { [weak self] animator in
                guard let self else { return }
                self.delegate?.contextMenuInteraction(
                    self, willPerformPreviewActionForMenuWith: given, animator: animator)
            },
            ended: { [weak self] animator in
                guard let self, configuration === given else { return }
                configuration = nil
                self.delegate?.contextMenuInteraction(self, willEndFor: given, animator: animator)
            })
        shownMenu = session.present(from: view, at: point)
        if shownMenu == nil { configuration = nil }
    }
}

/// Gives the menu of a context menu interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// nil shows no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// What is lifted for an item; asked before the method for the whole configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Runs along as a menu comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs along as a preview becomes the real thing.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0
    case pop = 1
}
