extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// The traits this view replaces for itself and its subviews. Takes effect before the next layout.
    public var traitOverrides: any UITraitOverrides {
        get { _overrides }
        set { _overrides = newValue }
    }

    /// The appearance of this view and its subviews; `.unspecified`, the default, inherits it.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { _styleOverride }
        set { _styleOverride = newValue }
    }

    /// The smallest text size in this view and its subviews; nil, the default, sets no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { _traitStorage.extras?.minimumContentSizeCategory }
        set {
            _traitStorage.makeExtras().minimumContentSizeCategory = newValue
            _setNeedsTraitUpdate()
        }
    }

    /// The largest text size in this view and its subviews; nil, the default, sets no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { _traitStorage.extras?.maximumContentSizeCategory }
        set {
            _traitStorage.makeExtras().maximumContentSizeCategory = newValue
            _setNeedsTraitUpdate()
        }
    }

    /// The limits of this view and those above it, for a person to read.
    public var appliedContentSizeCategoryLimitsDescription: String {
        var parts: [String] = []
        var view: UIView? = self
        while let current = view {
            if let minimum = current.minimumContentSizeCategory { parts.append(">= \(minimum.rawValue)") }
            if let maximum = current.maximumContentSizeCategory { parts.append("<= \(maximum.rawValue)") }
            view = current.superview
        }
        return parts.joined(separator: ", ")
    }

    /// Brings the traits of this view and its subviews up to date now, callbacks included. Does nothing outside a window.
    public func updateTraitsIfNeeded() { _updateTraitsIfNeeded() }

    package func _updateTraitsIfNeeded() {
        guard let window else { return }
        TraitPass.run(window)
    }
}

extension UIView: TraitHolding {
    package func _setNeedsTraitUpdate() {
        _traitStorage.needsUpdate = true
        var ancestor = superview
        while let view = ancestor, !view._traitStorage.descendantNeedsUpdate {
            view._traitStorage.descendantNeedsUpdate = true
            ancestor = view.superview
        }
        guard let window else { return }
        if SystemBehavior.updatesTraitsWithLayout {
            Frame.setNeedsFrame()
        } else {
            TraitPass.run(window)
        }
    }

    package func _invalidate(_ method: TrackedMethod) {
        switch method {
        case .constraints, .updateViewConstraints: setNeedsUpdateConstraints()
        case .display: setNeedsDisplay()
        case .layout, .willLayout, .didLayout, .missingContent, .containerWillLayout, .containerDidLayout:
            setNeedsLayout()
        case .properties: setNeedsUpdateProperties()
        case .configuration:
            switch self {
            case let button as UIButton: button.setNeedsUpdateConfiguration()
            case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
            case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
            case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
            default: break
            }
        }
    }
}
