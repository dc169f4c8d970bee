import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct DatePickerTests {
    /// 15 March 2024, 14:37:20 in UTC.
    private let moment = Date(timeIntervalSince1970: 1_710_513_440)

    private func picker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        picker.calendar = calendar
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = moment
        picker.frame.size = picker.intrinsicContentSize
        picker.layoutIfNeeded()
        return picker
    }

    private func labels(_ view: UIView) -> [String] {
        if view.isHidden { return [] }
        return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test("the automatic style is compact, but a duration is chosen with wheels")
    func style() {
        #expect(picker(.date, .automatic).datePickerStyle == .compact)
        #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
        #expect(UIDatePicker().datePickerMode == .dateAndTime)
    }

    @Test("a compact picker writes date and time in its language")
    func compact() {
        #expect(labels(picker(.date, .compact)) == ["Mar 15, 2024"])
        #expect(labels(picker(.date, .compact, locale: "ja_JP")) == ["2024/03/15"])
        #expect(labels(picker(.time, .compact, locale: "de_DE")) == ["14:37"])
        #expect(labels(picker(.dateAndTime, .compact)).count == 2)
    }

    @Test("limits hold the date")
    func limits() {
        let picker = picker(.date, .compact)
        picker.maximumDate = moment.addingTimeInterval(-100)
        #expect(picker.date == moment.addingTimeInterval(-100))
        picker.date = moment
        #expect(picker.date == moment.addingTimeInterval(-100))
        // Limits that contradict each other are ignored.
        picker.minimumDate = moment
        picker.date = moment.addingTimeInterval(500)
        #expect(picker.date == moment.addingTimeInterval(500))
    }

    @Test("minutes are rounded down to the interval")
    func interval() {
        let picker = picker(.time, .wheels)
        picker.minuteInterval = 15
        #expect(picker.date == Date(timeIntervalSince1970: 1_710_513_000))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("a month of the inline style has its days under the right weekdays")
    func inline() throws {
        let picker = picker(.date, .inline)
        let texts = labels(picker)
        #expect(texts.contains("March 2024"))
        #expect(texts.filter { Int($0) != nil } == (1...31).map(String.init))
        // The first of March 2024 was a Friday: the sixth column of a week that starts on Sunday.
        let calendar = try #require(picker.shown as? DatePickerCalendar)
        let days = calendar.subviews.compactMap { $0 as? CalendarDayView }
        #expect(days.count == 31)
        let column = (picker.bounds.width - 16) / 7
        #expect(abs(days[0].frame.minX - (8 + 5 * column)) < 0.5)
        #expect(days[1].frame.minX > days[0].frame.minX)
        #expect(days[2].frame.minY > days[0].frame.minY)
    }

    @Test("choosing a day keeps the time of day and is told once")
    func choosing() throws {
        let picker = picker(.date, .inline)
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let calendar = try #require(picker.shown as? DatePickerCalendar)
        let days = calendar.subviews.compactMap { $0 as? CalendarDayView }
        days[19].sendActions(for: .touchUpInside)
        #expect(picker.date == moment.addingTimeInterval(5 * 86_400))
        #expect(events == 1)
    }

    @Test("wheels stand in the order of the language")
    func wheelOrder() throws {
        func first(_ locale: String) throws -> String? {
            let picker = picker(.date, .wheels, locale: locale)
            defer { withExtendedLifetime(picker) {} }
            let wheels = try #require(picker.shown as? DatePickerWheels)
            return wheels.pickerView(wheels, titleForRow: wheels.selectedRow(inComponent: 0), forComponent: 0)
        }
        #expect(try first("en_US") == "March")
        #expect(try first("de_DE") == "15")
        #expect(try first("ja_JP") == "2024")
    }

    @Test("turning a wheel to the 31st of a short month gives its last day")
    func shortMonth() throws {
        let picker = picker(.date, .wheels)
        picker.date = Date(timeIntervalSince1970: 1_711_843_200)  // 31 March 2024
        let wheels = try #require(picker.shown as? DatePickerWheels)
        wheels._choose(wheels.selectedRow(inComponent: 0) + 1, inComponent: 0)
        #expect(picker.calendar.component(.month, from: picker.date) == 4)
        #expect(picker.calendar.component(.day, from: picker.date) == 30)
    }

    @Test("a duration is kept in minutes below a day")
    func duration() {
        let picker = picker(.countDownTimer, .wheels)
        picker.countDownDuration = 3_900
        #expect(picker.countDownDuration == 3_900)
        picker.countDownDuration = 1_000_000
        #expect(picker.countDownDuration == 86_340)
    }
}
