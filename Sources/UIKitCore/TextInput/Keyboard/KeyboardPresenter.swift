/// Shows the keyboard, or the input view, of the first responder, and says so in notifications.
///
/// Coming and going take no time: what "did" happen is told at the start of the next frame.
@MainActor
package final class KeyboardPresenter {
    package static let shared = KeyboardPresenter()

    /// What is up at the moment.
    private struct Shown {
        var keyboard: UIView?
        var accessory: UIView?
        /// In the scene's coordinates.
        var frame: CGRect
        weak var responder: UIResponder?
    }

    private var shown: Shown?
    private var window: KeyboardWindow?
    private var guides: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private init() {}

    /// The area of keyboard and accessory in the window's scene; nil while there is none.
    package var frame: CGRect? { shown?.frame }

    // MARK: Guides

    func register(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// How much of a view the keyboard covers from below, in points.
    func overlap(of view: UIView) -> CGFloat {
        guard let frame, let window = view.window, !(window is KeyboardWindow) else { return 0 }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y + window.frame.minY
        return max(bottom - frame.minY, 0)
    }

    private func moveGuides() {
        for guide in guides.compactMap(\.guide) {
            guide._owner?._keyboardGuideChanged()
        }
        for window in UIApplication._allWindows { window.rootViewController?._followKeyboard() }
        // Sheets have moved.
        for guide in guides.compactMap(\.guide) {
            guide._owner?._keyboardGuideChanged()
        }
    }

    // MARK: Coming and going

    /// The first responder, its input views or the screen changed.
    package func update() {
        guard let responder = FirstResponder.current, let wanted = inputViews(of: responder) else { return hide() }
        show(wanted.keyboard, wanted.accessory, wanted.isStandard, for: responder)
    }

    /// What a responder brings up: views of its own or of those after it in the chain, or the keyboard.
    private func inputViews(of responder: UIResponder) -> (keyboard: UIView?, accessory: UIView?, isStandard: Bool)? {
        var keyboard: UIView?
        var accessory: UIView?
        var link: UIResponder? = responder
        while let current = link {
            keyboard = keyboard ?? current.inputView
            accessory = accessory ?? current.inputAccessoryView
            if current is UIWindow { break }
            link = current.next
        }
        if let text = responder as? UITextView, !text.isEditable { return nil }
        let isStandard = keyboard == nil && responder is any UIKeyInput
        guard keyboard != nil || accessory != nil || isStandard else { return nil }
        return (keyboard, accessory, isStandard)
    }

    private func show(_ keyboard: UIView?, _ accessory: UIView?, _ isStandard: Bool, for responder: UIResponder) {
        guard let scene = UIApplication._sharedIfMade?._connectedWindowScene else { return }
        let window = self.window ?? KeyboardWindow(windowScene: scene)
        if window.windowScene !== scene { window.windowScene = scene }
        self.window = window
        window.frame = scene._bounds
        window.isHidden = false
        window.overrideUserInterfaceStyle = style(of: responder)
        let standard = isStandard ? standardKeyboard(for: responder) : nil
        let view = keyboard ?? standard
        for old in [shown?.keyboard, shown?.accessory].compactMap(\.self) where old !== view && old !== accessory {
            if old.window === window { old.removeFromSuperview() }
        }
        let frame = window.place(view, accessory, isStandard: standard != nil)
        let hidden = CGRect(x: 0, y: scene._bounds.height, width: scene._bounds.width, height: frame.height)
        let before = shown?.frame ?? hidden
        let isNew = shown == nil || shown?.frame != frame || shown?.responder !== responder
        shown = Shown(keyboard: view, accessory: accessory, frame: frame, responder: responder)
        guard isNew else { return }
        post(
            [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], before, frame)
        moveGuides()
        Frame.inNextFrame { [weak self] in
            self?.post(
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], before, frame
            )
        }
    }

    private func hide() {
        guard let shown else { return }
        self.shown = nil
        let end = CGRect(
            x: shown.frame.minX, y: window?.bounds.height ?? shown.frame.maxY, width: shown.frame.width,
            height: shown.frame.height)
        for view in [shown.keyboard, shown.accessory] where view?.window === window { view?.removeFromSuperview() }
        window?.isHidden = true
        post(
            [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], shown.frame,
            end)
        moveGuides()
        Frame.inNextFrame { [weak self] in
            self?.post(
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], shown.frame,
                end)
        }
    }

    /// Forgets everything without a word, for the next launch in the same process.
    package func reset() {
        shown = nil
        window?.isHidden = true
        window = nil
        guides = []
    }

    private func standardKeyboard(for responder: UIResponder) -> KeyboardView {
        let view = shown?.keyboard as? KeyboardView ?? KeyboardView(frame: .zero)
        view.input = responder as? any UIKeyInput
        return view
    }

    private func style(of responder: UIResponder) -> UIUserInterfaceStyle {
        switch (responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
        case .dark: return .dark
        case .light: return .light
        case .default: return (responder as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }

    /// Unverified: the order in which change and show are told.
    private func post(_ names: [Notification.Name], _ begin: CGRect, _ end: CGRect) {
        let origin = UIApplication._sharedIfMade?._connectedWindowScene?._frameOnScreen.origin ?? .zero
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin.offsetBy(dx: origin.x, dy: origin.y)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end.offsetBy(dx: origin.x, dy: origin.y)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
}
