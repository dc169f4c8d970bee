/// The card of a sheet, the dimming behind it, the grabber, and the presenter that stands back.
@MainActor
final class SheetChrome {
    private let dimming = UIView()
    private let card = SheetCardView()
    private let grabber = UIView()
    private weak var pushed: UIView?

    func install(_ sheet: UISheetPresentationController, in container: PresentationContainerView) {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.frame = container.bounds
        container.addSubview(dimming)
        container.addSubview(card)
        if let view = sheet.presentedView { card.addSubview(view) }
        grabber.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.2)
        }
        grabber.isUserInteractionEnabled = false
        card.addSubview(grabber)
        card.sheet = sheet
        let pan = SheetPanGestureRecognizer(target: nil, action: nil)
        pan.card = card
        pan._toolkitAction = { [weak sheet] recognizer in
            guard let sheet, recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
            sheet._dragged(by: pan.translation(in: nil).y, velocity: pan.velocity(in: nil).y)
        }
        card.addGestureRecognizer(pan)
    }

    /// Whether the presenter is a smaller card behind this one.
    var hasPushedBack: Bool { pushed != nil }

    func isDimming(_ view: UIView) -> Bool { view === dimming }

    func uninstall() {
        for recognizer in card.gestureRecognizers ?? [] { card.removeGestureRecognizer(recognizer) }
        restorePresenter()
        dimming.removeFromSuperview()
        card.removeFromSuperview()
        grabber.removeFromSuperview()
    }

    func layOut(_ sheet: UISheetPresentationController, in container: PresentationContainerView) {
        restorePresenter()
        let size = container.bounds.size
        let frame = sheet._sheetFrame(in: size)
        let isCard = frame.size != size
        dimming.frame = container.bounds
        if card.transform.isIdentity {
            if card.frame != frame { card.frame = frame }
        } else {
            // Another sheet has made this one smaller.
            card.bounds.size = frame.size
            card.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if let view = sheet.presentedView, view.superview === card, view.frame != card.bounds {
            view.frame = card.bounds
        }
        card.layer.cornerRadius = isCard ? sheet.preferredCornerRadius ?? 10 : 0
        card.layer.cornerCurve = .continuous
        card.layer.masksToBounds = isCard
        // The lower corners of a card that reaches the bottom are those of the screen.
        let reachesBottom = frame.maxY >= size.height
        card.layer.maskedCorners =
            reachesBottom
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        dimming.isHidden = !isCard || !sheet._isDimmed
        grabber.isHidden = !isCard || !sheet.prefersGrabberVisible || !sheet._isEdgeAttached
        grabber.frame = CGRect(x: ((frame.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
        grabber.layer.cornerRadius = 2.5
        card.bringSubviewToFront(grabber)
        // A sheet is a raised surface; one that does not fill the width is narrow.
        container.traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        if isCard, frame.width < size.width {
            container.traitOverrides[UITraitHorizontalSizeClass.self] = .compact
        } else {
            container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
        if isCard, sheet._isEdgeAttached, sheet._isLarge(in: size), sheet._isDimmed, frame.width == size.width {
            pushBack(sheet, in: container)
        }
    }

    /// The view the sheet covers becomes a smaller card behind it: 16 points in at each side, 10 points above the sheet.
    private func pushBack(_ sheet: UISheetPresentationController, in container: PresentationContainerView) {
        guard sheet.presentingViewController.traitCollection.verticalSizeClass != .compact else { return }
        let below: UIView
        if let presentation = sheet.presentingViewController._presentedBy?._presentation,
            let under = presentation.controller as? UISheetPresentationController
        {
            below = under._chrome.card
        } else {
            guard let view = sheet.presentingViewController.viewIfLoaded, view.superview === container.superview,
                view.frame.size == container.bounds.size
            else { return }
            below = view
        }
        let width = below.bounds.width
        guard width > 64 else { return }
        let scale = (width - 32) / width
        let sheetTop = sheet._sheetFrame(in: container.bounds.size).minY
        let wantedTop = sheetTop - 10
        let height = below.bounds.height
        let scaledTop = below.frame.minY + (height - height * scale) / 2
        below.transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: 0, y: wantedTop - scaledTop))
        below.layer.cornerRadius = 10
        below.layer.cornerCurve = .continuous
        below.layer.masksToBounds = true
        pushed = below
    }

    private func restorePresenter() {
        guard let pushed else { return }
        self.pushed = nil
        pushed.transform = .identity
        if let superview = pushed.superview, superview is UIWindow {
            pushed.layer.cornerRadius = 0
            pushed.layer.masksToBounds = false
            if pushed.frame != superview.bounds { pushed.frame = superview.bounds }
        }
    }
}
