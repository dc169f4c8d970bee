import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct CompactPickerPopupTests {
    private final class Form: UIViewController {
        let picker = UIDatePicker()
        override func viewDidLoad() {
            super.viewDidLoad()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = .date
            picker.frame = CGRect(x: 40, y: 120, width: 200, height: 40)
            view.addSubview(picker)
        }

        var button: DatePickerLabel? {
            picker.shown?.subviews.lazy.compactMap { $0 as? DatePickerLabel }.first { !$0.isHidden }
        }
        var text: UILabel? { button?.subviews.lazy.compactMap { $0 as? UILabel }.first }
    }

    /// A form in a sheet, with its calendar open.
    private func opened() throws -> (FingerStage, UIViewController, Form) {
        let root = UIViewController()
        let stage = FingerStage(root: root)
        let form = Form()
        root.present(form, animated: false)
        stage.settle()
        let button = try #require(form.button)
        #expect(form.text?.textColor == .label)
        button.sendActions(for: .touchUpInside)
        stage.settle()
        return (stage, root, form)
    }

    @Test("the text is tinted for as long as the calendar is open")
    func tint() throws {
        let (stage, _, form) = try opened()
        #expect(form.presentedViewController != nil)
        #expect(form.text?.textColor == .tintColor)
        form.presentedViewController?.dismiss(animated: true)
        stage.settle()
        #expect(form.text?.textColor == .label)
    }

    @Test("dismissing from the controller of the picker closes the calendar first, then the controller")
    func dismissing() throws {
        let (stage, root, form) = try opened()
        form.dismiss(animated: true)
        stage.settle()
        #expect(form.presentedViewController == nil)
        #expect(root.presentedViewController === form)
        form.dismiss(animated: true)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("a touch beside the calendar closes it, one on a day chooses it")
    func touches() throws {
        let (stage, _, form) = try opened()
        let popup = try #require(form.presentedViewController)
        let place = popup.view.convert(popup.view.bounds, to: nil)
        let button = form.picker.convert(form.picker.bounds, to: nil)
        #expect(place.minY >= button.maxY || place.maxY <= button.minY)
        var events = 0
        form.picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let inner = try #require(popup.view.subviews.first as? UIDatePicker)
        let calendar = try #require(inner.shown as? DatePickerCalendar)
        let days = calendar.subviews.compactMap { $0 as? CalendarDayView }
        let number = Calendar.current.component(.day, from: form.picker.date)
        days[number == 3 ? 4 : 2].sendActions(for: .touchUpInside)
        #expect(events == 1)
        #expect(form.presentedViewController === popup)
        stage.tap(place.midX, place.maxY + 60 < 800 ? place.maxY + 60 : place.minY - 60)
        #expect(form.presentedViewController == nil)
    }
}
