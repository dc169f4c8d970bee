/// Leaving the foreground and coming back.
extension UIApplication {
    /// Goes to the background as when the home screen is shown: resigns, tells the delegates, and lets the system take the snapshots
    /// for the app switcher, in the other appearance and in the one that is set. Views see the appearance flip and flip back.
    package func _enterBackground() {
        guard applicationState != .background else { return }
        let center = NotificationCenter.default
        let usesSceneDelegate = connectedScenes.contains { $0.delegate != nil }
        for scene in connectedScenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.activationState = .foregroundInactive
            center.post(name: UIScene.willDeactivateNotification, object: scene)
        }
        if !usesSceneDelegate { delegate?.applicationWillResignActive(self) }
        center.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .background
        for scene in connectedScenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        }
        if !usesSceneDelegate { delegate?.applicationDidEnterBackground(self) }
        center.post(name: Self.didEnterBackgroundNotification, object: self)
        takeSnapshots()
    }

    /// Comes back to the front.
    package func _enterForeground() {
        guard applicationState == .background else { return }
        let center = NotificationCenter.default
        let usesSceneDelegate = connectedScenes.contains { $0.delegate != nil }
        applicationState = .inactive
        for scene in connectedScenes {
            scene.activationState = .foregroundInactive
            center.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.delegate?.sceneWillEnterForeground(scene)
        }
        if !usesSceneDelegate { delegate?.applicationWillEnterForeground(self) }
        center.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .active
        for scene in connectedScenes {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            center.post(name: UIScene.didActivateNotification, object: scene)
        }
        if !usesSceneDelegate { delegate?.applicationDidBecomeActive(self) }
        center.post(name: Self.didBecomeActiveNotification, object: self)
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
