import UIKit

/// Looks set once for many instances.
final class AppearancePage: SpecimenPage {
    /// Views of this kind have their proxies set below.
    final class Themed: UIView {}
    final class Loud: UILabel {}

    /// Called once, before the first window.
    static func setProxies() {
        UISwitch.appearance(whenContainedInInstancesOf: [Themed.self]).onTintColor = .systemPurple
        UISlider.appearance(whenContainedInInstancesOf: [Themed.self]).minimumTrackTintColor = .systemPurple
        UIProgressView.appearance(whenContainedInInstancesOf: [Themed.self]).progressTintColor = .systemPurple
        UILabel.appearance(whenContainedInInstancesOf: [Themed.self]).textColor = .systemPurple
        UISegmentedControl.appearance(whenContainedInInstancesOf: [Themed.self]).selectedSegmentTintColor =
            .systemPurple
        UISegmentedControl.appearance(whenContainedInInstancesOf: [Themed.self]).setTitleTextAttributes(
            [.foregroundColor: UIColor.white], for: .selected)
        Loud.appearance().font = .systemFont(ofSize: 22, weight: .black)
        Loud.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
    }

    override func build() {
        let themed = Themed()
        themed.add(sample())
        card("By container", [block("themed", themed), block("not themed", sample())])
        let own = Themed()
        let label = UILabel()
        label.text = "Its own colour stays"
        label.textColor = .systemTeal
        own.add(label)
        let loud = Loud()
        loud.text = "A subclass, yellow in the dark"
        loud.numberOfLines = 0
        card("Own values and subclasses", [own, loud])
    }

    private func sample() -> UIView {
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.4
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let label = UILabel()
        label.text = "A label"
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        let top = UIStackView(arrangedSubviews: [label, toggle])
        let stack = UIStackView(arrangedSubviews: [top, slider, segments, progress])
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }
}
