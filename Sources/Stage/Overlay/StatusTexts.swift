import Foundation

/// Time and date of the status bar in the words of a locale. It is always 9:41 on Tuesday, 9 January, the day the phone was shown.
struct StatusTexts {
    let time: String
    let date: String

    /// - Parameter locale: an identifier such as "ja" or "en_US".
    init(locale: String) {
        if locale.hasPrefix("en") {
            // The usual case, and formatters take longer than everything else here.
            time = "9:41 AM"
            date = "Tue Jan 9"
            return
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        // 2024-01-09 09:41:00 UTC
        let moment = Date(timeIntervalSince1970: 1_704_793_260)
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        time = formatter.string(from: moment)
        formatter.setLocalizedDateFormatFromTemplate("MMMdEEE")
        date = formatter.string(from: moment)
    }
}
