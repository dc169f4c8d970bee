import UIKit

/// Blurs of every material, and vibrancy over them.
final class EffectsPage: SpecimenPage {
    override func build() {
        let materials: [(String, UIBlurEffect.Style)] = [
            ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemThinMaterial", .systemThinMaterial),
            ("systemMaterial", .systemMaterial), ("systemThickMaterial", .systemThickMaterial),
            ("systemChromeMaterial", .systemChromeMaterial),
        ]
        card("Materials", [over(materials)])
        card(
            "Always light, always dark",
            [
                over([
                    ("systemThinMaterialLight", .systemThinMaterialLight),
                    ("systemMaterialLight", .systemMaterialLight),
                    ("systemThinMaterialDark", .systemThinMaterialDark), ("systemMaterialDark", .systemMaterialDark),
                ])
            ])
        card(
            "Older styles",
            [
                over([
                    ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
                    ("prominent", .prominent),
                ])
            ])
        card("Vibrancy", [vibrant(.systemThinMaterial), vibrant(.systemMaterialDark)])
        card("Alone", [block("no effect, then a blur with round corners", bare(), height: 90)])
    }

    private func backdrop() -> UIView {
        let view = UIImageView(image: Drawings.landscape(CGSize(width: 240, height: 160)))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        return view
    }

    /// Strips of material over a picture.
    private func over(_ styles: [(String, UIBlurEffect.Style)]) -> UIView {
        let picture = backdrop()
        let strips = styles.map { name, style in
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 15, weight: .medium)
            if ["Dark", "dark"].contains(where: name.hasSuffix) { label.textColor = .white }
            if name.hasSuffix("Light") || name == "light" { label.textColor = .black }
            view.contentView.add(label, inset: 8)
            return view
        }
        let stack = UIStackView(arrangedSubviews: strips)
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        picture.add(stack, inset: 14)
        return picture
    }

    private func vibrant(_ style: UIBlurEffect.Style) -> UIView {
        let picture = backdrop()
        let blur = UIBlurEffect(style: style)
        let base = UIVisualEffectView(effect: blur)
        let styles: [(String, UIVibrancyEffectStyle)] = [
            ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
            ("quaternaryLabel", .quaternaryLabel),
        ]
        let labels = styles.map { name, style in
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            view.contentView.add(label)
            return view
        }
        let fills: [UIVibrancyEffectStyle] = [.fill, .secondaryFill, .tertiaryFill, .separator]
        let boxes = UIStackView(
            arrangedSubviews: fills.map { style in
                let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
                let box = UIView()
                box.backgroundColor = .white
                view.contentView.add(box)
                view.heightAnchor.constraint(equalToConstant: 24).isActive = true
                return view
            })
        boxes.spacing = 8
        boxes.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: labels + [boxes])
        stack.axis = .vertical
        stack.spacing = 6
        base.contentView.add(stack, inset: 12)
        picture.add(base, inset: 14)
        return picture
    }

    private func bare() -> UIView {
        let picture = backdrop()
        let empty = UIVisualEffectView(effect: nil)
        let round = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        round.layer.cornerRadius = 20
        round.clipsToBounds = true
        let stack = UIStackView(arrangedSubviews: [empty, round])
        stack.spacing = 14
        stack.distribution = .fillEqually
        picture.add(stack, inset: 14)
        return picture
    }
}
