import UIKit

/// Switches, sliders and steppers.
final class ControlsPage: SpecimenPage {
    override func build() {
        card(
            "Switches",
            [
                row("On", toggle(true)), row("Off", toggle(false)),
                row("Tinted", toggle(true) { $0.onTintColor = .systemIndigo }),
                row(
                    "Thumb",
                    toggle(true) {
                        $0.onTintColor = .systemYellow
                        $0.thumbTintColor = .systemBrown
                    }),
                row("Disabled, on", toggle(true) { $0.isEnabled = false }),
                row("Disabled, off", toggle(false) { $0.isEnabled = false }),
            ])
        card(
            "Sliders",
            [
                block("0, 0.35 and 1", column([slider(0), slider(0.35), slider(1)])),
                block(
                    "tinted",
                    slider(0.6) {
                        $0.minimumTrackTintColor = .systemOrange
                        $0.maximumTrackTintColor = .systemTeal
                        $0.thumbTintColor = .systemYellow
                    }),
                block(
                    "with images",
                    slider(0.5) {
                        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
                        $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
                    }),
                block("disabled", slider(0.5) { $0.isEnabled = false }),
            ])
        card(
            "Steppers",
            [
                row("In the middle", stepper(50)), row("At the minimum", stepper(0)),
                row("At the maximum", stepper(100)),
                row("Disabled", stepper(50) { $0.isEnabled = false }),
                row(
                    "Own images",
                    stepper(50) {
                        $0.setDecrementImage(UIImage(systemName: "tortoise"), for: .normal)
                        $0.setIncrementImage(UIImage(systemName: "hare"), for: .normal)
                    }),
            ])
        let dimmed = column([slider(0.4), row("Switch", toggle(true)), row("Stepper", stepper(50))])
        dimmed.tintAdjustmentMode = .dimmed
        card("Dimmed, as behind an alert", [dimmed])
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        return stack
    }

    private func toggle(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
        let view = UISwitch()
        view.isOn = isOn
        change(view)
        return view
    }

    private func slider(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
        let view = UISlider()
        view.value = value
        change(view)
        return view
    }

    private func stepper(_ value: Double, _ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
        let view = UIStepper()
        view.value = value
        change(view)
        return view
    }
}
