import UIKit

/// The system's colours, as they are in this appearance and in both.
final class ColorsPage: SpecimenPage {
    override func build() {
        swatches(
            "Colours",
            [
                ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen),
                ("mint", .systemMint), ("teal", .systemTeal), ("cyan", .systemCyan), ("blue", .systemBlue),
                ("indigo", .systemIndigo), ("purple", .systemPurple), ("pink", .systemPink), ("brown", .systemBrown),
            ])
        swatches(
            "Greys",
            [
                ("gray", .systemGray), ("gray2", .systemGray2), ("gray3", .systemGray3), ("gray4", .systemGray4),
                ("gray5", .systemGray5), ("gray6", .systemGray6),
            ])
        swatches(
            "Backgrounds",
            [
                ("background", .systemBackground), ("secondary", .secondarySystemBackground),
                ("tertiary", .tertiarySystemBackground), ("grouped", .systemGroupedBackground),
                ("secondary g.", .secondarySystemGroupedBackground), ("tertiary g.", .tertiarySystemGroupedBackground),
            ])
        swatches(
            "Fills and lines",
            [
                ("fill", .systemFill), ("secondary", .secondarySystemFill), ("tertiary", .tertiarySystemFill),
                ("quaternary", .quaternarySystemFill), ("separator", .separator), ("opaque", .opaqueSeparator),
            ])
        swatches(
            "Text",
            [
                ("label", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
                ("quaternary", .quaternaryLabel), ("placeholder", .placeholderText), ("link", .link),
                ("lightText", .lightText), ("darkText", .darkText),
            ])
        swatches(
            "Fixed",
            [
                ("black", .black), ("darkGray", .darkGray), ("gray", .gray), ("lightGray", .lightGray),
                ("white", .white),
                ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
                ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown),
            ])
    }

    /// Left in the light, right in the dark appearance.
    private func swatches(_ title: String, _ colors: [(String, UIColor)]) {
        card(
            title,
            [
                FlowView(
                    colors.map { name, color in
                        let halves = [UIUserInterfaceStyle.light, .dark].map { style in
                            let ground = UIView()
                            ground.overrideUserInterfaceStyle = style
                            ground.backgroundColor = .systemBackground
                            let view = UIView()
                            view.backgroundColor = color
                            ground.add(view)
                            return ground
                        }
                        let both = UIStackView(arrangedSubviews: halves)
                        both.distribution = .fillEqually
                        both.layer.cornerRadius = 8
                        both.clipsToBounds = true
                        both.layer.borderWidth = 0.5
                        both.layer.borderColor = UIColor.systemGray.cgColor
                        return named(name, both, width: 72, height: 44)
                    }, spacing: 10)
            ])
    }
}
