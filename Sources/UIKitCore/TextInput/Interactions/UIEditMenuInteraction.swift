/// Shows a menu of editing commands at a place: those of the responder chain, or what the delegate makes of them.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        let responder = FirstResponder.current ?? view
        let suggested = UIMenu(
            identifier: .standardEdit, options: .displayInline,
            children: EditMenuItem.standard(for: responder, sender: self).map { item in
                UIAction(title: item.title) { _ in item.perform() }
            })
        // Nil asks for the system's menu.
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [suggested])
            ?? UIMenu(children: [suggested])
        var target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        if target.isNull { target = CGRect(origin: configuration.sourcePoint, size: .zero) }
        let items = EditMenuItem.items(of: menu, sender: self)
        let isShown = EditMenuPresentation.show(items, for: view, target: target) { [weak self] in
            guard let self, let configuration = shown else { return }
            shown = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: MenuAnimator())
        }
        guard isShown else { return }
        shown = configuration
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: MenuAnimator())
    }

    open func dismissMenu() { if shown != nil { EditMenuPresentation.dismiss() } }

    /// Asks the delegate again.
    open func reloadVisibleMenu() { if let shown { presentEditMenu(with: shown) } }
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let shown else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

/// Runs at once what is to run along with a menu: menus come and go without motion.
@MainActor
private final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Where an edit menu points.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// Gives an edit menu its commands. Every method is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
