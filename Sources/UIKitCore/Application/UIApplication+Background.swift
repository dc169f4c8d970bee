/// Going to the background and coming back.
extension UIApplication {
    /// The user leaves the app: every scene resigns and goes to the background, what is needed to come back is saved, and the
    /// system takes the snapshots for the app switcher, in the other appearance and in the one that is set. Views see the
    /// appearance flip and flip back.
    ///
    /// - Returns: what a later launch can restore.
    @discardableResult
    package func _enterBackground() -> SavedState {
        let active = _scenes.filter { $0.activationState == .foregroundActive }
        let usesSceneDelegate = _scenes.contains { $0.delegate != nil }
        for scene in active { _resign(scene) }
        applicationState = .inactive
        if !usesSceneDelegate { delegate?.applicationWillResignActive(self) }
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        for scene in _scenes where scene.activationState != .background { _sendToBackground(scene) }
        applicationState = .background
        if !usesSceneDelegate { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        var state = usesSceneDelegate ? SavedState() : StateRestoration.save(self) ?? SavedState()
        state.activities = _sessions.map(\.stateRestorationActivity)
        state.sessionInfo = _sessions.map(\.userInfo)
        takeSnapshots()
        return state
    }

    /// The user comes back to the app.
    package func _enterForeground() {
        if !_scenes.contains(where: { $0.delegate != nil }) { delegate?.applicationWillEnterForeground(self) }
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        _bringForward(_scenes.filter { $0.activationState == .background })
    }

    /// Scenes enter the foreground, one after another, and become active.
    func _bringForward(_ scenes: [UIScene]) {
        let wasActive = applicationState == .active
        for scene in scenes {
            scene.activationState = .foregroundInactive
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.delegate?.sceneWillEnterForeground(scene)
        }
        let usesSceneDelegate = _scenes.contains { $0.delegate != nil }
        applicationState = .active
        for scene in scenes {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        }
        guard !wasActive else { return }
        if !usesSceneDelegate { delegate?.applicationDidBecomeActive(self) }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    func _resign(_ scene: UIScene) {
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        scene.delegate?.sceneWillResignActive(scene)
        scene.activationState = .foregroundInactive
    }

    /// The scene's activity is asked for once the scene is in the background.
    func _sendToBackground(_ scene: UIScene) {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        bringActivitiesUpToDate(in: scene)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }

    /// Every responder with an activity writes its state into it.
    private func bringActivitiesUpToDate(in scene: UIScene) {
        func update(_ responder: UIResponder) {
            guard let activity = responder.userActivity else { return }
            activity.delegate?.userActivityWillSave(activity)
            responder.updateUserActivityState(activity)
            activity.needsSave = false
        }
        func update(in controller: UIViewController) {
            update(controller)
            for child in controller.children { update(in: child) }
            if let presented = controller._presentation?.presented { update(in: presented) }
        }
        update(scene)
        for window in (scene as? UIWindowScene)?.windows ?? [] {
            update(window)
            if let root = window.rootViewController { update(in: root) }
        }
    }

    private func takeSnapshots() {
        guard SystemBehavior.hasDarkAppearance else { return }
        let own = UIScreen.main._configuration
        var other = own
        other.userInterfaceStyle = own.userInterfaceStyle == .dark ? .light : .dark
        for appearance in [other, own] {
            _change(to: appearance, turnsDevice: false)
            Frame.runPasses()
        }
    }
}
