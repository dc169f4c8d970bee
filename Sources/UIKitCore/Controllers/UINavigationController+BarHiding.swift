/// Bars that come and go with what the person does: taps, swipes and the keyboard.
extension UINavigationController {
    // MARK: Swipes back

    func _makePopRecognizer() -> UIScreenEdgePanGestureRecognizer {
        let made = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        made.edges = .left
        made._toolkitAction = { [weak self] recognizer in
            guard let self, recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
            // Past the middle, or fast enough, the swipe goes back. From right to left it starts at the other edge.
            let direction: CGFloat = _popRecognizer.edges == .right ? -1 : 1
            let way = pan.translation(in: view).x * direction
            guard way > view.bounds.width / 2 || pan.velocity(in: view).x * direction > 500 else { return }
            _backButtonTapped()
        }
        return made
    }

    func _updatePopRecognizer() {
        _popRecognizer.isEnabled = _flatStack.count > 1 && !_isNested
        let edge: UIRectEdge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if _popRecognizer.edges != edge { _popRecognizer.edges = edge }
    }

    // MARK: Taps

    func _makeTapRecognizer() -> UITapGestureRecognizer {
        let made = UITapGestureRecognizer(target: nil, action: nil)
        made.cancelsTouchesInView = false
        made.isEnabled = hidesBarsOnTap
        made._toolkitAction = { [weak self] recognizer in
            guard let self, recognizer.state == .ended, hidesBarsOnTap else { return }
            // Taps on the bars themselves are not meant.
            if navigationBar.bounds.contains(recognizer.location(in: navigationBar)) { return }
            _toggleBars()
        }
        return made
    }

    /// A tap on the content, where bars hide on taps.
    package func _toggleBars() {
        guard hidesBarsOnTap else { return }
        setBars(hidden: !isNavigationBarHidden)
    }

    func _barGesturesChanged() {
        _tapRecognizer.isEnabled = hidesBarsOnTap
        if !hidesBarsOnTap { _bars.areHiddenByTap = false }
        if hidesBarsOnSwipe { _swipeRecognizer.isEnabled = true } else { _bars.swipeRecognizer?.isEnabled = false }
        viewIfLoaded?.setNeedsLayout()
    }

    private func setBars(hidden: Bool) {
        setNavigationBarHidden(hidden, animated: true)
        if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(hidden, animated: true) }
    }

    // MARK: Swipes over the content

    var _swipeRecognizer: BarSwipeGestureRecognizer {
        if let made = _bars.swipeRecognizer { return made }
        let made = BarSwipeGestureRecognizer(target: nil, action: nil)
        made.isEnabled = hidesBarsOnSwipe
        made._toolkitAction = { [weak self] recognizer in self?.swiped(recognizer as! UIPanGestureRecognizer) }
        _bars.swipeRecognizer = made
        viewIfLoaded?.addGestureRecognizer(made)
        return made
    }

    /// Content moved up hides the bars, moved down brings them back.
    ///
    /// Unverified: the way after which they go.
    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard hidesBarsOnSwipe, pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: view).y
        if way < -20, !isNavigationBarHidden {
            setBars(hidden: true)
        } else if way > 20, isNavigationBarHidden {
            setBars(hidden: false)
        } else {
            return
        }
        pan.setTranslation(.zero, in: view)
    }

    // MARK: Keyboard

    func _keyboardHidingChanged() {
        let center = NotificationCenter.default
        if let old = _bars.keyboardObserver { center.removeObserver(old) }
        _bars.keyboardObserver = nil
        guard hidesBarsWhenKeyboardAppears else { return }
        _bars.keyboardObserver = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.keyboardWillShow() }
        }
    }

    /// Unverified: the bars are assumed to stay away until the app brings them back.
    private func keyboardWillShow() {
        guard viewIfLoaded?.window != nil, hidesBarsWhenKeyboardAppears else { return }
        setBars(hidden: true)
    }
}

/// Watches drags over the content without taking part in them.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
