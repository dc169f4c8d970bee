/// Traits and size changes on their way to what is presented.
extension UIPresentationController {
    package func _setNeedsTraitUpdate() {
        _traitStorage.needsUpdate = true
        _container?._setNeedsTraitUpdate()
    }

    package func _traitsDidChange(from previous: UITraitCollection?) {}

    package func _invalidate(_ method: TrackedMethod) { _container?.setNeedsLayout() }

    /// Brings the traits of this object and of what it presents up to date now, callbacks included.
    public func updateTraitsIfNeeded() { _container?._updateTraitsIfNeeded() }

    var _traits: UITraitCollection {
        if _container?.window != nil { return _traitStorage.collection }
        return _presenting?.traitCollection ?? presentedViewController._traitStorage.collection
    }

    /// The app's overrides for what is presented; they win over the traits of the toolkit's own styles.
    var _explicitTraits: UITraitCollection? {
        guard overrideTraitCollection != nil || _traitStorage.extras != nil else { return nil }
        var values = overrideTraitCollection?.values ?? TraitValues()
        _traitStorage.extras?.apply(to: &values)
        return UITraitCollection(values)
    }

    private var shown: UIViewController { _replacement ?? presentedViewController }

    func _forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let target = _frame(in: size).size
        if shown.isViewLoaded, shown.view.bounds.size != target {
            shown.viewWillTransition(to: target, with: coordinator)
        }
    }

    func _forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        var values = newCollection.values
        // A style keeps what it replaces, such as the compact width of a form sheet.
        _container?._traitStorage.extras?.apply(to: &values)
        if let explicit = _explicitTraits { values.merge(explicit.values) }
        shown._traitStorage.extras?.apply(to: &values)
        let collection = UITraitCollection(values)
        if !shown._wouldKeepTraits(collection) { shown.willTransition(to: collection, with: coordinator) }
    }
}

extension ModalPresentation {
    /// The objects that present, the one asked for first.
    var controllers: [UIPresentationController] {
        controller === activeController ? [controller] : [controller, activeController]
    }

    /// Gives the presentation's objects the traits that come from above.
    /// - Returns: what the container inherits.
    func resolveTraits(inherited: UITraitCollection) -> UITraitCollection {
        for object in controllers {
            object._traitStorage.needsUpdate = false
            _ = object._resolveTraits(inherited: inherited, childOverride: object.overrideTraitCollection)
        }
        return activeController._traitStorage.collection
    }

    /// The app's overrides of every object that takes part; those of the style asked for win.
    var explicitTraits: UITraitCollection? {
        let all = controllers.reversed().compactMap(\._explicitTraits)
        return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
    }
}
