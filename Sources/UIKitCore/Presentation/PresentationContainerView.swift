/// Holds a presented view in the window; a sheet in a card of its own, whose corners clip it, with the dimming behind.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: ModalPresentation?
    private var dimming: UIView?
    /// Around a sheet's view, which fills it.
    private var card: UIView?

    func configure() {
        guard let presentation, presentation.isSheet else { return }
        let dimming = UIView(frame: bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
        self.dimming = dimming
        let card = UIView(frame: bounds)
        addSubview(card)
        self.card = card
        // A sheet is a raised surface.
        traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        if presentation.frame(in: bounds.size).width < bounds.width {
            traitOverrides[UITraitHorizontalSizeClass.self] = .compact
        }
    }

    func addPresentedView(_ view: UIView) { (card ?? self).addSubview(view) }

    func placePresentedView() {
        guard let presentation else { return }
        let frame = presentation.frame(in: bounds.size)
        let view: UIView = presentation.presented.view
        if let card {
            if card.frame != frame { card.frame = frame }
            if view.superview === card, view.frame != card.bounds { view.frame = card.bounds }
        } else if view.frame != frame {
            view.frame = frame
        }
        let isCard = presentation.isSheet && frame.size != bounds.size
        if let layer = card?.layer {
            layer.cornerRadius = isCard ? 10 : 0
            layer.masksToBounds = isCard
            // The lower corners of a card that reaches the bottom are those of the screen.
            let reachesBottom = frame.maxY >= bounds.maxY
            layer.maskedCorners =
                reachesBottom
                ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
                : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
        dimming?.isHidden = !isCard
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placePresentedView()
    }
}
