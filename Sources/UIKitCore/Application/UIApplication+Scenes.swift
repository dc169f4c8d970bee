/// Several scenes of one app on one screen.
extension UIApplication {
    func _requestActivation(
        _ session: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
    ) {
        if session == nil, !supportsMultipleScenes {
            errorHandler?(UISceneError(.multipleScenesNotSupported, "The app does not support multiple scenes."))
            return
        }
        Frame.inNextFrame { [weak self] in self?.activate(session, activity) }
    }

    private func activate(_ wanted: UISceneSession?, _ activity: NSUserActivity?) {
        if let wanted, let scene = wanted.scene {
            if scene.activationState == .background { _bringForward([scene]) }
            if let activity { scene.delegate?.scene(scene, continue: activity) }
            // The window the user sees now gets the keys.
            (scene as? UIWindowScene)?._mainWindow?.makeKey()
            return
        }
        let session =
            wanted
            ?? UISceneSession(
                role: .windowApplication,
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
                number: _sessions.count + 1)
        let options = UIScene.ConnectionOptions()
        if let activity { options.activities = [activity] }
        _connect(session, options)
    }

    /// Makes the scene of a session: the delegate names its configuration, it connects, gets its part of the screen, comes to
    /// the foreground and becomes active.
    package func _connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        if !_sessions.contains(session) { _sessions.append(session) }
        session.configuration =
            delegate?.application(self, configurationForConnecting: session, options: options)
            ?? session.configuration
        var delegateClass: AnyClass? = session.configuration.delegateClass
        if delegateClass == nil { delegateClass = ClassLookup.find("SceneDelegate") }
        _placeScenes(count: _scenes.count + 1)
        startScene(session, delegateClass: delegateClass, options: options)
        _placeScenes(count: _scenes.count)
        if let scene = session.scene { _bringForward([scene]) }
    }

    /// Makes another session, as a user does who drags the app's icon beside the app's window.
    package func _openAnotherScene(_ activity: NSUserActivity? = nil) { activate(nil, activity) }

    func _requestDestruction(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        guard _sessions.contains(session), _sessions.count > 1 else {
            errorHandler?(UISceneError(.requestDenied, "The last scene stays."))
            return
        }
        Frame.inNextFrame { [weak self] in self?.destroy(session) }
    }

    private func destroy(_ session: UISceneSession) {
        if let scene = session.scene {
            if scene.activationState == .foregroundActive { _resign(scene) }
            if scene.activationState != .background { _sendToBackground(scene) }
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
            (scene as? UIWindowScene)?._layer.removeFromSuperlayer()
            _scenes.removeAll { $0 === scene }
            scene.delegate = nil
        }
        _sessions.removeAll { $0 === session }
        delegate?.application(self, didDiscardSceneSessions: [session])
        _placeScenes(count: _scenes.count)
    }

    // MARK: Changes

    /// Gives a scene another size and other traits while the device stays as it is.
    func change(_ scene: UIWindowScene, to configuration: DeviceConfiguration) {
        let old = scene._configuration
        let newSize = configuration.windowFrame.size
        let windows = scene.windows
        let following = windows.filter { !$0.isHidden && $0.bounds.size == old.windowFrame.size }
        let coordinator = TransitionCoordinator(containerView: scene._mainWindow)
        let traits = UITraitCollection(configuration.traitValues)
        for window in windows where !window.isHidden {
            window._announce(
                traits: traits, size: following.contains(window) ? newSize : window.bounds.size, with: coordinator)
        }
        let oldSpace = scene.coordinateSpace
        let oldTraits = scene.traitCollection
        scene._apply(configuration)
        for window in following { window.frame = CGRect(origin: .zero, size: newSize) }
        for window in windows {
            window._updateWindowSafeArea()
            window._setNeedsTraitUpdateOfControllers()
            TraitPass.run(window)
        }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: oldSpace, interfaceOrientation: old.orientation, traitCollection: oldTraits)
        for window in following { window.layoutIfNeeded() }
        coordinator.runAnimations()
        for window in following { window.layoutIfNeeded() }
        coordinator.finish()
        Frame.setNeedsFrame()
    }

    // MARK: Places

    /// Gives each of the first scenes its part of the screen: all of it to one, a half to each of two.
    ///
    /// Unverified: more than two scenes share the last half; on the phone only one is ever seen.
    func _placeScenes(count: Int) {
        let whole = UIScreen.main._configuration
        let scenes = _scenes.compactMap { $0 as? UIWindowScene }
        for (index, scene) in scenes.enumerated() {
            let place = Self._place(index, of: count, in: whole)
            if scene._configuration != place { change(scene, to: place) }
        }
    }

    /// The device as the scene of that number has it. Ten points are between two scenes.
    package static func _place(
        _ index: Int, of count: Int, in whole: DeviceConfiguration
    ) -> DeviceConfiguration {
        guard count > 1 else { return whole }
        var part = whole
        let screen = whole.screenBounds
        let width = (screen.width - 10) / 2
        part.windowFrame = CGRect(
            x: index == 0 ? 0 : screen.width - width, y: 0, width: width, height: screen.height)
        // Half of a 12.9-inch screen in landscape is the first that counts as regular.
        part.horizontalSizeClass = width >= 660 ? .regular : .compact
        return part
    }
}
