import Foundation
import Synchronization

/// Locale, languages and calendar of the simulated device.
///
/// Foundation on Linux says "en_001" whatever the process asks for, so the functions below take the place of its
/// `Locale.current`, `Calendar.current` and so on: the dynamic linker binds everyone's calls, Foundation's own too, to them when
/// this library is searched before Foundation. Date and number formatters then follow the device.
///
/// A module of its own: where the optimizer sees a caller of Foundation's name beside these, it refuses the two types.
package enum CurrentLocale {
    private struct Values {
        var locale = Locale(identifier: "en_US")
        var languages = ["en-US"]
        var calendar = CurrentLocale.calendar(of: Locale(identifier: "en_US"))
    }

    private static let values = Mutex(Values())

    package static var value: Locale { values.withLock { $0.locale } }
    package static var languages: [String] { values.withLock { $0.languages } }
    package static var calendar: Calendar { values.withLock { $0.calendar } }

    /// - Parameter language: a BCP 47 code; without a region it gets the locale's.
    package static func use(_ locale: Locale, language: String) {
        let region = locale.region.map { "-" + $0.identifier } ?? ""
        values.withLock {
            $0.locale = locale
            $0.languages = [language.contains("-") ? language : language + region]
            $0.calendar = calendar(of: locale)
        }
    }

    /// Unverified: that every locale has the Gregorian calendar, as phones come with in most regions.
    private static func calendar(of locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func _currentLocale() -> Locale { CurrentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func _autoupdatingCurrentLocale() -> Locale { CurrentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func _preferredLanguages() -> [String] { CurrentLocale.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func _currentCalendar() -> Calendar { CurrentLocale.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func _autoupdatingCurrentCalendar() -> Calendar { CurrentLocale.calendar }
