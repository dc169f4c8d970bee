extension UISheetPresentationController {
    private var surroundings: UITraitCollection { _presenting?.traitCollection ?? traitCollection }

    /// A sheet that stands on the lower edge, as on phones held upright.
    var _isEdgeAttached: Bool {
        let traits = surroundings
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight }
        return traits.horizontalSizeClass == .compact
    }

    /// A sheet that covers a short screen whole.
    var _coversScreen: Bool {
        !SystemBehavior.presentsAsSheet
            || surroundings.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    private func windowInsets(in size: CGSize) -> UIEdgeInsets {
        UIScreen.main._configuration.windowSafeAreaInsets
    }

    /// From the top of the container to a large sheet: 10 points below the safe area.
    private func top(in size: CGSize) -> CGFloat {
        let safe = windowInsets(in: size).top
        return surroundings.verticalSizeClass == .compact ? max(safe, 8) : safe + 10
    }

    private func context(in size: CGSize) -> DetentContext {
        let maximum = size.height - top(in: size) - windowInsets(in: size).bottom
        return DetentContext(surroundings, maximum: max(maximum, 0))
    }

    /// The detents that apply, with their heights, in the order given.
    private func heights(in size: CGSize) -> [(detent: Detent, height: CGFloat)] {
        let context = context(in: size)
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent, min(max($0, 0), context.maximumDetentValue)) }
        }
        return resolved.isEmpty ? [(.large(), context.maximumDetentValue)] : resolved
    }

    /// The detent at which the sheet rests: the highest for as long as something in it has the keyboard.
    ///
    /// Unverified: `selectedDetentIdentifier` stays as it was, and the sheet goes back there with the keyboard.
    func _currentDetent(in size: CGSize) -> (detent: Detent, height: CGFloat) {
        let heights = heights(in: size)
        if _isEdgeAttached, _keyboardHeight > 0, let highest = heights.max(by: { $0.height < $1.height }) {
            return highest
        }
        return heights.first { $0.detent.identifier == selectedDetentIdentifier } ?? heights[0]
    }

    /// A drag ended: past a quarter of the sheet, or fast enough, it goes to the next height, or away below the lowest.
    func _dragged(by way: CGFloat, velocity: CGFloat) {
        guard let size = _container?.bounds.size, _presentation?.phase == .presented, !_coversScreen else { return }
        let heights = heights(in: size).sorted { $0.height < $1.height }
        let current = _currentDetent(in: size)
        let index = heights.firstIndex { $0.detent === current.detent } ?? 0
        let goes = abs(way) > current.height / 4 || abs(velocity) > 800
        guard goes, way != 0 else { return }
        let next = way > 0 ? index - 1 : index + 1
        if next < 0 { return _presentation?._dismissByUser() ?? () }
        guard next < heights.count, _isEdgeAttached else { return }
        // Drawn down from where the keyboard took it, it lets the keyboard go.
        if way > 0, _keyboardHeight > 0 { presentedView?.endEditing(true) }
        selectedDetentIdentifier = heights[next].detent.identifier
        sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Whether the sheet can go further up.
    var _hasHigherDetent: Bool {
        guard let size = _container?.bounds.size, _isEdgeAttached else { return false }
        let current = _currentDetent(in: size).height
        return heights(in: size).contains { $0.height > current + 0.5 }
    }

    /// Whether the sheet is at its full height.
    func _isLarge(in size: CGSize) -> Bool {
        _currentDetent(in: size).height >= context(in: size).maximumDetentValue - 0.5
    }

    /// Whether what is behind the sheet is dimmed and out of reach.
    var _isDimmed: Bool {
        guard let size = _container?.bounds.size, let limit = largestUndimmedDetentIdentifier, _isEdgeAttached else {
            return true
        }
        let heights = heights(in: size)
        guard let most = heights.first(where: { $0.detent.identifier == limit }) else { return true }
        return _currentDetent(in: size).height > most.height + 0.5
    }

    /// The place of the sheet in a container of that size.
    ///
    /// Unverified: the sizes of sheets on a pad. A form sheet is 540 by 620 points or the preferred size, a page sheet up to 712
    /// wide with 20 points above and below. How they get out of the keyboard's way: a sheet on the lower edge stands on the
    /// keyboard with the height of its highest detent, one in the middle goes up until it is clear of it.
    func _sheetFrame(in size: CGSize) -> CGRect {
        if _coversScreen { return CGRect(origin: .zero, size: size) }
        if _isEdgeAttached {
            let room = max(windowInsets(in: size).bottom, _keyboardHeight)
            let height = min(_currentDetent(in: size).height + room, size.height - top(in: size))
            var width = size.width
            let preferred = presentedViewController.preferredContentSize.width
            if surroundings.verticalSizeClass == .compact {
                let insets = windowInsets(in: size)
                width -= insets.left + insets.right
            }
            if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(preferred, width) }
            return CGRect(
                x: ((size.width - width) / 2).rounded(), y: size.height - height, width: width, height: height)
        }
        var wanted: CGSize
        if _style == .formSheet {
            let preferred = presentedViewController.preferredContentSize
            wanted = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
            if wanted.width <= 0 { wanted.width = 540 }
            if wanted.height <= 0 { wanted.height = 620 }
        } else {
            wanted = CGSize(width: 712, height: size.height - 40)
        }
        wanted.width = min(wanted.width, size.width - 40)
        wanted.height = min(wanted.height, size.height - 40)
        let middle = ((size.height - wanted.height) / 2).rounded()
        // Out of the keyboard's way, as far as there is room above.
        let highest = min(middle, max(windowInsets(in: size).top, 20))
        let y = _keyboardHeight > 0 ? min(middle, max(size.height - _keyboardHeight - wanted.height, highest)) : middle
        return CGRect(
            x: ((size.width - wanted.width) / 2).rounded(), y: y, width: wanted.width, height: wanted.height)
    }

    // MARK: Keyboard

    /// How far the keyboard that something in the sheet brought up reaches over the container, in points.
    var _keyboardHeight: CGFloat {
        guard let _container, let view = presentedView else { return 0 }
        let first = FirstResponder.current
        guard let edited = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, edited.isDescendant(of: view)
        else { return 0 }
        return KeyboardPresenter.shared.overlap(of: _container)
    }

    /// The keyboard came, went or changed its height.
    func _keyboardChanged() {
        _changed()
        if _presentation?.phase == .presented { _container?.layoutIfNeeded() }
    }
}
