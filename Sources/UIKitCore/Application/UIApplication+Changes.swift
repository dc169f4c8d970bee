/// Turning and resizing the app, and changing its traits, while it runs.
extension UIApplication {
    /// Moves the running app to another orientation, window size or set of traits, with the callbacks in their documented
    /// order: `willTransition(to:with:)` where traits change, `viewWillTransition(to:with:)` where the size changes, the new
    /// traits with `traitCollectionDidChange(_:)`, layout, and then the coordinator's animations and completions.
    package static func _apply(configuration: DeviceConfiguration) {
        guard let application = _sharedIfMade else {
            _use(configuration)
            return
        }
        application._change(to: configuration, turnsDevice: true)
    }

    /// - Parameter turnsDevice: whether the device is turned with its interface, or held as it was.
    func _change(to given: DeviceConfiguration, turnsDevice: Bool) {
        var configuration = Self.adapted(given)
        if turnsDevice, configuration.orientation != UIDevice.current._heldOrientation {
            InterfaceRotation.deviceTurned()
            if keepsOrientation(against: configuration) {
                // The interface stays as it is; the rest of the change is of the device as it was.
                UIDevice.current._apply(configuration)
                NotificationCenter.default.post(
                    name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
                configuration = UIScreen.main._configuration.takingOverSettings(of: configuration)
            }
        }
        let old = UIScreen.main._configuration
        guard configuration != old else { return }
        let scene = _connectedWindowScene
        // Beside another scene the first one keeps to its part.
        let place = Self._place(0, of: _scenes.count, in: configuration)
        let newTraits = UITraitCollection(place.traitValues)
        let newSize = place.windowFrame.size
        let turns = configuration.orientation != old.orientation
        let center = NotificationCenter.default

        if turns {
            if turnsDevice {
                UIDevice.current._apply(configuration)
                center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
            }
            delegate?.application(self, willChangeStatusBarOrientation: configuration.orientation, duration: 0.3)
            center.post(name: Self.willChangeStatusBarOrientationNotification, object: self)
        }

        let coordinator = TransitionCoordinator(containerView: scene?._mainWindow)
        if turns {
            coordinator.targetTransform = Self.turn(from: old.orientation, to: configuration.orientation)
            coordinator.turn = (old.orientation, configuration.orientation)
            coordinator.isAnimated = UIView.areAnimationsEnabled
            coordinator.transitionDuration = statusBarOrientationAnimationDuration
        }
        // Only windows that fill the scene follow its size.
        let windows = Self._allWindows.filter { $0.windowScene == nil || $0.windowScene === scene }
        let oldSize = (scene?._configuration ?? old).windowFrame.size
        let following = windows.filter { !$0.isHidden && $0.bounds.size == oldSize }
        if turns || newSize != oldSize { MenuPresentation.sizeWillChange(of: windows) }
        for window in windows where !window.isHidden {
            window._announce(
                traits: newTraits, size: following.contains { $0 === window } ? newSize : window.bounds.size,
                with: coordinator)
        }

        let oldSpace: any UICoordinateSpace = UIScreen.main.coordinateSpace
        let oldGeometry = scene?.effectiveGeometry
        let oldSceneTraits = scene?.traitCollection ?? UIScreen.main.traitCollection
        Self._use(configuration, turnsDevice: turnsDevice)
        scene?._apply(place)
        for window in following { window.frame = CGRect(origin: .zero, size: newSize) }
        for window in windows {
            window._updateWindowSafeArea()
            window._setNeedsTraitUpdateOfControllers()
            TraitPass.run(window)
        }
        if configuration.contentSizeCategory != old.contentSizeCategory {
            center.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: configuration.contentSizeCategory])
        }
        if let scene {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, didUpdate: oldSpace, interfaceOrientation: old.orientation, traitCollection: oldSceneTraits)
            if let oldGeometry, oldGeometry != scene.effectiveGeometry, SystemBehavior.reportsEffectiveGeometry {
                (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                    scene, didUpdateEffectiveGeometry: oldGeometry)
            }
        }
        for window in following { window.layoutIfNeeded() }
        coordinator.runAnimations()
        for window in following { window.layoutIfNeeded() }
        if turns {
            delegate?.application(self, didChangeStatusBarOrientation: old.orientation)
            center.post(name: Self.didChangeStatusBarOrientationNotification, object: self)
        }
        coordinator.finish()
        _placeScenes(count: _scenes.count)
        Frame.setNeedsFrame()
    }

    /// The rotation from one orientation to another, as a coordinator reports it.
    private static func turn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGAffineTransform {
        func angle(_ orientation: UIInterfaceOrientation) -> CGFloat {
            switch orientation {
            case .portrait, .unknown: 0
            case .landscapeLeft: -.pi / 2
            case .landscapeRight: .pi / 2
            case .portraitUpsideDown: .pi
            }
        }
        return CGAffineTransform(rotationAngle: angle(new) - angle(old))
    }
}

extension UIApplication {
    /// Whether the controllers keep the interface from turning with the device.
    private func keepsOrientation(against configuration: DeviceConfiguration) -> Bool {
        guard applicationState == .active, configuration.orientation != UIScreen.main._configuration.orientation,
            _connectedWindowScene?._mainWindow?.rootViewController != nil
        else { return false }
        return _isAutorotationForbidden || !_allowedOrientations().contains(configuration.orientation._mask)
    }
}

extension DeviceConfiguration {
    /// This geometry with the owner's settings of another configuration.
    fileprivate func takingOverSettings(of other: DeviceConfiguration) -> DeviceConfiguration {
        var result = self
        result.contentSizeCategory = other.contentSizeCategory
        result.userInterfaceStyle = other.userInterfaceStyle
        result.layoutDirection = other.layoutDirection
        result.legibilityWeight = other.legibilityWeight
        result.accessibilityContrast = other.accessibilityContrast
        result.locale = other.locale
        result.language = other.language
        return result
    }
}

extension UIWindow {
    /// Tells the root controller, and what is presented over it, what is about to change.
    ///
    /// Unverified: the root is assumed to hear of it before what is presented.
    func _announce(
        traits: UITraitCollection, size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let rootViewController else { return }
        var values = traits.values
        _traitStorage.extras?.apply(to: &values)
        let outside = UITraitCollection(values)
        rootViewController._traitStorage.extras?.apply(to: &values)
        let new = UITraitCollection(values)
        if !rootViewController._wouldKeepTraits(new) { rootViewController.willTransition(to: new, with: coordinator) }
        if rootViewController.isViewLoaded, rootViewController.view.bounds.size != size {
            rootViewController.viewWillTransition(to: size, with: coordinator)
        }
        announce(in: rootViewController, traits: outside, size: size, with: coordinator)
    }

    /// Presentations within a controller, by itself or by children that define a context.
    private func announce(
        in controller: UIViewController, traits: UITraitCollection, size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in controller._children { announce(in: child, traits: traits, size: size, with: coordinator) }
        guard let presentation = controller._presentation else { return }
        let object = presentation.activeController
        object.willTransition(to: traits, with: coordinator)
        if let container = object._container {
            // A container that does not fill the window keeps its distance from the edges.
            let new = CGSize(
                width: size.width - (bounds.width - container.bounds.width),
                height: size.height - (bounds.height - container.bounds.height))
            if new != container.bounds.size { object.viewWillTransition(to: new, with: coordinator) }
        }
        announce(in: presentation.presented, traits: traits, size: size, with: coordinator)
    }

    /// Controllers are asked again for the traits of their children, which may depend on sizes.
    func _setNeedsTraitUpdateOfControllers() {
        _setNeedsTraitUpdate()
        rootViewController?._setNeedsTraitUpdateOfChildren()
    }
}
