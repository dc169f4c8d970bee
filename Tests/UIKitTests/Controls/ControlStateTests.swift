import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ControlStateTests {
    private func image(_ color: UIColor, _ size: CGFloat = 12) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    private func shown(_ view: UIView, style: UIUserInterfaceStyle = .light) -> Shown {
        let root = UIView(frame: view.bounds)
        root.backgroundColor = .white
        root.addSubview(view)
        return Shown(root, style: style)
    }

    @Test("what is set for selected does not count while the button is pressed or disabled, too")
    func combinedStates() {
        let button = UIButton(type: .custom)
        button.setTitle("off", for: .normal)
        button.setTitle("on", for: .selected)
        button.isSelected = true
        #expect(button.currentTitle == "on")
        button.isHighlighted = true
        #expect(button.currentTitle == "off")
        button.setTitle("pressed", for: [.selected, .highlighted])
        #expect(button.currentTitle == "pressed")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "off")
    }

    @Test("a custom button's picture is darker under a finger and paler when disabled, unless the app says otherwise")
    func pictures() {
        let button = UIButton(type: .custom)
        button.setImage(image(.red, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let shown = shown(button)
        #expect(shown.pixel(10, 10) == [255, 0, 0])
        button.isHighlighted = true
        shown.update()
        let pressed = shown.pixel(10, 10)
        #expect(pressed[0] < 230 && pressed[1] == 0)
        button.adjustsImageWhenHighlighted = false
        shown.update()
        #expect(shown.pixel(10, 10) == [255, 0, 0])
        button.isHighlighted = false
        button.isEnabled = false
        shown.update()
        #expect(shown.pixel(10, 10)[1] > 80)
        button.adjustsImageWhenDisabled = false
        shown.update()
        #expect(shown.pixel(10, 10) == [255, 0, 0])
    }

    @Test("disabled sliders and switches are paler, and keep the alpha that the app gave them")
    func alpha() {
        let (slider, toggle) = (UISlider(), UISwitch())
        for control in [slider, toggle] as [UIControl] {
            control.alpha = 0.8
            control.isEnabled = false
            control.tintColor = .red
            #expect(abs(control.alpha - 0.8) < 1e-6)
        }
        let plain = UISwitch()
        plain.isOn = true
        let shown = shown(plain)
        let on = shown.pixel(8, 15)
        plain.isEnabled = false
        shown.update()
        let paler = shown.pixel(8, 15)
        #expect(zip(on, paler).allSatisfy { abs(($0 + 255) / 2 - $1) <= 2 })
    }

    @Test("colours of switches in light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func switches(style: UIUserInterfaceStyle) {
        let toggle = UISwitch()
        toggle.isOn = true
        let shown = shown(toggle, style: style)
        #expect(isClose(shown.pixel(8, 15), style == .dark ? [48, 209, 88] : [52, 199, 89]))
        #expect(isClose(shown.pixel(36, 15), [255, 255, 255]))
        toggle.onTintColor = .systemIndigo
        shown.update()
        #expect(isClose(shown.pixel(8, 15), style == .dark ? [94, 92, 230] : [88, 86, 214]))
    }

    @Test("a stepper shows pictures by the state of each half, and its divider")
    func stepper() {
        let stepper = UIStepper()
        stepper.setIncrementImage(image(.red).withRenderingMode(.alwaysOriginal), for: .normal)
        stepper.setIncrementImage(image(.blue).withRenderingMode(.alwaysOriginal), for: .disabled)
        stepper.setDividerImage(image(.green, 4), forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.value = 50
        let shown = shown(stepper)
        #expect(shown.pixel(70, 16) == [255, 0, 0])
        #expect(shown.pixel(47, 16) == [0, 255, 0])
        stepper.value = 100
        shown.update()
        #expect(shown.pixel(70, 16) == [0, 0, 255])
    }

    @Test("a progress view shows pictures in place of colours")
    func progress() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        view.progress = 0.5
        view.progressImage = image(.red)
        view.trackImage = image(.blue)
        let shown = shown(view)
        #expect(isClose(shown.pixel(25, 2), [255, 0, 0]))
        #expect(isClose(shown.pixel(75, 2), [0, 0, 255]))
    }

    @Test(
        "a configured button has the documented colours of its style",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func configured(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let blue = UIColor.systemBlue.resolvedColor(with: traits)
        func colors(
            _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
        ) -> (UIColor?, UIColor?) {
            let button = UIButton(configuration: configuration)
            button.overrideUserInterfaceStyle = style
            change(button)
            let updated = configuration.updated(for: button)
            return (
                updated.baseForegroundColor?.resolvedColor(with: traits),
                updated.background.backgroundColor?.resolvedColor(with: traits)
            )
        }
        #expect(colors(.plain()) == (blue, nil))
        #expect(colors(.filled()) == (.white, blue))
        #expect(colors(.gray()) == (blue, UIColor.secondarySystemFill.resolvedColor(with: traits)))
        #expect(colors(.tinted()).0 == blue)
        let disabled = colors(.filled()) { $0.isEnabled = false }
        #expect(disabled.0 == UIColor.tertiaryLabel.resolvedColor(with: traits))
        #expect(disabled.1 == UIColor.tertiarySystemFill.resolvedColor(with: traits))
        let selected = colors(.gray()) { $0.isSelected = true }
        #expect(selected == (.white, blue))
        // An app that looks after the selection itself is left alone.
        var own = UIButton.Configuration.gray()
        own.automaticallyUpdateForSelection = false
        #expect(colors(own) { $0.isSelected = true } == colors(.gray()))
    }

    @Test("the primary action is done by a call as by a tap")
    func performs() {
        let button = UIButton(type: .system)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(count == 1)
    }
}
