/// Holds what is presented in the window.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: ModalPresentation?
    /// Gets the keyboard again when what is presented is gone.
    private weak var waitingResponder: UIView?

    /// Covers a view that is laid out by constraints, wherever it goes.
    func follow(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// What edits text below gives up the keyboard for as long as something is presented; a popover leaves it.
    ///
    /// Unverified: that every style but the popover does so.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window {
            guard presentation?.style != .popover, let first = FirstResponder.current as? UIView,
                first.window === window, !first.isDescendant(of: self)
            else { return }
            if first.resignFirstResponder() { waitingResponder = first }
        } else if let first = waitingResponder {
            waitingResponder = nil
            if FirstResponder.current == nil, first.window != nil { first.becomeFirstResponder() }
        }
    }

    /// The presented view gets its place for a new size before constraints are solved: stretched along, it may be too small
    /// for a moment.
    override func _boundsSizeChanged() {
        super._boundsSizeChanged()
        presentation?.followSize()
    }

    override func layoutSubviews() {
        guard let presentation else { return super.layoutSubviews() }
        let controller = presentation.controller
        presentation.adaptIfNeeded()
        controller._trackingTraits(.containerWillLayout) { controller.containerViewWillLayoutSubviews() }
        super.layoutSubviews()
        presentation.placePresentedView()
        controller._trackingTraits(.containerDidLayout) { controller.containerViewDidLayoutSubviews() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let presentation else { return super.hitTest(point, with: event) }
        if presentation.activeController._passesThrough(point, in: self) { return nil }
        return super.hitTest(point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch on the container itself, not on anything in it, is outside of what is presented.
        guard let touch = touches.first, let hit = touch.view else { return }
        if hit === self || hit.superview === self && presentation?.isDecoration(hit) == true {
            presentation?.activeController._touchedOutside()
        }
    }
}
