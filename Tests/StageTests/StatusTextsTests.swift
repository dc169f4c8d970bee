import Testing

@testable import Stage

@Suite struct StatusTextsTests {
    @Test(
        "time and date are in the words of the language",
        arguments: [("en_US", "9:41 AM", "Tue Jan 9"), ("ja", "9:41", "1月9日(火)")])
    func words(locale: String, time: String, date: String) {
        let texts = StatusTexts(locale: locale)
        #expect(texts.time == time)
        #expect(texts.date == date)
    }
}
