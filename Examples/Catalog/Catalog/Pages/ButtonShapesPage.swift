import UIKit

/// Sizes, corners, images, second lines, menus, and the buttons the system makes.
final class ButtonShapesPage: SpecimenPage {
    override func build() {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        let corners: [(String, UIButton.Configuration.CornerStyle)] = [
            ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule), ("Dynamic", .dynamic),
            ("Fixed", .fixed),
        ]
        card(
            "Sizes",
            [
                flow("gray", sizes.map { name, size in made(.gray(), name) { $0.buttonSize = size } }),
                flow(
                    "filled, with images",
                    sizes.map { name, size in
                        made(.filled(), name) {
                            $0.buttonSize = size
                            $0.image = UIImage(systemName: "plus")
                            $0.imagePadding = 4
                        }
                    }),
            ])
        card(
            "Corner styles",
            [
                flow(
                    "filled",
                    corners.map { name, style in
                        made(.filled(), name) { $0.cornerStyle = style }
                    })
            ])
        let places: [(String, NSDirectionalRectEdge)] = [
            ("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
        ]
        card(
            "Images and second lines",
            [
                flow(
                    "image placement",
                    places.map { name, edge in
                        made(.tinted(), name) {
                            $0.image = UIImage(systemName: "airplane")
                            $0.imagePlacement = edge
                            $0.imagePadding = 6
                        }
                    }),
                flow(
                    "image alone",
                    [
                        made(.plain(), nil) { $0.image = UIImage(systemName: "square.and.arrow.up") },
                        made(.gray(), nil) { $0.image = UIImage(systemName: "square.and.arrow.up") },
                        made(.filled(), nil) {
                            $0.image = UIImage(systemName: "plus")
                            $0.cornerStyle = .capsule
                        },
                        made(.filled(), nil) {
                            $0.image = UIImage(systemName: "plus")
                            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
                                pointSize: 24, weight: .bold)
                        },
                    ]),
                flow(
                    "subtitle",
                    [
                        made(.filled(), "Buy") { $0.subtitle = "Only 9.99 a month" },
                        made(.gray(), "Window seat") {
                            $0.subtitle = "Row 12, left"
                            $0.titleAlignment = .leading
                            $0.image = UIImage(systemName: "carseat.left")
                            $0.imagePadding = 8
                        },
                    ]),
                flow(
                    "activity",
                    [
                        made(.filled(), "Saving") {
                            $0.showsActivityIndicator = true
                            $0.imagePadding = 8
                        },
                        made(.gray(), nil) { $0.showsActivityIndicator = true },
                    ]),
            ])
        card(
            "Backgrounds",
            [
                flow(
                    "stroke, own colour, insets",
                    [
                        made(.plain(), "Stroke") {
                            $0.background.strokeColor = .systemIndigo
                            $0.background.strokeWidth = 1
                            $0.background.cornerRadius = 10
                            $0.cornerStyle = .fixed
                        },
                        made(.filled(), "Colour") { $0.background.backgroundColor = .systemTeal },
                        made(.gray(), "Insets") {
                            $0.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 30, bottom: 16, trailing: 30)
                        },
                    ])
            ])
        card("Menus", [flow("pull-down and pop-up", [pullDown(), popUp()])])
        card(
            "Made by the system",
            [
                flow(
                    "detail disclosure, info, add, close",
                    [
                        UIButton(type: .detailDisclosure), UIButton(type: .infoLight), UIButton(type: .contactAdd),
                        UIButton(type: .close),
                    ], spacing: 24)
            ])
        card(
            "As wide as the card",
            [
                block("filled, large, in the middle", made(.filled(), "Continue") { $0.buttonSize = .large }),
                block("leading content", leading()),
                block(
                    "a title of several lines",
                    made(.tinted(), "Continue with the account you used on your old phone") {
                        $0.buttonSize = .medium
                    }),
            ])
    }

    private func made(
        _ configuration: UIButton.Configuration, _ title: String?,
        _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func leading() -> UIButton {
        let button = made(.gray(), "Choose a file") {
            $0.image = UIImage(systemName: "folder")
            $0.imagePadding = 8
        }
        button.contentHorizontalAlignment = .leading
        return button
    }

    private var actions: [UIAction] {
        [
            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
            UIAction(title: "Size") { _ in },
        ]
    }

    private func pullDown() -> UIButton {
        let button = made(.gray(), "Sort by") { $0.image = UIImage(systemName: "arrow.up.arrow.down") }
        button.configuration?.imagePadding = 6
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private func popUp() -> UIButton {
        let button = made(.gray(), nil)
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }
}
