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
        application.change(to: configuration)
    }

    private func change(to given: DeviceConfiguration) {
        let configuration = Self.adapted(given)
        let old = UIScreen.main._configuration
        guard configuration != old else { return }
        let scene = _connectedWindowScene
        let newTraits = UITraitCollection(configuration.traitValues)
        let newSize = configuration.windowFrame.size
        let turns = configuration.orientation != old.orientation
        let center = NotificationCenter.default

        if turns {
            if UIDevice.current.isGeneratingDeviceOrientationNotifications || !isStatusBarHidden {
                UIDevice.current._apply(configuration)
                center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
            }
            delegate?.application(self, willChangeStatusBarOrientation: configuration.orientation, duration: 0.3)
            center.post(name: Self.willChangeStatusBarOrientationNotification, object: self)
        }

        let coordinator = TransitionCoordinator(containerView: scene?._mainWindow)
        if turns { coordinator.targetTransform = Self.turn(from: old.orientation, to: configuration.orientation) }
        // Only windows that fill the scene follow its size.
        let following = Self._allWindows.filter { !$0.isHidden && $0.bounds.size == old.windowFrame.size }
        for window in Self._allWindows where !window.isHidden {
            window._announce(
                traits: newTraits, size: following.contains { $0 === window } ? newSize : window.bounds.size,
                with: coordinator)
        }

        let oldSpace: any UICoordinateSpace = UIScreen.main.coordinateSpace
        let oldSceneTraits = scene?.traitCollection ?? UIScreen.main.traitCollection
        Self._use(configuration)
        scene?._apply(configuration)
        for window in following { window.frame = CGRect(origin: .zero, size: newSize) }
        for window in Self._allWindows {
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
        }
        for window in following { window.layoutIfNeeded() }
        coordinator.runAnimations()
        for window in following { window.layoutIfNeeded() }
        if turns {
            delegate?.application(self, didChangeStatusBarOrientation: old.orientation)
            center.post(name: Self.didChangeStatusBarOrientationNotification, object: self)
        }
        coordinator.finish()
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

extension UIWindow {
    /// Tells the root controller, and those presented over it, what is about to change.
    fileprivate func _announce(
        traits: UITraitCollection, size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        var controllers: [UIViewController] = []
        var next = rootViewController
        while let controller = next {
            controllers.append(controller)
            next = controller.presentedViewController
        }
        let presentation = controllers.dropFirst().compactMap { $0._presentation }
        for controller in controllers {
            let isRoot = controller === controllers.first
            var values = traits.values
            _traitStorage.extras?.apply(to: &values)
            controller._traitStorage.extras?.apply(to: &values)
            let new = UITraitCollection(values)
            if !controller._wouldKeepTraits(new) { controller.willTransition(to: new, with: coordinator) }
            let target =
                isRoot ? size : presentation.first { $0.presented === controller }?.size(in: size) ?? size
            if controller.isViewLoaded, controller.view.bounds.size != target {
                controller.viewWillTransition(to: target, with: coordinator)
            }
        }
    }

    /// Controllers are asked again for the traits of their children, which may depend on sizes.
    fileprivate func _setNeedsTraitUpdateOfControllers() {
        _setNeedsTraitUpdate()
        rootViewController?._setNeedsTraitUpdateOfChildren()
    }
}
