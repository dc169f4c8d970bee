extension UIView {
    /// The guides the app added.
    public var layoutGuides: [UILayoutGuide] { _layoutStorage?.guides ?? [] }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide._owner !== self else { return }
        guide._owner?.removeLayoutGuide(guide)
        guide._owner = self
        _madeLayoutStorage.guides.append(guide)
    }

    /// Removes the guide and every constraint that mentions it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard let storage = _layoutStorage, let index = storage.guides.place(of: guide) else {
            return
        }
        NSLayoutConstraint.deactivate(guide._references)
        _root._layoutStorage?.engine?.forget(guide)
        storage.guides.remove(at: index)
        guide._owner = nil
    }

    /// The toolkit's guide kept at `place`, made when it is first asked for.
    func _guide(
        _ place: ReferenceWritableKeyPath<ViewLayoutStorage, UILayoutGuide?>, _ role: UILayoutGuide.Role,
        _ identifier: String
    ) -> UILayoutGuide {
        let storage = _madeLayoutStorage
        if let guide = storage[keyPath: place] { return guide }
        let guide = UILayoutGuide(_role: role, owner: self, identifier: identifier)
        storage[keyPath: place] = guide
        storage.hasSystemGuides = true
        return guide
    }

    /// The area that bars and the device's shape leave free.
    public var safeAreaLayoutGuide: UILayoutGuide {
        _guide(\.safeAreaGuide, .safeArea, "UIViewSafeAreaLayoutGuide")
    }

    /// The area inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        _guide(\.marginsGuide, .margins, "UIViewLayoutMarginsGuide")
    }

    /// The margins' area, no wider than lines are easy to read: 664 points at the standard text size in a regular width.
    public var readableContentGuide: UILayoutGuide {
        _guide(\.readableGuide, .readable, "UIViewReadableContentGuide")
    }

    /// The part of the view that the keyboard covers; without one the strip below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let storage = _madeLayoutStorage
        if let guide = storage.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(_role: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
        storage.keyboardGuide = guide
        storage.hasSystemGuides = true
        KeyboardPresenter.shared.register(guide)
        return guide
    }

    /// Every guide of the view that exists, the toolkit's own included.
    var _allGuides: [UILayoutGuide] {
        guard let storage = _layoutStorage else { return [] }
        return storage.guides + _systemGuides
    }

    var _systemGuides: [UILayoutGuide] {
        guard let storage = _layoutStorage, storage.hasSystemGuides else { return [] }
        let made: [UILayoutGuide?] = [
            storage.safeAreaGuide, storage.marginsGuide, storage.readableGuide, storage.keyboardGuide,
            storage.contentGuide,
            storage.frameGuide,
        ]
        return made.compactMap { $0 }
    }

    /// The widest readable area for the view's traits; infinite where lines may take the whole width.
    ///
    /// Measured on iOS 16: 664 in regular-width windows of 820 and wider at the standard text size; narrower windows and compact
    /// widths have no limit.
    /// Unverified: at other text sizes the limit grows and shrinks in proportion to the body text, between 560 and 896.
    var _readableWidthLimit: CGFloat {
        let traits = traitCollection
        guard traits.horizontalSizeClass != .compact else { return .infinity }
        let container = (window ?? _root).bounds.width
        if container < 820 && container > 0 && traits.horizontalSizeClass == .regular { return .infinity }
        return ReadableWidth.limit(for: traits.preferredContentSizeCategory)
    }

    /// A system guide's rectangle from the view's own geometry, or the solved one of a free guide.
    func _frame(of guide: UILayoutGuide) -> CGRect {
        let area = bounds
        switch guide._role {
        case .free: return _preparedEngine()?.roundedFrame(of: .guide(guide)) ?? .zero
        case .safeArea: return area.inset(by: safeAreaInsets)
        case .margins: return area.inset(by: layoutMargins)
        case .readable:
            let margins = area.inset(by: layoutMargins)
            let width = min(margins.width, _readableWidthLimit)
            let scale = _layoutScale
            let x = LayoutRounding.edge(margins.minX + (margins.width - width) / 2, scale: scale)
            return CGRect(x: x, y: margins.minY, width: width, height: margins.height)
        case .keyboard:
            let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            let height = max(usesSafeArea ? safeAreaInsets.bottom : 0, KeyboardPresenter.shared.overlap(of: self))
            return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        case .scrollContent:
            return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return area
        }
    }
}

/// How wide a column of text may be.
enum ReadableWidth {
    static func limit(for category: UIContentSizeCategory) -> CGFloat {
        guard let body = bodySizes[category] else { return 664 }
        return min(max((664 * body / 17).rounded(), 560), 896)
    }

    /// Point sizes of the body style.
    private static let bodySizes: [UIContentSizeCategory: CGFloat] = [
        .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
        .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
        .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
    ]
}
