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
        guard configuration != nil, let menu = shownMenu, let view else { return }
        show(block(menu), in: view)
    }

    private var shownMenu: UIMenu?

    /// Shows the menu for a place in the view, if the delegate has one.
    package func present(at point: CGPoint) {
        guard let view, let delegate,
            let given = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return }
        place = point
        configuration = given
        delegate.contextMenuInteraction(self, willDisplayMenuFor: given, animator: nil)
        guard let menu = given._actionProvider?([]) else { return }
        show(menu, in: view)
    }

    private func show(_ menu: UIMenu, in view: UIView) {
        shownMenu = menu
        MenuPresentation.show(
            menu, from: view, at: place,
            onEnd: { [weak self] in
                guard let self, let configuration else { return }
                self.configuration = nil
                delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
            })
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
