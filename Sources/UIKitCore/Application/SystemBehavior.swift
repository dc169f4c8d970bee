/// Behaviour that changed between versions of the system; follows the simulated version.
@MainActor
package enum SystemBehavior {
    /// The simulated major version.
    package static var majorVersion = DeviceConfiguration.default.systemMajorVersion

    /// Until iOS 12 an environment's first traits are announced with nil as the previous ones.
    static var announcesFirstTraits: Bool { majorVersion <= 12 }

    /// `viewIsAppearing(_:)` is called since iOS 13.
    static var callsViewIsAppearing: Bool { majorVersion >= 13 }

    /// Since iOS 13 there is a dark appearance.
    static var hasDarkAppearance: Bool { majorVersion >= 13 }

    /// Until iOS 15 controllers are asked for `shouldAutorotate`.
    static var asksShouldAutorotate: Bool { majorVersion <= 15 }

    /// Since iOS 17 a view controller inherits its traits from its view's superview, before from its parent.
    static var inheritsTraitsThroughViews: Bool { majorVersion >= 17 }

    /// Since iOS 17 traits are updated with layout; before, at once.
    static var updatesTraitsWithLayout: Bool { majorVersion >= 17 }

    /// Since iOS 18 reads of traits in layout and drawing methods are tracked.
    static var tracksTraits: Bool { majorVersion >= 18 }

    /// Since iOS 26 views and controllers update their properties before layout.
    static var updatesProperties: Bool { majorVersion >= 26 }

    /// Since iOS 26 scene delegates hear of effective geometries.
    static var reportsEffectiveGeometry: Bool { majorVersion >= 26 }

    /// Since iOS 13 modal presentation is a sheet unless told otherwise, and the root view may be inset.
    static var presentsAsSheet: Bool { majorVersion >= 13 }
}
