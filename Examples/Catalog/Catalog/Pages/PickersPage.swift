import UIKit

/// Wheels, dates and colours to pick.
final class PickersPage: SpecimenPage {
    /// The same moment in every picture.
    private let date = Date(timeIntervalSince1970: 1_750_000_000)

    override func build() {
        let wheel = UIPickerView()
        wheel.dataSource = self
        wheel.delegate = self
        wheel.selectRow(2, inComponent: 0, animated: false)
        wheel.selectRow(1, inComponent: 1, animated: false)
        card("Picker", [block("two components", wheel)])
        card(
            "Dates, wheels",
            [
                block("date", picker(.date, .wheels)), block("time", picker(.time, .wheels)),
                block("count down", picker(.countDownTimer, .wheels)),
            ])
        card(
            "Dates, compact",
            [
                row("Date", picker(.date, .compact)), row("Time", picker(.time, .compact)),
                row("Both", picker(.dateAndTime, .compact)),
            ])
        card("Dates, inline", [block("date and time", picker(.dateAndTime, .inline))])
        let well = UIColorWell()
        well.selectedColor = .systemPurple
        card("Colours", [row("Colour well", well)])
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        return picker
    }
}

extension PickersPage: UIPickerViewDataSource, UIPickerViewDelegate {
    private static let rows = [["Adagio", "Andante", "Moderato", "Allegro", "Presto"], ["Major", "Minor"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.rows[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.rows[component][row]
    }
}
