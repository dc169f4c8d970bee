/// What controllers tell their containers about the size they would like.
extension UIViewController {
    /// The container that decides about this controller's size: its parent, or what presents it.
    var _containerAbove: (any UIContentContainer)? {
        if let _parent { return _parent }
        guard let presentation = _presentedBy?._presentation, presentation.presented === self else { return nil }
        return presentation.activeController
    }

    /// After a layout: tells a container that wants to know of another fitting size. Others cost nothing.
    func _noticeFittingSize() {
        guard let container = _containerAbove, ContainerProbe.wantsFittingSizes(container), let _view else { return }
        let size = _view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let last = _lastFittingSize
        _lastFittingSize = size
        if let last, last != size { container.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
    }
}

/// Tells whether the class of a container overrides `systemLayoutFittingSizeDidChange`, so that fitting sizes are worked out only
/// for those that ask.
@MainActor
private enum ContainerProbe {
    private final class PlainController: UIViewController {}
    private final class AskingController: UIViewController {
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            _ = container.preferredContentSize
        }
    }
    private final class PlainPresentation: UIPresentationController {}
    private final class AskingPresentation: UIPresentationController {
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            _ = container.preferredContentSize
        }
    }

    private static let controllerSlot = OverrideProbe.slot(
        in: AskingController.self, but: PlainController.self, base: UIViewController.self)
    private static let presentationSlot = OverrideProbe.slot(
        in: AskingPresentation.self, but: PlainPresentation.self, base: UIPresentationController.self)
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func wantsFittingSizes(_ container: any UIContentContainer) -> Bool {
        let type: AnyClass = Swift.type(of: container)
        if let known = known[ObjectIdentifier(type)] { return known }
        let answer =
            if container is UIViewController {
                overrides(controllerSlot, type, UIViewController.self)
            } else if container is UIPresentationController {
                overrides(presentationSlot, type, UIPresentationController.self)
            } else {
                false
            }
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func overrides(_ slot: Int, _ type: AnyClass, _ base: AnyClass) -> Bool {
        type != base && OverrideProbe.words(of: type)[slot] != OverrideProbe.words(of: base)[slot]
    }
}
