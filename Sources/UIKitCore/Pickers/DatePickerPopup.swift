/// The card a compact picker opens: a calendar for a date, wheels for a time. It is presented by the controller of the picker's
/// view, which `dismiss(animated:completion:)` of that controller ends, as does a touch beside it.
///
/// Unverified: that a controller which presents something already leaves this to the one it presents.
final class DatePickerPopup: UIViewController, UIViewControllerTransitioningDelegate {
    private let inner = UIDatePicker(frame: .zero)
    private let padding: CGFloat
    private weak var anchor: UIView?
    private let ended: () -> Void

    /// Shows the popup, if there is a controller that can present it.
    ///
    /// - Parameter ended: told when it has gone.
    /// - Returns: whether it is shown.
    @discardableResult
    static func show(
        _ picker: UIDatePicker, _ mode: UIDatePicker.Mode, from anchor: UIView, ended: @escaping () -> Void = {}
    ) -> Bool {
        guard let window = picker.window, var presenter = controller(of: picker) ?? window.rootViewController else {
            return false
        }
        window.endEditing(true)
        while let above = presenter.presentedViewController { presenter = above }
        let popup = DatePickerPopup(picker, mode, from: anchor, ended: ended)
        presenter.present(popup, animated: true)
        return popup._presentedBy != nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let found = current as? UIViewController { return found }
            responder = current.next
        }
        return nil
    }

    private init(
        _ picker: UIDatePicker, _ mode: UIDatePicker.Mode, from anchor: UIView, ended: @escaping () -> Void
    ) {
        self.anchor = anchor
        self.ended = ended
        padding = mode == .time ? 0 : 8
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        inner.datePickerMode = mode
        inner.preferredDatePickerStyle = mode == .time ? .wheels : .inline
        inner.locale = picker.locale
        inner.calendar = picker.effectiveCalendar
        inner.timeZone = picker.timeZone
        inner.minimumDate = picker.minimumDate
        inner.maximumDate = picker.maximumDate
        inner.minuteInterval = picker.minuteInterval
        inner.tintColor = picker.tintColor
        inner.date = picker.date
        inner.addAction(
            UIAction { [weak picker, weak self] _ in
                if let self { picker?._choose(inner.date) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 32
        card.layer.shadowOffset = CGSize(width: 0, height: 10)
        card.addSubview(inner)
        view = card
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        inner.frame = view.bounds.insetBy(dx: padding, dy: padding)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = DatePickerPresentation(presentedViewController: presented, presenting: presenting)
        made.place = { [weak self] in self?.place(in: $0) ?? .zero }
        made.ended = ended
        return made
    }

    /// Below the button, or above where there is no room, within the safe area.
    private func place(in container: UIView) -> CGRect {
        let size = inner.intrinsicContentSize
        let wanted = CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
        let insets = container.window?.safeAreaInsets ?? container.safeAreaInsets
        let safe = container.bounds.inset(by: insets).insetBy(dx: 8, dy: 8)
        guard let anchor, anchor.window != nil else {
            return CGRect(
                x: (safe.midX - wanted.width / 2).rounded(), y: (safe.midY - wanted.height / 2).rounded(),
                width: wanted.width, height: wanted.height)
        }
        let place = anchor.convert(anchor.bounds, to: container)
        let below = place.maxY + 8 + wanted.height <= safe.maxY
        return CGRect(
            x: min(max(place.midX - wanted.width / 2, safe.minX), max(safe.maxX - wanted.width, safe.minX)),
            y: below ? place.maxY + 8 : max(place.minY - 8 - wanted.height, safe.minY), width: wanted.width,
            height: wanted.height)
    }
}

/// Places the card of a compact date picker.
final class DatePickerPresentation: UIPresentationController {
    var place: (UIView) -> CGRect = { $0.bounds }
    var ended: () -> Void = {}

    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override var _placesView: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect { _container.map { place($0) } ?? .zero }

    override func _frame(in size: CGSize) -> CGRect { frameOfPresentedViewInContainerView }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { ended() }
    }

    override func _touchedOutside() { _presentation?._dismissByUser() }
}
