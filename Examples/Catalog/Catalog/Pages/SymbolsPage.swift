import UIKit

/// Symbols by size, weight, scale and colour.
final class SymbolsPage: SpecimenPage {
    override func build() {
        let weights: [(String, UIImage.SymbolWeight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        card(
            "Weights",
            [
                flow(
                    "heart and gear at 28 points",
                    weights.map { name, weight in
                        pair(name, UIImage.SymbolConfiguration(pointSize: 28, weight: weight))
                    })
            ])
        let scales: [(String, UIImage.SymbolScale)] = [("small", .small), ("medium", .medium), ("large", .large)]
        card(
            "Scales and text styles",
            [
                flow(
                    "scales at 24 points",
                    scales.map { name, scale in
                        pair(name, UIImage.SymbolConfiguration(pointSize: 24, weight: .regular, scale: scale))
                    }),
                flow(
                    "text styles",
                    [
                        pair("largeTitle", UIImage.SymbolConfiguration(textStyle: .largeTitle)),
                        pair("body", UIImage.SymbolConfiguration(textStyle: .body)),
                        pair("caption1", UIImage.SymbolConfiguration(textStyle: .caption1)),
                    ]),
                besideText(),
            ])
        let names = ["star.circle.fill", "person.crop.circle.badge.plus", "folder.badge.minus", "bell.badge"]
        let blue = UIColor.systemBlue
        card(
            "Colours",
            [
                colours("monochrome", names, .preferringMonochrome()),
                colours("hierarchical", names, UIImage.SymbolConfiguration(hierarchicalColor: blue)),
                colours(
                    "palette of two", names, UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal])),
                colours("multicolour", names, .preferringMulticolor()),
            ])
        card(
            "Often used",
            [
                flow(
                    "at 22 points",
                    [
                        "house", "magnifyingglass", "person", "gearshape", "bell", "heart", "star", "trash",
                        "square.and.arrow.up",
                        "plus", "xmark", "checkmark", "ellipsis", "pencil", "folder", "paperplane", "calendar", "clock",
                        "camera",
                        "photo", "play.fill", "pause.fill", "mic", "phone", "envelope", "lock", "map", "cart",
                        "bookmark", "flag",
                    ].map { name in
                        UIImageView(
                            image: UIImage(
                                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
                    }, spacing: 14)
            ])
    }

    private func pair(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIView {
        let images = ["heart", "gearshape"].map {
            UIImageView(image: UIImage(systemName: $0, withConfiguration: configuration))
        }
        for image in images { image.contentMode = .center }
        let both = UIStackView(arrangedSubviews: images)
        both.distribution = .fillEqually
        return named(name, both, width: 92, height: 48)
    }

    private func colours(_ name: String, _ names: [String], _ colors: UIImage.SymbolConfiguration) -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 30).applying(colors)
        return flow(
            name,
            names.map {
                UIImageView(image: UIImage(systemName: $0, withConfiguration: configuration))
            }, spacing: 18)
    }

    private func besideText() -> UIView {
        let label = UILabel()
        label.text = "On one baseline"
        label.font = .preferredFont(forTextStyle: .title2)
        let image = UIImageView(image: UIImage(systemName: "bookmark.fill"))
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        image.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [image, label])
        stack.alignment = .firstBaseline
        stack.spacing = 8
        return block("beside text", stack)
    }
}
