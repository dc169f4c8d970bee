import UIKit

/// Every configuration in every state.
final class ButtonStylesPage: SpecimenPage {
    private let styles: [(name: String, make: () -> UIButton.Configuration)] = [
        ("plain", UIButton.Configuration.plain), ("gray", UIButton.Configuration.gray),
        ("tinted", UIButton.Configuration.tinted), ("filled", UIButton.Configuration.filled),
        ("borderless", UIButton.Configuration.borderless), ("bordered", UIButton.Configuration.bordered),
        ("borderedTinted", UIButton.Configuration.borderedTinted),
        ("borderedProminent", UIButton.Configuration.borderedProminent),
    ]

    override func build() {
        card(
            "Configurations: normal, highlighted, selected, disabled",
            styles.map { style in flow(style.name, states().map { made(style.make(), $0) }, spacing: 8) })
        card(
            "Another tint",
            [
                flow("gray, tinted, filled", styles[1...3].map { tinted($0.make(), .systemPink) }),
                flow(
                    "tinted grey",
                    styles[1...3].map { style in
                        let button = tinted(style.make(), .systemPink)
                        button.tintAdjustmentMode = .dimmed
                        return button
                    }),
            ])
        card(
            "Base colours",
            [
                flow(
                    "background, foreground, both",
                    [
                        colored(.filled(), background: .systemGreen, foreground: nil),
                        colored(.gray(), background: nil, foreground: .systemRed),
                        colored(.tinted(), background: .systemOrange, foreground: .systemOrange),
                    ])
            ])
        card(
            "Selection",
            [
                flow("changes by a tap", [toggle(.plain()), toggle(.gray()), toggle(.filled())]),
                flow("with an update handler", [favourite(isSelected: false), favourite(isSelected: true)]),
            ])
        card(
            "Without a configuration: normal, highlighted, selected, disabled",
            [
                flow("system", states().map { legacy(.system, $0) }),
                flow("custom", states().map { legacy(.custom, $0) }),
                flow("with an image", states().map { withImage($0) }),
            ])
    }

    private func states() -> [UIControl.State] { [.normal, .highlighted, .selected, .disabled] }

    private func apply(_ state: UIControl.State, to button: UIButton) {
        button.isHighlighted = state.contains(.highlighted)
        button.isSelected = state.contains(.selected)
        button.isEnabled = !state.contains(.disabled)
    }

    private func made(_ configuration: UIButton.Configuration, _ state: UIControl.State) -> UIButton {
        var configuration = configuration
        configuration.title = "Book"
        let button = UIButton(configuration: configuration)
        apply(state, to: button)
        return button
    }

    private func tinted(_ configuration: UIButton.Configuration, _ color: UIColor) -> UIButton {
        let button = made(configuration, .normal)
        button.tintColor = color
        return button
    }

    private func colored(
        _ configuration: UIButton.Configuration, background: UIColor?, foreground: UIColor?
    ) -> UIButton {
        var configuration = configuration
        configuration.baseBackgroundColor = background
        configuration.baseForegroundColor = foreground
        return made(configuration, .normal)
    }

    private func toggle(_ configuration: UIButton.Configuration) -> UIButton {
        let button = made(configuration, .normal)
        button.changesSelectionAsPrimaryAction = true
        button.isSelected = true
        return button
    }

    private func favourite(isSelected: Bool) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.changesSelectionAsPrimaryAction = true
        button.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
            button.configuration?.title = button.isSelected ? "Liked" : "Like"
        }
        button.isSelected = isSelected
        return button
    }

    private func legacy(_ type: UIButton.ButtonType, _ state: UIControl.State) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle("Book", for: .normal)
        if type == .custom {
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.secondaryLabel, for: .highlighted)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.setTitleColor(.systemPurple, for: .selected)
        }
        apply(state, to: button)
        return button
    }

    private func withImage(_ state: UIControl.State) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "tray.and.arrow.down"), for: .normal)
        button.setTitle(" Save", for: .normal)
        apply(state, to: button)
        return button
    }
}
