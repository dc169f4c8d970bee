import Synchronization

/// The locale of the simulated device.
///
/// Foundation on Linux says "en_001" whatever the process asks for, so the two functions below take the place of its
/// `Locale.current` and `Locale.autoupdatingCurrent`: the dynamic linker binds everyone's calls, Foundation's own too, to them
/// when this library is searched before Foundation. Date and number formatters then follow the device.
package enum CurrentLocale {
    private static let locale = Mutex(Locale(identifier: "en_US"))

    package static var value: Locale {
        get { locale.withLock { $0 } }
        set { locale.withLock { $0 = newValue } }
    }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func _currentLocale() -> Locale { CurrentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func _autoupdatingCurrentLocale() -> Locale { CurrentLocale.value }
