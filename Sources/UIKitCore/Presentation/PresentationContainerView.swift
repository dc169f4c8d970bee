/// Holds a presented view in the window, with the dimming behind a sheet.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: ModalPresentation?
    private var dimming: UIView?

    func configure() {
        guard let presentation, presentation.isSheet else { return }
        let dimming = UIView(frame: bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
        self.dimming = dimming
        // A sheet is a raised surface.
        traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        if presentation.frame(in: bounds.size).width < bounds.width {
            traitOverrides[UITraitHorizontalSizeClass.self] = .compact
        }
    }

    func placePresentedView() {
        guard let presentation else { return }
        let frame = presentation.frame(in: bounds.size)
        let view: UIView = presentation.presented.view
        if view.frame != frame { view.frame = frame }
        let isCard = presentation.isSheet && frame.size != bounds.size
        view.layer.cornerRadius = isCard ? 10 : 0
        if isCard {
            view.layer.masksToBounds = true
            // The lower corners of a card that reaches the bottom are those of the screen.
            let reachesBottom = frame.maxY >= bounds.maxY
            view.layer.maskedCorners =
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
