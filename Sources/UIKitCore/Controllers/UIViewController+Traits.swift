extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitHolding {
    package func _setNeedsTraitUpdate() {
        _traitStorage.needsUpdate = true
        _view?._setNeedsTraitUpdate()
    }

    package func _traitsDidChange(from previous: UITraitCollection?) {}

    package func _invalidate(_ method: TrackedMethod) {
        if method == .missingContent { _setNeedsMissingContent() } else { _view?._invalidate(method) }
    }

    /// Brings the traits of the controller, its view and everything in it up to date now, callbacks included.
    public func updateTraitsIfNeeded() { _view?._updateTraitsIfNeeded() }

    func _setOverrideTraitCollection(_ collection: UITraitCollection?, for child: UIViewController) {
        _childTraitOverrides[ObjectIdentifier(child)] = collection
        child._setNeedsTraitUpdate()
    }

    /// After a change of the window: traits of children, and system margins, may depend on sizes.
    func _setNeedsTraitUpdateOfChildren() {
        _view?._marginsChanged()
        for child in _children {
            child._setNeedsTraitUpdate()
            child._setNeedsTraitUpdateOfChildren()
        }
        _presentation?.presented._setNeedsTraitUpdateOfChildren()
    }

    // MARK: Spellings of Swift 3 and 4

    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
    ) { setOverrideTraitCollection(collection, forChild: childViewController) }
}
